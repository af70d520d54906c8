### Le Renard des Bois in English.

renard-title = The Fox in the Forest
renard-about = A trick-taking game for two: win more tricks than the other, but not too many.

## Cards

renard-suit = { $suit ->
    [B] bells
    [K] keys
   *[M] moons
 }
# The letters of the suits, as they are read and typed; those of the notation itself.
notation-B = B
notation-K = K
notation-M = M
renard-ability-1 = play it and lose the trick, and you lead the next one.
renard-ability-3 = when you play it you may exchange the decree for a card of your hand.
renard-ability-5 = when you play it draw a card, then bury a card under the pile.
renard-ability-7 = the winner of the trick scores 1 point for each 7 in it.
renard-ability-9 = alone in its trick it counts as a trump.
renard-ability-11 = when you lead it the other must play the 1 or the highest card of its suit.
renard-name-1 = Swan
renard-name-3 = Fox
renard-name-5 = Woodcutter
renard-name-7 = Treasure
renard-name-9 = Witch
renard-name-11 = Monarch
renard-name-plain = Even card
renard-does-plain = no ability: only its suit and its rank count.
renard-name-follow = Following
renard-does-follow = whoever follows plays the suit that was led, if he has it.
renard-name-suit = Without trumps
renard-does-suit = the highest card of the suit that was led wins the trick.
renard-name-trump = With trumps
renard-does-trump = a trump beats the other suits; of two trumps the higher one wins.
renard-name-decree = Decree
renard-does-decree = its suit is trumps; only a Fox (3) exchanges it.
renard-name-pile = Draw pile
renard-does-pile = { $count } hidden cards; only a Woodcutter (5) draws from it.
renard-name-hand = The other’s hand
renard-does-hand = it is hidden; only the number of its cards is seen, and those that an exchange has shown.
renard-name-tricks = Tricks won
renard-does-tricks = at the end of the round their number gives the points of the score table.

# Across a card, where there is room for eight letters.
renard-card-1 = { renard-name-1 }
renard-card-3 = { renard-name-3 }
renard-card-5 = Woodcut.
renard-card-7 = { renard-name-7 }
renard-card-9 = { renard-name-9 }
renard-card-11 = { renard-name-11 }

## Results (the English names are the same in both editions)

renard-result-1-humble = Humble
renard-result-1-defeated = Defeated
renard-result-1-victorious = Victorious
renard-result-1-greedy = Greedy
renard-result-2-humble = Humble
renard-result-2-defeated = Defeated
renard-result-2-victorious = Victorious
renard-result-2-greedy = Greedy

## Options

renard-option-target = Points to reach: 16 short, 21 usual, 35 long, or any number up to 200
renard-field-target = How many points end the game?
renard-option-edition = Which French edition names the results: 1 or 2
renard-field-edition = Which French edition names the results?
renard-option-dealer = Who deals first
renard-field-dealer = Who deals first?
renard-option-open_tricks = Past tricks may be looked at during the round
renard-field-open_tricks = Past tricks may be looked at during the round.
renard-option-extra_round = A perfect tie is played on
renard-field-extra_round = A perfect tie is played on for one more round.
renard-option-position = A position to begin with, instead of the set-up
renard-option-lesson = A lesson to begin with, instead of the set-up

## Questions

renard-planned-follow = When the other player leads: my card
renard-ask-lead = You lead: play any card
renard-ask-follow = { $bound ->
    [suit] Follow in { renard-suit }
    [highest] A Monarch was led: play your highest card in { renard-suit }
    [either] A Monarch was led: play the 1 or your highest card in { renard-suit }
   *[other] You have no { renard-suit }: play any card
 }
renard-ask-exchange = Your Fox: give a card for the decree { NOTATION($decree) }, or keep it
renard-ask-bury = Your Woodcutter drew { NOTATION($drawn) }: bury a card
renard-keep = keep the decree

## Choices

renard-choice-card = { $rank } of { renard-suit }{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
 }
renard-agreed-target = The game is played to { $value } points.
renard-agreed-dealer = { $value ->
    [random] {""}
    [0] Seat 1 deals first.
   *[other] Seat 2 deals first.
 }
renard-agreed-open_tricks = { $value ->
    [yes] Past tricks may be looked at again during the round.
   *[no] {""}
 }
renard-agreed-extra_round = { $value ->
    [yes] A perfect tie is played again.
   *[no] {""}
 }
