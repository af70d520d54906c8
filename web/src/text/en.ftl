### The words of the screen. Those of the games come from the server.

## Everywhere

home = Home
nowhere = There is no such page
nowhere-why = There is nothing at this address: a letter may be missing, or the page has moved.
settings = Settings
settings-of = Settings of { $name }
close = Close
cancel = Cancel
keep = Keep
yes = Yes
no = No
you = you
copied = Copied
copy-link = Copy the link
rules = Rules
joining = Taking a seat…
go-there = Go there

## Home

home-title = Clairière, a game table in the woods
about-us = A game table, free and without an account: { $count ->
    [4] four
   *[other] { $count }
 } games, against bots or { $others ->
    [here] together at one screen
   *[anywhere] with friends
 }.
play = Play
play-game = Play { $title } against bots
invite = Invite
invite-game = Invite to { $title }
set-up = Set up
set-up-game = Set up a table of { $title }
opening = The table is opening…
opening-means = Everything happens in this browser. The first visit takes a few seconds; later ones need no network.
kept-here = Your games stay in this browser, on this device. A finished game can be saved as a file.
away = The table does not answer: the network may be down. Your games wait for you, and this page comes back by itself.
version-new = A new version is ready. Your games stay where they are.
version-take = Take it
rules-of = Rules of { $title }
players-count = { $range ->
    [yes] { $fewest } to { $most } players
   *[no] { $most } players
 }
minutes = { $count } min
team = together
real-time = in real time
real-time-or-calm = in real time, or calmly against bots
my-games = My games
open-tables = Open tables
past-games = Finished games
your-turn = Your turn
waiting-room = Waiting for players
running = Running
over = Game over
load-past = Replay a recorded game
load-record = Replay a game, set up a position
about = About

## My games

games-and-figures = All my games, with the figures
games-none = You have not played here yet.
games-begin = Choose a game
games-filter = What is shown
games-game = Game
games-every = All
games-state = State
games-state-every = All
games-state-running = Running
games-state-over = Finished
games-company = With
games-company-every = Everybody
games-company-people = People
games-company-bots = Bots alone
games-records = Download these games
games-count = { $count ->
    [0] No game.
    [one] One game.
   *[other] { $count } games.
 }
games-all = Show all { $count }
games-with = With { $names }
games-mine-since = Your turn, for { $time }
games-waits-since = { $names } to play, for { $time }
games-won = Won
games-lost = Lost
games-lesson = A lesson, not counted
games-branch = What if…?, not counted
games-position = A chosen position, not counted
games-shared = Several on one screen, not counted
figures = Figures
figures-rating = Rating: { $value } ± { $off }, after { $games ->
    [one] one rated game
   *[other] { $games } rated games
 }. 1500 is where newcomers begin.
figures-means = The share of finished games that you won. The bar shows between which shares the true one probably lies (95 %, Wilson): few games say little.
figures-what = Games
figures-games = Games
figures-won = Won
figures-interval = Interval
figures-all = All
figures-roles = By role
figures-against = By opponent
figures-with = By partner
figures-bots = By level of bot
figures-between = { $low } to { $high } %
percent = { $share } %
scores-title = Scores, from the first game to the last
scores-says = { $count } games: { $first } points at first, { $last } in the last one; from { $least } to { $most }.

## Play: how

play-title = Play: { $title }
play-level = Against whom?
play-partner = With which partner?
play-bots = How many bots?
play-start = Start
play-set-up = Choose factions, levels and board
play-options = Other settings
level-1 = Easy-going
level-1-means = { $company ->
    [team] A simple partner. Good for a first game.
   *[rival] Plays simply and makes mistakes. Good for a first game.
 }
level-2 = Seasoned
level-2-means = { $company ->
    [team] An attentive partner. For those who know the rules.
   *[rival] Thinks before it plays. For those who know the rules.
 }
level-3 = Fierce
level-3-means = { $company ->
    [team] Thinks longest. For the highest scores.
   *[rival] Thinks longest. For those who have often won.
 }
goal-renard = win more tricks than your opponent, but not too many: from ten on, your tricks score nothing.
goal-duo = collect all gems of the path together before the third round is over.
goal-jeton = win auctions. The highest stack scores blue tokens if no other equals it; a tie scores none. { $target ->
    [0] The first player with enough
    [one] The first player with one
   *[other] The first player with { $target }
 } wins.
goal-first-jeton = everybody draws, one card at a time. Does your hand seem the strongest? Shout “Red!” and the auction begins.
goal-root = reach 30 points before the others. Each faction scores in its own way.
goal-coop-root = against the Mechanical Marquise, each of you must reach 30 points before she does.
goal-of-game = The goal:
goal-of-team = In a co-operative game:
goal-of-phase = To begin with:
ready-title = Ready?
ready-means = Nothing moves before you say so.
ready = I am ready

## New table

