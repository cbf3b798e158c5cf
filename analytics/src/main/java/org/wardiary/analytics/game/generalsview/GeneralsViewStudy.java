package org.wardiary.analytics.game.generalsview;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.wardiary.analytics.choice.Phase;
import org.wardiary.analytics.course.AssetWorth;
import org.wardiary.analytics.course.Comebacks;
import org.wardiary.analytics.course.Course;
import org.wardiary.analytics.course.MatchedAttacks;
import org.wardiary.analytics.course.WorthOfPlaces;
import org.wardiary.analytics.game.GameStudy;
import org.wardiary.analytics.game.RowReader;
import org.wardiary.analytics.study.Allowed;
import org.wardiary.analytics.study.Balance;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameLength;
import org.wardiary.analytics.study.Question;
import org.wardiary.analytics.study.Skill;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.StrengthTable;
import org.wardiary.analytics.study.Study;

/** The statistics of A General's View. */
public final class GeneralsViewStudy implements GameStudy {

  @Override
  public boolean serves(String game) {
    return game.equals("generals-view");
  }

  @Override
  public List<RowReader<?>> rows() {
    return List.of(Campaigns.READER);
  }

  @Override
  public List<Statistic> statistics(GameInfo info) {
    return List.of(
        FirstMover.statistic(),
        CampaignCurves.gold(),
        CampaignCurves.territory(),
        CampaignCurves.armies(),
        RaisedUnits.statistic(info),
        LuckAndResults.statistic(),
        LuckByPlayer.statistic(),
        DrawsByChance.statistic(),
        SupplyCuts.statistic(),
        LuckByGame.statistic());
  }

  @Override
  public Map<Question, List<String>> evidence() {
    return Map.of(
        Question.BALANCE, List.of(Balance.ID, StrengthTable.ID, FirstMover.ID),
        Question.LENGTH,
            List.of(
                GameLength.DISTRIBUTION,
                Comebacks.WINNERS,
                Comebacks.GAMES,
                CampaignCurves.TERRITORY,
                CampaignCurves.GOLD,
                CampaignCurves.ARMIES),
        Question.ATTACKS, List.of(MatchedAttacks.ID, DrawsByChance.ID, SupplyCuts.ID),
        Question.UNITS, List.of(RaisedUnits.ID),
        Question.STRATEGY,
            List.of(
                AssetWorth.HOLDINGS,
                WorthOfPlaces.ID,
                LuckAndResults.ID,
                Skill.ID,
                LuckByPlayer.ID,
                LuckByGame.ID));
  }

  @Override
  public List<Phase> phases(GameInfo info) {
    return List.of(
        Phase.always("turn", "which unit is raised or makes a step, or the end of the movement"),
        Phase.unforced("pick", "which of several equals is brought into the battle", "GV-3.3"));
  }

  @Override
  public Optional<Course> course(GameInfo info) {
    return Optional.of(new CampaignCourse(info.kinds()));
  }

  @Override
  public Map<String, String> eventWords() {
    return Map.of(
        "gold", "GoldGained",
        "raise", "UnitRaised",
        "capture", "SquareTaken",
        "battle", "BattleBegun",
        "duel", "DuelFought",
        "victory", "BattleWon",
        "supply", "SupplyChanged");
  }

  @Override
  public List<Allowed> allowed(GameInfo info) {
    return CampaignAllowed.of(info.kinds());
  }

  @Override
  public List<Finding> findings(Study study) {
    return Stream.of(
            study.totals(SupplyCuts.ID).flatMap(SupplyCuts::finding),
            study
                .totals(RaisedUnits.ID)
                .flatMap(totals -> RaisedUnits.finding(totals, study.info())),
            LuckAndResults.finding(study))
        .flatMap(Optional::stream)
        .toList();
  }
}
