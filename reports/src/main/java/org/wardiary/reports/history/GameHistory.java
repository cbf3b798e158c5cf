package org.wardiary.reports.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Redaction;
import org.wardiary.events.game.Setup;
import org.wardiary.events.record.Problem;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.referee.Endings;
import org.wardiary.events.referee.EventEmitter;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.Edition;
import org.wardiary.reports.board.AnswerEvents;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.game.GamePresentations;
import org.wardiary.reports.text.Account;
import org.wardiary.reports.text.Narrator;

/** One game's positions and events, from the archive or from a file. */
public interface GameHistory {

  /** The game's setup. */
  Setup setup();

  /** The game's id; empty for a refused game. */
  Optional<String> id();

  /** The game as a published site shows it: of its game file, only what its owner allows. */
  default GameHistory published() {
    return PublishedHistory.of(this);
  }

  /** Number of answers. */
  int length();

  /** A new position after the given number of answers, 0 to {@link #length}. */
  Position at(int ply);

  /**
   * Visits every position, in order from ply 0.
   *
   * @param out receives one and the same mutable position each time
   */
  void walk(Consumer<Position> out);

  /** All events in order. */
  List<EmittedEvent> events();

  /** All editions of a game that was revised, in order; empty for any other game. */
  default List<Edition> editions() {
    return List.of();
  }

  /** The number of this edition, from 1. */
  default int edition() {
    return 1;
  }

  /** seq of the first of {@link #events}: more than 0 in a later edition of an archived game. */
  default long firstSeq() {
    return 0;
  }

  /**
   * What is known instead of positions, in words: the game was not played, or only its result is
   * known; empty for any other game.
   */
  default Optional<String> withoutPlay() {
    if (length() > 0) {
      return Optional.empty();
    }
    return events().stream()
        .map(EmittedEvent::body)
        .filter(GameEnded.class::isInstance)
        .map(GameEnded.class::cast)
        .filter(end -> end.getEndedBy().equals(EventEmitter.BY_RECORD))
        .findFirst()
        .map(GameHistory::withoutPlay);
  }

  private static String withoutPlay(GameEnded end) {
    String how = Text.of("%s, %s", end.getResult(), end.getTermination());
    return Endings.isPlayed(end.getTermination())
        ? Text.of("of it only the result is known (%s)", how)
        : Text.of("it was not played (%s)", how);
  }

  /** Refuses a game that has no positions. */
  default void requirePlay() {
    withoutPlay()
        .ifPresent(
            why -> {
              throw new InputRefused("expected a game with positions but " + why);
            });
  }

  /** Why the game was refused and has no more answers; empty if it was accepted. */
  Optional<Problem> problem();

  /**
   * Resolves the ply that is asked for.
   *
   * @param ply number of answers; empty for all
   * @throws InputRefused if there is no such ply, or if all of a refused game is asked for
   */
  default int ply(Optional<Integer> ply, View view) {
    int wanted = ply.orElse(length());
    if (problem().isPresent() && (ply.isEmpty() || wanted > length())) {
      throw new InputRefused(view.message(problem().get()));
    }
    if (wanted < 0 || wanted > length()) {
      throw new InputRefused(
          Text.of("expected a ply from 0 to %s but got %d", view.lastPly(length()), wanted));
    }
    return wanted;
  }

  /** The game in words up to a ply, as far as the viewer may know it. */
  default Account account(int ply, View view) {
    Narrator narrator = new Narrator(GamePresentations::wording);
    Redaction redaction = view.redaction();
    for (EmittedEvent event : events()) {
      if (event.ply() <= ply) {
        redaction
            .redact(event.body())
            .map(body -> new EmittedEvent(event.ply(), event.turn(), event.side(), body))
            .ifPresent(narrator);
      }
    }
    Account account = narrator.account();
    List<String> header = new ArrayList<>(account.header());
    header.addAll(Corrections.lines(this, view));
    return new Account(account.title(), header, account.parts());
  }

  /**
   * What a picture of a position shows: the position, and the visible events of its last answer.
   */
  default DrawnPosition drawn(Position position, View view) {
    List<SpecificRecord> events =
        AnswerEvents.of(events(), position.ply()).stream().filter(view::shows).toList();
    return new DrawnPosition(view.tree(position), setup().map(), setup().tags(), events);
  }
}
