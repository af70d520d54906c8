### Sentences that every game shares.

## Refusals

# -- puzzles
puzzle-unknown = There is no puzzle “{ $found }”.
puzzle-unreadable = This is not a puzzle: { $found } ({ $reason }).
puzzle-wrong = The puzzle { $id } does not fit together: { $what }.
puzzle-too-open = Too much is hidden here for a proof: more than { $most } ways to lay the cards.
puzzle-over = This puzzle is over.
puzzle-no-quits = A puzzle is not given up in the game’s way: leave the page.
puzzle-which-game = Name a game: { $known }.
puzzle-checked = { $count } puzzles proved anew, { $wrong } of them wrong.
puzzle-fails = { $id } does not hold.
puzzle-made-again = { $count } puzzles made again from their positions, { $other } of them came out otherwise.
puzzle-differs = { $id } comes out otherwise.
puzzle-nobody-asked = Nobody is asked there: choose a step at which somebody answers next.
puzzle-goal-replay = Your turn: what would you play here? Then you learn what was played in the game.
puzzle-as-played = { $tried }: so it was played in the game.
puzzle-other-played = You: { $tried }. In the game: { $played }.
puzzle-you = You
puzzle-other = Player { $number }
puzzle-own-cards = Your hand: { $hand }. Your pack: { $pack }.
puzzle-owns = { $name }, hand and pack together: { $cards } ({ $hand } in hand, { $pack } in the pack).
puzzle-may-hold = { $kind ->
    [none] { $name } has no card left in hand.
    [sure] { $name } is sure to hold: { NOTATION($sure) }.
    [both] { $name } is sure to hold { NOTATION($sure) }, and { $free } of these cards: { NOTATION($cards) } ({ $hands } possible hands, by what was played).
   *[any] { $name } holds { $free } of these cards: { NOTATION($cards) } ({ $hands } possible hands, by what was played).
 }
puzzle-in-pile = In the pile for sure: { NOTATION($cards) }.
puzzle-refuted = This does not do. It may go on like this:
puzzle-goal-points = Score at least { $count } points this round, whatever the other one holds and plays.
puzzle-goal-gems = { $count ->
    [one] Collect at least one gem before the round ends, whatever your teammate holds and plays.
   *[other] Collect at least { $count } gems before the round ends, whatever your teammate holds and plays.
  }
puzzle-goal-victory = Collect the last gem before the round ends, whatever your teammate holds and plays.
puzzle-goal-tokens = { $count ->
    [one] Win this round for sure, whatever the others hold and lay.
   *[other] Win this round and at least { $count } blue tokens for sure, whatever the others hold and lay.
  }
puzzle-goal-last = Share so that you win the game before another round begins and before the hands go back into the packs, whatever the others hold and anybody draws.
puzzle-goal-next = { $count ->
    [one] Share so that you win the next round for sure, or the game before it, whatever is held, drawn and laid.
   *[other] Share so that you win the next round and at least { $count } blue tokens for sure, or the game before it, whatever is held, drawn and laid.
  }
puzzle-goal-thirty = Reach { $count } points this turn, whatever the dice and the deck bring. Nobody else holds a card.
puzzle-theme-lead = leading
puzzle-theme-follow = following
puzzle-theme-ability = a card with an ability
puzzle-theme-trump = a trump
puzzle-theme-open = the opening
puzzle-theme-bid = the auction
puzzle-theme-share = the sharing
cli-puzzles = make puzzles, prove the shipped ones again, or make them again
cli-puzzles-act = make, check (prove the shipped ones), or again (make the shipped ones anew and compare)
cli-puzzles-count = how many puzzles there shall be (100), or shall be made again of each game (all)
cli-puzzles-seconds = for how many seconds at most
cli-puzzles-out = the file to write to, or to check