renard-value-dealer-random = at random
renard-value-dealer-0 = seat 1
renard-value-dealer-1 = seat 2
renard-value-target-16 = 16, a short game
renard-value-target-21 = 21, a normal game
renard-value-target-35 = 35, a long game
renard-value-edition-1 = first edition
renard-value-edition-2 = second edition

## What happened

renard-event-dealer = { $you ->
    [yes] You deal.
   *[other] { $seat } deals.
 }
renard-event-shuffled = Round { $round }: all 33 cards are shuffled.
renard-event-dealt = { $you ->
    [yes] You are dealt
   *[other] { $seat } is dealt
 } { $cards ->
    [none] 13 cards
   *[other] { NOTATION($cards) }
 }.
renard-event-decree = The decree is { NOTATION($card) }.
renard-event-played = { $you ->
    [yes] You play
   *[other] { $seat } plays
 } { NOTATION($card) }.
renard-event-exchanged = { $you ->
    [yes] You give { NOTATION($given) } and take { NOTATION($taken) } from the decree.
   *[other] { $seat } gives { NOTATION($given) } and takes { NOTATION($taken) } from the decree.
 }
renard-event-kept = { $you ->
    [yes] You leave
   *[other] { $seat } leaves
 } the decree { NOTATION($decree) }.
renard-event-drew = { $you ->
    [yes] You draw
   *[other] { $seat } draws
 } { $card ->
    [none] a card
   *[other] { NOTATION($card) }
 }.
renard-event-buried = { $you ->
    [yes] You bury
   *[other] { $seat } buries
 } { $card ->
    [none] a card
   *[other] { NOTATION($card) }
 }.
renard-event-judged = { $how ->
    [higher] { NOTATION($card) } beats { NOTATION($other) }: the higher card of the lead suit wins.
    [suit] { NOTATION($card) } wins: { NOTATION($other) } is neither of the lead suit nor a trump.
    [trump] { NOTATION($card) } wins: it is the only trump ({ renard-suit }).
    [trumps] { NOTATION($card) } beats { NOTATION($other) }: both are trumps ({ renard-suit }), the higher one wins.
    [witch] { NOTATION($card) } wins: alone in the trick, a Witch counts as a trump ({ renard-suit }).
    [nine] { NOTATION($card) } beats { NOTATION($other) }: against a trump ({ renard-suit }) a Witch counts as its 9.
    [real-witch] { NOTATION($card) } wins: two Witches cancel out, and only this one is of the trump suit ({ renard-suit }).
   *[led-witch] { NOTATION($card) } wins: two Witches cancel out, neither is of the trump suit, so the one that led wins.
 }
renard-event-took-trick = { $you ->
    [yes] You win
   *[other] { $seat } wins
 } the trick ({ $tricks }).
renard-event-treasure = { $you ->
    [yes] You score
   *[other] { $seat } scores
 } { $points ->
    [one] { $points } point
   *[other] { $points } points
 } of treasure.
renard-event-leads = { $you ->
    [yes] { $how ->
        [swan] You lost with a { renard-name-1 } and lead next.
       *[other] You lead next.
     }
   *[other] { $seat } { $how ->
        [swan] lost with a { renard-name-1 } and leads next.
       *[other] leads next.
     }
 }
renard-event-scored = { $you ->
    [yes] You
   *[other] { $seat }
 }: { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
 }, { $result }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }{ $treasures ->
    [0] {""}
   *[other] {" "}and { $treasures } of treasure
 }; { $total } in all.
renard-event-won = { $you ->
    [yes] You win
   *[other] { $seat } wins
 } the game, { $high } to { $low }{ $by ->
    [last] {", "}by the last round
   *[total] {""}
 }.
renard-event-draw = The game is a draw, { $high } to { $low }.

## Why (the reasons of a hint)

why-renard-now = { $best ->
    [0] This choice does not take the trick.
    [100] This choice takes the trick.
   *[other] This choice takes the trick { $best } times in a hundred.
 }
why-renard-void = { $name } probably has no { renard-suit } left ({ $best } %) and cannot follow suit.
why-renard-trick = { $more ->
    [more] This choice takes the trick { $best } times in a hundred; “{ $instead }”, { $other } times.
   *[less] This choice more often leaves the trick: you take it only { $best } times in a hundred, instead of { $other } with “{ $instead }”.
 }
why-renard-lead = { $more ->
    [more] You lead the next trick more often: { $best } times in a hundred, instead of { $other } with “{ $instead }”.
   *[less] { $name } leads the next trick more often, and you answer: you lead only { $best } times in a hundred, instead of { $other } with “{ $instead }”.
 }
