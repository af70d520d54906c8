"""How the decisions of each game are evaluated, and which values each game knows without a search.

evaluator.py                           the default, by tree search
renard.py duo.py jeton.py root.py      what differs in each game
"""

from __future__ import annotations

from .duo import DuoCurveModel
from .evaluator import Answers, CurveModel, Evaluator, Look, OpenCards
from .jeton import JetonCurveModel, JetonEvaluator
from .renard import RenardCurveModel, RenardEvaluator
from .root import RootCurveModel, RootEvaluator

EVALUATORS: dict[str, type[Evaluator]] = {
    "renard": RenardEvaluator,
    "duo": Evaluator,
    "jeton": JetonEvaluator,
    "root": RootEvaluator,
}
CURVE_MODELS: dict[str, type[CurveModel]] = {
    "renard": RenardCurveModel,
    "duo": DuoCurveModel,
    "jeton": JetonCurveModel,
    "root": RootCurveModel,
}

__all__ = ["CURVE_MODELS", "EVALUATORS", "Answers", "CurveModel", "Evaluator", "Look", "OpenCards", "curve_model_for"]


def curve_model_for(game: str) -> CurveModel:
    return CURVE_MODELS.get(game, CurveModel)()