lesson-unknown = There is no lesson “{ $found }”. Lessons: { $known }.
game-unknown = There is no game “{ $found }”. Games: { $known }.
seat-unknown = There is no seat { $found }: seats are numbered from 0 to { $last }, and { $spectator } (SPECTATOR) only watches.
seats-refused = { $found } cannot play this game: it is for { $wanted } ({ $clause }).
option-unknown = There is no option “{ $option }”. Options: { $known }.
option-refused = “{ $found }” will not do for the option { $option }: it takes { $known } ({ $clause }).
position-no-json = This is no JSON: something is wrong in line { $line }, column { $column }.
position-link-cut = The link is not whole: a part of the position is missing.
position-too-long = The position is too long.
position-no-game = A position is a JSON object with the key "game". Games: { $known }.
chance-not-asked = Chance decides nothing here: a player is asked ({ $clause }).
form-not-a-mapping = { $where } must be a JSON object with keys.
form-unknown-key = The position has an unknown key “{ $where }”. Keys: { $known }.
form-wrong-length = { $where } must have { $wanted } entries and has { $found }.
form-key-not-text = { $where }: the key { $key } must be a text, written in quotes.
form-unknown-word = { $where } is “{ $found }”; it must be one of: { $known }.
form-unknown-word-or-none = { $where } is “{ $found }”; it must be one of: { $known }; or an empty text for none.
form-twice = { $where }: “{ $found }” stands there twice.
form-not-whole = { $where } must be a whole number and is { $found }.
form-out-of-range = { $where } is { $found }; it must lie between { $low } and { $high }.
form-not-text = { $where } must be a text and is { $found }.
form-not-a-list = { $where } must be a list and is { $found }.
# -- at a real table
companion-no-automaton = Nobody plays without a player here: it takes the Mechanical Marquise ({ $clause }).
companion-not-an-order = { $card } cannot be one of her orders here ({ $clause }).
companion-too-many = Count { $warriors } warriors and { $pieces } other pieces or items a side at most ({ $clause }).
companion-no-spy = { $card } is no spy in play ({ $clause }).
companion-which-seen = Look at this order: which card is it?
companion-spy-of = { $name }: { $card }
companion-which-order = Reveal her leftmost order: which card is it?
companion-rivals = Most pieces there, then most points: { $rivals }.
companion-rival = { $name } ({ $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  })
companion-dice = Roll both dice.
companion-effect-ambush = Ambush
companion-effect-armorers = Armorers
companion-effect-sappers = Sappers
companion-effect-tactics = Brutal Tactics
companion-effect-scouts = Scouting Party
companion-effect-hostile = Hostile to the Vagabond
companion-clock-draw-idle = Draw
companion-clock-open-idle = Open
companion-clock-propose-idle = Propose the end
companion-clock-agree-idle = Silence means consent
companion-clock-assign-idle = Share out
companion-clock-all-six-grace = All hands at six

# -- positions that are changed piece by piece
edit-no-such-place = There is nothing to change at { $where }.
edit-wrong-kind = { $where }: something else belongs there.
edit-too-many = { $where }: there are only { $most } such pieces in the game.
edit-one-piece = { $where }: there is room for one only.
edit-word = { $word }
edit-cards = Cards
edit-round = Round and points
edit-points = Points
edit-suits = Suits of the clearings
edit-suit-of = Clearing { $number }
edit-turn = Turn
edit-path = Path and forest
edit-tokens = Tokens
edit-piles = Piles and supply
edit-hand = Hand, { $who }
edit-decree = Decree
edit-trick = Trick, in order
edit-pile = Draw pile
edit-rest = Cards not dealt
edit-won = Tricks won, { $who }
edit-buried = Put under the pile, { $who }
edit-past = Tricks put away
edit-score = Points, { $who }
edit-leader = Who leads this trick
edit-dealer = Who deals
edit-round-number = Round
edit-asked = What is asked
edit-asked-lead = to lead
edit-asked-follow = to follow
edit-asked-exchange = the Fox: to exchange
edit-asked-draw = the Woodcutter: to draw
edit-asked-bury = the Woodcutter: to bury
edit-asked-name = the Foxes: to name who exchanges
edit-asked-give = the Gift: to give a card
edit-asked-move = where to move
edit-gems = Gems at space { $space }
edit-team = Space of the team
edit-forest = Forest tokens, end of { $who }
edit-stack = Stack, { $who }
edit-pack = Pack, { $who }
edit-blue = Blue tokens, { $who }
edit-red = Who has the red token
edit-draw-seat = Whose turn to draw it is
edit-phase = Phase
edit-phase-draw = the draw
edit-phase-open = the opening
edit-phase-bid = the auction
edit-phase-share = the sharing
edit-jeton-card = { $card ->
    [p] +1
   *[other] { $card }
 }