why-renard-treasures = You find more treasures in the round: { $best } on average, instead of { $other } with “{ $instead }”.
why-renard-greedy = With “{ $instead }” you would more often take more than nine tricks, and your tricks would score nothing: { $other } times in a hundred, instead of { $best }.
why-renard-defeated = With “{ $instead }” you would more often stay between four and six tricks, which score little: { $other } times in a hundred, instead of { $best }.
why-renard-victorious = You more often end the round with seven to nine tricks, which score 6 points: { $best } times in a hundred, instead of { $other } with “{ $instead }”.
why-renard-humble = You more often end the round with three tricks at most, which score 6 points: { $best } times in a hundred, instead of { $other } with “{ $instead }”.
why-renard-points = The round’s points lean your way by { $best } on average, instead of { $other } with “{ $instead }”.

## What a round and a game came to

renard-round-head-tricks = Tricks
renard-round-head-row = Row of the table
renard-round-head-points = Points
renard-round-head-treasures = Treasures (7s)
renard-round-head-total = Total
renard-round-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
 }
renard-round-row = { $span }: { $result }
renard-round-points = { $points ->
    [0] 0
   *[other] +{ $points }
 }
renard-round-total = { $total }
renard-round-goes-on = The game goes to { $target }: { $missing ->
    [one] { $missing } more point
   *[other] { $missing } more points
 } for the leader.
renard-round-mark = { $target ->
    [one] { $target } point is
   *[other] { $target } points are
 } reached at the end of a round: the game is over.
renard-round-tie = A perfect tie: one more round decides.
renard-end-total = The higher total wins.
renard-end-last = The totals are equal: the better last round wins, { $high } to { $low }, treasures included.
renard-end-tie = Totals and last round are equal: nobody wins.

## Refusals

renard-over = The game is over ({ $clause }).
renard-no-seat = There is no seat { $seat }: two people play ({ $clause }).
renard-not-leader = It is for { $seat } to lead this trick ({ $clause }).
renard-one-card = Your card of this trick is down; { $seat } is to follow ({ $clause }).
renard-ability-first = First the ability of the card just laid is carried out by whoever played it ({ $clause }).
renard-not-dealt = The cards are still being dealt ({ $clause }).
renard-not-possible = { NOTATION($card) } is not one of the possible outcomes here ({ $clause }).
renard-already-laid = { NOTATION($card) } is already laid and cannot be exchanged ({ $clause }). You may give { NOTATION($legal) }.
renard-not-in-hand = { NOTATION($card) } is not in your hand ({ $clause }). { $about ->
    [lead] Playable
    [follow] Playable
   *[other] Possible
 }: { NOTATION($legal) }.
renard-must-bury = You must bury a card ({ $clause }). Possible: { NOTATION($legal) }.
renard-must-play = You must play a card ({ $clause }). Playable: { NOTATION($legal) }.
renard-must-follow = You hold { renard-suit }: you must follow suit ({ $clause }). Playable: { NOTATION($legal) }.
renard-no-cutting = You hold { renard-suit }: you may not cut with a trump ({ $clause }). Playable: { NOTATION($legal) }.
renard-fox-must-follow = You hold { renard-suit }: the Fox must follow suit before it acts ({ $clause }). Playable: { NOTATION($legal) }.
renard-witch-is-no-trump = The Witch is no trump until the trick is judged, and you hold { renard-suit } ({ $clause }). Playable: { NOTATION($legal) }.
renard-follow-the-witch = A Witch is followed in its printed suit, and you hold { renard-suit } ({ $clause }). Playable: { NOTATION($legal) }.
renard-monarch = A Monarch was led: you must play your highest card in { renard-suit } ({ $clause }). Playable: { NOTATION($legal) }.
renard-monarch-or-swan = A Monarch was led: you must play the 1 or your highest card in { renard-suit } ({ $clause }). Playable: { NOTATION($legal) }.
renard-no-dealer = “{ $text }” is no dealer: 0 or 1 ({ $clause }).
renard-no-card = “{ $text }” is no card: a rank from 1 to 11 and a suit, B bells, K keys, M moons, as in 7M ({ $clause }).
renard-dealt-twice = { NOTATION($card) } cannot be dealt here: it is dealt already ({ $clause }).
renard-hand-size = A hand has 13 cards, not { $count } ({ $clause }).

## Positions

