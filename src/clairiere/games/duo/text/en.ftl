### Duo in English.

duo-title = The Fox in the Forest Duet
duo-about = A co-operative trick-taking game for two: walk the path together and collect every gem in three rounds.

## Cards

duo-suit = { $suit ->
    [D] doves
    [R] roses
   *[S] stars
 }
# The letters of the suits, as they are read and typed; those of the notation itself.
notation-D = D
notation-R = R
notation-S = S
duo-ability-1 = the winner of the trick chooses which way the team goes.
duo-ability-3 = when you play it, name a player, who may exchange the decree for a card of the hand.
duo-ability-5 = the winner of the trick may ignore the movement of one of its cards.
duo-ability-7 = when it is played, each of you chooses a card to give the other, without knowing which one comes back.
duo-ability-9 = when you lead it, your teammate need not follow suit.
duo-name-1 = Musician
duo-name-3 = Foxes
duo-name-5 = Gazelle
duo-name-7 = Gift
duo-name-9 = Royal Heir
duo-name-plain = Even card
duo-does-plain = no ability: only its suit, its rank and its paw prints count.
duo-name-paws = { $steps ->
    [0] No paw print
    [one] { $steps } paw print
   *[other] { $steps } paw prints
 }
duo-does-paws = { $steps ->
    [0] adds no step: only the paw prints of the other card count.
   *[other] added up with the other card: the team goes that far toward the winner of the trick.
 }
duo-name-team = Team
duo-does-team = after each trick it goes toward its winner, by the sum of the paw prints.
duo-name-space = Space
duo-does-space = only the one where the team stops counts, not those it passes.
duo-name-start = Start
duo-does-start = the team comes back here when it leaves the path.
duo-name-gem = Gem
duo-does-gem = the team collects one where it stops; to collect them all is to win.
duo-name-plus = Plus sign
duo-does-plus = a gem is added here after rounds 1 and 2.
duo-name-forest = Forest token
duo-does-forest = placed at the end by which the team leaves the path, or at the end you choose after rounds 1 and 2, it shortens the path for the rest of the game.
duo-name-follow = Following
duo-does-follow = whoever follows plays the suit that was led, if he has it.
duo-name-suit = Without trumps
duo-does-suit = the highest card of the suit that was led wins the trick.
duo-name-trump = With trumps
duo-does-trump = the highest trump of the trick wins.
duo-name-decree = Decree
duo-does-decree = its suit is trumps; only Foxes (3) exchange it.
duo-name-pile = Draw pile
duo-does-pile = { $count } hidden cards that nobody draws during the round.
duo-name-hand = Your teammate’s hand
duo-does-hand = it is hidden; only the number of its cards is seen, and those that an exchange has shown.
duo-name-victory = Victory
duo-does-victory = no gem is left on the path.
duo-name-lost = Defeat
duo-does-lost = the team leaves the path and no forest token is left.
duo-name-time = Defeat
duo-does-time = gems are left after round 3.
duo-name-given-up = Defeat
duo-does-given-up = you give up together (“stop”): victory is impossible, or the table allows it earlier.
duo-does-score-base = for a victory at this level.
duo-does-score-cards = for each card still in hand.
duo-does-score-early = for winning in round 2.
duo-does-score-tokens = for each forest token left.

## Options

duo-option-level = Level 1, 2 or 3 (levels 2 and 3 use side B of the board, which is a reconstruction)
duo-field-level = Which level do you play?
duo-option-dealer = Who deals first
duo-field-dealer = Who deals first?
duo-option-open_tricks = Past tricks may be looked at during the round
duo-field-open_tricks = Past tricks may be looked at during the round.
duo-option-refusals = So many refused proposals for the forest, and the rule for idle players decides (our addition; 0: never)
duo-field-refusals = After how many refusals does the rule for idle players decide about the forest? (our addition; 0: never)
duo-option-pause = A moment to talk before the first deal, and between rounds when the two do not choose the forest token’s end together: the cards are dealt when both are ready
duo-field-pause = There is a moment to talk before each deal, and cards are dealt when both are ready.
duo-option-ready = Who must be ready when the forest token has only one possible end
duo-field-ready = Who must be ready when the forest token has only one possible end?
duo-option-talk = Free talk during a round
duo-field-talk = How is talk kept during a round?
duo-option-stop = When the team may give up: when both agree, even while victory is possible (agreed), our addition, or only when it is impossible (lost), as in the rules
duo-field-stop = When may the team give up?
duo-option-position = A position to begin with, instead of the set-up
duo-option-lesson = A lesson to begin with, instead of the set-up

