package org.wardiary.reports.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Redaction;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.record.Problem;
import org.wardiary.events.referee.Course;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.referee.EventEmitter;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.RecordComments;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;
import org.wardiary.reports.game.GamePresentations;
import org.wardiary.reports.text.Account;
import org.wardiary.reports.text.AccountTeller;

/**
 * One game's events, from the archive or from a file, and the positions that they make.
 *
 * @param setup the game's setup
 * @param told all events in order
 * @param problem why there are no more, of a refused game of a file
 */
record GameHistory(Setup setup, List<EmittedEvent> told, Optional<Problem> problem) {

  /** The history of an archived game. */
  static GameHistory archived(List<GameEvent> events, MapLibrary maps) {
    GameStarted started = (GameStarted) events.get(0).getBody();
    List<EmittedEvent> told =
        events.stream()
            .map(
                e ->
                    new EmittedEvent(
                        e.getPly(), e.getTurn(), e.getSide(), (SpecificRecord) e.getBody()))
            .toList();
    return new GameHistory(new Setups(maps).of(started), told, Optional.empty());
  }

  /**
   * The history of a game in a file; of a refused one, as far as it is good.
   *
   * @throws Refused if not even its tags are good
   */
  static GameHistory judged(Verdict verdict, MapLibrary maps) {
    List<EmittedEvent> told = new ArrayList<>();
    if (verdict instanceof Verdict.Accepted good) {
      new EventEmitter(maps).emit(good, told::add);
      return new GameHistory(good.course().setup(), told, Optional.empty());
    }
    Verdict.Refused bad = (Verdict.Refused) verdict;
    Course prefix = bad.goodPrefix().orElseThrow(() -> new Refused(bad.problem().message()));
    new EventEmitter(maps)
        .emit(new Verdict.Accepted(prefix, RecordComments.NONE, "*", "unfinished"), told::add);
    told.removeIf(event -> event.body() instanceof GameEnded);
    return new GameHistory(prefix.setup(), told, Optional.of(bad.problem()));
  }

  /** Number of answers. */
  int length() {
    return told.get(told.size() - 1).ply();
  }

  /**
   * The ply that a person asks for.
   *
   * @param ply number of answers; all by default
   * @param viewer who looks: a side is not told how many there are
   * @throws Refused if there are not so many, or if all of a refused game is asked for
   */
  int ply(Optional<Integer> ply, Viewer viewer) {
    int wanted = ply.orElse(length());
    if (problem.isPresent() && (ply.isEmpty() || wanted > length())) {
      throw new Refused(message(problem.get(), viewer));
    }
    if (wanted < 0 || wanted > length()) {
      String most = viewer == Viewer.UMPIRE ? Integer.toString(length()) : "the end of the game";
      throw new Refused(Text.of("expected --at from 0 to %s but got %d", most, wanted));
    }
    return wanted;
  }

  /** Why a game is refused, as a viewer may know it. */
  static String message(Problem problem, Viewer viewer) {
    return viewer == Viewer.UMPIRE ? problem.message() : problem.redactedMessage();
  }

  /** The position after so many answers. */
  Position at(int ply) {
    Position position = setup.game().position(setup);
    for (EmittedEvent event : told) {
      if (event.ply() > ply) {
        break;
      }
      evolve(position, event);
    }
    return position;
  }

  /** What the answer of a ply brought about, the answer itself first. */
  List<SpecificRecord> events(int ply) {
    return told.stream()
        .filter(event -> event.ply() == ply && !(event.body() instanceof GameStarted))
        .map(EmittedEvent::body)
        .toList();
  }

  /** The game in words up to a ply, as a viewer may know it. */
  Account account(int ply, Viewer viewer) {
    AccountTeller teller = new AccountTeller(GamePresentations::wording);
    Redaction cut = setup.game().visibility().redaction(viewer);
    for (EmittedEvent event : told) {
      if (event.ply() <= ply) {
        cut.redact(event.body())
            .map(body -> new EmittedEvent(event.ply(), event.turn(), event.side(), body))
            .ifPresent(teller);
      }
    }
    return teller.account();
  }

  /**
   * Shows every position from ply 0.
   *
   * @param out gets the same position again and again
   */
  void walk(Consumer<Position> out) {
    Position position = setup.game().position(setup);
    for (EmittedEvent event : told) {
      // all that an answer brings about belongs to its ply: show before the next answer
      if (event.body() instanceof AnswerGiven) {
        out.accept(position);
      }
      evolve(position, event);
    }
    out.accept(position);
  }

  private static void evolve(Position position, EmittedEvent event) {
    if (!(event.body() instanceof GameStarted)) {
      position.evolve(event.body());
    }
  }
}
