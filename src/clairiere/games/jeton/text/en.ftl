### Jeton Rouge in English.

jeton-title = Red Token
jeton-about = A bidding game for three to six: draw, shout “Red!”, lay cards for yourself or for others, win blue tokens.
jeton-shout = Red!
jeton-server = the server

## Options

jeton-option-form = By turns, clockwise (turns), or in real time (live)
jeton-field-form = How is it played?
jeton-option-first = Who has the red token first
jeton-field-first = Who gets the red token first?
jeton-option-title = What you call the game (the printed name is lost)
jeton-field-title = What do you call the game? (the printed name is lost)
jeton-option-shout = The word you shout (the printed one is lost)
jeton-field-shout = Which word begins a round? (the printed word is lost)
jeton-option-shout_cards = What one needs in hand to shout: nothing in particular (any), as in the rules, or a 2, 3 or 4 (value), our addition
jeton-field-shout_cards = What does one need in hand to shout?
jeton-option-target = Blue tokens that win the game
jeton-field-target = How many blue tokens win the game?
jeton-option-min_per_bidder = Cards that every bidder gets at least when the winner shares out
jeton-field-min_per_bidder = How many cards does each bidder get at least when they are shared?
jeton-option-first_plus = +1 cards are allowed in a first bid (another reading of the rules)
jeton-field-first_plus = +1 cards are allowed in a first bid (another reading of the rules).
jeton-option-auto_agree = Agreement without a word: when the time is up, if there is one (timer), or as soon as the hand is empty (emptyHand)
jeton-field-auto_agree = When does silence mean agreement?
jeton-option-withdraw_limit = Withdrawals of each player at one table number, 0 = any number, as in the rules
jeton-field-withdraw_limit = How often may each withdraw an agreement, while the table stays the same? (0: without limit, as in the rules)
jeton-option-withdrawal = If the proposer withdraws: only that agreement is taken back (own), or the proposal falls with all agreements (all), another reading of the rules
jeton-field-withdrawal = What happens when the proposer withdraws?
jeton-option-draw_idle_s = Seconds to draw, 0 = no clock, as in the rules
jeton-field-draw_idle_s = How many seconds are there to draw? (0: no limit, as in the rules)
jeton-option-open_idle_s = Seconds to open, 0 = no clock, as in the rules
jeton-field-open_idle_s = How many seconds are there to open? (0: no limit, as in the rules)
jeton-option-propose_idle_s = Seconds without a lay until the server proposes the end, 0 = never, as in the rules
jeton-field-propose_idle_s = After how many seconds without a lay does the server propose the end? (0: never, as in the rules)
jeton-option-agree_idle_s = Seconds until silence counts as agreement, 0 = never, as in the rules
jeton-field-agree_idle_s = After how many seconds does silence mean agreement? (0: never, as in the rules)
jeton-option-assign_idle_s = Seconds to share out, 0 = no clock, as in the rules
jeton-field-assign_idle_s = How many seconds are there to share? (0: no limit, as in the rules)
jeton-option-all_six_grace_s = Seconds left to shout when everybody has six cards
jeton-option-shout_window_ms = Milliseconds in which shouts are compared, 0 = the first to arrive counts
jeton-option-absent_after = Acts of the server in a row, after which a seat may be deserted
jeton-option-absent_s = Seconds without a sign, after which a seat may be deserted
jeton-option-away_idle_s = Seconds of a deserted seat’s clocks
jeton-option-suspend_max_s = Seconds with fewer than two players, after which deserted seats leave
jeton-option-sim_max_rounds = Rounds after which a game between bots stops, 0 = no limit; for simulations only
jeton-option-sim_max_reshuffles = General reshuffles after which a game between bots stops, 0 = no limit; for simulations only
jeton-option-position = A position to begin with, instead of the set-up
jeton-option-lesson = A lesson to begin with, instead of the set-up

## Ways to play

jeton-preset-friends = Among friends
jeton-preset-friends-about = The game of the rule sheet: everybody is waited for, and minds may change as often as they like
jeton-preset-strangers = Among strangers
jeton-preset-strangers-about = Our additions: a time for every act, silence counts as agreement, three withdrawals

## Questions