## Questions

duo-planned-follow = When my teammate leads: my card
duo-planned-confirm = If my teammate proposes a space for the forest
duo-planned-agree = If my teammate proposes to give up
duo-ask-lead = You lead: play any card
duo-ask-follow = { $bound ->
    [suit] Follow in { duo-suit }
    [heir] A Royal Heir was led: play any card
   *[other] You have no { duo-suit }: play any card
 }
duo-ask-name = Your Foxes: name the player who may exchange the decree
duo-ask-exchange = The Foxes: give a card for the decree { NOTATION($decree) }, or keep it
duo-ask-give = The Gift: choose a card to give
duo-ask-move = You won the trick. { $by ->
    [musician] The Musician: choose which way the team goes (a minus is away from you)
    [gazelle] The Gazelle: choose how many spaces the team goes
   *[other] Musician and Gazelle: choose how far the team goes, and which way (a minus is away from you)
 }
duo-ask-propose = { $ends ->
    [1] The forest closes in, at the only end the team is not standing on
   *[other] The forest closes in: propose the space that it covers
 }
duo-ask-confirm = Your teammate proposes that the forest covers space { $space }: do you agree
duo-ask-agree = Your teammate proposes to give up: do you agree
duo-ask-unasked = Victory is out of reach: you may propose to give up
duo-ask-ready = You may talk freely now: say “ready” when the cards may be dealt
duo-out-of-reach = Victory is out of reach: there are more gems than tricks to come. Whoever is asked may propose to give up ({ $clause }).
duo-talk-reminder = During the round: nothing about anybody’s cards, no telling questions, no plans ({ $clause }).

## Choices

duo-choice-card = { $rank } of { duo-suit }{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
 }
duo-choice-keep = keep the decree
duo-choice-stop = propose to give up
duo-choice-yes = yes
duo-choice-no = no
duo-choice-ready = ready
duo-choice-seat = { $you ->
    [yes] me
   *[other] { $seat }
 }
duo-choice-end = space { $space }, { $you ->
    [yes] at my end
   *[other] at { $seat }’s end
 }{ $gems ->
    [0] {""}
    [one] {" "}({ $gems } gem slides)
   *[other] {" "}({ $gems } gems slide)
 }
duo-choice-move = { $where ->
    [here] stay
   *[other] { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
     } toward { $you ->
        [yes] me
       *[other] { $seat }
     }
 }, { $where ->
    [off] off the path
    [lost] off the path: defeat
   *[other] space { $space }
 }{ $gem ->
    [yes] {" "}with a gem
   *[no] {""}
 }
duo-agreed-level = We play together, at level { $value }.
duo-agreed-dealer = { $value ->
    [random] {""}
    [0] Seat 1 deals first.
   *[other] Seat 2 deals first.
 }
duo-agreed-open_tricks = { $value ->
    [yes] Past tricks may be looked at again during the round.
   *[no] {""}
 }
duo-agreed-talk = { $value ->
    [reminder] One may write during the round, with a reminder of what the rules allow.
   *[other] During the round only ready-made phrases are said.
 }
duo-value-dealer-random = at random
duo-value-dealer-0 = seat 1
duo-value-dealer-1 = seat 2
duo-value-level-1 = level 1
duo-value-level-2 = level 2
duo-value-level-3 = level 3
duo-value-ready-both = both players
duo-value-ready-one = the player who puts the token there (games of early versions)
duo-agreed-stop = { $value ->
    [lost] The team gives up only when victory is impossible.
   *[other] {""}
 }
