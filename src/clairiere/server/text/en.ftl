### The table on the web.

## Whoever runs the server

server-table-removed = This table was removed by whoever runs the server.
server-banned = Whoever runs this server does not let you in any more.
server-forgotten = This server has forgotten you, as was asked.
server-closing = The server restarts. Nothing is lost: you are back at the table in a moment.
operator-only = Only whoever runs the server can do that: it takes their key.
operator-no-guest = There is no guest “{ $found }” here.

## Planned answers

planned-not-here = Nothing of the kind can be planned at this table now.
planned-asked-now = You are asked that now: just answer.
planned-not-possible = “{ $found }” is no answer that can be planned here.
planned-impossible = What you had planned was not possible.
planned-unless = You could do what you wanted to keep open.
planned-options = Something was possible that had not been foreseen.
planned-situation = The table had changed.
planned-answered = You answered yourself.
planned-undone = The game was taken back.
planned-over = The game is over.

## At the table

server-open-seat = Seat { $number }, free
server-waiting-for = { $count ->
    [one] { $names } is thinking…
   *[other] Waiting for { $names }…
 }
server-turn-of = { $names } to play.
server-waiting-for-players = Waiting for the free seats to be taken.
server-starting = The game is about to start.
server-agreed = { $label }: { $value }.
server-agreed-share = seat { $seat }, { $things }
server-agreed-rated = A rated game: nothing is taken back, nobody is given a hint.
server-agreed-match = A match of two games: the roles change hands, the points are added up.
server-agreed-clock = Everybody has { $unit ->
    [day] { $count ->
        [one] a day
       *[other] { $count } days
     }
    [minute] { $count ->
        [one] a minute
       *[other] { $count } minutes
     }
   *[second] { $count } seconds
 } for each decision.
server-agreed-no-undo = Decisions are not taken back.
server-agreed-watch-open = Everybody may watch, without seeing hands.
server-agreed-watch-seat = Everybody may watch, and sees the hand of whoever invites.
server-agreed-watch-nobody = Nobody else watches.
server-withheld = During the round its past tricks may not be read again. Afterwards all of it can be.
server-no-talk = During the round only the agreed phrases are spoken ({ $clause }).
server-watching-closed = This table is not for watching: it is kept to those who play.
server-abandoned = The table was closed before the end.
server-read-only = This game can be looked at, it is no longer played.
server-defeat = Defeat
server-result = { $count ->
    [0] Nobody wins: { $points }
    [one] { $names } wins: { $points }
   *[other] { $names } win: { $points }
 }
server-left-to-bot = { $you ->
    [yes] A bot plays for you; you can have your seat back.
   *[other] { $seat } lets a bot play, and may come back.
 }
server-came-back = { $you ->
    [yes] You are back at the table.
   *[other] { $seat } is back at the table.
 }
server-undone = { $you ->
    [yes] You took back your decision.
   *[other] { $seat } took back a decision.
 }
server-undone-agreed = { $you ->
    [yes] You took back your decision, as everybody agreed.
   *[other] { $seat } took back a decision, as everybody agreed.
 }
server-vote-undo = { $you ->
    [yes] You ask to take back your last decision.
   *[other] { $seat } asks to take back the last decision.
 }
server-vote-stop = { $you ->
    [yes] You propose to end the game.
   *[other] { $seat } proposes to end the game.
 }
server-vote-give-up = { $you ->
    [yes] You propose to give up: the game would be lost.
   *[other] { $seat } proposes to give up: the game would be lost.
 }
server-vote-refused = The request is refused: nothing changes.
server-vote-void = The request falls: the game went on.
server-vote-agreed = Everybody agrees.
server-vote-none = There is nothing to vote on.
server-vote-not-you = It is not for you to answer this request.
server-vote-open = A request is waiting for an answer already.
server-undo-off = At this table decisions are not taken back.
server-sequel = The next game is ready: it is waiting for you.
server-no-sequel = No other game follows this one.
server-rematch = { $seat } proposes a rematch: it is waiting for you.
server-taken-over = { $seat } has left: { $bot } plays on.
server-stand-in = { $name } (bot)
server-wire-bot = Robot

phrase-hello = Hello!
phrase-moment = One moment, please.
phrase-back = I am back.
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-bye = Goodbye, and thank you for the game.

