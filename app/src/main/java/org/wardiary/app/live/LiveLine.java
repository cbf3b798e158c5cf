package org.wardiary.app.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.wardiary.events.game.Rejection;

/**
 * Gives a typed line of a recorded game, part by part.
 *
 * @param games plays the game
 * @param seat who gives it
 */
record LiveLine(LiveGames games, Seat seat) {

  /**
   * Gives a line; the outcome is that of its last part, or of the first that is not accepted.
   *
   * @param now the game as it stands
   */
  LiveOutcome give(LivePosition now, LiveRequest request, String line) {
    Optional<Rejection> problem = TriedLine.of(now, line).problem();
    if (problem.isPresent()) {
      return new LiveOutcome.Illegal(now, line, problem.get());
    }
    List<Function<LiveRequest, LiveOutcome>> parts = parts(now, line);
    if (parts.isEmpty()) {
      return new LiveOutcome.Refused("expected a statement but got nothing");
    }
    LiveOutcome outcome = parts.get(0).apply(request);
    for (int i = 1; i < parts.size() && outcome instanceof LiveOutcome.Accepted done; i++) {
      outcome = parts.get(i).apply(request.after(done.position(), i));
    }
    return outcome;
  }

  private List<Function<LiveRequest, LiveOutcome>> parts(LivePosition now, String line) {
    List<TypedAnswers> groups = TypedAnswers.of(now.setup().game(), line);
    boolean oneByOne = !seat.isDirector() || now.clocks().isPresent();
    List<TypedAnswers> single =
        groups.stream()
            .flatMap(group -> (oneByOne ? group.single() : List.of(group)).stream())
            .toList();
    List<Function<LiveRequest, LiveOutcome>> parts = new ArrayList<>();
    for (TypedAnswers part : single) {
      boolean ends = part.isResult(now.setup().game());
      if (ends || part.words().isEmpty()) {
        part.comments().forEach(text -> parts.add(request -> games.comment(seat, request, text)));
      }
      if (ends) {
        LiveEnd how = new LiveEnd.Told(part.words().get(0), "");
        parts.add(request -> games.end(seat, request, how));
      } else if (!part.words().isEmpty()) {
        parts.add(request -> games.give(seat, request, part.words(), part.comments()));
      }
    }
    return parts;
  }
}