duo-value-stop-agreed = when both agree, even while victory is possible (our addition)
duo-value-stop-lost = only when victory is impossible, as in the rules
duo-value-stop-asked = when both agree, on the proposal of the player who is asked (games of early versions)
duo-value-talk-closed = closed
duo-value-talk-reminder = open, with a reminder

## What happened

duo-event-board = Level { $level }: side { $side } of the board, { $gems } gems, { $tokens } forest tokens.{ $reconstruction ->
    [yes] {" "}This side is a reconstruction.
   *[no] {""}
 }
duo-event-dealer = { $you ->
    [yes] You deal.
   *[other] { $seat } deals.
 }
duo-event-shuffled = Round { $round }: all 30 cards are shuffled.
duo-event-dealt = { $you ->
    [yes] You are dealt
   *[other] { $seat } is dealt
 } { $cards ->
    [none] 11 cards
   *[other] { NOTATION($cards) }
 }.
duo-event-decree = The decree is { NOTATION($card) }.
duo-event-played = { $you ->
    [yes] You play
   *[other] { $seat } plays
 } { NOTATION($card) }.
duo-event-named = { $you ->
    [yes] You name { $whom ->
        [self] yourself
       *[other] { $other }
     }
   *[other] { $seat } names { $whom ->
        [you] you
       *[other] { $other }
     }
 } for the exchange.
duo-event-exchanged = { $you ->
    [yes] You give { NOTATION($given) } and take { NOTATION($taken) } from the decree.
   *[other] { $seat } gives { NOTATION($given) } and takes { NOTATION($taken) } from the decree.
 }
duo-event-kept = { $you ->
    [yes] You leave
   *[other] { $seat } leaves
 } the decree { NOTATION($decree) }.
duo-event-swapped = { $you ->
    [none] { $first } and { $second } give each other a card.
    [yes] You give { NOTATION($card) } and are given { NOTATION($other) }.
   *[no] { $first } gives { NOTATION($card) }, { $second } gives { NOTATION($other) }.
 }
duo-event-judged = { $how ->
    [higher] { NOTATION($card) } beats { NOTATION($other) }: the higher card of the lead suit wins.
    [suit] { NOTATION($card) } wins: { NOTATION($other) } is neither of the lead suit nor a trump.
    [heir] { NOTATION($card) } wins: its suit stays the lead suit, and { NOTATION($other) } is no trump.
    [trump] { NOTATION($card) } wins: it is the only trump ({ duo-suit }).
   *[trumps] { NOTATION($card) } beats { NOTATION($other) }: both are trumps ({ duo-suit }), the higher one wins.
 }
duo-event-won-trick = { $you ->
    [yes] You win
   *[other] { $seat } wins
 } the trick.
duo-event-moved = { $steps ->
    [0] The team stays on space { $space }.
   *[other] The team goes from space { $origin } to space { $space }.
 }
duo-event-left-path = The team leaves the path beyond space { $space }.
duo-event-covered = The forest covers space { $space }; { $left ->
    [one] { $left } forest token is left
   *[other] { $left } forest tokens are left
 }.
duo-event-slid = { $gems ->
    [one] { $gems } gem slides
   *[other] { $gems } gems slide
 } from { $origin } to { $space }.
duo-event-returned = The team goes back to the start, space { $space }.
duo-event-collected = A gem is collected on space { $space }; { $left ->
    [one] { $left } gem is left
   *[other] { $left } gems are left
 }.
duo-event-put-away = Trick { $tricks } of { $most } is put away.
duo-event-leads = { $you ->
    [yes] You lead next.
   *[other] { $seat } leads next.
 }
duo-event-added = A gem is added at space { $space }{ $slid ->
    [yes] {", "}for the plus at { $plus } under the forest
   *[no] {""}
 }.