phrase-hint = (asked for a hint)

## Pages

page-home = Clairière, a game table in the woods
page-about-us = Play { $count ->
    [4] four
   *[other] { $count }
 } board games for free and without an account, against bots or with friends.
page-status = How the server is
page-about = About
page-position = A position of { $title }
page-positions = Set up a position
page-position-about = Look at it on the board, play on from it, or ask for a hint.
page-games = My games
page-puzzles = Puzzles
page-puzzles-about = Positions in which few choices, mostly one alone, are proved to reach the goal.
page-puzzle = A puzzle of { $title }
page-chance = Chance that can be checked
page-replay = Replay a game, set up a position
page-new = Invite: { $title }
page-law = Rules: { $title }
page-lessons = Lessons
page-companion = At a real table
page-companion-of = { $title }, at a real table
page-companion-setup = Setting up { $title }
page-companion-track = Points of { $title }
page-companion-turns = Turns of { $title }
page-companion-battle = Battles of { $title }
page-companion-marquise = The Mechanical Marquise at a real table
page-companion-about = For those who have the box in front of them: points, set-up, turn aid, and the Mechanical Marquise step by step.
page-learn = Learn: { $title }
page-replayed = Replay: { $title }
page-replayed-at = Replay: { $title }, move { $n }
page-invites = { $known ->
    [yes] { $name } invites you: { $title }
   *[no] A table is waiting for you: { $title }
 }
page-free = { $count ->
    [0] The table is full.
    [one] One seat is free. No account, nothing to install: the link is enough.
   *[other] { $count } seats are free. No account, nothing to install: the link is enough.
 }
page-running = The game is being played.
page-over = The game is over: it can be watched again.
page-nowhere = There is no such page
page-scripts = To play here, your browser has to run JavaScript.

## Bots

bot-about-random = Plays any answer that is allowed.
bot-about-greedy = Looks one move ahead.
bot-about-search = Imagines what the others may hold and tries its moves out, hundreds of times.
bot-about-expert = Thinks several times as long.
bot-budget = Here, at most { $seconds } s a decision.
bot-about-renard-greedy = Knows what tricks are worth and looks one trick ahead; remembers nothing.
bot-about-renard-search = Imagines your hand in many ways and plays each of them on to see what its cards bring.
bot-about-renard-expert = Foresees what you will play from every card seen so far, and counts the last tricks to the end.
bot-about-duo-greedy = Looks one trick ahead for the gem it may bring; remembers nothing.
bot-about-duo-search = Imagines your hand in many ways and walks the path with each of them.
bot-about-duo-expert = Reads from your cards how you play, and thinks of the score as well as of the victory.
bot-about-jeton-greedy = Bids when nobody seems able to bid more, and spoils the round of who would win.
bot-about-jeton-search = Counts what everybody may hold, and weighs every bid and every shout.
bot-about-jeton-expert = Weighs the same on many more possible futures, among rivals who think as it does.
bot-about-root-greedy = Scores when it can and protects what scores, each faction in its own way.
bot-about-root-search = Tries every choice out in worlds it imagines, and looks one round of turns ahead.
bot-about-root-expert = Looks for whole turns in the worlds it imagines, and judges what comes of them by what it learned from thousands of games.

## Refusals