renard-card-unknown = { $where }: “{ $text }” is no card ({ $clause }).
renard-card-doubled = { $where }: the card { $card } stands in { $first } already ({ $clause }).
renard-cards-missing = These cards are nowhere: { $cards } ({ $clause }).
renard-no-decree = { $where }: the decree card is given once it has been turned up, and not before ({ $clause }).
renard-not-dealt-yet = { $where }: for the question “{ $asked }” only hands can have cards ({ $clause }).
renard-no-hands = { $where }: the two hands are missing ({ $clause }).
renard-pile-size = { $where }: pile and buried cards must be { $wanted } together and are { $found } ({ $clause }).
renard-too-many-tricks = { $where }: { $found } tricks; a round has 13 ({ $clause }).
renard-won-size = { $where }: the tricks won make { $wanted } cards and there are { $found } ({ $clause }).
renard-too-many-buried = { $where }: { $found } buried cards, but fewer Woodcutters were played ({ $clause }).
renard-hand-count = { $where }: { $wanted } cards are expected here and there are { $found } ({ $clause }).
renard-top-not-in-pile = { $where }: { $card } must lie in the pile, and once only ({ $clause }).
renard-trick-size = { $where }: { $found } cards do not go with the question “{ $asked }” ({ $clause }).
renard-no-such-ability = { $where }: { $card } does not lead to the question “{ $asked }” ({ $clause }).
renard-nothing-to-exchange = { $where }: a Fox played as the last card asks nothing ({ $clause }).
renard-drawn = { $where }: the card just drawn is given when, and only when, a card is to be buried, and lies in that hand ({ $clause }).
renard-trick-illegal = { $where }: { $card } could not be played on that lead ({ $clause }).
renard-treasures = { $where }: { $found } points of treasure, but { $wanted } sevens among the tricks won ({ $clause }).
renard-first-leader = { $where }: the first trick of a round is led by the one who did not deal ({ $clause }).
renard-nothing-to-ask = { $where }: in this position nobody can answer the question “{ $asked }” ({ $clause }).
renard-treasures-not-scored = { $where }: the scores include the treasures of the round ({ $clause }).
renard-not-over = { $where }: the game is not over: { $target } points, thirteen tricks played, no tie to break ({ $clause }).
renard-already-over = { $where }: { $target } points were reached before this round, so it is not played ({ $clause }).
renard-trail-disagrees = { $where }: the trail does not agree with the cards: plays, decree or burials differ.
renard-trail-mark = { $where }: “{ $text }” is not understood; it takes “0 7M”, “decree 6K” or “1 buries”.

## At the terminal

renard-ui-suits = { notation-B } bells, { notation-K } keys, { notation-M } moons
renard-ui-playable = Playable: { $answers }
renard-ui-any-card = { $about ->
    [bury] Possible: any card of your hand.
   *[other] Playable: any card of your hand.
 }
renard-ui-any-card-or-keep = Possible: any card of your hand, or “keep”.
renard-ui-before = Before the first deal.
renard-ui-dealing = the cards are being dealt
renard-ui-round = Round { $number }
renard-ui-trick = Trick { $number } of { $most }
renard-ui-trump = Trump: { $suit }
renard-ui-pile = Pile: { $count }
renard-ui-target = Game to { $target }
renard-ui-hand = Hand
renard-ui-tricks = Tricks
renard-ui-worth = Worth
renard-ui-result = Result
renard-ui-points = Pts
renard-ui-treasures = Treasures
renard-ui-treasures-short = 7s
renard-ui-table = Score table: { $table }
renard-ui-known = { $seat } took from the decree and still holds: { NOTATION($cards) } (7.5)
renard-ui-decree = Decree
renard-ui-your-hand = Your hand
renard-ui-hand-of = Hand · { $seat }
renard-ui-buried = Buried by you: { NOTATION($cards) }
renard-ui-round-over = Round { $number } is over
renard-ui-abilities = The six abilities
renard-ui-trick-rules = Who wins the trick
renard-ui-on-table = On the table
renard-ui-score-table = The score table: tricks won in the round
renard-ui-gives = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
renard-ui-tricks-closed = During the round nobody looks at past tricks (7.3).
renard-ui-tricks-none = No trick has been played in this round yet.
renard-ui-past-trick = { $number }. { $you ->
    [leader] You lead
   *[other] { $leader } leads
 } { NOTATION($lead) }, { $you ->
    [follower] you play
   *[other] { $follower } plays
 } { NOTATION($follow) }.