duo-event-spared = There is no forest token left: the forest does not close in.
duo-event-proposed = { $you ->
    [yes] You propose
   *[other] { $seat } proposes
 } space { $space } for the forest.
duo-event-declined = { $you ->
    [yes] You do not agree.
   *[other] { $seat } does not agree.
 }
duo-event-would-stop = { $you ->
    [yes] You propose to give up.
   *[other] { $seat } proposes to give up.
 }
duo-event-plays-on = { $you ->
    [yes] You want to play on.
   *[other] { $seat } wants to play on.
 }
duo-event-victory = Victory! Every gem is collected: { $score } points.
duo-event-defeat = Defeat: { $how ->
    [lost] the team is lost in the forest.
    [time] time has run out.
   *[other] the team gives up.
 }

## Why (the reasons of a hint)

why-duo-now = { $best ->
    [0] This trick then brings no gem.
    [100] This trick then brings a gem.
   *[other] This trick then brings a gem { $best } times in a hundred.
 }
why-duo-off = With “{ $instead }” this trick would more often lead the team off the path: { $other } times in a hundred, instead of { $best }.
why-duo-gem = This trick more often brings a gem: { $best } times in a hundred, instead of { $other } with “{ $instead }”.
why-duo-gems = Until the end of the round the team collects { $best } gems on average, instead of { $other } with “{ $instead }”.
why-duo-forest = Until the end of the round the forest grows less: { $best } spaces on average, instead of { $other } with “{ $instead }”.

## What a round and a game came to

duo-round-label-gathered = Gems gathered in this round
duo-round-label-added = Gems added on the plus spaces
duo-round-label-left = Gems still to gather
duo-round-label-team = The team stands on
duo-round-label-tokens = Forest tokens left
duo-round-gathered = { $gems }
duo-round-added = +{ $gems }
duo-round-left = { $gems }
duo-round-team = space { $space }
duo-round-team-lost = off the path
duo-round-tokens = { $tokens }
duo-round-forest = Next: choose together which end of the path the forest covers.
duo-round-no-forest = No forest token is left: the forest does not close in.
duo-round-talk = Until the next deal you may talk freely.
duo-round-next = Then round { $round } of { $rounds } is dealt.
duo-round-time = It was the last round, and gems are left: time has run out.
duo-end-level = Victory at level { $level }: { $points } points.
duo-end-cards = Cards still in both hands: { $cards }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
duo-end-early = Won in the second round already: { $points } points.
duo-end-tokens = Forest tokens left: { $tokens }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.

## Refusals

duo-over = The game is over ({ $clause }).
duo-no-seat = There is no seat { $seat }: two people play ({ $clause }).
duo-not-dealt = The cards are still being dealt ({ $clause }).
duo-not-possible = { NOTATION($card) } is not one of the possible outcomes here ({ $clause }).
duo-not-leader = It is for { $seat } to lead this trick ({ $clause }).
duo-one-card = Your card of this trick is down; { $seat } is to follow ({ $clause }).
duo-not-naming = First { $seat }, who played the 3, names a player ({ $clause }).
duo-not-named = { $seat } was named and decides about the decree ({ $clause }).
duo-gift-chosen = Your card is chosen; the swap waits for { $seat } ({ $clause }).
duo-not-winner = First { $seat }, who won the trick, chooses the movement ({ $clause }).
duo-own-proposal = The proposal is made; it is for { $seat } to agree or not ({ $clause }).
duo-own-vote = Your vote is cast; it is for { $seat } to agree or not ({ $clause }).
duo-is-ready = You have said that you are ready; the deal waits for { $seat } ({ $clause }).
duo-ready-first = First each of you says “ready”, then the cards are dealt ({ $clause }).
duo-not-in-hand = { NOTATION($card) } is not in your hand ({ $clause }). { $about ->
    [lead] Playable
    [follow] Playable
   *[other] Possible
 }: { NOTATION($legal) }.