server-commitment = This nonce answers another fingerprint than this table’s.
server-nonce = A nonce is written with 64 hexadecimal digits (0-9, a-f).
server-nonce-given = Your nonce is part of this table’s chance already.
server-review-busy = One review at a time: another one that you asked for goes on.
server-review-other = Somebody else asked for this review: it goes on.
server-hint-busy = One hint at a time: the last one is not there yet.
server-hint-late = The game went on: this hint is of no use any more.
server-no-table = There is no table “{ $found }”.
server-no-page = There is nothing at this address.
server-no-method = This address is not asked for in that way.
server-no-guest = We do not know who you are: ask for /api/me first, and accept the cookie.
server-no-link = This personal link does not exist, or no longer.
server-bad-token = This token opens nothing.
server-malformed = The message is not as it should be: { $why }.
server-too-heavy = That would take too long to work out: please ask for less.
server-too-big = That is too long: { $most } bytes at most.
server-too-many = Too many messages: wait a moment.
server-too-slow = The message took too long to arrive: { $most } seconds at most.
server-lines-most = Too many pages are open at once: close one first.
server-origin = This page comes from another site ({ $found }): it has no access to the table.
server-hello-first = The first message must be “hello”.
server-language = We speak { $known } here, not “{ $found }”.
server-name = A name has 1 to { $most } characters, at least one letter or digit that can be seen, no stacked accents, and neither the signs < > & nor line breaks.
server-not-host = Only the person who opened the table may do that.
server-not-seated = You do not have this seat.
server-not-started = The game has not started.
server-started = The game has started already.
server-running = The game is not over.
server-over = The game is over.
server-full = There is no free seat.
server-seat-taken = This seat is taken.
server-seated-already = You have a seat at this table already.
server-online-only = Here this game is played with { $option } = { $wanted } only.
server-alone-only = Only for one person with bots: where people meet, this game is played with { $option } = { $wanted }.
server-no-seat = There is no seat { $found } at this table.
server-seat-word = “{ $found }” does not say who sits down: “me”, “open” or “bot:NAME”.
server-one-seat = To hold several seats, choose a game on one screen (hotseat).
server-no-rating = This server keeps no ratings.
server-no-hotseat = This game is played in real time: everybody at a screen of their own.
server-then = “{ $found }” does not say what follows: “wait”, “bot:NAME” or “stop”.
server-move-s = The time for a question goes from 0 (no limit) to { $most } seconds.
server-step = This game has { $most } answers: there is no position { $found }.
server-view = “{ $found }” is nobody: a seat, “spectator”, or “all” when the game is over.
server-view-closed = During a game one looks back only at what one has seen oneself.
server-branch-bots = A bot is needed for each other seat: { $wanted }, not { $found }.
server-branch-over = This position is the end: there is nothing left to play.
server-chat-empty = There is nothing to say.
server-chat-long = A sentence has { $most } letters at most.
server-no-phrase = There is no phrase “{ $found }”.
server-seat-shared = At one screen there is no seat of one’s own to show to onlookers.
server-slept = The server was asleep for { $seconds } s. No clock ran meanwhile; nobody lost any time.
server-damaged = Table “{ $found }” cannot be read any more. Nothing of it was changed; whoever runs this server can export it as it is.
server-store-failed = This could not be written down just now, so nothing was done. Try again in a moment.
server-no-url = “{ $found }” is no database: a SQLite file, or postgresql://….
server-no-smtp = The mail server is written smtp://user:password@host:587/?from=table@example.org, or smtps://….
server-no-way = This server tells nobody that way.
server-webhook = This is no webhook of { $known }: its address begins with https:// and holds its secret.
server-no-hooks = For --hook, the name of a host such as discord.com, without address or port; not “{ $found }”.
server-push = This browser gave no subscription that can be used.
server-address = This does not look like an e-mail address.
server-no-postgres = asyncpg is missing: pip install clairiere[postgres].
server-failed = The server stumbled; the game is as it was.
server-tables-most = You have { $most } tables in play already: finish one first.
server-records-most = You have sent many games today already.
server-pictures-most = You have asked for many pictures: try again in a minute.

## The command line

cli-operator = for whoever runs the server: ban or delete a guest, clean a name, remove a table
cli-operator-act = key: the key; guests: look for a name; ban, unban, clean, export, delete: a guest; remove: a table
cli-operator-what = the guest or the table, by its id; for guests, a part of the name
operator-what = “{ $act }” needs to know whom or what: an id.
operator-unreachable = The server does not answer at { $address }.
operator-guest = { $id }  { $name }{ $banned ->
    [0] {""}
   *[other] {" "}(banned)
 }