new-title = New table: { $title }
seats = Seats
how-many = How many seats
seat-number = Seat { $number }
give-more = Add…
take-away = Take away { $name }
seat-me = Me
seat-open = Free, for whoever has the link
seat-bot = Level { $level }: { $bot }
bot-levels = The bots by level
hotseat = Several players on this screen, one after the other
options = The game
more-options = { $count ->
    [one] One more option
   *[other] { $count } more options
 }
around-the-table = Around the table
who-watches = Who may watch
watch-open = Everybody, cards hidden
watch-seat = Everybody, and they see my cards
watch-seat-means = Onlookers will see your cards, and nobody else’s. Everyone is told before sitting down.
seat-shown = { $you ->
    [yes] Onlookers see your cards.
   *[no] Onlookers see the cards of { $name }.
 }
watch-nobody = Nobody
clock = Pace
clock-of = { $count ->
    [0] No limit
    [30] Live: 30 seconds
    [60] Live: 1 minute
    [120] Live: 2 minutes
    [300] Live: 5 minutes
    [86400] Slow: one day
   *[other] Slow: three days
 }
clock-means = For each question. When time is up, the referee passes, or plays the first move that is allowed.
rated-wanted = A rated game
rated-means = It counts for everybody’s rating: nothing is taken back, nobody is given a hint. Bots are fixed marks.
undo-allowed = Moves may be taken back
make-table = Open the table
start-now = Begin
ways-to-play = Ways to play
draw-lots = Draw lots
lots-how-many = How many to draw
two = Two at the table
two-of = Two at the table: { $name }
law-says = What the law says
plays-what = What seat { $number } plays
by-the-rules = played by the rules
the-others = The other seats
all-bots = Bots
all-open = Free

## Before the game

room-title = { $count ->
    [0] Everybody is here
    [one] One player is missing
   *[other] { $count } players are missing
 }
room-private = This table is private: only those come who have its address.
room-listed = This table is announced on the home page: anybody may come.
list-table = Announce this table on the home page
invite-friends = Invite
invited-by = { $known ->
    [yes] { $name } invites you to a game: { $title }
   *[no] You are invited to a game: { $title }
 }
agreed = What is agreed
your-name = Your name
name-means = The other players will read this name.
name-means-host = Your friends will read this name in the invitation.
name-first = Say first what you are called.
share = Share…
qr-code = QR code
qr-alt = QR code of the address { $address }
qr-means = Point a phone’s camera at it.
only-here = This address leads to this computer alone. To play with other devices, run the server for the whole network:
only-here-but = The address in your browser leads to this computer alone. This one holds on the local network.
invitation = Address of the table
free-seat = Free seat
sit = Sit down
sit-here = Sit here
stand = Stand up
add-bot = { $level } · { $bot }
start = Start
read-rules = Read the rules meanwhile
start-unheard = To start now is to start without the nonce of { $names }.
sealed = Sealed chance
sealed-means = The server has chosen its secret already: this is its fingerprint. At the end it shows the secret, and everybody checks.
sealed-commitment = Fingerprint (SHA-256) of the secret:
sealed-nonce = Nonce of { $name }:
sealed-no-nonce = { $name } brought no nonce.
chance-page = What this proves
check-chance = Check the shuffle
own-check = Checked by this browser:
own-hash-same = The secret is the one whose fingerprint I kept before the first deal.
own-hash-fits = The secret fits the fingerprint that is shown; this browser had not kept it before the deal.
own-hash-other = The secret is not the one whose fingerprint was shown before the first deal.
own-hash-cannot = This browser makes no fingerprints on a page without https: check the record instead.
own-nonce-in = The nonce that I brought is part of the mix.
own-nonce-none = This browser brought no nonce to this table.
own-nonce-missing = The nonce that I brought is missing from the mix.
server-check = Checked by the server, draw by draw:

## Chance