duo-must-play = You must play a card ({ $clause }). Playable: { NOTATION($legal) }.
duo-must-follow = You hold { duo-suit }: you must follow suit ({ $clause }). Playable: { NOTATION($legal) }.
duo-too-late = There is nothing to exchange now ({ $clause }). Playable: { NOTATION($legal) }.
duo-not-lost = Victory is still possible: at this table nobody gives up before ({ $clause }).
duo-stop-when-asked = You are not asked now: giving up is proposed by whoever is, or to all by leaving the table ({ $clause }).
duo-must-name = A player must be named ({ $clause }). Possible: { NOTATION($legal) }.
duo-on-the-table = { NOTATION($card) } lies on the table ({ $clause }). You may give { NOTATION($legal) }.
duo-must-give = You must give a card ({ $clause }). Possible: { NOTATION($legal) }.
duo-move-first = First the team moves ({ $clause }). Possible: { NOTATION($legal) }.
duo-no-musician = Without a Musician the team goes toward the winner ({ $clause }). Possible: { NOTATION($legal) }.
duo-no-gazelle = Without a Gazelle no movement is ignored ({ $clause }). Possible: { NOTATION($legal) }.
duo-not-so-far = The two cards do not make { NOTATION($card) } ({ $clause }). Possible: { NOTATION($legal) }.
duo-no-end = { NOTATION($card) } is not an end that the forest may take ({ $clause }). Possible: { NOTATION($legal) }.
duo-yes-or-no = Answer yes or no ({ $clause }).
duo-no-dealer = “{ $text }” is no dealer: 0 or 1 ({ $clause }).
duo-no-card = “{ $text }” is no card: a rank from 1 to 10 and a suit, D doves, R roses, S stars, as in 7R ({ $clause }).
duo-no-number = “{ $text }” is no answer here ({ $clause }).
duo-dealt-twice = { NOTATION($card) } cannot be dealt here: it is dealt already ({ $clause }).
duo-hand-size = A hand has 11 cards, not { $count } ({ $clause }).

## Positions

duo-card-unknown = { $where }: “{ $text }” is no card ({ $clause }).
duo-card-doubled = { $where }: the card { $card } stands in { $first } already ({ $clause }).
duo-no-decree = { $where }: the decree card is given once it has been turned up, and not before ({ $clause }).
duo-not-dealt-yet = { $where }: for the question “{ $asked }” only hands can have cards ({ $clause }).
duo-no-hands = { $where }: the two hands are missing ({ $clause }).
duo-pile-size = { $where }: { $wanted } cards are expected here and there are { $found } ({ $clause }).
duo-hand-count = { $where }: { $wanted } cards are expected here and there are { $found } ({ $clause }).
duo-trick-size = { $where }: { $found } cards do not go with the question “{ $asked }” ({ $clause }).
duo-no-such-ability = { $where }: { $card } does not lead to the question “{ $asked }” ({ $clause }).
duo-trick-illegal = { $where }: { $card } could not be played on that lead ({ $clause }).
duo-first-leader = { $where }: the first trick of a round is led by the one who did not deal ({ $clause }).
duo-nothing-to-ask = { $where }: in this position nobody can answer the question “{ $asked }” ({ $clause }).
duo-too-many-tokens = { $where }: this level has { $most } forest tokens, and the start stays free ({ $clause }).
duo-gems-under-forest = { $where }: no gem lies at a covered space ({ $clause }).
duo-named = { $where }: a player is named when, and only when, the question is the exchange ({ $clause }).
duo-proposed = { $where }: a proposal that is to be confirmed has a seat and an end; ends: { $ends } ({ $clause }).
duo-only-asked = { $where }: this is said only with the question “{ $asked }” ({ $clause }).
duo-voted = { $where }: somebody who is asked has proposed to give up ({ $clause }).
duo-ready = { $where }: one of the two may be ready where that is asked, and only there ({ $clause }).
duo-gift = { $where }: “{ $text }”: one of the two may have chosen a card of the hand for a Gift ({ $clause }).
duo-result = { $where }: “{ $found }” does not go with the gems, the tokens, the tricks or the question ({ $clause }).
duo-trail-disagrees = { $where }: the trail does not agree with the cards: plays, decree or gifts differ.
duo-walk-disagrees = { $where }: the way of the team does not agree with the board: it takes one entry for each trick, back to a board that can be.
duo-walk-mark = { $where }: “{ $text }” is not understood; it takes “5”, “7 gem”, “2 low 1” or “8 high”.
duo-trail-mark = { $where }: “{ $text }” is not understood; it takes “0 7R”, “decree 6S”, “1 exchanges 4D” or “gift 2R 4S”.