edit-turn-of = Whose turn it is
edit-clearing = Clearing { $number }{ $suit ->
    [fox] , fox
    [rabbit] , rabbit
    [mouse] , mouse
   *[none] { "" }
 }
edit-piece = { $who }: { $piece }
edit-ruin = A ruin
edit-faction = { $who }
edit-supporters = Supporters
edit-crafted = Effects in play, { $who }
edit-items-of = Crafted items, { $who }
edit-items = Items to craft
edit-pawn = Where the pawn is
edit-deck = Deck
edit-discard = Discard pile
edit-available = Dominance cards to take
edit-removed = Out of the game
edit-board-decree = Decree: { $column ->
    [0] recruit
    [1] move
    [2] battle
   *[3] build
 }
edit-board-lost-souls = Lost Souls
edit-board-revealed = Revealed cards
edit-board-orders = Orders, from left to right
edit-board-quests = Quests on offer
edit-board-quest-deck = Quest deck
edit-board-completed = Completed quests
edit-board-track = Items on their tracks
edit-board-satchel = Satchel, face up
edit-board-exhausted = Satchel, exhausted
edit-board-damaged = Damaged, face up
edit-board-broken = Damaged, exhausted
edit-board-actions = Actions left
edit-board-officers = Officers
edit-board-operations = Operations done
edit-board-acolytes = Acolytes
edit-board-payments = Payments: warriors of { $who }
edit-board-funds = Funds: warriors of { $who }
edit-board-acted = Has acted this turn
edit-board-recruited = Has recruited this turn
edit-board-hated = The Outcast is hated
edit-board-leader = Leader
edit-board-character = Character
edit-board-outcast = Outcast
edit-board-relations = Relationship with { $who }

# -- records
record-not-one = Line 1: this is not a record; it must begin with “{ $wanted }”.
record-header = Line { $line }: the header does not know “{ $text }”.
record-no-game = Line { $line }: the header names no game.
record-number = Line { $line }: answer { $wanted } was expected and there is “{ $found }”.
record-line = Line { $line }: “{ $text }” is no answer; it takes a number, a seat and a choice.
record-refused = Line { $line }: { $refused }
record-cut = The record was cut off: its last line, “end …”, is missing.
record-count = Line { $line }: the last line counts { $found } answers and there are { $count }.
record-changed = Line { $line }: the record was changed after it was written: its checksum does not fit.
record-after-end = Line { $line }: “{ $text }” stands after the end of the record.
clause-unknown = The law of { $game } has no clause “{ $found }”. Near it: { $known }.
bot-unknown = There is no bot “{ $found }” for { $game }. Bots: { $known }.
message-late = Too late: the question you answered is no longer open.
live-suspended = The game is suspended until the others are back ({ $clause }).
plain = { $text }

## Notation

answer-unknown = “{ $text }” is no answer here. Answer for example: { $example }.
answer-quits = “{ $text }”: to give up, type “{ $answer }” or press the button that says so.
notation-keep = keep
notation-stop = stop
notation-yes = yes
notation-no = no
notation-ready = ready

## At the terminal