status-title = How the server is
status-looking = Asking the server…
status-well = The server answers.
status-playing = Tables in play
status-players = Players at a table
status-viewers = Onlookers
status-thinking = Bots thinking
status-p50 = Half of the answers come within
status-p99 = 99 answers of 100 come within
status-since = Started
status-engine = Engine and database
status-means = These are the figures of one process of the server, renewed every five seconds.
chance-title = Where chance comes from
chance-short = At tables on the web the server shuffles the cards and throws the dice. This is how it ties its own hands, and how far that goes.
chance-how = How
chance-how-1 = When a table is set up, the server draws a secret of 256 bits and at once shows its fingerprint (SHA-256). It cannot change it any more without the fingerprint giving it away.
chance-how-2 = Only then does each player’s browser draw a number of 256 bits of its own, the nonce, and send it. The server did not know it when it chose its secret.
chance-how-3 = Every draw comes out of a keyed hash (BLAKE2b) of the secret, all nonces, the kind of draw and its number. Taking back a move changes nothing.
chance-how-4 = At the end the server shows the secret. The record holds the fingerprint, the secret and the nonces: everything can be computed again.
chance-proves = What this proves
chance-proves-1 = If your nonce is part of the mix, the server could not choose the deal: it did not know your nonce when it chose its secret, and could not change the secret when it got it.
chance-proves-2 = No draw was changed during the game, nor depending on how you play.
chance-proves-3 = To see cards, even many, does not help to compute the next ones.
chance-proves-4 = A record that was touched up is known by its first wrong draw.
chance-not = What this does not prove
chance-not-1 = That the server keeps its secrets. It knows them: a dishonest host can read the hands and the rest of the deck, for themselves or a friend.
chance-not-2 = That no game was put aside. Once it knows the nonces, a dishonest server can refuse to begin; a table that never starts is noticed, not proved.
chance-not-3 = That the server is not in league with another player. Who knows the secret and brings a nonce after yours can try many and keep the one they like. Against bots, or if you sit down last, nobody can.
chance-not-4 = What is not chance: the order of seats before the game, the clocks, the moves of the bots.
chance-not-5 = Anything for a seat without a nonce: bots, players who came with another program, players whom the host did not wait for. The game says so.
chance-not-6 = The page you read comes from the same server: in order not to have to believe it, note the fingerprint before the deal and check the record at home.
chance-not-7 = Lessons and what-ifs have nothing to prove: lessons are written beforehand, what-ifs take up the chance of a finished game. Games from before there were fingerprints cannot be checked.
chance-yourself = Check it yourself
chance-yourself-1 = On the page of the finished game or of its replay: “Check the shuffle”.
chance-yourself-2 = At home: download the record, then “clairiere verify FILE”.
chance-yourself-3 = Without believing us: docs/chance.md gives the computation in ten lines, for any language.

## At the table

title-turn = ● Your turn: { $title }
title-turns = ● { $count ->
    [one] A game waits for you
   *[other] { $count } games wait for you
 }
title-waits = { $name } plays: { $title }
title-room = Waiting for players: { $title }
title-over = Game over: { $title }
board = The table
mine = My cards and my choices
players = Players
waits-for = Waiting for { $names }.
setting-up = Setting up…
choices = Your choices
all-choices = Choices
typed = Answer in writing
typed-example = e.g. { $example }
answer = Play
ask = Ask
confirm = Confirm
confirm-it = Confirm this choice
playable = playable
leave = Leave
undo = Take back
undo-ask = Take back?
plan = { $count ->
    [0] Plan
   *[other] Plan ({ $count })
 }
plan-title = Plan an answer
plan-means = The server gives it for you if the question comes. Nobody else will know.
plan-means-bots = The server gives it for you every time the question comes.
plan-this = Plan…
plan-change = Change
plan-forget = Forget it
plan-keep = Plan this
plan-answer = My answer
plan-only = Only if…
plan-only-options = nothing unforeseen is possible
plan-only-situation = and I see the same table
plan-only-asked = whatever happens
plan-when-options = if nothing unforeseen is possible
plan-when-situation = if I see the same table
plan-when-asked = whatever happens
plan-unless = Unless I can…
plan-unless-these = unless possible: { $these }
plan-standing = Every time, not only the next
plan-standing-short = every time
plan-now = You are asked that now: answer it, or plan it for every time.
plan-past = What became of them
plan-was-given = given
plan-given = Your planned answer was given. { $question } · { $answer }
plan-dropped = Your planned answer is dropped. { $question } · { $answer }. { $why }
hint = Hint
hint-for = Hint for { $name }
hint-waiting = The owl is thinking…
hint-figures = The figures
hint-instead = Instead of that
hint-beliefs = What the others may hold
hint-guessed = What the others can guess of this hand
hint-clauses = The clauses that matter
log = Log
tools = Tools
beside = Beside the table
dock-fold = Fold the hand
dock-unfold = Unfold the hand
beside-open = More…
tab-board = Board
tab-log = Log
tab-chat = Chat
tab-reference = Reference
tab-rules = Rules
log-empty = Nothing has happened yet.
log-beginning = Before the first turn
log-nothing-new = Nothing new.
since-visit = Since your last visit
only-new = Since my visit ({ $count })
new-lines = { $count } new
open-position = See the table after move { $n }
fold-all = Fold all
unfold-all = Unfold all
to-table = To the table
chat = Chat
chat-empty = Nobody has said anything.
chat-write = Your message
chat-send = Say
phrases = Ready-made phrases
told-lately = Recent messages
vote = Vote
vote-waits = Waiting for the others.
may-i = May I…?
may-help = Touch a card or write a move: the referee answers, the game does not change.
may-yes = Yes, you may.
may-no = No.
refused = Refused.
behind = { $name } was { $ms } ms faster.
line-lost = Connection lost, trying again…
line-lost-kept = Connection lost. Your move is kept and will be sent when you are back online.
watching = You are watching this game.
waits-line = No news from the table for now.
waits-missing = { $count ->
    [one] { $names } is offline: waiting for them to return.
   *[other] { $names } are offline: waiting for them to return.
 }
