"""The HTTP interface as a list, from which the routes and the OpenAPI description are made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .. import wire

TEXT = str  # a body or response of the type text/plain


@dataclass(frozen=True)
class Operation:
    """One operation of the API. `name`: its key in the handler table; `says`: its summary; `takes` and `gives`: the
    types of body and response; `query`: names of its query parameters."""

    method: str
    path: str
    name: str
    says: str
    gives: Any = None
    takes: Any = None
    query: tuple[str, ...] = ()
    anybody: bool = False  # no authentication, so it works while the database is down


OPERATIONS = (
    Operation("GET", "/api/status", "status", "How the server is.", wire.Health, anybody=True),
    Operation("GET", "/api/reach", "reach", "Whether this address is this machine's alone, and which are not.",
              wire.Reach, anybody=True),
    Operation("GET", "/api/me", "me", "Who I am; a guest is made if there is none yet.", wire.Me),
    Operation("PUT", "/api/me", "change_me", "Change my name or my language.", wire.Me, wire.MeChange),
    Operation("POST", "/api/me/link", "new_link", "A new secret link; the old one opens nothing any more.", wire.Me,
              wire.NewLink),
    Operation("GET", "/api/me/notices", "my_notices", "How I am told that it is my turn.", wire.NoticeInfo),
    Operation("PUT", "/api/me/notices", "change_notices", "Choose how, or nothing; an address is asked to confirm.",
              wire.NoticeInfo, wire.NoticeChange),
    Operation("GET", "/api/me/data", "my_data", "All that is kept of me, as a file.", TEXT),
    Operation("DELETE", "/api/me", "delete_me", "Forget me; games with others stay, without my name.", wire.Done),
    Operation("GET", "/api/me/games", "my_games", "All my games, and what they came to.", wire.MyGames,
              query=("language",)),
    Operation("GET", "/api/me/records", "my_records", "The records of my finished games, one after the other.", TEXT,
              query=("game",)),
    Operation("GET", "/api/games", "games", "The games on the shelf.", list[wire.GameInfo], query=("language",)),
    Operation("POST", "/api/games/{game}/plan", "plan", "What a table with these options would be.", wire.Planned,
              wire.Plan, query=("language",)),
    Operation("POST", "/api/games/{game}/reference", "reference", "The reference card of a game, as a table plays it.",
              wire.ReferenceCard, wire.AskReference, query=("language",)),
    Operation("GET", "/api/tables", "tables", "My tables, or those with an open seat.", list[wire.TableInfo],
              query=("mine", "open", "language")),
    Operation("POST", "/api/tables", "new_table", "Set up a table.", wire.TableInfo, wire.NewTable),
    Operation("GET", "/api/tables/{id}", "table", "One table.", wire.TableInfo, query=("language",)),
    Operation("POST", "/api/tables/{id}/sit", "sit", "Take a seat, or take mine back from a bot.", wire.TableInfo,
              wire.Sit),
    Operation("POST", "/api/tables/{id}/nonce", "nonce", "Bring my nonce before the first deal.", wire.TableInfo,
              wire.Nonce),
    Operation("POST", "/api/tables/{id}/listing", "listing", "The host shows the table to everybody, or not.",
              wire.TableInfo, wire.Listing),
    Operation("POST", "/api/tables/{id}/stand", "stand", "Leave my seat before the game.", wire.TableInfo),
    Operation("POST", "/api/tables/{id}/bot", "sit_bot", "The host seats a bot.", wire.TableInfo, wire.SitBot),
    Operation("POST", "/api/tables/{id}/start", "start", "The host starts without the open seats.", wire.TableInfo),
    Operation("POST", "/api/tables/{id}/rematch", "rematch", "Again: seats moved on, roles swapped, or a series.",
              wire.TableInfo, wire.Again),
    Operation("POST", "/api/tables/{id}/leave", "leave", "Leave a game that is running.", wire.TableInfo, wire.Leave),
    Operation("GET", "/api/tables/{id}/record", "record", "The record of a finished game.", TEXT),
    Operation("GET", "/api/tables/{id}/chance", "chance", "Whether the chance of a finished game is as promised.",
              wire.ChanceCheck, query=("language",)),
    Operation("GET", "/api/tables/{id}/at/{n}", "step", "The game after n answers.", wire.Step,
              query=("seat", "language")),
    Operation("GET", "/api/tables/{id}/at/{n}/position", "position_at", "A step of a finished game as a position.",
              wire.PositionLink),
    Operation("GET", "/api/tables/{id}/at/{n}/puzzle", "replay_puzzle", "A move of a finished game, to be found.",
              wire.PuzzleNow, query=("language",)),
    Operation("POST", "/api/tables/{id}/at/{n}/puzzle", "try_replay_puzzle", "An answer beside the one that was given.",
              wire.PuzzleNow, wire.Tries, query=("language",)),
    Operation("GET", "/api/tables/{id}/story", "story", "All that happened, as far as it may be looked up.",
              wire.Story, query=("seat", "language")),
    Operation("GET", "/api/tables/{id}/unseen", "unseen", "The cards of which I do not know where they lie.", list[str],
              query=("seat",)),
    Operation("GET", "/api/tables/{id}/planned", "planned", "What I may plan, and have planned.", wire.PlannedAnswers,
              query=("seat", "language")),
    Operation("POST", "/api/tables/{id}/planned", "plan_answer", "Plan an answer to a question that may come.",
              wire.PlannedAnswers, wire.NewPlannedAnswer, query=("seat", "language")),
    Operation("DELETE", "/api/tables/{id}/planned/{plan}", "forget_planned", "Plan it no more.", wire.PlannedAnswers,
              query=("seat", "language")),
    Operation("POST", "/api/tables/{id}/hint", "hint", "What the strongest bot would do.", wire.Hint, wire.AskHint),
    Operation("GET", "/api/tables/{id}/review", "review", "The review of a seat of a finished game.", wire.ReviewInfo,
              query=("seat", "language")),
    Operation("POST", "/api/tables/{id}/review", "start_review", "Review a seat, or go on with that.", wire.ReviewInfo,
              wire.AskReview),
    Operation("POST", "/api/tables/{id}/review/stop", "stop_review", "Stop a review; what is done is kept.",
              wire.ReviewInfo, wire.AskReview),
    Operation("POST", "/api/tables/{id}/branch", "branch", "What if: play on from a position of a finished game.",
              wire.TableInfo, wire.Branch),
    Operation("POST", "/api/records", "upload", "Look at a record as a replay.", wire.TableInfo, TEXT),
    Operation("GET", "/api/law/{game}", "law", "The law of a game.", wire.LawInfo, query=("language",)),
    Operation("GET", "/api/law/{game}/{clause}", "clause", "One clause.", wire.ClausePage, query=("language",)),
    Operation("POST", "/api/lessons/{game}/{lesson}", "learn", "Take a lesson: its table.", wire.TableInfo),
    Operation("GET", "/api/puzzles", "puzzles", "The puzzles, of a game or all.", list[wire.PuzzleInfo],
              query=("game", "language")),
    Operation("GET", "/api/puzzles/today", "today", "The puzzle of the day.", wire.DailyPuzzle, query=("language",)),
    Operation("GET", "/api/puzzles/{id}", "puzzle", "A puzzle before it is tried.", wire.PuzzleNow,
              query=("language",)),
    Operation("POST", "/api/puzzles/{id}", "try_puzzle", "What comes of some answers.", wire.PuzzleNow, wire.Tries,
              query=("language",)),
    Operation("POST", "/api/positions/{game}", "open_position", "A position on the board.", wire.PositionNow,
              wire.OpenPosition, query=("language",)),
    Operation("POST", "/api/positions/{game}/edit", "edit_position", "Change a position piece by piece.", wire.Editing,
              wire.EditPosition, query=("language",)),
    Operation("POST", "/api/positions/{game}/table", "play_position", "Play on from a position.", wire.TableInfo,
              wire.PlayPosition),
    Operation("POST", "/api/positions/{game}/hint", "position_hint", "What the strongest bot would do there.",
              wire.Hint, wire.PlayPosition, query=("language",)),
    Operation("GET", "/api/operator/guests", "find_guests", "Guests by a part of their name; with the operator's key.",
              list[wire.GuestInfo], query=("name",), anybody=True),
    Operation("GET", "/api/operator/guests/{guest}", "guest_data", "All that is kept of a guest, as a file.", TEXT,
              anybody=True),
    Operation("POST", "/api/operator/guests/{guest}", "change_guest", "Ban a guest or not, or clean their name.",
              wire.GuestInfo, wire.GuestChange, anybody=True),
    Operation("DELETE", "/api/operator/guests/{guest}", "delete_guest", "Delete what is kept of a guest.", wire.Done,
              anybody=True),
    Operation("DELETE", "/api/operator/tables/{id}", "remove_table", "Remove a table.", wire.Done, anybody=True),
    Operation("GET", "/api/companion/{game}", "companion", "What a real table of a game looks up.", wire.Companion,
              query=("language",), anybody=True),
    Operation("POST", "/api/companion/root/board", "companion_board", "The pieces on a real table with the automaton.",
              wire.Editing, wire.EditPosition, query=("language",)),
    Operation("POST", "/api/companion/root/marquise", "companion_marquise", "The automaton's turn at a real table.",
              wire.MarquiseTurn, wire.AskMarquise, query=("language",)),
    Operation("POST", "/api/companion/root/spy", "companion_spy", "A spy looks at one of the automaton's orders.",
              wire.MarquiseTurn, wire.AskSpy, query=("language",)),
    Operation("POST", "/api/companion/root/battle", "companion_battle", "What a battle may come to.", wire.BattleOdds,
              wire.AskBattle, query=("language",)),
    Operation("POST", "/api/tokens", "new_token", "A token for a bot that plays over the wire.", wire.Token,
              wire.NewToken),
)  # fmt: skip