ui-you = You
ui-player = Name
ui-score = Total
ui-answers = Possible: { $answers }
ui-only-answer = Only one answer is possible: { $answer } (Enter will do)
ui-no-answer = “{ $text }” is neither an answer nor a command. Answer for example { $example }, or type “help”.
ui-go-on = Enter to go on ›
ui-score-first = This is your first score at this level: it is kept.
ui-score-best = Your best score at this level: { $points } ({ $day }).
ui-score-beaten = A new best: your best score was { $points } ({ $day }).
ui-score-lost = The score could not be kept: { $why }.
ui-hand-over = It is { $seat }’s turn. The others look away.
ui-yes-or-no = yes or no ›
ui-reference-line = { $name }: { $text }
ui-no-aid = This game has no player aid.
ui-no-tricks = This game has no tricks.
ui-help-clause = the clause of the present question; “? 4.11.1”: that clause
ui-help-aid = the player aid of the game
ui-help-board = the table once more
ui-help-log = what happened; “log 50” or “log all” to see more
ui-help-tricks = the past tricks, when they may be looked at
ui-help-hint = what the strongest bot would do, and why (against bots alone)
ui-hint-wait = Thinking…
ui-help-standing = pass the rest of the draws, or of the auction; “passall 7”: until your hand makes a bid of 7
ui-standing-none = Only a single player can pass everything, where one often passes: not here.
ui-standing-number = After “passall” comes a number: the bid from which you are asked again. “{ $text }” is none.
ui-help-undo = take back your last decision
ui-help-save = save the game; “save file” to choose where
ui-help-help = this list
ui-help-quit = leave; the game is saved
ui-log-number = “{ $text }” is not a number of lines. Type for example “log 50”, or “log all”.
ui-log-cut = … { $count ->
    [one] { $count } older line
   *[other] { $count } older lines
 } (“log all”)
ui-left = See you soon.
ui-input-ended = Nothing more to read: the table closes.
ui-nothing-to-save = Nothing was played: there is nothing to save.
ui-saved = Game saved in { $file }.
ui-resume = To go on with it:
ui-replay = To see it again:
ui-save-folder = { $file } is a folder: give the name of a file too.
ui-save-exists = The file { $file } exists already and stays as it is: choose another name.
ui-save-failed = The game could not be saved in { $file }: { $why }.
ui-undo-nothing = You have not decided anything yet that could be taken back.
ui-undo-asked = { $asker } asks to take back the last decision. { $seat }, do you agree?
ui-undo-refused = That was declined: the decision stands.
ui-undone = Taken back: choose again.
ui-undone-by-bots = Bots always agree ({ $names }). Taken back: choose again.
ui-replay-range = This game has { $most } answers: it cannot be stopped after { $found }.
ui-replay-seat = There is no seat { $found }: seats go from 0 to { $most }.
ui-replay-after = { $count ->
    [0] Before the first answer
    [one] After { $count } answer of { $most }
   *[other] After { $count } answers of { $most }
 }
ui-replay-unfinished = A running game, shown as to somebody who looks on: hands, pile and past tricks stay hidden. “--open” shows everything.
ui-replay-closed = This position of the running round may not be looked at again before the round ends.
ui-replay-as = Shown as { $seat } saw it: “you” is { $seat }.
ui-replay-as-unfinished = A running game, shown as { $seat } saw it: “you” is { $seat }. The past tricks of the round stay closed. “--open” shows everything.
ui-replay-open = Shown in full, hands open.
ui-nature = Chance
ui-law-see = See also: { $clauses }
ui-law-question = Question:
ui-law-readings = Possible readings:
ui-law-settled = Ruling:
ui-law-reason = Reason:
ui-law-examples = Examples
ui-law-given = Given:
ui-law-when = When:
ui-law-then = Then:
ui-law-checks = Checks
record-players = Line { $line }: { $found } players for { $wanted } seats.
record-chance = Line { $line }: the header tells only part of its chance: it takes the fingerprint (commitment), the secret and a nonce for each seat.

## Chance, checked

chance-none = Nothing to check: this game does not say where its chance came from (it is older than fingerprints, a lesson, or from the terminal).
chance-fits = The secret fits the promised fingerprint.
chance-other-secret = THE SECRET DOES NOT FIT the promised fingerprint: it is not the one that was chosen before the deal.
chance-follows = { $count ->
    [0] Chance was never asked.
    [one] The only draw follows from the secret and the nonces.
   *[other] All { $count } draws follow from the secret and the nonces.
 }