## At the terminal

duo-ui-card-1 = Musician
duo-ui-card-3 = Foxes
duo-ui-card-5 = Gazelle
duo-ui-card-7 = Gift
duo-ui-card-9 = Heir
duo-ui-suits = { notation-D } doves, { notation-R } roses, { notation-S } stars, • a step
duo-ui-playable = Playable: { $answers }
duo-ui-any-card = { $about ->
    [lead] Playable
    [follow] Playable
   *[other] Possible
 }: any card of your hand{ $also ->
    [keep] {", "}or “keep”
    [stop] {", "}or “stop” to propose giving up
   *[none] {""}
 }.
duo-ui-myself = you
duo-ui-end-of = { $you ->
    [yes] your end
   *[other] { $seat }’s end
 }{ $gems ->
    [0] {""}
    [one] {", "}{ $gems } gem slides
   *[other] {", "}{ $gems } gems slide
 }
duo-ui-move = { $where ->
    [here] stay
   *[other] toward { $you ->
        [yes] you
       *[other] { $seat }
     }
 }, { $where ->
    [off] off the path
    [lost] off the path: defeat
   *[other] space { $space }
 }{ $gem ->
    [yes] {" "}◆
   *[no] {""}
 }
duo-ui-before = Before the first deal.
duo-ui-level = Level { $level }
duo-ui-round = Round { $number } of { $most }
duo-ui-trick = Trick { $number } of { $most }
duo-ui-trump = Trump: { $suit }
duo-ui-dealing = the cards are being dealt
duo-ui-between = the forest closes in
duo-ui-over = game over
duo-ui-gems = Gems: { $count }
duo-ui-coming = After round
duo-ui-coming-then = after the round
duo-ui-team = [{ $space }] team{ $home ->
    [yes] {", "}on the start
   *[no] {""}
 }
duo-ui-start = ({ $space }) start
duo-ui-forest = forest
duo-ui-tokens = Forest tokens: { $count }
duo-ui-reconstruction = Side { $side }: a reconstruction
duo-ui-known = Known cards: { $cards }
duo-ui-decree = Decree
duo-ui-your-hand = Your hand
duo-ui-hand-of = Hand · { $seat }
duo-ui-gift = Your gift waits for the swap: { NOTATION($card) }
duo-ui-round-over = Round { $number } of { $most } is over
duo-ui-collected = Gems collected
duo-ui-added = Gems added
duo-ui-on-spaces = spaces { $spaces }
duo-ui-left = Gems to collect
duo-ui-tokens-left = Forest tokens
duo-ui-game-over = The game ends in round { $number } of { $most }
duo-ui-score-level = Victory at level { $level }
duo-ui-score-cards = Cards still in hand
duo-ui-score-early = As early as round 2
duo-ui-score-tokens = Forest tokens left
duo-ui-score-total = Total
duo-ui-abilities = The five abilities
duo-ui-paws = Paw prints, by rank
duo-ui-path = The path
duo-ui-trick-rules = The trick
duo-ui-ends = The end of the game
duo-ui-scoring = The score of a victory
duo-ui-tricks-closed = During the round nobody looks at past tricks (9.2).
duo-ui-tricks-none = No trick has been played in this round yet.
duo-ui-past-trick = { $number }. { $you ->
    [leader] You lead
   *[other] { $leader } leads
 } { NOTATION($lead) }, { $you ->
    [follower] you play
   *[other] { $follower } plays
 } { NOTATION($follow) }.
