package org.wardiary.analytics.game.recorded;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.wardiary.analytics.game.GameStudy;
import org.wardiary.analytics.game.RowReader;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameLength;
import org.wardiary.analytics.study.Question;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.study.WinConditions;
import org.wardiary.events.game.recorded.RecordedGame;
import org.wardiary.projector.game.recorded.view.RecordedRows;

/** The statistics of games that are recorded only. */
public final class RecordedStudy implements GameStudy {

  /** Id of the table of attacks by odds. */
  public static final String BY_ODDS = AttacksByOdds.ID;

  /** Id of the table of attacks by kinds of units. */
  public static final String BY_KIND = AttacksByKind.ID;

  /** Id of the table of units lost by kind. */
  public static final String LOSSES = "losses-by-kind";

  /** Id of the table of attacks by space. */
  public static final String ATTACKED = "attacks-by-space";

  /** Id of the table of units lost by space. */
  public static final String LOST = "losses-by-space";

  /** Id of the table of units on spaces. */
  public static final String VISITED = "visits-by-space";

  /** Side of the rows about all sides together. */
  public static final String ANY = "any";

  /** Id of the table of states of spaces. */
  public static final String CHANGED = "states-by-space";

  /** Id of the table of what dice and decks gave. */
  public static final String DRAWN = DrawnValues.ID;

  /** Id of the table of throws by side and player. */
  public static final String LUCK = DrawnLuck.ID;

  /** Id of the table of luck game by game. */
  public static final String LUCK_BY_GAME = LuckByGame.ID;

  /** Id of the table of luck by side and player. */
  public static final String LUCK_BY_PLAYER = LuckByPlayer.ID;

  /** Id of the table of how often the luckier side won. */
  public static final String LUCK_AND_RESULTS = LuckAndResults.ID;

  /** Id of the table of odds by side and player. */
  public static final String ODDS = OddsTaken.ID;

  /** Id of the table of movement. */
  public static final String MOVEMENT = MovementUsed.ID;

  /** Page that defines them. */
  static final String PAGE = "recorded-games";

  static final RowReader<RecordedRows> READER =
      new RowReader<>(RecordedRows.class, RecordedRows::getGameId);

  @Override
  public boolean serves(String game) {
    return RecordedGame.isId(game);
  }

  @Override
  public List<RowReader<?>> rows() {
    return List.of(READER);
  }

  @Override
  public List<Statistic> ofResults(GameInfo info) {
    return List.of(
        TagResults.statistic("bids", "Bid", "What was bid, and who won"),
        TagResults.statistic("scenarios", "Scenario", "Results by scenario"),
        FinalScores.statistic());
  }

  @Override
  public Map<Question, List<String>> evidence() {
    return Map.of(
        Question.WINNING, List.of(WinConditions.WAYS, FinalScores.ID),
        Question.OPENING, List.of(FirstMoves.ID, "bids", "scenarios"),
        Question.ATTACKS,
            List.of(
                AttacksByOdds.ID,
                ATTACKED,
                OddsTaken.ID,
                AttacksByKind.ID,
                DrawnLuck.ID,
                DrawnValues.ID),
        Question.UNITS, List.of(LOSSES, MovementUsed.ID, VISITED, LOST),
        Question.RULES, List.of(RuleBreaches.ID),
        Question.STRATEGY,
            List.of(
                CHANGED,
                LuckAndResults.ID,
                LuckByPlayer.ID,
                LuckByGame.ID,
                "states-set",
                "cards-played"),
        Question.LENGTH, List.of(GameLength.DISTRIBUTION, Pace.ID));
  }

  @Override
  public List<Statistic> statistics(GameInfo info) {
    return List.of(
        AttacksByKind.statistic(info),
        AttacksByOdds.statistic(),
        FirstMoves.statistic(),
        PerGame.losses(info).ofAnySides(),
        PerGame.attacks().ofAnySides(),
        PerGame.lossesBySpace().ofAnySides(),
        PerGame.visits().ofAnySides(),
        PerGame.states().ofAnySides(),
        PerGame.statesBySpace().ofAnySides(),
        PerGame.cards().ofAnySides(),
        Pace.statistic().ofAnySides(),
        DrawnValues.statistic().ofAnySides(),
        DrawnLuck.statistic().ofAnySides(),
        LuckAndResults.statistic(),
        LuckByPlayer.statistic(),
        LuckByGame.statistic(),
        OddsTaken.statistic().ofAnySides(),
        MovementUsed.statistic(info).ofAnySides(),
        RuleBreaches.statistic().ofAnySides());
  }

  /** Whether luck decides games, and which odds are taken. */
  @Override
  public List<Finding> findings(Study study) {
    return Stream.of(
            LuckAndResults.finding(study), OddsTaken.finding(study), LuckByGame.finding(study))
        .flatMap(Optional::stream)
        .toList();
  }
}
