### Sentences that every game shares.

## Refusals

game-unknown = There is no game “{ $found }”. Games: { $known }.
seats-refused = { $found } players cannot play this game: it takes { $fewest } to { $most } ({ $clause }).
option-unknown = There is no option “{ $option }”. Options: { $known }.
option-refused = “{ $found }” will not do for the option { $option }: it takes { $known } ({ $clause }).
position-no-game = A position is a JSON object with the key "game". Games: { $known }.
form-not-a-mapping = { $where } must be a JSON object with keys.
form-unknown-key = The position has an unknown key “{ $where }”. Keys: { $known }.
form-wrong-length = { $where } must have { $wanted } entries and has { $found }.
form-unknown-word = { $where } is “{ $found }”; it must be one of: { $known }.
form-not-whole = { $where } must be a whole number and is { $found }.
form-out-of-range = { $where } is { $found }; it must lie between { $low } and { $high }.
form-not-text = { $where } must be a text and is { $found }.
form-not-a-list = { $where } must be a list and is { $found }.
record-not-one = Line 1: this is not a record; it must begin with “{ $wanted }”.
record-header = Line { $line }: the header does not know “{ $text }”.
record-no-game = Line { $line }: the header names no game.
record-number = Line { $line }: answer { $wanted } was expected and there is “{ $found }”.
record-line = Line { $line }: “{ $text }” is no answer; it takes a number, a seat and a choice.
record-refused = Line { $line }: { $refused }
record-cut = The record was cut off: after { $count } { $count ->
    [one] answer
   *[other] answers
 } its last line is missing.
record-count = Line { $line }: the last line counts { $found } answers and there are { $count }.
record-changed = Line { $line }: the record was changed after it was written: its checksum does not fit.
record-after-end = Line { $line }: “{ $text }” stands after the end of the record.
