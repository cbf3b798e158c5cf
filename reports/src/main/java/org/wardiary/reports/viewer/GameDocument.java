package org.wardiary.reports.viewer;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;

/**
 * One game as one viewer may see it, as a JSON object from which a page shows every step without
 * further requests. The same game gives the same text. Its fields:
 *
 * <ul>
 *   <li>{@code format}, {@code game} and {@code title} (the kind), {@code id} (the game's name in
 *       file names), {@code viewer} ({@code umpire} or a side), {@code sides}, {@code players},
 *       {@code result}, {@code termination}, {@code simulated}, {@code open}: true of a game in
 *       progress
 *   <li>{@code header}: what is known of the game, in lines; {@code edition}, {@code editions}: as
 *       {@code history --json} has them, missing if the game was never changed
 *   <li>{@code kinds}: names of the kinds of units by letter; {@code counted}: what the score
 *       counts; {@code secret}: true while a game that hides information is not over
 *   <li>{@code rulebook}: name of its page; {@code rules}: ids of rules by the names of questions
 *       and terminations; missing if the rules are not known
 *   <li>{@code spaces}: codes of the board's spaces from the top, row by row; {@code size} of the
 *       board; {@code shapes}; {@code placed}: {@code [shape, x, y]} for each shape in a place;
 *       {@code legend}: {@code [meaning, number in placed, width, height]} for each symbol, mark
 *       and kind of terrain
 *   <li>{@code steps}: the game from the start; {@code asides}: the steps of variations, whose
 *       numbers continue those of the game
 *   <li>{@code moments}: {@code [step, text]}; {@code record}: the game as a record, not in a
 *       side's view
 * </ul>
 *
 * <p>A step has what differs from the step before it (in {@code asides}, from the step {@code
 * from}):
 *
 * <ul>
 *   <li>{@code answers}: {@code [decides, question, answer]} for each that led here; {@code mark};
 *       {@code variations}: {@code [first step, last step, comments…]} for each that replaces it
 *   <li>{@code words}: {@code [sort, text]}, sort {@code h} heading, {@code s} story, {@code p}
 *       score, {@code r} comment of the record
 *   <li>{@code gone}, {@code set}: paths of the position's fields that are removed, then fields
 *       that are added or changed; objects are merged, everything else is replaced
 *   <li>{@code legal}: {@code [base, gone, come]}, the legal answers of step {@code base} (-1:
 *       none) without those at the places {@code gone}, with {@code come}, sorted; missing if the
 *       viewer may not know them
 *   <li>{@code board}: splices {@code [at, number removed, what is inserted…]} of the list of
 *       numbers in {@code placed}, in order; {@code plates}: {@code side}, {@code score}, {@code
 *       emblem}, {@code lost}; {@code score}: the two sides' numbers, more is better
 * </ul>
 *
 * <p>A shape is {@code ["f", path, tone, opacity]} (filled), {@code ["l", path, tone, opacity,
 * width, dash…]} (drawn), {@code ["t", text, size, bold, anchor, tone, width]} (text on its
 * baseline; anchor 0 start, 1 middle, 2 end) or {@code ["g", kind, name, x, y, shape, x, y…]} (a
 * group; one of kind {@code upright} stays so when the board is turned around). Coordinates are
 * relative to its place. A tone names the page's CSS variable {@code --wd-TONE}.
 *
 * @param json the object, one line without LF at its end
 */
public record GameDocument(String json) {

  /** The format's name and version, in the field {@code format}. */
  public static final String FORMAT = "wardiary game 1";

  /**
   * The document of a game.
   *
   * @param id name of the game in links and file names, e.g. a prefix of its id; may be empty
   */
  public static GameDocument of(GameHistory history, View view, String id) {
    return of(history, view, id, DocumentWriter.ALL);
  }

  /**
   * The document of a game's last steps, for those who follow the game while it is played: it has
   * no record, and its first step briefly tells what happened up to it.
   *
   * @param steps maximum number of steps, at least 1
   */
  public static GameDocument latest(GameHistory history, View view, String id, int steps) {
    return of(history, view, id, steps);
  }

  private static GameDocument of(GameHistory history, View view, String id, int steps) {
    StringWriter out = new StringWriter(1 << 16);
    try (JsonGenerator json = new JsonFactory().createGenerator(out)) {
      new DocumentWriter(history, view, id, steps, json).write();
    } catch (IOException e) {
      throw new UncheckedIOException("expected to write JSON to memory but failed", e);
    }
    return new GameDocument(out.toString());
  }

  /**
   * The object escaped so that it can be embedded in an element of a page, whatever names it has.
   */
  public String embeddable() {
    return json.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e");
  }
}
