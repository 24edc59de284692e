// What one person sees: people, channels and messages, kept up to date by the feed.

import { follow, get, post } from "./api.js";

const HISTORY = 50;

/** Compare snowflakes: ids grow with time. */
export const older = (one, other) => one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);

/** Someone's screen; listeners hear "screen", "status", "channels", "asked", "message", "gone" and "failed". */
export class Screen extends EventTarget {
  constructor(person) {
    super();
    this.person = person;
    this.messages = new Map();
    this.unread = new Map();
    this.online = false;
    this.connected = true;
    this.stop = () => {};
  }

  tell(kind, detail) {
    this.dispatchEvent(new CustomEvent(kind, { detail }));
  }

  on(kind, listener) {
    this.addEventListener(kind, (event) => listener(event.detail));
  }

  /** Look at everything once, then follow the feed. */
  async open() {
    await this.load();
    this.stop = follow(this.me.id, this.mark, (news) => this.notice(news), (connected) => this.reach(connected));
  }

  close() {
    this.stop();
  }

  async load() {
    this.dmHistory = await get(`people/${this.person}/messages`, { channel: "dm", limit: HISTORY });
    const seen = await get(`people/${this.person}`);
    const { me, bot, online, people, asked, guilds, channels, dms, mark } = seen;
    Object.assign(this, { me, bot, online, guilds, channels, mark, asked: new Set(asked) });
    this.people = new Map(people.map((user) => [user.id, user]));
    this.dm = dms.find((channel) => channel.recipients.some((user) => user.id === bot));
    this.messages.clear();
    this.keep(this.dm.id, this.dmHistory);
    this.tell("screen");
  }

  keep(channel, messages) {
    this.messages.set(channel, new Map(messages.map((message) => [message.id, message])));
  }

  /** The messages of a channel, oldest first. */
  async history(channel) {
    if (!this.messages.has(channel)) {
      this.keep(channel, await get(`people/${this.person}/messages`, { channel, limit: HISTORY }));
    }
    return [...this.messages.get(channel).values()].sort((one, other) => older(one.id, other.id));
  }

  find(identity) {
    for (const messages of this.messages.values()) {
      if (messages.has(identity)) return messages.get(identity);
    }
    return null;
  }

  act(verb, body) {
    return post(`people/${this.person}/${verb}`, body);
  }

  reach(connected) {
    this.connected = connected;
    this.tell("status");
  }

  notice({ event, data }) {
    NEWS[event]?.(this, data);
  }

  wrote(message, fresh) {
    this.messages.get(message.channel_id)?.set(message.id, message);
    this.tell("message", { message, fresh });
  }

  erased(channel, identities) {
    for (const identity of identities) {
      this.messages.get(channel)?.delete(identity);
      this.tell("gone", { channel, identity });
    }
  }

  /** Count what was written where nobody looks. */
  missed(message) {
    const called = message.mentions.some((user) => user.id === this.me.id);
    const count = this.unread.get(message.channel_id) ?? { messages: 0, calls: 0 };
    this.unread.set(message.channel_id, { messages: count.messages + 1, calls: count.calls + Number(called) });
    this.tell("channels");
  }

  seen(channel) {
    if (this.unread.delete(channel)) this.tell("channels");
  }

  async relist() {
    const { me, people, guilds, channels } = await get(`people/${this.person}`);
    Object.assign(this, { me, guilds, channels, people: new Map(people.map((user) => [user.id, user])) });
    this.tell("channels");
  }

  /** Who else the bot waits for. */
  othersAsked() {
    return [...this.people.values()].filter((user) => this.asked.has(user.id) && user.id !== this.me.id);
  }

  name(identity) {
    const user = this.people.get(identity);
    return user ? user.global_name ?? user.username : identity;
  }
}

const relist = (screen) => screen.relist();
const NEWS = {
  reset: (screen) => screen.load(),
  MESSAGE_CREATE: (screen, message) => screen.wrote(message, true),
  MESSAGE_UPDATE: (screen, message) => screen.wrote(message, false),
  MESSAGE_DELETE: (screen, gone) => screen.erased(gone.channel_id, [gone.id]),
  MESSAGE_DELETE_BULK: (screen, gone) => screen.erased(gone.channel_id, gone.ids),
  INTERACTION_FAILED: (screen, failed) => screen.tell("failed", failed),
  PRESENCE_UPDATE: (screen, { status }) => {
    screen.online = status === "online";
    screen.tell("status");
  },
  ASKED: (screen, people) => {
    screen.asked = new Set(people);
    screen.tell("asked");
  },
  PEOPLE: relist,
  CHANNEL_CREATE: relist,
  CHANNEL_UPDATE: relist,
  CHANNEL_DELETE: relist,
  THREAD_CREATE: relist,
  THREAD_UPDATE: relist,
  THREAD_DELETE: relist,
  GUILD_UPDATE: relist,
};
