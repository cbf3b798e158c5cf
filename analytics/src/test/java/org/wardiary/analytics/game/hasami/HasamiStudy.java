package org.wardiary.analytics.game.hasami;

import java.util.List;
import java.util.Map;
import org.wardiary.analytics.game.GameStudy;
import org.wardiary.analytics.game.RowReader;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Question;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.projector.view.Capture;
import org.wardiary.projector.view.CaptureRows;

/** The statistics of Hasami: how many men each side captures. */
public final class HasamiStudy implements GameStudy {

  /** Id of the table. */
  public static final String CAPTURES = "captures";

  @Override
  public boolean serves(String game) {
    return game.equals("hasami");
  }

  @Override
  public List<RowReader<?>> rows() {
    return List.of(new RowReader<>(CaptureRows.class, CaptureRows::getGameId));
  }

  @Override
  public List<Statistic> statistics(GameInfo info) {
    return List.of(new Statistic(CAPTURES, HasamiStudy::count, HasamiStudy::table));
  }

  private static void count(PlayedGame game, Accumulator counts) {
    game.own(CaptureRows.class)
        .ifPresent(
            rows -> {
              counts.add(Accumulator.GAMES, 1);
              for (Capture capture : rows.getCaptures()) {
                counts.add(by(capture.getBy()), 1, Accumulator.GAMES);
              }
            });
  }

  private static Key by(String side) {
    return Key.of("captures", side);
  }

  private static Table table(Totals totals) {
    return new TableBuilder<String>(CAPTURES, "Captures")
        .text("side", side -> side)
        .count("captures", "men", side -> totals.count(by(side)))
        .estimate("per_game", "men per game", side -> totals.rate(by(side), Accumulator.GAMES))
        .estimatesNote("Men captured by the side, in all and on average.")
        .definedIn("hasami")
        .of(totals.sides());
  }

  @Override
  public Map<Question, List<String>> evidence() {
    return Map.of(Question.UNITS, List.of(CAPTURES));
  }

  @Override
  public List<Finding> findings(Study study) {
    return study.totals(CAPTURES).stream()
        .flatMap(
            totals ->
                totals.sides().stream()
                    .map(side -> side + " captured " + totals.count(by(side)) + " men."))
        .map(text -> new Finding(CAPTURES, text))
        .toList();
  }
}