operator-done-ban = The guest { $what } is banned: their lines are cut, bots play on their seats.
operator-done-unban = The guest { $what } may come in again.
operator-done-clean = The guest { $what } is now called { $name }.
operator-done-delete = Nothing is left of the guest { $what }; their games with others stay, without the name.
operator-done-remove = The table { $what } is removed.
cli-metrics = tell figures to Prometheus on this port, for this machine alone unless an address stands before it
cli-log = the log as lines of text, or of JSON objects
server-no-metrics = Prometheus needs one more package: pip install prometheus-client.
server-metrics-place = “{ $found }” is no port, nor an address and a port: 9470, or 10.0.0.5:9470.
cli-serve = serve the table on the web
cli-backup = copy everything the table has kept (SQLite) into a file
cli-export = write every finished game of the web table into a folder, a file each; or, with --out, games of bots as arrays
cli-export-what = the folder, or with --out the game
cli-export-out = the file (npz) for games of bots: observations, options, choices, results (extra "research")
cli-import = add recorded games, to be looked at
cli-host = the address to serve on
cli-port = the port (any free one otherwise)
cli-browser = open the browser
cli-origin = another site whose pages may use this server
cli-proxy = the address of a proxy in front of this server, whose word on addresses is taken (docs/limits.md)
cli-shared = how many people may come from one address (else 10): its limits go with it (docs/limits.md)
cli-smtp = the mail server, for people who want to be told of their turn: smtp://user:password@host:587/?from=address (or CLAIRIERE_SMTP)
cli-hook = a host that people’s webhooks may lead to, such as discord.com or hooks.slack.com; can be repeated (or CLAIRIERE_HOOKS, with spaces between)
cli-serve-site = the address of this server as it stands in messages, https://… (or CLAIRIERE_SITE)
cli-db = the database: a SQLite file or postgresql://… (the user’s data folder otherwise)
cli-backed-up = Everything is copied into { $file }.
cli-exported-damaged = { $count ->
    [one] One table cannot be read; it was written as it stands (.damaged.json). While its game is running, that file holds hidden cards.
   *[other] { $count } tables cannot be read; they were written as they stand (.damaged.json). While their games are running, those files hold hidden cards.
 }
cli-exported = { $count ->
    [0] No finished game
    [one] { $count } game written
   *[other] { $count } games written
 } into { $folder }.
cli-imported = { $count ->
    [one] { $count } game added:
   *[other] { $count } games added:
 }
server-held = A Clairière serves these tables already: { $address }
server-held-by-other-name = A Clairière already serves these tables under another name of this file: { $found } is a hard link. Use the name that the server was started with.
server-key-file = The file of keys { $found } cannot be used: { $why }
server-no-database = The database { $found } cannot be opened: { $why }
server-backup-postgres = For PostgreSQL, pg_dump makes the backup.
server-no-store = There is no table kept in { $found } yet.
server-not-text = “{ $found }” is no text.
server-import = { $found }: { $refused }
server-lesson-wait = Let the others act first: the lesson waits for them ({ $clause }).
server-lesson-other = The rules allow that; the lesson tries something else first ({ $clause }).

## Telling

mail-confirm-subject = Clairière: is this your address?
mail-confirm =
    Somebody, probably you, wants to be told at this address when it is their turn at { $site }.

    To agree, open this page within three days and confirm:
    { $link }

    If it was not you, do nothing: nothing more will be sent.
notice-confirm-ask = Shall messages come to this address when it is your turn at a table?
notice-confirm-button = Confirm
notice-confirm-done = Confirmed. One message a turn and table at most, and none while you are at the table.
mail-turn-subject = Your turn: { $title }
mail-turn =
    It is your turn at a table of { $title }.{ $hours ->
        [0] {""}
        [one] {" "}There is one hour left.
       *[other] {" "}There are { $hours } hours left.
    }

    { $link }

    No more messages of this kind:
    { $stop }
webhook-first =
    Clairière will tell you here when it is your turn at { $site }.
    No more of these messages: { $stop }
webhook-turn =
    Your turn: { $title }.{ $hours ->
        [0] {""}
        [one] {" "}There is one hour left.
       *[other] {" "}There are { $hours } hours left.
    }
    { $link }
    No more of these messages: { $stop }
push-turn = It is your turn.{ $hours ->
        [0] {""}
        [one] {" "}There is one hour left.
       *[other] {" "}There are { $hours } hours left.
    }
push-stop = Tell me no more
notice-stop-ask = Shall you no longer be told when it is your turn?
notice-stop-button = Stop them
notice-stop-done = Where to tell you is forgotten: no more messages will come.
link-ask = On this device you are { $now }. This link would make you { $name } here: you would have their games, and no longer those of { $now }. To be able to come back to those, first make a secret link of your own in the settings.
link-button = Become { $name } on this device
link-stay = Stay { $now }
mail-home = To the table

