// Talking to the box: requests with the key, and the feed that comes back by itself.

const key = document.querySelector('meta[name="box-key"]').content;
const AGAIN_MILLISECONDS = 700;

/** The box, or Discord's own rules, said no; the message is the sentence. */
export class Refusal extends Error {}

/** What was pressed has changed meanwhile; what took its place is on its way. */
export class Gone extends Refusal {}

async function ask(path, options = {}) {
  const response = await fetch(`/_box/${path}`, { ...options, headers: { "X-Box-Key": key } });
  const body = await response.json();
  if (body?.error) throw body.outcome === "gone" ? new Gone(body.error) : new Refusal(body.error);
  return body;
}

export const get = (path, query = {}) => ask(`${path}?${new URLSearchParams(query)}`);
export const post = (path, body = {}) => ask(path, { method: "POST", body: JSON.stringify(body) });

/** Follow what a person sees from a mark on; returns how to stop. */
export function follow(person, mark, notice, connected) {
  let since = mark;
  let source = null;
  let timer = 0;
  const listen = () => {
    source = new EventSource(`/_box/people/${person}/feed?${new URLSearchParams({ key, since })}`);
    source.onopen = () => connected(true);
    source.onmessage = (news) => {
      since = news.lastEventId;
      notice(JSON.parse(news.data));
    };
    source.onerror = () => {
      connected(false);
      source.close();
      timer = setTimeout(listen, AGAIN_MILLISECONDS);
    };
  };
  listen();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
