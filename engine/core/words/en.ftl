# Words that all games share.

and = { $start } and { $last }
nothing = nothing

error-not-your-turn = It is not your turn.
error-stale = That question has already been answered. Here is the present one.
error-illegal = That is not possible now: { $move }.
error-game-over = The game is over.
error-unknown-move = No move reads “{ $text }”.
error-bad-options = The option “{ $field }” cannot have that value.
error-bad-seats = This game is for { $least } to { $most } players, not { $seats }.
error-unknown-game = There is no game called “{ $game }”.
error-cannot-undo = Nothing of yours can be taken back now.
error-broken-log = The saved game does not replay: line { $line } (“{ $text }”) does not hold.
error-outdated = This game was begun under older rules and cannot go on.

verdict-holds = The game holds: seed, options and every move agree with the hash { $commitment }. It must be the one that was announced at the start.
verdict-forged = It does not hold: this game was played here, and its log is another one.
verdict-unreadable = This is not an exported game.
verdict-format = This game was exported in a format that this program does not know.
verdict-commitment = It does not hold: the seed or the options are not those announced at the start.
verdict-seal = It does not hold: the log was changed after the export.
verdict-unknown-game = There is no such game here.
verdict-version = It was played under another version of the rules and cannot be checked here.
verdict-log = It does not hold: line { $line } of the log is not a legal move.
verdict-setting = It does not hold: no game can start from this setting.
verdict-outcome = It does not hold: the moves lead to another result.

terminal-choose = Your choice (a number):{" "}
terminal-pick = Your choice (numbers, or nothing):{" "}
terminal-number = Please answer with one of the numbers.
terminal-stopped = Stopped. The game was not kept.
