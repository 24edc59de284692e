# The host's own words.

## Commands

command-loot-about = Treasure-hunting board games in this channel
command-start = start
command-start-about = Open a table; without a game, begin the one that waits here, or play the last one again
command-join = join
command-join-about = Sit down at the table of this channel
command-options = options
command-options-about = Settle the options of the game, patience, computer players or the host
command-move = move
command-move-about = Answer what you are asked, in words
command-board = board
command-board-about = Show the board again, at the bottom of the channel
command-hand = hand
command-hand-about = Open your hand; only you see it
command-games = games
command-games-about = List your games, and those that wait for you
command-rules = rules
command-rules-about = Learn a game in a few pages
command-undo = undo
command-undo-about = Take back your last move, or answer somebody who asks to
command-leave = leave
command-leave-about = Leave the table; a computer player keeps your seat
command-rejoin = rejoin
command-rejoin-about = Take your seat back
command-replace = replace
command-replace-about = Give a seat, with its hand, to somebody else
command-stop = stop
command-stop-about = Close the table of this channel
command-settings = settings
command-settings-about = What applies to the whole server
command-verify = verify
command-verify-about = Check that a finished game was fair
command-ping = ping
command-ping-about = Is the bot there?

parameter-game = game
parameter-game-about = Which game?
parameter-computers = computers
parameter-computers-about = How many computer players sit down with you?
parameter-level = level
parameter-level-about = How well do they play?
parameter-watch = watch
parameter-watch-about = Only computer players play, and everybody watches
parameter-computer = computer
parameter-computer-about = Seat a computer player, or send the last one away
parameter-host = host
parameter-host-about = Who shall be the host of the table from now on?
parameter-explained = explained
parameter-explained-about = Explain what you are asked, and what is not possible
parameter-answer = answer
parameter-answer-about = Somebody asks to go back: do you agree?
parameter-words = words
parameter-words-about = Your answer; what is possible is offered as you type
parameter-topic = topic
parameter-topic-about = Which page?
parameter-leaver = leaver
parameter-leaver-about = Whose seat?
parameter-heir = newcomer
parameter-heir-about = Who plays on?
parameter-language = language
parameter-language-about = The language of boards and lobbies
parameter-patience = patience
parameter-patience-about = How long the table waits for somebody
parameter-starters = starters
parameter-starters-about = Who may open tables
parameter-file = file
parameter-file-about = An exported game; without one, the last game of this channel

## Buttons and menus

button-join = Join
button-leave = Leave
button-options = Options
button-start = Start the game
button-pass-on = Pass the table on
button-stop = Close the table
button-hand = My hand
button-board = To the board
button-undo = Undo
button-back = Back
button-help = ? Explain
button-retract = Change my answer
button-rules = Rules
button-rejoin = I am back
button-agree = Agree
button-refuse = Refuse
button-rematch = Play again
button-verify = Verify
choose = Choose
choose-page = Choose (page { $page } of { $pages })
choose-exactly = Choose { $most }
choose-up-to = Choose up to { $most }
choose-between = Choose { $least } to { $most }
remarked = -# { $choice }: { $remark }
choose-none = None
choose-computer = Add a computer player
choose-patience = How long does the table wait?
choose-heir = Who shall be the host of the table?
choose-topic = Go to a page
page-next = Next
page-previous = Previous
add-computer-easy = Add a computer player (easy)
add-computer-normal = Add a computer player (normal)
add-computer-hard = Add a computer player (hard)
drop-computer = Send the last computer player away

level-easy = easy
level-normal = normal
level-hard = hard
patience-live = live
patience-live-about = 3 minutes for an answer, then a computer player takes over
patience-slow = slow
patience-slow-about = A day for an answer: a few moves a day
patience-none = endless
patience-none-about = The table waits for everybody, however long
value-yes = yes
value-no = no

## Welcome

welcome =
    ## Ahoy! I am Loot.
    I host treasure-hunting board games right here in a channel: the board for everybody, your hand by direct message, a press or two for a move.

    Choose a game to try it at once with computer players. To play with friends, use `/loot start`; `/loot rules` teaches each game in a few pages.

