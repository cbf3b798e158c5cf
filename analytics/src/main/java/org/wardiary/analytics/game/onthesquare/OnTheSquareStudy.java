package org.wardiary.analytics.game.onthesquare;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.wardiary.analytics.choice.Phase;
import org.wardiary.analytics.course.Course;
import org.wardiary.analytics.course.Survival;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.game.GameStudy;
import org.wardiary.analytics.game.RowReader;
import org.wardiary.analytics.study.Allowed;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.Question;
import org.wardiary.analytics.study.Skill;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Study;

/** The statistics of Wargaming on the Square. */
public final class OnTheSquareStudy implements GameStudy {

  /** The rule by which a question is asked only if at least two answers are legal. */
  private static final String ASKED = "WS-11.1";

  private static final String WORTH =
      "What a unit of a kind is worth cannot be told from the position: its men, its box and its"
          + " sector are counted too, and go with it. How long units of each kind last can.";

  @Override
  public boolean serves(String game) {
    return game.equals("wargaming-on-the-square");
  }

  @Override
  public List<RowReader<?>> rows() {
    return List.of(Engagements.READER);
  }

  @Override
  public List<Statistic> statistics(GameInfo info) {
    return List.of(
        OrdersGiven.statistic(),
        MenLostBy.statistic(),
        MenLostBy.kinds(info),
        TwoAgainstOne.statistic(),
        CentreHeld.turns(),
        CentreHeld.holds(),
        Boxes.statistic(info),
        CardLuck.cards(),
        CardLuck.results(),
        CardLuck.games());
  }

  @Override
  public Map<Question, List<String>> evidence() {
    return Map.of(
        Question.ATTACKS,
            List.of(
                OrdersGiven.ID, TwoAgainstOne.ID, MenLostBy.ID, MenLostBy.KINDS, CardLuck.CARDS),
        Question.UNITS, List.of(Survival.ID, Boxes.ID),
        Question.STRATEGY,
            List.of(CentreHeld.HOLDS, CardLuck.RESULTS, Skill.ID, CentreHeld.ID, CardLuck.GAMES));
  }

  @Override
  public List<Phase> phases(GameInfo info) {
    return List.of(
        Phase.unforced("setup", "what stands under a box", ASKED),
        Phase.unforced("order", "which unit is given which order", ASKED),
        Phase.unforced("execute", "how a unit executes its order", ASKED),
        Phase.unforced("react", "whether a charged unit stands or retreats", ASKED));
  }

  @Override
  public Optional<Course> course(GameInfo info) {
    return Optional.of(new EngagementCourse(info.kinds(), info.map()));
  }

  @Override
  public Map<String, String> eventWords() {
    return Map.of(
        "order", "OrderGiven",
        "reveal", "UnitRevealed",
        "fire", "FireOpened",
        "hit", "GunHit",
        "casualties", "MenLost",
        "charge", "ChargeMade",
        "reaction", "DefenderReacted",
        "melee", "MeleeBegan",
        "card", "CardDrawn",
        "square", "SquareFormed");
  }

  @Override
  public List<Allowed> allowed(GameInfo info) {
    return EngagementAllowed.all();
  }

  @Override
  public List<Finding> findings(Study study) {
    return Stream.of(
            study
                .totals(Survival.ID)
                .filter(totals -> study.games() >= Estimate.FEWEST)
                .map(totals -> new Finding(Survival.ID, Finding.Kind.ANSWER, WORTH)),
            study.totals(OrdersGiven.ID).flatMap(OrdersGiven::finding),
            study.totals(MenLostBy.ID).flatMap(MenLostBy::finding),
            study.totals(CardLuck.RESULTS).flatMap(totals -> CardLuck.LUCKIER.finding(totals, "")))
        .flatMap(Optional::stream)
        .toList();
  }
}
