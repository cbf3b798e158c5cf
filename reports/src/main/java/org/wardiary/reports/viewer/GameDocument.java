package org.wardiary.reports.viewer;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import org.wardiary.reports.archive.GameHistory;
import org.wardiary.reports.archive.View;

/**
 * One game as one viewer may see it, as a JSON object from which a page shows every step without
 * asking anything more: {@code docs/viewer.md}. The same game gives the same text.
 *
 * @param json the object, one line without LF at its end
 */
public record GameDocument(String json) {

  /** The format's name and version, in the field {@code format}. */
  public static final String FORMAT = "wardiary game 1";

  /**
   * The document of a game.
   *
   * @param id what the game is called in links and file names, e.g. the beginning of its id; may be
   *     empty
   */
  public static GameDocument of(GameHistory history, View view, String id) {
    return of(history, view, id, DocumentWriter.ALL);
  }

  /**
   * The document of a game's last steps, for whoever looks at it as it is played: the record is
   * missing, and the first step tells what happened up to it in few words.
   *
   * @param steps at most so many, 1 or more
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

  /** The object as it may stand within an element of a page, whatever names it holds. */
  public String embeddable() {
    return json.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e");
  }
}