chance-wrong = ANSWER { $number }, OF CHANCE, DOES NOT FOLLOW from the secret and the nonces: it reads “{ $found }” and should read “{ $wanted }”.
chance-line = It is line { $line } of the file.
chance-nonces = { $count ->
    [0] Nobody brought a nonce.
    [one] Nonce brought by { $names }.
   *[other] Nonces brought by { $names }.
 }
chance-no-nonce = Without a nonce: { $names }.

## The command line

cli-about = A game table in the woods: play, referee and study.
cli-lang = language of everything that is said: fr or en (else as the locale says)
cli-play = play a game in the terminal
cli-replay = show a recorded game step by step
cli-picture = draw a step of a recorded game, or a position (JSON), as a picture (SVG or PNG)
cli-picture-out = the file to write to, whose name ends in .svg or .png; else an SVG is printed
cli-research-exported = { $games } games with { $decisions } decisions are in { $file }.
research-other-players = With these options { $found } would play; this environment has { $wanted } players.
research-no-game = No game is being played: call reset() first.
cli-no-research = This needs the extra "research": pip install clairiere[research].
cli-solve = work out the end of a round of Renard from a position (JSON): what each choice is worth
cli-solve-hidden = as whoever is asked knows it: over every hand that the other may hold
solve-game = Only positions of renard can be worked out, not of { $found }.
solve-nobody = Nobody is asked to choose in this position.
solve-too-many = There are { $found } cards in the hand; at most { $most } can be worked out.
solve-too-long = Too much can still happen here to work it out.
solve-open = Player { $seat } is asked. Chances to win the game with open cards, if nobody errs:
solve-hidden = Player { $seat } is asked. Chances to win the game over all hands that fit what was seen:
solve-value = {"  "}{ $choice }: { $chance } %
cli-verify = check that the chance of a recorded game is the one that was promised
cli-law = read the law of a game, or one clause of it; --check counts what code and tests cite
cli-sim = let bots play many games
cli-bench = measure the engine, beside OpenSpiel and Catanatron when they are installed
cli-games = list the games with their options and bots
cli-completion = print what a shell needs to complete this command line: eval "$(clairiere completion bash)"
cli-completion-shell = bash, zsh or fish
cli-game = which game
cli-bot = the bot to play against, by level or id
cli-seats = who sits where, for example human,search, human,2 (bots by level, 0 to 3, or by id) or human,human
cli-names = the names, separated by commas
cli-option = an option of the game; `clairiere games` lists them; `--NAME VALUE` does the same
cli-match = a match of two games: the roles change hands, the points of both are added
cli-after = the second game of a match, after this finished one
cli-option-twice = The option { $option } is given twice.
cli-option-game = Say for which game the option { $option } is meant.
cli-flag-elsewhere = --{ $flag } is not for { $game }: it is an option of { $games }.
cli-seats-options = These options are for { $wanted ->
    [one] one player
   *[other] { $wanted } players
 }, and there are { $found } ({ $clause }).
cli-sim-role = {"  "}{ $role }: { $wins } won of { $games }, { $mean } points on average
match-none = { $game } has no matches of two games with { $seats } players.
match-unfinished = The game in { $found } is not over: the second one comes after it.
match-other = This is not the second game after the one in { $found }: players and roles do not fit.
match-second = First game: { $points }. Now the roles change hands.
match-won = Match: { $points }. { $winners } wins.
match-tied = Match: { $points }. A tie.
cli-seed = a whole number that makes everything repeatable
cli-save = write the game to this file after every move
cli-resume = go on with a saved game
cli-to = stop after this many answers
cli-seat = as this seat saw it
cli-open = show everything, also in a game that is not over
cli-hint = with what the strongest bot would do there
cli-draws = list every draw with its kind and its options, for another verifier (docs/chance.md)
cli-unsealed = accept a record written by hand, without its last line
cli-cite = a game, or a clause such as renard:4.11.1
cli-check = compare law, code and tests
cli-tests = where the tests are (else ./tests)
cli-json = print JSON
cli-games-count = how many games
cli-bots = the bots by level or id, separated by commas
cli-seconds = how long each work is measured
cli-compiled = compiled
cli-interpreted = interpreted
cli-you = Player
cli-player = Player { $number }
cli-no-seat = There is no seat { $found }: seats go from 0 to { $most }.
cli-which-law = Which law? Games: { $known }.
cli-no-tests = There is no folder “{ $found }” with tests: run this in the project's folder, or name it with --tests.
cli-law-count = { $game }: { $clauses } clauses, { $coded } coded, { $tested } tested.
cli-law-code = {"  "}without code: { $gap }
cli-law-tests = {"  "}without a test: { $gap }
cli-law-unknown = {"  "}cited but not in the law: { $gap }
cli-too-few = { $found } games cannot be played: at least 1.
cli-sim-bot = { $bot }: { $wins } won, { $mean } points on average
cli-sim-all = { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
 }, { $decisions } decisions, { $rate } a second
