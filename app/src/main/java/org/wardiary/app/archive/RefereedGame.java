package org.wardiary.app.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;
import org.wardiary.events.record.Problem;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.referee.EventEmitter;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.RecordComments;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.InputRefused;
import org.wardiary.reports.history.GameHistory;

/**
 * A game of a file, as the referee judged it.
 *
 * @param accepted the game; if it was refused, the part before the first bad answer
 * @param problem why it was refused, if it was
 * @param maps where its map comes from
 */
public record RefereedGame(Verdict.Accepted accepted, Optional<Problem> problem, MapLibrary maps)
    implements GameHistory {

  /**
   * The game of a verdict.
   *
   * @throws InputRefused if not even its tags were accepted
   */
  public static RefereedGame of(Verdict verdict, MapLibrary maps) {
    if (verdict instanceof Verdict.Accepted accepted) {
      return new RefereedGame(accepted, Optional.empty(), maps);
    }
    Verdict.Refused refused = (Verdict.Refused) verdict;
    Problem problem = refused.problem();
    return refused
        .goodPrefix()
        .map(prefix -> new Verdict.Accepted(prefix, RecordComments.NONE, "*", "unfinished"))
        .map(accepted -> new RefereedGame(accepted, Optional.of(problem), maps))
        .orElseThrow(() -> new InputRefused(problem.message()));
  }

  @Override
  public Setup setup() {
    return accepted.sequence().setup();
  }

  @Override
  public Optional<String> id() {
    return problem.isPresent() ? Optional.empty() : Optional.of(accepted.gameId());
  }

  @Override
  public int length() {
    return accepted.sequence().length();
  }

  @Override
  public Position at(int ply) {
    return accepted.sequence().at(ply);
  }

  @Override
  public void walk(Consumer<Position> out) {
    accepted.sequence().walk(out);
  }

  @Override
  public List<EmittedEvent> events() {
    List<EmittedEvent> events = new ArrayList<>();
    new EventEmitter(maps).emit(accepted, events::add);
    if (problem.isPresent()) {
      events.removeIf(event -> event.body() instanceof GameEnded);
    }
    return events;
  }
}
