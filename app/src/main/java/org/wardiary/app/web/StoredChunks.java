package org.wardiary.app.web;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wardiary.events.text.Text;
import org.wardiary.projector.query.ChunkSource;

/**
 * Answers other instances with chunks of the timeline from the store of this instance, and of no
 * other, so that requests do not go in a circle. Nobody else is answered, and nobody at all without
 * a secret.
 *
 * @param store what this instance holds of games that anyone may see
 * @param secret what the instances share
 */
record StoredChunks(ChunkSource store, Optional<InstanceSecret> secret) {

  /** Answers nobody. */
  static final StoredChunks NONE = new StoredChunks(ChunkSource.NONE, Optional.empty());

  private static final String FOLDER = "instance/chunks/";
  private static final Pattern PATH =
      Pattern.compile(FOLDER + "([0-9a-f]{16})/([0-9]{1,18})/([0-9]{1,9})");

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
   * @param proof the header that proves that an instance asks
   * @throws HttpProblem if no instance asks, or this instance does not have it
   */
  Optional<Answer> answer(String path, Optional<String> proof) {
    Matcher asked = PATH.matcher(path);
    if (!asked.matches()) {
      return Optional.empty();
    }
    if (secret.filter(shared -> shared.proves(path, proof)).isEmpty()) {
      throw new HttpProblem(
          403,
          Text.of(
              "expected another instance with the same secret, which proves it by %s, but got"
                  + " none",
              InstanceSecret.HEADER));
    }
    return Optional.of(
        store
            .chunk(asked.group(1), Long.parseLong(asked.group(2)), Integer.parseInt(asked.group(3)))
            .map(Answer::message)
            .orElseThrow(
                () ->
                    new HttpProblem(
                        404,
                        Text.of(
                            "expected a game in the store of this instance but got '%s'",
                            asked.group(1)))));
  }
}