suspended = The game is suspended: players are missing.
state-here = at the table
state-away = looking elsewhere
state-lost = offline
state-later = elsewhere
state-bot = bot
state-left = bot, for somebody absent
state-free = free
state-deserted = absent
is-thinking = is thinking…
is-asked = to play
seconds = { $count } s
hours = { $count } h
days = { $days ->
    [one] 1 day
   *[other] { $days } days
 }{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } h
 }
time-left = { $time } left
seat-clock = { $name }: { $time }
table-clock = { $time } left for all
spectators = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
 }
points = { $count ->
    [one] point
   *[other] points
 }
points-of = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
tricks = { $count ->
    [one] trick
   *[other] tricks
 }
cards = { $count ->
    [one] card
   *[other] cards
 }
leave-title = Leave the table
leave-wait = Come back later
leave-wait-means = Your seat waits for you.
kept-seat = Your seat
kept-seat-by = { $bot } plays for you.
kept-seat-open = A bot plays for you: you can have your seat back
take-seat-back = Take my seat back
leave-bot = Let a bot play
leave-bot-means = { $bot } takes your seat; you can have it back.
leave-stop = Stop the game
leave-stop-means = If all agree, it ends here.
leave-stop-means-duo = If your teammate agrees, you give up together: a defeat (7.5).
sequel = Next game of the campaign
sequel-take = The card that you keep
sequel-take-of = The card that { $name } keeps
sequel-nothing = None
rematch = Rematch
match-wanted = A match of two games: the roles change hands, the points are added up
match-of-two = The match, both games added up
rematch-swap = Second game, roles swapped
to-rematch = To the rematch
replay = Replay
curtain = It is { $name }’s turn
curtain-away = The others look away.
curtain-ready = I am { $name }, show my hand

## Cards

round-over = End of round { $round }
round-number = Round
round-of = Round { $round }
round-unfinished = Round { $round } (cut short)
round-counted = What is counted
player = Player
rounds-played = Round by round
end-details = Details of the result
go-on = Go on
you-win-trick = You win the trick
table-speed = Speed of the table
table-speed-now = Speed: { $speed }
table-speed-quick = quick
table-speed-normal = normal
table-speed-patient = patient
table-speed-means = How long a finished trick stays on the table. Patient: until you go on.
my-hand = My hand
hand-of = { $count ->
    [one] Hand of { $name }: { $count } card
   *[other] Hand of { $name }: { $count } cards
 }
known = known card
trick = The trick
played-by = played by { $name }
wins-trick = { $name } wins the trick
decree = Decree
trump = trump: { $suit }
pile-of = { $count ->
    [one] Draw pile: { $count } card
   *[other] Draw pile: { $count } cards
 }
card-name = { $rank } { $of }{ $ability ->
    [none] {""}
   *[other] {" "}({ $ability })
 }

## The Fox in the Forest

renard-of-B = of bells
renard-of-K = of keys
renard-of-M = of moons
renard-letter-B = B
renard-letter-K = K
renard-letter-M = M
renard-suit-B = bells
renard-suit-K = keys
renard-suit-M = moons
renard-name-1 = Swan
renard-name-3 = Fox
renard-name-5 = Woodcutter
renard-name-7 = Treasure
renard-name-9 = Witch
renard-name-11 = Monarch
renard-result-1-humble = Humble
renard-result-1-defeated = Defeated
renard-result-1-victorious = Victorious
renard-result-1-greedy = Greedy
renard-result-2-humble = Humble
renard-result-2-defeated = Defeated
renard-result-2-victorious = Victorious
renard-result-2-greedy = Greedy
renard-head = Round { $round } · trick { $trick }/13 · to { $target ->
    [one] { $target } point
   *[other] { $target } points
 }
renard-track-legend = End of the round: your points, by your tricks
renard-track = { $name }: { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
 }, { $result }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
renard-round = Round
renard-no-round = No round is over yet.
renard-buried = Put under the pile: { $cards }
renard-drawn = just drawn

## Duet

duo-of-D = of doves
duo-of-R = of roses
duo-of-S = of stars
duo-letter-D = D
duo-letter-R = R
duo-letter-S = S
duo-suit-D = doves
duo-suit-R = roses
duo-suit-S = stars
duo-name-1 = Musician
duo-name-3 = Foxes
duo-name-5 = Gazelle
duo-name-7 = Gift
duo-name-9 = Heir
duo-head = Round { $round }/3 · trick { $trick }/11 · { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
 } · { $tokens ->
    [one] { $tokens } forest token
   *[other] { $tokens } forest tokens
 }
duo-out-of-reach = Victory is out of reach: there are more gems than tricks to come. You may give up together.
duo-before = Before the first deal · { $gems } gems · { $tokens } Forest tokens
duo-path = The path
duo-space = Space { $space }{ $state ->
    [forest] , under the forest
    [team] , the team is here
    [start] , start
   *[none] {""}
 }: { $gems ->
    [0] no gem
    [one] { $gems } gem
   *[other] { $gems } gems
 }
duo-gift = Your gift: { $card }