jeton-planned-draw = While cards are drawn: shout or not
jeton-planned-bid = In the auction, when it is my turn
jeton-ask-draw = { $draw ->
    [yes] { $can ->
        [yes] It is your turn to draw, or shout “{ $shout }”
       *[no] It is your turn to draw
     }
   *[no] { $can ->
        [yes] You may shout “{ $shout }”{ $pass ->
            [yes] {", "}or let the draw go on
           *[no] {""}
         }
       *[no] Others draw
     }
 }
jeton-ask-wait = Somebody else acts now
jeton-ask-open = Open the auction: cards of one value{ $plus ->
    [yes] {", "}with +1 cards if you like
   *[no] {""}
 }
jeton-ask-bid = { $lays ->
    [0] You can lay nothing
   *[other] { $top ->
        [0] Nobody has bid yet: you may make your bid
       *[other] You may lay on a stack so that it is worth at least { $top }
     }
 }{ $pass ->
    [yes] { $lays ->
        [0] {": "}pass
       *[other] {", "}or pass
     }
   *[no] { $end ->
        [propose] {"; "}you may propose the end of the round
        [agree] {"; "}the end of the round is proposed: you may agree
        [withdraw] {"; "}the end of the round is proposed and you agree: you may withdraw
       *[none] {""}
     }
 }
jeton-ask-share = You won the round: share the cards on the table among the bidders

## Choices

jeton-choice-draw = draw a card
jeton-choice-shout = shout { $shout }
jeton-choice-pass-draw = let the draw go on
jeton-choice-pass-bid = pass
jeton-choice-propose = propose the end of the round
jeton-choice-agree = agree to the end of the round
jeton-choice-withdraw = withdraw your agreement
jeton-choice-leave = leave the game for good
jeton-choice-bid = your own bid: { $cards } (total { $total })
jeton-choice-raise = { $cards } on { $you ->
    [yes] your stack
   *[other] { $seat }’s stack
 } (total { $total })
jeton-choice-share = share: { $gets }
jeton-agreed-form = { $value ->
    [live] It is played in real time, all at once.
   *[other] It is played by turns, without hurry.
 }
jeton-agreed-target = It takes { $value } blue tokens to win.
jeton-value-form-turns = by turns, clockwise
jeton-value-form-live = in real time
jeton-about-form-turns = Calm: each answers in turn, and you are always waited for. Best for learning.
jeton-about-form-live = As at a real table: all act at once, and the quickest wins.
jeton-value-first-random = at random
jeton-value-first-0 = seat 1
jeton-value-first-1 = seat 2
jeton-value-first-2 = seat 3
jeton-value-first-3 = seat 4
jeton-value-first-4 = seat 5
jeton-value-first-5 = seat 6
jeton-agreed-first_plus = { $value ->
    [yes] +1 cards are allowed in a first bid.
   *[no] {""}
 }
jeton-agreed-shout_cards = { $value ->
    [any] {""}
   *[other] A shout needs a 2, 3 or 4 in hand (our addition).
 }
jeton-agreed-withdrawal = { $value ->
    [all] If the proposer withdraws, the proposal falls with all agreements.
   *[other] {""}
 }
jeton-value-shout_cards-any = nothing in particular, as in the rules
jeton-value-shout_cards-value = a 2, 3 or 4 (our addition)
jeton-value-shout_cards-passed = a 2, 3 or 4, and others are not asked (games of early versions)
jeton-value-withdrawal-own = only that agreement is taken back
jeton-value-withdrawal-all = the proposal falls, with all agreements
jeton-value-auto_agree-timer = when the time is up, if there is one
jeton-value-auto_agree-emptyHand = at once with an empty hand

## What happened

jeton-event-red = { $you ->
    [yes] You have the red token.
   *[other] { $seat } has the red token.
 }
jeton-event-drew = { $you ->
    [yes] You draw
   *[other] { $seat } draws
 } { $card ->
    [none] a card
   *[other] { $card }
 }.
jeton-event-unlocked = From now on a shout is allowed.
jeton-event-skipped = { $you ->
    [yes] You have six cards and skip.
   *[other] { $seat } has six cards and skips.
 }
jeton-event-eliminated = { $you ->
    [yes] You cannot draw and are eliminated
   *[other] { $seat } cannot draw and is eliminated
 }; { $count ->
    [one] { $count } card leaves the game
   *[other] { $count } cards leave the game
 }.
