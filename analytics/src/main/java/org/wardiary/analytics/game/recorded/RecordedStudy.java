package org.wardiary.analytics.game.recorded;

import java.util.List;
import java.util.Map;
import org.wardiary.analytics.game.GameStudy;
import org.wardiary.analytics.game.RowReader;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameLength;
import org.wardiary.analytics.study.Question;
import org.wardiary.analytics.study.Statistic;
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
            List.of(AttacksByOdds.ID, ATTACKED, AttacksByKind.ID, DrawnLuck.ID, DrawnValues.ID),
        Question.UNITS, List.of(LOSSES, VISITED, LOST),
        Question.STRATEGY, List.of(CHANGED, "states-set", "cards-played"),
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
        DrawnLuck.statistic().ofAnySides());
  }
}