cli-seconds-range = { $found } seconds cannot be measured: 0.01 to 3600.
cli-no-peer = Not installed, so there is nothing to compare with: { $peers }. ./dev bench installs them.
cli-one-game = { $id }: { $title }, { $players } players. { $about }
cli-one-option = {"  "}{ $name } ({ $values }; { $default }): { $help }
cli-its-bots = {"  "}bots: { $bots }
cli-option-form = “{ $found }” is no option: it takes NAME=VALUE.
cli-names-count = { $found } names for { $wanted } seats.
cli-no-file = “{ $found }” cannot be read: { $reason }.
cli-option-fixed = A game that has begun keeps its option { $option } ({ $clause }).
cli-resume-fixed = A game that has begun keeps its seats, names and seed.
cli-misunderstood = { $command }: { $message } (see --help).
cli-missing = { $command }: something is missing: { $what } (see --help).
cli-unknown-command = { $command } has no command “{ $found }”: --help lists them all.
cli-did-you-mean = Did you mean “{ $near }”?
cli-moved = “{ $found }” is a tool for maintainers now: in a checkout of the project, run { $tools }.
cli-group-play = play
cli-group-study = study
cli-group-serve = serve
cli-group-research = research
cli-options = options
cli-help = show this help and exit
cli-more-help = `clairiere COMMAND --help` shows what a command takes, `clairiere play GAME --help` also the options of a game. Without a command, the table opens in the browser.
cli-options-of = options of { $game }
cli-option-help = { $help } ({ $values }{ $usual ->
    [none] {""}
   *[other] ; if not given: { $usual }
})
cli-unrecognized = { $command }: not understood: { $what } (see --help).
cli-bad-choice = { $command }: { $found } will not do for { $what }; it takes { $known }.
cli-out-of-range = { $command }: { $found } will not do for { $what }: it takes a number from { $low } to { $high }.
cli-bad-value = { $command }: { $found } will not do for { $what }: a number is needed.
cli-no-value = { $command }: { $what } needs a value.
cli-no-save = “{ $found }” cannot be written: { $reason }.
cli-two-names = Two seats have the name “{ $found }”: names must differ.
cli-bot-or-seats = Choose either --bot or --seats.
cli-not-live = { $game } in real time is played in the browser; choose the form in turns here.
cli-scores = the scores of team games that were kept
cli-score = { $day }  { $result }  { $options }  { $names }
cli-score-won = { $points } points
cli-score-lost = defeat
cli-no-scores = No score is kept for { $game } yet.
cli-resume-game = That file holds a game of { $found }; to resume it, name no other game.
cli-system = The system says: { $reason }.
cli-error-missing = there is no such file
cli-error-folder = it is a folder
cli-error-denied = access is denied
cli-error-exists = it exists already
cli-error-text = it is not a text
cli-error-full = the disk is full
bot-expert = Fierce (bot)
bot-greedy = Easy-going (bot)
bot-random = Random (bot)
bot-search = Seasoned (bot)
record-game = Line { $line }: there is no game “{ $found }”. Games: { $known }.
cli-seed-range = A seed is a whole number of at most 30 digits.
cli-conform = check by random games that a game keeps every promise of the contract
cli-conform-game = which game (else all)
cli-conform-seconds = for how long
cli-conform-seed = the first seed; the others follow it
cli-conform-range = { $found } seconds will not do: more than 0, at most 86400.
cli-conform-broken = { $game }, seed { $seed }: the promise { $promise } is broken: { $why }
cli-conform-kept = { $walks ->
    [one] { $walks } game
   *[other] { $walks } games
 }, { $promises } promises kept; last seed: { $seed }