## Red Token

jeton-shout = Red!
jeton-red = red token
jeton-blue = { $count ->
    [one] blue token
   *[other] blue tokens
 }
jeton-no-stack = no stack
jeton-server = The server
jeton-out = out of the game
jeton-agreed = agrees
jeton-locked = nobody may shout yet
jeton-phase = { $phase ->
    [draw] The draw
    [open] The opening
    [bid] The auction
    [share] The sharing
   *[over] The end
 } · to { $target ->
    [one] { $target } blue token
   *[other] { $target } blue tokens
 }
jeton-goal = { $phase ->
    [draw] Everybody draws. Does your hand seem the strongest? Shout “{ $shout }”
    [open] Whoever shouted opens: cards of one value in front of oneself
    [bid] The stack that is worth the most wins; one may lay on another’s stack too
   *[share] Whoever won shares the laid cards among those who bid
 }
jeton-holds = { $hand } in hand · pack { $pack }
jeton-place = { $name }: { $blue ->
    [one] { $blue } blue token
   *[other] { $blue } blue tokens
 }{ $red ->
    [yes] {", "}red token
   *[no] {""}
 }, { $hand } in hand, pack of { $pack }, { $cards ->
    [none] no stack
   *[other] stack { $cards } worth { $total }
 }
jeton-stack-of = Stack of { $name }: { $total }
jeton-lay-on = Lay before { $name }
jeton-proposed = { $name } proposes to end the round
jeton-keys = While drawing
jeton-key-shout = shout, at once
jeton-card = { $card ->
    [p] +1 card
   *[other] card { $card }
 }
jeton-no-hand = Your hand is empty.
jeton-taken = { $cards }: { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
 }
jeton-take-up = Touch cards, then a stack.
jeton-bid = Bid
jeton-raise = { $own ->
    [yes] Add to my stack
   *[no] Add to the stack of { $name }
 }
jeton-share-help = Choose a bidder, then touch the cards for them.
jeton-pool = Cards to share
jeton-give = Give { $card ->
    [p] a +1
   *[other] a { $card }
 } to { $name }
jeton-take-from = Take { $card ->
    [p] a +1
   *[other] a { $card }
 } back from { $name }
jeton-all-given = Everything is shared.
jeton-share = Share
jeton-give-back = To each their own stack

## Rules

clause-number = Clause { $id }
read-in-law = Read in the rules
no-law = This clause could not be read.
law-now = To read now: { $id }
no-reference = This game has no reference card yet.
law-title = Rules: { $title }
learn = Learn
learn-title = { $title }: learn
learn-rules = Read the rules
lessons = Lessons
lessons-about = Each game from nothing, at the real table, step by step. What the rules forbid, the referee explains. No account, and nobody hurries you.
lesson-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
 }
lesson-done = done
lesson-resume = Resume the lesson
lesson-sitting = The table is being laid …
lesson-play = Play a game
lesson-step = Step { $step } of { $of }
lesson-progress = Progress of the lesson
lesson-try = Ask the referee:
lesson-hint = Show me
lesson-more = More ▾
lesson-again = Begin again
lesson-leave = Leave the lesson
lesson-play-on = Play on
lesson-next = Next lesson
law-own-words = The rules in our own words, clause by clause. The referee cites these numbers.
chapters = Chapters
search-law = Search the rules
found = { $count ->
    [0] No clause
    [one] { $count } clause
   *[other] { $count } clauses
 }
see = See also
law-rulings = Rulings
law-examples = Examples
law-question = Question
law-readings = Possible readings
law-settled = Ruling
law-reason = Reason
law-given = Given
law-when = When
law-then = Then
law-checks = Checks
law-notation = Letters and words of the examples

## Review of a finished game

review = Review
review-seat = The decisions of
review-means = The strongest bot looks at every decision of { $name } as it could be known then. It takes { $game ->
    [root] three minutes
   *[other] a minute
 } at most, and goes on in the background.
review-start = Start the review
review-on = Go on with the review
review-stop = Stop
review-going = Judging: { $percent } %
review-progress = How much is judged
review-chart-says = { $title }: from { $first } % at the beginning to { $last } % at the end, between { $least } % and { $most } %.
review-mistakes = What cost most
review-bounds = { $exact ->
    [yes] (exact)
    [close] (within one in a hundred)
   *[no] (between { $low } % and { $high } %)
 }
review-find = Find the better move
review-again = Look at it again
review-back = All mistakes
review-played = Played: { $choice }.
review-better = Better: { $choice }.
review-find-now = Find the better move, on the board or here.
review-show = Show it
review-found = That is it!
review-same = That was played in the game.
review-other = That is not the best either.
review-shown = Here it is.
review-shares = Luck or choices

