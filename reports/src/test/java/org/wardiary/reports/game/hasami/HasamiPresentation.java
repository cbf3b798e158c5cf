package org.wardiary.reports.game.hasami;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wardiary.analytics.game.hasami.HasamiStudy;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.ChanceDrawn;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.chart.Chart;
import org.wardiary.reports.chart.Look;
import org.wardiary.reports.chart.RowChart;
import org.wardiary.reports.chart.RowChart.Value;
import org.wardiary.reports.draw.Hue;
import org.wardiary.reports.draw.SideColours;
import org.wardiary.reports.game.GamePresentation;
import org.wardiary.reports.text.CommonWording;
import org.wardiary.reports.text.Phrases;

/** Hasami in reports. */
public final class HasamiPresentation implements GamePresentation {

  static final Map<String, SideColours> COLOURS =
      Map.of(
          "White", new SideColours(Hue.RED, 0x8a5a1f, 0xd9a94a),
          "Black", new SideColours(Hue.GRAY, 0x3b3b58, 0x9d9dc6));

  private static final Phrases PHRASES =
      CommonWording.phrases("Hasami")
          .on(TurnBegan.class, CommonWording::turn)
          .on(AnswerGiven.class, CommonWording::actionOrReply)
          .on(
              UnitMoved.class,
              (story, move) ->
                  story.sentence(
                      move.getSide(),
                      Text.of(
                          "%s's man moves from %s to %s",
                          move.getSide(), move.getFrom(), move.getTo())))
          .on(
              UnitEliminated.class,
              (story, loss) ->
                  story.clause(Text.of("%s loses the man on %s", loss.getSide(), loss.getSpace())))
          .on(GameEnded.class, CommonWording.endingWithLosses("it reached its goal"))
          .silent(UnitRetreated.class)
          .silent(ChanceDrawn.class);

  @Override
  public Set<String> games() {
    return Set.of("hasami");
  }

  @Override
  public Optional<BoardPicture> picture() {
    return Optional.of(new HasamiPicture());
  }

  @Override
  public Phrases wording() {
    return PHRASES;
  }

  @Override
  public Map<String, Chart> charts() {
    return Map.of(
        HasamiStudy.CAPTURES,
        RowChart.of(
            Value.number("per_game", "0.0", row -> row.text("side")).colour("side"),
            Look.bars("men per game", "0.0"),
            "Men captured per game, 95 % intervals"));
  }

  @Override
  public Map<String, SideColours> colours() {
    return COLOURS;
  }
}