jeton-event-reshuffled = Everybody has six cards and nobody shouts: all hands go back into the packs.
jeton-event-shouted = { $you ->
    [yes] You shout
   *[other] { $seat } shouts
 } “{ $shout }” and { $you ->
    [yes] take
   *[other] takes
 } the red token.
jeton-event-laid = { $you ->
    [yes] { $where ->
        [begins] You bid { $cards }
        [own] You add { $cards } to your stack
       *[other] You add { $cards } to { $owner }’s stack
     }
   *[other] { $where ->
        [begins] { $seat } bids { $cards }
        [own] { $seat } adds { $cards } to { $seat }’s own stack
        [yours] { $seat } adds { $cards } to your stack
       *[other] { $seat } adds { $cards } to { $owner }’s stack
     }
 }: { $total } points.
jeton-event-proposed = { $by ->
    [server] The server proposes
   *[other] { $you ->
        [yes] You propose
       *[other] { $seat } proposes
     }
 } the end of the round.
jeton-event-agreed = { $you ->
    [yes] You agree.
   *[other] { $seat } agrees.
 }
jeton-event-withdrew = { $you ->
    [yes] You change your mind.
   *[other] { $seat } has second thoughts.
 }
jeton-event-fell = The proposal falls{ $how ->
    [card] {": "}a card was played
   *[withdrawn] {""}
 }.
jeton-event-won-round = { $you ->
    [yes] You win the round and take
   *[other] { $seat } wins the round and takes
 } { $tokens ->
    [one] { $tokens } blue token
   *[other] { $tokens } blue tokens
 } ({ $blue } in all).
jeton-event-opened-nothing = { $you ->
    [yes] You have
   *[other] { $seat } has
 } no 2, 3 or 4 to lay: everybody may bid.
jeton-event-tied = { $bids ->
    [no] Nobody has bid: nobody wins the round.
   *[yes] A tie between { $seats }: no token, and each bidder takes his stack back.
 }
jeton-event-received = { $you ->
    [yes] You receive
   *[other] { $seat } receives
 } { $cards }, shuffled into { $you ->
    [yes] your pack
   *[other] the pack
 }.
jeton-event-timed-out = { $whose ->
    [table] Time is up.
   *[seat] { $you ->
        [yes] Your time is up.
       *[other] { $seat }’s time is up.
     }
 }
jeton-event-leaving = { $you ->
    [yes] You leave the game.
   *[other] { $seat } leaves the game.
 }
jeton-event-left = { $you ->
    [yes] You are
   *[other] { $seat } is
 } out; { $count ->
    [one] { $count } card is removed
   *[other] { $count } cards are removed
 }.
jeton-event-won = { $you ->
    [yes] You win the game
   *[other] { $seat } wins the game
 }{ $how ->
    [last] {", "}the last one in
    [nobody] {": "}nobody could start another round
    [limit] {": "}the limit is reached
    [left] {", "}the last one left
   *[tokens] {""}
 }.
jeton-event-drawn = The game is a draw between { $seats }.
jeton-event-stopped = The game is over without a winner.

## Why (the reasons of a hint)

why-jeton-now = { $best ->
    [0] You then do not win the round.
    [100] You then win the round.
   *[other] You then win the round { $best } times in a hundred.
 }
why-jeton-won = You win the round more often: { $best } times in a hundred, instead of { $other } with “{ $instead }”.
why-jeton-tokens = The round brings you { $best } blue tokens on average, instead of { $other } with “{ $instead }”.
why-jeton-others = The others gain less: whoever gains most takes { $best } blue tokens on average, instead of { $other } with “{ $instead }”.
why-jeton-cards = You keep better cards after the round: { $best } points in all on average, instead of { $other } with “{ $instead }”.

## What a round came to

jeton-round-head-total = Stack
jeton-round-head-gain = Tokens won
jeton-round-head-cards = Cards received
jeton-round-head-blue = Blue tokens
jeton-round-total = { $total }
jeton-round-gain = { $tokens ->
    [0] –
   *[other] +{ $tokens }
 }
jeton-round-cards = { $cards ->
    [none] none
   *[other] { $cards }
 }
jeton-round-blue = { $blue }
jeton-round-won = { $you ->
    [yes] You win the round: your stack alone
   *[other] { $seat } wins the round: this stack alone
 } has the highest total, { $total }. One blue token for each stack: { $tokens }.
