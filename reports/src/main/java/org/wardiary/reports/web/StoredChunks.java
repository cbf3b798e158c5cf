package org.wardiary.reports.web;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wardiary.events.text.Text;
import org.wardiary.projector.query.ChunkSource;

/**
 * Answers other instances with chunks of the timeline from the store of this instance, and of no
 * other, so that requests do not go in a circle.
 */
final class StoredChunks {

  private static final String FOLDER = "instance/chunks/";
  private static final Pattern PATH =
      Pattern.compile(FOLDER + "([0-9a-f]{16})/([0-9]{1,18})/([0-9]{1,9})");

  private StoredChunks() {}

  /** Path of a chunk from the root of an instance. */
  static String path(String gameId, long last, int ply) {
    return Text.of("%s%s/%d/%d", FOLDER, gameId, last, ply);
  }

  /** Whether only programs request a path. */
  static boolean isPath(String path) {
    return path.startsWith(FOLDER);
  }

  /**
   * The answer to a request, if its path is that of a chunk.
   *
   * @throws Refusal if this instance does not have it
   */
  static Optional<Answer> answer(String path, ChunkSource store) {
    Matcher asked = PATH.matcher(path);
    if (!asked.matches()) {
      return Optional.empty();
    }
    return Optional.of(
        store
            .chunk(asked.group(1), Long.parseLong(asked.group(2)), Integer.parseInt(asked.group(3)))
            .map(Answer::message)
            .orElseThrow(
                () ->
                    new Refusal(
                        404,
                        Text.of(
                            "expected a game in the store of this instance but got '%s'",
                            asked.group(1)))));
  }
}
