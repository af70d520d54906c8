"""Everything that goes over the wire, by subject. JSON schema, OpenAPI and the client's types are made from it.

Choices are written in notation, clauses as `game:clause`, times in milliseconds since 1970. Sentences come in the
language of the one who reads them. These types import nothing of the server; `game_types` adds what each game's schema
says of its views, targets and events. The rest of the server says `wire.TableInfo`, wherever that stands.
"""

from .companion import (
    AskBattle,
    AskMarquise,
    AskSpy,
    BattleEffect,
    BattleLosses,
    BattleOdds,
    BattleSide,
    Companion,
    CompanionClock,
    CompanionFaction,
    CompanionPreset,
    CompanionSet,
    DuoCompanion,
    DuoLevel,
    ForestEdge,
    JetonCompanion,
    MarquiseAsk,
    MarquiseChoice,
    MarquiseLine,
    MarquiseTurn,
    RenardCompanion,
    RootCompanion,
    TricksRow,
    VerdictRow,
)
from .games import BotInfo, GameInfo, ItemInfo, Kind, LessonInfo, OptionInfo, Plan, Planned, PresetInfo, ValueInfo
from .hints import AskHint, Hint, HintCard, HintChoice, HintHand, HintReason
from .law import (
    AskReference,
    Chapter,
    ClauseInfo,
    ClausePage,
    ExampleInfo,
    LawInfo,
    ReferenceCard,
    ReferenceEntry,
    ReferenceSection,
    RulingInfo,
)
from .mine import GameFigures, MyGames, PlayedGame, Rating, Scored, Share
from .moment import (
    AskInfo,
    Choice,
    Clock,
    LessonNow,
    LessonTry,
    Line,
    Over,
    Phrase,
    Prompt,
    ResultRow,
    RoundResult,
    Said,
    Sentence,
    Talk,
    Trick,
    UndoInfo,
    View,
    VoteInfo,
)
from .people import (
    Body,
    Done,
    GuestChange,
    GuestInfo,
    Health,
    Me,
    MeChange,
    NewLink,
    NoticeChange,
    NoticeInfo,
    Reach,
    Refusal,
)
from .planned import Foreseen, NewPlannedAnswer, PlannedAnswer, PlannedAnswers
from .positions import (
    EditChange,
    EditField,
    EditGroup,
    Editing,
    EditPosition,
    EditWord,
    OpenPosition,
    PlayPosition,
    PositionLink,
    PositionNow,
)
from .puzzles import Compared, DailyPuzzle, PuzzleInfo, PuzzleNow, Refuted, ThemeInfo, Tries
from .replays import Answer, ChanceCheck, Step, Story
from .reviews import AskReview, ReviewInfo, ReviewMistake, ReviewPoint, ReviewReport, ReviewShare
from .socket import (
    Behind,
    CastVote,
    ChatLine,
    Closing,
    Events,
    Gone,
    Hello,
    Legal,
    Look,
    May,
    Message,
    Ping,
    Play,
    Pong,
    Presence,
    Reply,
    Sign,
    Snapshot,
    Speak,
    ToClient,
    ToServer,
    Undo,
    Vote,
)
from .tables import (
    Again,
    Branch,
    ChanceInfo,
    Leave,
    Listing,
    NewTable,
    NewToken,
    Nonce,
    SeatInfo,
    SequelInfo,
    Settings,
    Sit,
    SitBot,
    TableInfo,
    Taken,
    Token,
)