jeton-round-none = Nobody has bid: nobody wins the round.
jeton-round-tied = Several stacks share the highest total, { $total }: no token, and each takes the stack back.
jeton-round-goal = { $target } blue tokens win the game.

## Refusals

jeton-wrong-phase = { $phase ->
    [draw] That cannot be done during the draw
    [open] That cannot be done before the round is opened
    [bid] That cannot be done during the auction
    [share] That cannot be done: the round is settled
   *[over] The game is over
 } ({ $clause }).
jeton-not-active = This seat is not, or no longer, in the game ({ $clause }).
jeton-not-your-turn = It is for { $seat } to do that ({ $clause }).
jeton-hand-full = You have six cards in hand and do not draw ({ $clause }).
jeton-red-holder = You have the red token: somebody else must start the next round ({ $clause }).
jeton-locked = Nobody may shout before { $seat }, who has the red token, has drawn a second card ({ $clause }).
jeton-no-value-card = At this table you need a 2, 3 or 4 in hand to shout ({ $clause }).
jeton-bad-cards = { $why ->
    [none] A lay has at least one card
    [hand] { $cards } is not in your hand
    [plus] +1 cards alone make no bid
    [first] A first bid has only cards of its value: add your +1 cards afterwards
    [mixed] A bid has cards of one value
   *[value] Only { $value }s and +1 cards go on that stack
 } ({ $clause }).
jeton-already-bid = You have a stack already: you may add to it ({ $clause }).
jeton-no-stack = { $seat } has no stack to add to ({ $clause }).
jeton-below-top = That makes { $total }, and the highest total is { $top }: reach it at least ({ $clause }).
jeton-not-leader = Only the leader, { $seat }, may propose the end ({ $clause }).
jeton-proposal-open = The end is proposed already ({ $clause }).
jeton-no-proposal = There is nothing of yours to agree to or to withdraw ({ $clause }).
jeton-stale = That was meant for a moment that is over ({ $clause }).
jeton-withdraw-limit = You have changed your mind { $limit } times at this table already ({ $clause }).
jeton-bad-share = { $why ->
    [short] Every bidder must get at least { $least ->
        [one] { $least } card
       *[other] { $least } cards
     }
   *[other] Every card on the table must be given once, no more and no less
 } ({ $clause }).
jeton-not-bidder = Only players with a stack get cards: { $bidders } ({ $clause }).
jeton-unknown-action = No player can do that ({ $clause }).
jeton-by-turns = In a game by turns you wait to be asked, and passing is all that ends a round ({ $clause }).
jeton-not-possible = { $answer } is not one of the possible outcomes here ({ $clause }).
jeton-first-not-there = Seat { $seat } cannot start: the seats go from 0 to { $most } ({ $clause }).
jeton-no-answer = “{ $text }” is no answer: draw, shout, pass, bid 33p, raise 2 p, propose, agree, withdraw, share 1:22 3:3, leave ({ $clause }).
jeton-no-seat = “{ $text }”: a seat is a number from 0 to { $most } ({ $clause }).
jeton-no-card = “{ $text }” is not in the pack, which holds { $pack } ({ $clause }).
jeton-no-cards = “{ $text }”: cards are written 2, 3, 4 and p for +1, as in 33p ({ $clause }).

## Positions

