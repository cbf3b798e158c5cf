package org.wardiary.analytics.game.squares;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wardiary.analytics.choice.Phase;
import org.wardiary.analytics.course.AssetWorth;
import org.wardiary.analytics.course.Course;
import org.wardiary.analytics.course.MatchedAttacks;
import org.wardiary.analytics.game.GameStudy;
import org.wardiary.analytics.game.RowReader;
import org.wardiary.analytics.study.Allowed;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.Question;
import org.wardiary.analytics.study.RulesUsed;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Study;

/** The statistics of both variants of SQUARES. */
public final class SquaresStudy implements GameStudy {

  /** The rule by which a question is asked only if at least two answers are legal. */
  private static final String ASKED = "SQ-9";

  @Override
  public boolean serves(String game) {
    return Set.of("squares/civil-war", "squares/napoleonic").contains(game);
  }

  @Override
  public List<RowReader<?>> rows() {
    return List.of(Attacks.READER, Careers.READER);
  }

  @Override
  public List<Statistic> statistics(GameInfo info) {
    SquaresInfo squares = SquaresInfo.of(info);
    return List.of(
        Openings.statistic(squares),
        OpeningUnits.statistic(squares),
        AttackTypes.rates(),
        AttackOutcomes.statistic(squares),
        AttackTypes.points(),
        AttackChances.statistic(),
        FlankAttacks.squares(squares),
        FlankAttacks.thirds(),
        FlankAttacks.kinds(squares),
        FlankMajority.statistic(),
        AttackOptions.statistic(),
        UnitCareers.statistic(squares),
        UnitCareers.squares(squares));
  }

  @Override
  public Optional<Course> course(GameInfo info) {
    return Optional.of(new SquaresCourse(SquaresInfo.of(info)));
  }

  @Override
  public Map<String, String> eventWords() {
    return Map.of(
        "attack", "AttackDeclared",
        "pass", "TurnPassed",
        "stand", "UnitStood",
        "option", "OptionChosen",
        "advance", "UnitAdvanced",
        "opportunity", "OpportunityArose");
  }

  @Override
  public Map<Question, List<String>> evidence() {
    return Map.of(
        Question.OPENING, List.of(Openings.ID, OpeningUnits.ID),
        Question.ATTACKS,
            List.of(
                AttackChances.ID,
                MatchedAttacks.ID,
                AttackTypes.RATES,
                FlankAttacks.SQUARES,
                AttackTypes.POINTS,
                AttackOutcomes.ID,
                FlankAttacks.THIRDS,
                FlankAttacks.KINDS),
        Question.UNITS, List.of(UnitCareers.ID, AssetWorth.ID, UnitCareers.SQUARES),
        Question.RULES, List.of(RulesUsed.ID, AttackOptions.ID),
        Question.STRATEGY, List.of(FlankMajority.ID));
  }

  @Override
  public List<Phase> phases(GameInfo info) {
    return List.of(
        Phase.always("turn", "which order is given"),
        Phase.unforced("response", "whether the defender stands or retreats", ASKED),
        Phase.unforced("retreat", "where a unit retreats", ASKED),
        Phase.unforced("option", "which option the attacker takes", ASKED),
        Phase.unforced("second-chance", "whether the defender retreats after all", ASKED),
        Phase.unforced("advance", "whether the attacker advances", ASKED),
        Phase.unforced("casualty", "which kind is lost in the reserve", ASKED));
  }

  @Override
  public List<Allowed> allowed(GameInfo info) {
    return SquaresAllowed.both(info.kinds());
  }

  @Override
  public List<Finding> findings(Study study) {
    return SquaresFindings.of(study);
  }
}