welcome-game = **{ $title }** · { $least }–{ $most } players · { $minutes } min
    -# { $tagline }

## Lobby

lobby-seats = For { $least } to { $most } players, about { $minutes } minutes.
lobby-person = • { WHO($seat) }
lobby-owner = • { WHO($seat) } (host)
lobby-computer = • { WHO($seat) } (computer player, { $level })
lobby-missing = { $count ->
    [1] **One more player is needed.**
   *[other] **{ $count } more players are needed.**
  }
lobby-ready = **Ready: the host can start.**
lobby-option = { $option }: **{ $value }**
lobby-patience = Patience: **{ $patience }**
lobby-closed = This lobby is closed. `/loot start` opens a new one.
options-title = Options
options-settled = The options are settled.
option-between = a whole number from { $least } to { $most }
option-one-of = one of these: { $values }
no-heir = Nobody else sits at this table.
passed-on = The table has a new host.
sure-to-stop = Close this table for good? The game cannot be taken up again.
stopped = The table is closed.
opened = The table is open.
watching = The computer players have begun; the board follows them.
begun = The game has begun.
settled = Settled.
opened-closed-messages = The table is open. Your direct messages are closed to me: open your hand with **My hand** on the board.
joined = You have a seat.
closed-messages = You have a seat. Your direct messages are closed to me: open your hand with **My hand** on the board.
you-left = You have left. If the game goes on, a computer player keeps your seat, and `/loot rejoin` gives it back to you.

## Board

ready = { $ready } of { $all } ready.
thinking = -# { WHO($seats) } { COUNT($seats) ->
    [1] is thinking …
   *[other] are thinking …
  }
forced = { WHO($seat) } had only one possibility.
taken-back = { WHO($seat) } took back what was played after move { $ply }.
away = { WHO($seats) } { COUNT($seats) ->
    [1] is away; a computer player decides.
   *[other] are away; computer players decide.
  }
all-away = The game waits until somebody comes back.
appeal = { WHO($seat) } asks to go back to move { $ply }: { $agreed } of { $needed } agree. What was seen cannot be unseen, so everybody must.
standing = { $place }. { WHO($seat) }: { $score }
footer = -# Table { $table } · { $moment } · fair play, sealed: `{ $commitment }`
footer-over = -# Seed `{ $seed }` · sealed at the start as `{ $commitment }`
board-moved = The board has moved to the bottom of the channel.
board-shown = Here it is.
status-lobby = The game has not begun.
status-playing = The game is under way.
status-parked = The channel of this game is gone, or closed to me. `/loot board` in another channel takes the game up there.
status-stopped = The table was closed.
status-over = The game is over.

## Hand

hand-header = **{ $title }** · { $server } · #{ $channel } · { $moment }
round = round { $number }
moves-made = move { $ply }
hand-over = You came { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
  } of { $all }.
hand-verify = -# **Verify** replays the game from its sealed seed and hands it to you as a file.
hand-seated = You have a seat in #{ $channel } on { $server }. Your hand will come here.
recap = **Since your last turn**
recap-earlier =
    { $count ->
        [one] … and one line before that.
       *[other] … and { $count } lines before that.
    }
reminder = The table is waiting for you.
help-none = Choose one of the answers below; the rules say more.
help-not-now = **What is not possible now, and why**
help-not-possible = • { $why }
asked-to-undo = The table is being asked whether to go back.
undone = Taken back.
undo-refused = You have refused; the game goes on.
rejoined = Welcome back; the seat is yours again.
replaced = The seat has a new player.

## Lists and rules

games = **Your games**
games-none = You sit at no table. `/loot start` opens one.
games-line = • [{ $title }]({ $link }) · { $server } · #{ $channel }: { $state }
games-yours = **it is up to you**
games-lobby = lobby
games-playing = waiting for others
games-parked = parked; `/loot board` takes it up in another channel
rules-page = -# Page { $page } of { $pages }

## Server