# -- puzzles
puzzles = Puzzles
puzzles-about = One choice reaches the goal, the others miss it: that is proved, and where there are several, it says so. What else you try is refuted, clause by clause. The difficulty, from 800 to { NUMBER(2200) }, tells how often bots get it wrong.
puzzles-games = Puzzles by game
puzzles-theme = Theme
puzzles-every-theme = All themes
puzzle-title = A puzzle: { $title }
puzzle-named = { $title }, puzzle { $number }
puzzle-goal = The goal
puzzle-known = What you know of the cards
puzzle-all = All puzzles
puzzle-number = No. { $number }
puzzle-rating = Difficulty { $rating }
puzzle-done = solved
puzzle-solved = Solved!
puzzle-proved = Nothing that is hidden, and nothing that the others do, changes that.
puzzle-compared = It was not proved which is better: the review of the game looks into that.
puzzle-in-replay = See it in the replay
puzzle-wrong = Not yet.
puzzle-again = From the beginning
puzzle-ways = Here { $count } first choices do.
puzzle-next = Next puzzle
puzzle-of-day = Puzzle of the day
puzzle-solve = Solve it
puzzle-look-again = Look at it again
puzzle-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
  }

## At a real table
companion = At a real table
companion-all = All games
companion-with-box = I have the box: help for a real table
companion-about = Is the box in front of you? Keep score here, set the game up, and let the rules play the Mechanical Marquise. All of it stays on this device.
companion-offline = Once this page was opened, everything works without a network too, except what the server has to work out: { $tools }.
companion-offline-alone = Everything works without a network too.
companion-away = The server does not answer: this is not here yet, or has to be worked out there. The rest works without a network.
companion-kept = What you write down here stays on this device, and nowhere else.
companion-for-renard = Tricks, treasures, totals to 16, 21 or 35
companion-for-duo = Gems, forest, rounds, the official score
companion-for-jeton = Tokens, timers, who is next
companion-for-root = Set-up, points, turns, battles, Mechanical Marquise
companion-tool-setup = Set-up
companion-tool-track = Points
companion-tool-turns = Turns
companion-tool-battle = Battle
companion-tool-marquise = Mechanical Marquise
companion-undo = Undo
companion-begin = New game
companion-player = Player { $number }
companion-players = Players
companion-name-of = Name of player { $number }
companion-totals = Totals
companion-total-of = Points of { $name }
companion-target = The game is played to
companion-won = { $name } wins with { $points } points.
companion-round = Round { $number }
companion-rounds = Rounds played
companion-tricks = Tricks
companion-tricks-of = Tricks of { $name }
companion-treasures = Treasures
companion-treasures-of = Treasures of { $name }
companion-points = Points
companion-points-now = Points of { $name } in this round
companion-note-round = Write this round down
companion-of-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
  }, { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
  }
companion-renard-draw = A perfect tie: the game is drawn, or one more round if you had agreed on that.
companion-duo-which = Level
companion-duo-guessed = This side of the board is a reconstruction: trust yours, and mend by undoing.
companion-duo-round = Round { $number } of { $of }
companion-duo-gems = { $count ->
    [one] { $count } gem left
   *[other] { $count } gems left
  }
companion-duo-left = { $count ->
    [one] { $count } forest token
   *[other] { $count } forest tokens
  }
companion-duo-path = The path
companion-duo-how = Touch a space to collect a gem there.
companion-duo-collect = Space { $number }: { $count ->
    [0] no gem
    [one] collect its gem
   *[other] collect one of its { $count } gems
  }
companion-duo-token = Off the path, or between two rounds: lay a forest token at an end.
companion-duo-forest = Space { $number }: covered by the forest
companion-duo-cover-low = The forest covers space { $number }, on the left
companion-duo-cover-high = The forest covers space { $number }, on the right
companion-duo-closing = The gems are added. Choose together which end the forest covers.
companion-duo-next = End of the round
companion-duo-lost = Lost in the forest
companion-duo-won = All gems are collected: victory!
companion-duo-over-lost = Lost in the forest: defeat.
companion-duo-over-time = The last round is over and gems are left: defeat.
companion-duo-hands = Cards still in hand, both players
companion-duo-level = Level
companion-duo-cards = Cards in hand
companion-duo-early = Victory before the last round
companion-duo-tokens = Forest tokens left
companion-duo-score = Official score
companion-jeton-target = Blue tokens that win
companion-jeton-turn = Who draws
companion-jeton-draws = { $name } draws.
companion-jeton-then = Then: { $name }.
companion-jeton-drew = Has drawn, or skips with six cards
companion-jeton-out = Cannot draw any more: eliminated
companion-jeton-is-out = eliminated
companion-jeton-red = red token
companion-jeton-shouts = shouts
companion-jeton-blue = Blue tokens
companion-jeton-won = { $name } wins the game.
companion-jeton-alone = { $name } is the last one left and wins.
companion-timers = Timers
companion-timers-about = Only if you agreed on them.
companion-timer-start = { $what }: { $seconds }
companion-timer-stop = Stop
companion-timer-over = Time is up: { $what }.
companion-seconds = { $count } s
companion-who-plays = Who plays?
companion-scenarios = Usual games
companion-draw = Draw lots
companion-recommended = only a recommended set
companion-with-her = with the Mechanical Marquise
companion-no-set = No set of this size fits.
companion-not-together = These factions do not play together.
companion-setup-all = For everybody
companion-setup-order = Factions in play: { $names }.
companion-choose-first = First choose who plays:
companion-root-won = { $count ->
    [one] { $names } reaches { $points } points and wins.
   *[other] { $names } win together, with { $points } points.
  }