jeton-no-hands = { $where }: the hands are missing ({ $clause }).
jeton-cards-unknown = { $where }: “{ $text }”: cards are written 2, 3, 4 and p, as in 33p ({ $clause }).
jeton-hand-size = { $where }: a hand has at most 6 cards, not { $found } ({ $clause }).
jeton-card-count = { $where }: there must be { $wanted } cards “{ $card }” in all and there are { $found } ({ $clause }).
jeton-out-has-cards = { $where }: a player who is out has no cards ({ $clause }).
jeton-nothing-removed = { $where }: cards are removed with a player who is out, and nobody is ({ $clause }).
jeton-stack-mixed = { $where }: “{ $text }”: a stack has cards of one value, one at least, and +1 cards ({ $clause }).
jeton-stacks = { $where }: stacks lie there once the round is opened, the launcher’s among them if a 2, 3 or 4 was in that hand, with as many cards as hands can hold ({ $clause }).
jeton-seat-out = { $where }: seat { $seat } is out of the game ({ $clause }).
jeton-seat-twice = { $where }: a seat stands here twice ({ $clause }).
jeton-too-few = { $where }: two players at least are still in ({ $clause }).
jeton-leaving = { $where }: only in real time, and not during the draw, does one wait to leave ({ $clause }).
jeton-tokens = { $where }: { $target } blue tokens win the game ({ $clause }).
jeton-lock = { $where }: the lock ends with the red holder’s second card ({ $clause }).
jeton-not-begun = { $where }: before the start nobody has cards or tokens, and nobody is out ({ $clause }).
jeton-no-draw = { $where }: this seat cannot draw a card ({ $clause }).
jeton-launcher = { $where }: in a round the launcher is the red holder, and outside it there is none ({ $clause }).
jeton-cannot-open = { $where }: the launcher needs a 2, 3 or 4 to open ({ $clause }).
jeton-round-winner = { $where }: the one whose stack alone has the highest total shares out ({ $clause }).
jeton-lay = { $where }: “{ $text }” is not understood, or not on that stack; it takes “2 0 33p”: seat, owner, cards ({ $clause }).
jeton-proposer = { $where }: in a real-time auction the leader proposes, or on a tie anyone, or the server ({ $clause }).
jeton-consents = { $where }: the proposer has agreed, or has withdrawn, and not yet everybody ({ $clause }).
jeton-winners = { $where }: whoever has enough tokens has won, and nobody while the game runs ({ $clause }).
jeton-asking = { $where }: this seat cannot be asked now ({ $clause }).
jeton-trail-mark = { $where }: “{ $text }” is not understood; it takes “drew”, “laid 33p”, “received 2”, “opened 3” or “bare” ({ $clause }).
jeton-trail-disagrees = { $where }: the trail does not lead to this hand and this pack ({ $clause }).

## At the terminal

jeton-ui-about = A bidding game for three to six: you draw, somebody shouts “{ $shout }”, you lay cards for yourself or for others, you win blue tokens.
jeton-ui-before = Before the first draw.
jeton-ui-you = you
jeton-ui-round = Round { $number }
jeton-ui-phase = { $phase ->
    [draw] Draw
    [open] Opening
    [bid] Auction
    [share] Sharing
   *[over] Game over
 }
jeton-ui-top = { $top } to reach
jeton-ui-locked = No shout yet
jeton-ui-target = { $target ->
    [one] { $target } blue token wins
   *[other] { $target } blue tokens win
 }
jeton-ui-head = { $of ->
    [hand] Hand
    [pack] Pack
   *[blue] { $wide ->
        [yes] Tokens
       *[no] Blue
     }
 }
jeton-ui-seat-note = { $how ->
    [out] out
    [draw] { $you ->
        [yes] next to draw
       *[no] next to draw
     }
    [open] { $you ->
        [yes] open
       *[no] opens
     }
   *[share] { $you ->
        [yes] share out
       *[no] shares out
     }
 }
jeton-ui-lead = { $how ->
    [leads] leads
   *[tied] tied
 }
jeton-ui-launched = launcher
jeton-ui-your-hand = Your hand
jeton-ui-no-cards = Your hand is empty.
jeton-ui-makes = at most { $bids }
jeton-ui-no-value = no 2, 3 or 4: no bid of your own
jeton-ui-hand-of = Hand · { $seat }
jeton-ui-keep-all = all
jeton-ui-each-his-own = each
jeton-ui-answer = { $answer ->
    [shout] “{ $shout }”
    [pass] pass
    [leave] leave the game
   *[other] { $answer }
 }
jeton-ui-how-draw = r, or “{ $shout }”: shout. Enter: let them draw.
jeton-ui-how-bid = Enter: pass.{ $example ->
    [none] {""}
   *[other] {" "}“{ $example }”: lay on stack { $letter }.
 }
jeton-ui-lays = { $whose ->
    [open] Possible
    [bid] Your own bid
    [own] Your stack
   *[other] Stack { $letter } ({ $owner })
 }:
