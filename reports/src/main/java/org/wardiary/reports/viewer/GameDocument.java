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
 * further requests: {@code docs/viewer.md}. The same game gives the same text.
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
