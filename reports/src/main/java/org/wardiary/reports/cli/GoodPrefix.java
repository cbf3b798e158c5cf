package org.wardiary.reports.cli;

import java.util.Optional;
import org.wardiary.events.game.Position;
import org.wardiary.events.record.Problem;
import org.wardiary.events.referee.Course;
import org.wardiary.events.referee.Verdict;

/**
 * What can be shown of a game in a file: all of it, or the answers before the one that was refused.
 *
 * @param course the answers
 * @param problem why there are no more, if the game was refused
 */
record GoodPrefix(Course course, Optional<Problem> problem) {

  /**
   * The good prefix of a judged game.
   *
   * @throws Refused if not even its tags are good
   */
  static GoodPrefix of(Verdict verdict) {
    if (verdict instanceof Verdict.Accepted good) {
      return new GoodPrefix(good.course(), Optional.empty());
    }
    Verdict.Refused bad = (Verdict.Refused) verdict;
    return new GoodPrefix(
        bad.goodPrefix().orElseThrow(() -> new Refused(bad.problem().message())),
        Optional.of(bad.problem()));
  }

  /**
   * The position after so many answers, of a refused game too as long as they are good.
   *
   * @param ply number of answers; by default all
   * @throws Refused if there are not so many, or if all of a refused game is asked for
   */
  Position at(Optional<Integer> ply) {
    int wanted = ply.orElse(course.length());
    boolean beyond = ply.isEmpty() || wanted > course.length();
    if (problem.isPresent() && beyond) {
      throw new Refused(problem.get().message());
    }
    if (wanted < 0 || wanted > course.length()) {
      throw new Refused(
          "expected --at from 0 to %d but got %d".formatted(course.length(), wanted));
    }
    return course.at(wanted);
  }
}