jeton-ui-on-table = On the table:
jeton-ui-between = for { $who }.
jeton-ui-how-share = “all”: keep everything. “each”: to each his own stack. “{ $example }”: give these cards, the rest is yours.
jeton-ui-least = Every bidder gets at least one card.
jeton-ui-which = “{ $text }”: who is meant? Type the letter of the seat: { $letters }.
jeton-ui-cannot-shout = Without a 2, 3 or 4 in hand you cannot shout “{ $shout }” (4.8): there is nothing to decide, and the others know nothing of it (10.5).
jeton-ui-all-pass = Everybody passes.
jeton-ui-drew-own = You draw { $cards }.
jeton-ui-drew-others = { $count ->
    [one] { $names } draws.
   *[other] { $names } draw.
 }
jeton-ui-skipped-others = { $count ->
    [one] { $names } has six cards and skips.
   *[other] { $names } have six cards and skip.
 }
jeton-ui-round-over = Round { $number }: { $how ->
    [tie] a tie at { $total }, nobody wins
    [you] you win with { $total }
   *[other] { $seat } wins with { $total }
 }
jeton-ui-stack = Stack
jeton-ui-tokens = Tokens
jeton-ui-gained = +{ $tokens } → { $blue }
jeton-ui-receives = Receives
jeton-ui-place = Place
jeton-ui-places = Final places
jeton-ui-rules = The game
jeton-ui-cards = The cards
jeton-ui-pieces = On the table
jeton-name-value = Card { $worth }
jeton-does-value = counts { $worth }; a stack takes one value only, and +1 cards.
jeton-name-plus = +1 card
jeton-does-plus = counts 1 and goes onto any stack, but begins none.
jeton-name-red = Red token
jeton-does-red = its holder draws first and may not shout.
jeton-name-blue = Blue tokens
jeton-does-blue = winning a round gives one for each stack laid; with { $target } the game is won.
jeton-name-pack = Pack
jeton-does-pack = each draws from his own; having to draw from an empty pack eliminates you.
jeton-name-hand = Hand
jeton-does-hand = { $most } cards at most: with { $most } you draw no more.
jeton-name-stack = Stack
jeton-does-stack = a bid: it counts the sum of its cards, and what is laid must at least equal the highest stack.
jeton-name-leader = In the lead
jeton-does-leader = the stack that alone has the highest total; on a tie nobody leads.
jeton-ui-aid-goal-title = Goal
jeton-ui-aid-goal = { $target ->
    [one] the first to have { $target } blue token wins.
   *[other] the first to have { $target } blue tokens wins.
 } Each has a pack: nine 2s, six 3s, three 4s, three +1.
jeton-ui-aid-draw-title = Draw
jeton-ui-aid-draw = one card each, clockwise, from the red token on. With six cards you skip. Having to draw from an empty pack eliminates you. Everybody at six and no shout: all hands go back into the packs.
jeton-ui-aid-shout-title = Shout
jeton-ui-aid-shout = “{ $shout }” stops the draw, takes the red token and starts a round. { $value ->
    [yes] You need a 2, 3 or 4 in hand, must not have the red token,
   *[no] You must not have the red token,
 } and at first its holder must have two cards.
jeton-ui-aid-open-title = Opening
jeton-ui-aid-open = who shouted lays one or more cards of one value{ $plus ->
    [yes] , with +1 cards if he likes.
   *[no] . +1 cards come later, on a bid that is already there.
 }
jeton-ui-aid-lay-title = Auction
jeton-ui-aid-lay = begin your own stack, one only, or add to anybody’s. That stack must then reach the highest total, a tie will do, and takes only its value and +1 cards. { $form ->
    [live] Everybody lays when he likes.
   *[turns] One after the other lays once or passes.
 }
jeton-ui-aid-end-title = End
jeton-ui-aid-end = { $form ->
    [live] when all agree to end it
   *[turns] when all pass
 }, the highest stack, if it is alone, wins a blue token for each stack on the table. On a tie nothing, and each takes his stack back.
jeton-ui-aid-share-title = Sharing
jeton-ui-aid-share = the winner shares all cards on the table among those who have a stack{ $least ->
    [0] , and may keep everything
   *[other] , at least one card each
 }; they go into the packs. Who only helped gets nothing.
jeton-ui-aid-over-title = End of game
jeton-ui-aid-over = as soon as the goal is reached, or when only one player is left.
jeton-ui-aid-typing-title = Typing
jeton-ui-aid-typing = 3 3 +1 (or 33p): for yourself · B 4, +B 4 or a name and 4: on that stack · r: shout · Enter or p: pass · B 4 4, C 2: share.
