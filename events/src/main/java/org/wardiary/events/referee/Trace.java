package org.wardiary.events.referee;

import java.util.Optional;
import java.util.function.Consumer;
import org.wardiary.events.record.Problem;

/** Every position of a game as JSON, of a refused one those of its good prefix. */
public final class Trace {

  private Trace() {}

  /**
   * Traces a game from ply 0.
   *
   * @param verdict what the referee said
   * @param json writes the positions
   * @param out gets a line for each position, without LF
   * @return why the game was refused, if it was
   */
  public static Optional<Problem> write(Verdict verdict, PositionJson json, Consumer<String> out) {
    if (verdict instanceof Verdict.Refused refused) {
      refused
          .goodPrefix()
          .ifPresent(course -> course.walk(position -> out.accept(json.write(position))));
      return Optional.of(refused.problem());
    }
    Course course = ((Verdict.Accepted) verdict).course();
    course.walk(position -> out.accept(json.write(position)));
    return Optional.empty();
  }
}
