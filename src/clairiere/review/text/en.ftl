## Reviews of finished games

cli-review = judge the decisions of a seat in a finished game
cli-review-seat = whose decisions (else the person’s, or the first seat’s)
cli-review-again = from the beginning, not from where the last one stopped
review-progress = Judging
review-stopped = Stopped. The same command goes on from here.
review-running = This game is not over yet: there is nothing to review before its end.
review-no-bot = No bot of this game searches: nobody can judge it.
review-title = Review: { $name }
review-judged = { $judged ->
    [0] No decision of { $name } was judged.
    [one] One decision of { $name } was judged, as it could be known then.
   *[other] { $judged } decisions of { $name } were judged, as they could be known then.
 }
review-found = { $count ->
    [0] Nothing was a mistake beyond doubt.
    [one] One was a mistake beyond doubt.
   *[other] { $count } were mistakes beyond doubt.
 }
review-found-turns = { $count ->
    [0] No turn held a mistake beyond doubt.
    [one] One turn held a mistake beyond doubt.
   *[other] { $count } turns held a mistake beyond doubt.
 }
review-step = Move { $step }
review-turn = Turn { $turn }
review-played = Played: { $choice }.
review-better = Better: { $choice }.
review-line = The best line for this turn:
review-cost = This cost { $percent } % of chances to win.
review-cost-team = This cost the team about { $points ->
    [one] one point of its score
   *[other] { $points } points of its score
 } ({ $percent } % of a very good result).
review-sure = { $close ->
    [yes] Within one in a hundred
   *[no] Between { $low } % and { $high } %
 }, with 95 % certainty for the whole game, after { $count } independent looks.
review-exact = Exact: { $hands ->
    [one] only one hand fits what was seen, and it was
   *[other] all { $hands } hands that fit what was seen were
 } played on without a fault, cards open.
review-open = With open cards, worked out exactly: { $choices } was best, and the choice cost { $percent } %.
review-open-right = With open cards, worked out exactly, the choice was among the best: nobody could know that.
review-shares = Luck or choices
review-luck = Luck (deals, draws, dice): { $sum } %. Swings for the better: { $better }, for the worse: { $worse }.
review-others = What the others held and did: { $sum } %. Swings for the better: { $better }, for the worse: { $worse }.
review-choices = Own choices, as far as they were mistakes: { $sum } %, in { $worse ->
    [0] no swing
    [one] one swing
   *[other] { $worse } swings
 }.
review-line-of-chances = The chances through the game
review-line-of-chances-team = The expected result through the game
review-kept = Kept in { $file }.