companion-dominance = Dominance
companion-dominance-from = A dominance card can be activated from { $count } points on; the marker then leaves the track.
companion-dominance-wins = Wins at the start of own Birdsong: three clearings of the card’s suit, or two opposite corners.
companion-coalition = Coalition
companion-joined = with { $name }
companion-join-whom = With whom? The fewest points are equal:
companion-more-for = { $name } +{ $count }
companion-of = { $name }:
companion-attacker = Attacker
companion-defender = Defender
companion-warriors = Warriors
companion-pieces = Buildings and tokens
companion-swords = Undamaged swords
companion-items = Other undamaged items
companion-lent = Swords of the Arbiter called for help
companion-hired = Mercenaries of the Riverfolk (11.2.7.III)
companion-allied = Warriors of an ally (9.2.9.II.c)
companion-instigated = Set on by a Vagrant
companion-odds = What may happen
companion-mean = losses on average { $count }, points scored { $points }
companion-odds-vagabond = The Vagabond who set them on or was called scores { $points } on average.
companion-loses = loses { $count }
companion-percent = { $count }%
companion-odds-about = All sixteen rolls are counted one by one, by the rules themselves. Whoever has a card uses it. Losses are warriors first, then buildings and tokens; for the Vagabond, items.
companion-marquise-about = Enter the board once, reveal her orders: she tells step by step where she battles, moves and recruits, with the clauses. You roll the dice.
companion-marquise-begin = Enter the board
companion-marquise-cards = Cards in hand, supporters and lost souls stay your own business: nobody enters them here (8.2.4, 10.2.5). A spy is entered among its owner’s crafted cards (Mechanical 24). A board that is mended begins her turn again.
companion-solo = Alone against her, one plays as a team.
companion-team = All together against her
companion-head-start = Campaign: head start in points
companion-map = Map
companion-map-autumn = Autumn
companion-map-winter = Winter
companion-asked = Yours to say
companion-die-one = First die:
companion-die-two = First die: { $first }. Second die:
companion-suit-fox = Fox
companion-suit-rabbit = Rabbit
companion-suit-mouse = Mouse
companion-suit-bird = Bird
companion-programme = Her orders, as far as Spies have revealed them
companion-unseen = unseen
companion-spies = Before her turn, a Spy in play may reveal an order to all:
companion-spy-done = Done: go on with this
companion-her-turn = Her turn { $number }
companion-fill = Fill her orders up to five, on the right, without looking at them.
companion-turn-done = Turn done: go on from this board
companion-change-board = Change the board
companion-game-over = The game is over.

## A position, changed piece by piece

edit-begin = Begin with a deal and change it piece by piece
edit-begin-seats = Players
edit-begin-now = Deal
edit-change = Change it piece by piece
edit-done = Done
edit-back = Undo
edit-groups = What to change
edit-lift = can be taken up
edit-picked = Where does it go: { $piece }?
edit-put = Put it there
edit-put-here = Put here: { $piece }
edit-put-it = Put here
edit-swap = Swap with { $piece }
edit-add = Add from the pile…
edit-add-to = Add: { $label }
edit-less = One less: { $label }
edit-more = One more: { $label }
edit-can-be = This position can be.
edit-stays = The board shows the last position that can be.
edit-forgot = How it came to this no longer fitted and is left out.
edit-how = Take up a piece, then say where it goes: to a place, or for another piece, which then takes its place. The referee judges every change.
edit-how-board = Clearings can be chosen on the map.

## Positions

position = A position
position-title = A position of { $title }
position-paste = Or paste a position
position-means = One that somebody sent, or your own. The referee says what cannot be.
position-text = The position, as JSON
position-open = Put it on the board
position-change = Change the position
position-play = Play on from here, against bots
position-over = The game is over here.
position-open-means = The link holds all cards, also the hidden ones.
position-load = Put a position on the board

## Replay

replay-title = Replay: { $title }
replay-at = Move { $n } of { $of }
replay-jump = Go to move
first = To the beginning
back = Previous move
next = Next move
last = To the end
run = Run
pause = Stop
moves = The moves
replay-speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
replay-keys = Keys: ← → one move, Page ↑ ↓ ten moves, Home and End, Space to run or stop, + and − the speed.
seen-by = Seen by
open-hands = Open hands
spectator = A spectator
download = Download
share-here = Share this move
copy-link-here = Copy the link to this move
as-position = As a position
as-puzzle = As a puzzle
as-picture = As a picture
notes = Notes
note-here = Your note on this move
note-means = Notes travel in the link, and are kept nowhere else.
notes-elsewhere = Also noted, at move:
note-at = The note on move { $n }
what-if = What if…?
what-if-means = At another table the game goes on from move { $n }. Bots stay at their level; bots sit in for the other players.
play-as = In the place of { $name }
play-as-me = In my own place
branch-of = What if…? Another course of the game{ $known ->
    [yes] {" "}({ $names })
   *[no] {""}
 } from move { $n }.
