package org.wardiary.reports.viewer;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.wardiary.analytics.Chances;
import org.wardiary.analytics.course.ChanceCurve;
import org.wardiary.analytics.course.ChanceCurve.Swing;
import org.wardiary.analytics.course.ChanceModel;
import org.wardiary.events.text.Text;

/**
 * How likely the first-named side was to win, turn by turn, as the viewer shows it. The same
 * chances give the same text. Fields: {@code id}; {@code games} in the models; {@code needed},
 * games that each side must have won; {@code points}, {@code [turn, chance in thousandths]} at the
 * ends of turns and last the result, empty if nothing is known; {@code moments}, {@code [turn,
 * text]} for the largest changes.
 *
 * @param gameId the game's id
 * @param sides the two sides, first-named side first
 * @param known the known chances of the game
 */
public record ChancesDocument(String gameId, List<String> sides, Chances.Known known) {

  /** The format's name and version, in the field {@code format}. */
  public static final String FORMAT = "wardiary chances 1";

  /** Maximum number of turns that are key moments. */
  private static final int MOST_MOMENTS = 5;

  /** Minimum change of the chance in a key moment. */
  private static final double LEAST_CHANGE = 0.1;

  private static final int THOUSAND = 1000;
  private static final double HALF = 0.5;

  /** Copies the list. */
  public ChancesDocument {
    sides = List.copyOf(sides);
  }

  /** The document as a JSON object on one line. */
  public String data() {
    ObjectNode document = JsonNodeFactory.instance.objectNode();
    document.put("format", FORMAT);
    document.put("id", gameId);
    document.put("games", known.games());
    document.put("needed", ChanceModel.FEWEST_WINS);
    ArrayNode points = document.putArray("points");
    ArrayNode moments = document.putArray("moments");
    known.curve().ifPresent(curve -> add(curve, points, moments));
    return document.toString();
  }

  private void add(ChanceCurve curve, ArrayNode points, ArrayNode moments) {
    for (ChanceCurve.Point point : curve.points()) {
      points.addArray().add(point.turn()).add(Math.round(THOUSAND * point.chance()));
    }
    curve
        .result()
        .ifPresent(
            result -> points.addArray().add(curve.last()).add(Math.round(THOUSAND * result)));
    for (Swing swing : curve.swings(MOST_MOMENTS, LEAST_CHANGE)) {
      moments.addArray().add(swing.turn()).add(text(swing, curve));
    }
  }

  private String text(Swing swing, ChanceCurve curve) {
    if (curve.result().isPresent() && swing.turn() == curve.last()) {
      return ended(swing);
    }
    return Text.of(
        "%s's chance %s from %s to %s",
        sides.get(0),
        swing.to() < swing.from() ? "fell" : "rose",
        percent(swing.from()),
        percent(swing.to()));
  }

  private String ended(Swing swing) {
    if (swing.to() == HALF) {
      return Text.of(
          "a draw; %s's chance was %s before the last turn", sides.get(0), percent(swing.from()));
    }
    int winner = swing.to() > HALF ? 0 : 1;
    return Text.of(
        "%s's chance was %s before the turn that won",
        sides.get(winner), percent(winner == 0 ? swing.from() : 1 - swing.from()));
  }

  private static String percent(double chance) {
    return Text.of("%d\u00A0%%", Math.round(100 * chance));
  }
}