cli-campaign = play co-operative games of Root in a row: new, next, show
cli-campaign-act = begin a campaign, play on in it, or see how it stands
cli-campaign-keep = after a victory, the card that each player keeps, by seat, as in 0:claim-b,1:tax-f; a dash for none
campaign-wins = { $wins ->
    [one] One victory
   *[other] { $wins } victories
 } in { $games ->
    [one] one game
   *[other] { $games } games
 }; the Mechanical Marquise begins the next one with { $points ->
    [one] one point
   *[other] { $points } points
 }.
campaign-player = { $seat }  { $name }: { $cards ->
    [none] no card kept
   *[other] { $cards }
 }
campaign-may-keep = { $name } may keep one of these: { $cards }.
campaign-complete = The campaign is won: she would begin the next game with 30 points.
campaign-unfinished = A game is not over: { $file }.
campaign-pick = The last game was won: say with --keep which card each player keeps (or - for none), of these: { $cards } ({ $clause }).
campaign-no-pick = Cards are kept after a victory, before the next game begins ({ $clause }).
campaign-over = After { $wins } victories she would begin with 30 points: the campaign is won ({ $clause }).
campaign-own-option = The campaign itself sets the option { $option } ({ $clause }).
campaign-other-game = “{ $found }” is no game of this campaign.
campaign-no-campaign = “{ $found }” holds no campaign.

## The arena

cli-arena = measure bots against each other: the same deals for all, seats and factions in turn
cli-arena-bots = the bots by level (0, 1) or by id, separated by commas; the last one takes the seats that are left
cli-arena-out = keep results and records in this folder, and go on there after an interruption (else in a folder of its own)
cli-arena-plot = draw the result into this file too: .png or .svg
cli-site = write the table as a folder of files that any web space can serve: it needs no server
cli-site-site = where it will lie, so that previews of links have a picture
site-no-wheel = { $name } is missing and could not be fetched from PyPI: the site needs it.
site-no-client = The client or its engine has not been built: ./dev setup.
site-not-empty = { $folder } holds something else: the site wants an empty folder, or one of its own.
site-written = The table is in { $folder } ({ $size } MB). Any web server can serve it, from any address.
cli-keys = keeps the server’s keys in this file and not in the database, and moves those of the database there (else CLAIRIERE_KEYS)
cli-serve-workers = in how many processes bots may think that search (else one for each core but one)
cli-workers = how many processes play at once (else one for each core)
cli-ray = play on a Ray cluster: at this address, else the one that RAY_ADDRESS names, else on this machine (extra "ray")
picture-no-png = A PNG needs resvg: pip install 'clairiere[pictures]'. An SVG needs nothing.
arena-no-png = A PNG needs matplotlib: pip install 'clairiere[plots]'. An SVG needs nothing.
arena-plot = A picture’s file ends in .png or .svg, not like { $found }.
arena-no-ray = Ray is not installed: pip install 'clairiere[ray]'.
arena-ray-lost = No Ray cluster answers at { $found }.
arena-ray-code = A machine of the cluster has another version of Clairière than this one: its games would not be comparable.
arena-workers = { $found } processes cannot play: at least 1.
arena-worker = A process that was playing has been killed; the same command goes on where it stopped.
arena-not-folder = “{ $found }” is not a folder: name one to keep results in.
arena-held = Another arena is playing in “{ $found }”: wait for it, or name another folder.
arena-foreign = “{ $found }” holds something else: name a new folder.
arena-other = “{ $found }” holds another run, with a different { $what }: name a new folder.
arena-interrupted = Interrupted; the same command goes on where it stopped ({ $folder }).
arena-kept = Results, records and a picture ({ $picture }) are kept in { $folder }; “clairiere replay” opens the records.
arena-by-bot = Share of wins by bot
arena-by-seat = By seat
arena-by-faction = By faction
arena-by-round = Won in round
arena-round = Round { $round }
arena-seat = Seat { $seat }
arena-won = { $wins } of { $games }
arena-counts = { $games ->
    [one] { $games } game
   *[other] { $games } games
 } on { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }, seed { $seed }.