branch-short = What if…? Move { $n }
branch-back = Back to the game
load-file = Choose a file
load-text = Or paste the game here
load-which = { $count } games are in there: which one?
load-answers = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
  }
load = Replay

## Settings

my-name = My name
theme = Colours
theme-auto = As the system
theme-dark = Night
theme-light = Day
confirm-when = Confirm a move
confirm-touch = On a touch screen
confirm-always = Always
confirm-never = Never
motion = Animations
sound = A sound when it is my turn
single = Play by itself when only one move is possible
my-data = What this server keeps of you: your name, your games, what you said.
my-data-file = Get it
forget-me = Forget me
forget-me-means = Everything goes: your name, your messages, your games without other people. Games with others stay, without your name; a bot ends those that run. This cannot be undone.
forget-me-yes = Yes, forget everything
cookies-blocked = This browser blocks this site’s cookies, and without them the table cannot know who you are. Allow them, then try again.
former-lost = This browser no longer knows you: its cookie was deleted. You are now { $name }.
former-link = { $known ->
    [yes] Your secret link brings { $former } and their games back.
   *[no] Your secret link brings your name and your games back.
 }
former-kept-link = { $known ->
    [yes] To be { $former } again and get those games back, open your secret link here. If you did not save it, make one in the settings of any device where you are still { $former }.
   *[no] To get your name and your games back, open your secret link here. If you did not save it, make one in the settings of a device where you still have them.
 }
former-again = Be { $former } again
former-stay = Stay { $name }
link-arrived = You are now { $name } on this device.
my-link = A secret link opens your games on another device, or here if this browser forgets you. Keep it to yourself. It is shown only once; a new link replaces the old one.
my-link-name = Your secret link
my-link-make = Make a secret link
my-link-closes = Also close my games on all other devices
my-link-once = Save it now: the server cannot show it again. The old link no longer works.
tell = Tell me when it is my turn
tell-by-none = No
tell-by-browser = By this browser, page open
tell-by-push = By this browser, even closed
tell-by-mail = By mail
tell-by-webhook = In Discord, Slack…
tell-means-none = The title and the icon of the page always show it.
tell-means-browser = A notification, when the table is open in a tab that you do not look at. The browser will ask you to agree.
tell-means-push = A notification of this device, one a turn and table at most, none while you are at the table. The browser will ask you to agree.
tell-means-mail = One message a turn and table at most, none while you are at the table. The address is asked to confirm first.
tell-means-webhook = The secret address of a webhook of: { $hosts }. One message a turn and table at most, none while you are at the table.
tell-waits = A message was sent to this address: open the link in it to confirm.
tell-on-browser = A notification comes when the table is open in a tab that you do not look at.
tell-on-push = Notifications come on the device where you chose this.
tell-on-mail = Messages come to this address.
tell-on-webhook = Messages come by { $host }. Another address replaces it.
tell-address = Mail address
tell-hook = Address of the webhook
tell-keep = Choose
tell-denied = The browser refuses notifications: allow them for this site in its settings.
tell-turn = It is your turn.
tell-stop = Tell me no more

## Keys

keys = Keyboard
keyboard-Enter = Enter
keyboard-Escape = Esc
keyboard-Tab = Tab
key-tab = go from group to group
key-arrows = from card to card
key-enter = play what is chosen
key-digits = go to the choice of that number
key-last = go to the last choice: end, pass
key-slash = write a move
key-undo = take back
key-hint = a hint, against bots
key-may = “May I…?”
key-list = all choices as buttons
key-board = boards, beside the table
key-log = log
key-chat = chat
key-reference = reference card: what cards and pieces do
key-rules = rules, at the clause of the question
key-go-on = go on after a trick or a round
key-escape = give up the choice
key-help = this list

## About

about-what = Clairière is a game table: four games, a referee who cites the rules, bots, games one can watch again.
about-unofficial = It is a free work of players, with no link to the authors or publishers of these games. If you like them, buy them: with real cards they are better still.
credits = Thanks
credits-icons = Symbols: Lorc, Delapouite and the contributors of game-icons.net, licence CC BY 3.0, recoloured.
credits-fonts = Typefaces: Fraunces (The Fraunces Project Authors) and Atkinson Hyperlegible (Braille Institute), licence SIL OFL 1.1.
credits-own = The pictures of the games and cards are ours.
credits-engine = The engine of this page: CPython (PSF licence) by Pyodide (MPL 2.0 licence), with msgspec, fluent.runtime, Babel, attrs and pytz; their sources are on pypi.org and npmjs.com.
