package org.wardiary.analytics.game.hasami;

import java.util.List;
import java.util.Set;
import org.wardiary.analytics.game.GameStudy;
import org.wardiary.analytics.game.RowReader;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.RowSet;
import org.wardiary.analytics.study.Tables;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.projector.view.Capture;
import org.wardiary.projector.view.CaptureRows;

/** The statistics of Hasami: how many men each side captures. */
public final class HasamiStudy implements GameStudy {

  /** Id of the table. */
  public static final String CAPTURES = "captures";

  @Override
  public Set<String> games() {
    return Set.of("hasami");
  }

  @Override
  public List<RowReader<?, ?>> rows() {
    return List.of(
        new RowReader<>(
            CaptureRows.class, CaptureRows::getGameId, CaptureRows.class, rows -> rows));
  }

  @Override
  public List<Table> tables(GameSet set, GameInfo info) {
    RowSet<Capture> captures = RowSet.of(set, CaptureRows.class, CaptureRows::getCaptures);
    TableBuilder table =
        new TableBuilder(
                CAPTURES,
                "Captures",
                Columns.builder()
                    .text("side")
                    .count("captures", "men")
                    .estimate("per_game", "men per game")
                    .build())
            .note("Men captured by the side, in all and on average. " + set.bootstrap().note())
            .definedIn("hasami");
    for (String side : set.sides()) {
      table
          .row()
          .text(side)
          .count(captures.count(capture -> capture.getBy().equals(side)))
          .estimate(captures.perGame(capture -> capture.getBy().equals(side)))
          .end();
    }
    return List.of(table.build());
  }

  @Override
  public List<Finding> findings(Tables tables) {
    return tables.find(CAPTURES).stream()
        .flatMap(table -> table.rows().stream())
        .map(
            row ->
                new Finding(
                    CAPTURES, row.text("side") + " captured " + row.count("captures") + " men."))
        .toList();
  }
}