settings = Language: **{ $language }**. Patience: **{ $patience }**. Tables are opened by: **{ $starters }**.
language-en = English
language-fr = French
starters-everyone = everyone
starters-moderators = moderators
pong = Here! { $milliseconds } ms to Discord. To invite me elsewhere: { $invitation }
failed = Something went wrong on my side. Nothing is lost; please try again.

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files

## Refusals

refused-not-seated = You do not sit at this table.
refused-already-seated = Somebody has that seat already.
refused-already-away = You have left already; `/loot rejoin` gives your seat back.
refused-channel-taken = This channel has a table already. Use that one, close it with `/loot stop`, or open yours in another channel or a thread.
refused-full = The table is full: { $most } players.
refused-gone = This table is closed.
refused-started = The game has begun.
refused-not-started = The game has not begun.
refused-not-going = The game is not under way.
refused-not-over = The game is not over yet.
refused-moved-on = The game has moved on in the meantime; nothing was changed.
refused-not-owner = Only the host of the table can do that.
refused-moderators-only = Only those who manage this server can do that.
refused-no-table = There is no table here. `/loot start` opens one.
refused-no-game-named = Which game? Nothing waits here to be started: name a game.
refused-no-computer = There is no computer player to send away.
refused-no-options = This game has no options.
refused-bad-option = “{ $option }” cannot be “{ $text }”: it is { $wanted }. The options are as before.
refused-unknown-choice = There is no such choice.
refused-no-bots = Bots do not play here; computer players do.
refused-nothing-to-verify = No game has ended in this channel.
refused-permissions = I cannot play here without these permissions: { $names }.
refused-server-only = That works in a server's channel only.
refused-unknown-level = There is no such level.
refused-unknown-patience = There is no such patience.
refused-unknown-button = I do not know this button any more.
refused-not-saved = That could not be saved, so it did not happen. The table is as before; please try again in a moment.

## Starting the program

start-bad-setting = The setting { $name } is wrong: { $problem }.
setting-choice = it must be one of { $allowed }
setting-whole = it must be a whole number
setting-number = it must be a number
setting-least = it must be at least { $ge }
setting-most = it must be at most { $le }
setting-other = { $problem }
start-locked = The database { $path } is in use by another Loot (process { $pid } on { $host }, since { $started }). Stop that one first.
start-damaged = The database { $path } is damaged: { $problem }. It was left as it is. To restore a backup, move { $path } and { $path }-wal away, copy the backup to { $path } and start again.
start-unknown-schema = The database { $path } was not made by Loot. It was left as it is. Name another file in LOOT_DATABASE, or put a backup in its place.
start-unwritable = The database { $path } cannot be written: { $problem }. It was left as it is. Make room, or allow writing, and start again.
start-newer-schema = The database { $path } was written by a newer Loot (schema { $version }; this one knows { $known }). Update Loot, or restore an older backup.
start-no-database = There is no database at { $path }.
start-port-taken = The playground cannot listen on port { $port }: { $problem }. Is it running already? Name another one with --port.
start-unknown-game = There is no game called { $game }; there are { $games }.
start-wrong-seats = That game is for { $least } to { $most } players.
start-no-box = The playground could not start; the line above says why.
start-no-bot = The bot has not come to the playground within a minute; the lines above may say why.
start-no-table = No channel had room for a table. Close one with /loot stop, or start without a game.
start-no-token = There is no DISCORD_TOKEN. Put it into the environment or into a file .env.
start-local-option = The option { $option } is for the playground, and there is a DISCORD_TOKEN: with it Loot runs on Discord, where /loot start opens tables. To play in the browser, start it with DISCORD_TOKEN= (empty).
start-bad-token = Discord does not accept DISCORD_TOKEN. Copy the token of the bot again.
start-backed-up = The database was copied to { $path }.

## Playground

play-address = Loot plays at { $address } (Ctrl-C stops it).
play-open = Open { $address } in your browser.
play-opened = Your browser opens { $address }.
play-again = The { $name ->
    [box] playground
   *[bot] bot
  } has ended; it starts again in { $seconds } s.
play-over = Until next time.