arena-draws = { $draws ->
    [one] { $draws } draw counts as no win.
   *[other] { $draws } draws count as no wins.
 }
arena-stopped = { $stopped ->
    [one] { $stopped } game was stopped
   *[other] { $stopped } games were stopped
 } without an end.
arena-fault = { $bot } lost { $games ->
    [one] { $games } game
   *[other] { $games } games
 } by an illegal answer or an error; in game { $first }: { $why }
arena-uneven = The last deal is incomplete: a multiple of { $rounds } games gives every bot every seat equally often.
arena-elo = Elo: { $first } is { $elo } against { $second } [{ $low } to { $high }], a draw counting as half a win.
arena-milliseconds = Milliseconds a decision: { $times }.
arena-method = 95 % intervals, clustered by deal: the spread between deals says how many independent games those played are worth, and with that number the interval is Wilson’s.
arena-method-short = 95 % intervals (Wilson), clustered by deal.
arena-method-equal = 95 % intervals (Wilson), clustered by deal; the dashed line is an equal share.
arena-points = Points a game: { $points }.

## What a level is worth

strength-level = { $level ->
    [0] pure chance
    [1] “Easy-going”
    [2] “Seasoned”
   *[other] level { $level }
 }
strength-rival = Wins { $share } % of games against { $below } ({ $low } to { $high } %; { $games } games).
strength-rivals = Wins { $times } times a fair share against { $below } on all other seats ({ $low } to { $high }; { $games } games).
strength-team = A team of this level wins { $share } % of games ({ $low } to { $high } %; { $games } games), with { $points } points on average.
strength-unproved = Not proved to be stronger than { $below }.
strength-at-once = Answers at once.
strength-seconds = Thinks { $seconds } s a decision.

## Hints

hint-adviser = The owl
hint-best = { $adviser } would choose: { $choice }.
hint-value = She then expects to win { $percent } times in a hundred.
hint-wait = { $adviser } would wait and let the others act.
hint-only = It is the only choice there is.
hint-pass = wait and let the others act
hint-alone = She does not weigh the other choices.
hint-rest = { $count ->
    [one] One other choice was hardly looked at: it seems worse.
   *[other] { $count } other choices were hardly looked at: they seem worse.
 }
hint-cost-none = as good, within one win in a hundred
hint-cost-little = slightly worse: { $percent } % fewer chances to win
hint-cost-some = worse: { $percent } % fewer chances to win
hint-cost-much = much worse: { $percent } % fewer chances to win
hint-value-team = Victory and score together, she then expects { $percent } % of a very good result.
hint-cost-none-team = as good, within a hundredth of the result
hint-cost-little-team = slightly worse: { $percent } % of the result less
hint-cost-some-team = worse: { $percent } % of the result less
hint-cost-much-team = much worse: { $percent } % of the result less
hint-card = { $card }: { $percent } %
hint-card-never = { $card }: never
hint-card-sure = { $card }: for certain
hint-card-many = { $mean ->
    [1] 1 “{ $card }” card on average
   *[other] { $mean } “{ $card }” cards on average
 }
hint-instead = Instead of that
hint-beliefs = What the others may hold
hint-hand = { $name }: { $cards }
hint-guessed = What the others can guess of this hand
hint-clauses = The clauses that matter
why-alike = The other choices she looked at are as good, within one win in a hundred.
why-close = The trials lean to this choice rather than “{ $instead }”, and no single reason stands out.
hint-none-asked = Nobody is asked anything here: there is nothing to advise.
hint-not-alone = Hints are for those who play against bots alone: other people play here.

