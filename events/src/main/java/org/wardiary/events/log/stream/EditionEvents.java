package org.wardiary.events.log.stream;

import java.util.ArrayList;
import java.util.List;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.CommentAdded;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.game.CorruptEvent;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.referee.EventEmitter;
import org.wardiary.events.referee.RecordFold;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Verdict;

/**
 * The events of one edition of a game, from the log or from a backup, to be compared with the
 * events that the rules give for its record.
 *
 * @param events {@code GameStarted} to {@code GameEnded}, or to the last one if the game is open
 */
record EditionEvents(List<GameEvent> events) {

  /** Copies the list. */
  EditionEvents {
    events = List.copyOf(events);
  }

  /** The first event. */
  GameStarted start() {
    return (GameStarted) events.get(0).getBody();
  }

  /**
   * The record that the events give.
   *
   * @throws CorruptEvent if they give none
   */
  RecordDraft draft(Setups setups) {
    RecordFold fold = new RecordFold(setups);
    events.forEach(event -> fold.fold(emitted(event)));
    return fold.draft();
  }

  /**
   * The events that the rules give for the record; without {@code GameEnded} if this edition has
   * none.
   */
  List<EmittedEvent> expected(EventEmitter emitter, Verdict.Accepted game) {
    List<EmittedEvent> expected = new ArrayList<>();
    emitter.emit(game, expected::add);
    if (!(events.get(events.size() - 1).getBody() instanceof GameEnded)) {
      expected.remove(expected.size() - 1); // it has not ended, and its record is an unfinished one
    }
    return expected;
  }

  /**
   * The events with each {@code CommentAdded} moved to where it would be if the whole game had been
   * recorded at once: in the event of the answer before it, or in {@code GameStarted}.
   */
  List<GameEvent> commentsMoved() {
    List<GameEvent> moved = new ArrayList<>();
    int carrier = 0;
    for (GameEvent event : events) {
      if (event.getBody() instanceof CommentAdded comment) {
        moved.set(carrier, commented(moved.get(carrier), comment.getText()));
        continue;
      }
      carrier = event.getBody() instanceof AnswerGiven ? moved.size() : carrier;
      moved.add(event);
    }
    return moved;
  }

  private static GameEvent commented(GameEvent event, String text) {
    GameEvent.Builder copy = GameEvent.newBuilder(event);
    if (event.getBody() instanceof AnswerGiven answer) {
      List<String> comments = and(answer.getComments(), text);
      return copy.setBody(AnswerGiven.newBuilder(answer).setComments(comments).build()).build();
    }
    GameStarted started = (GameStarted) event.getBody();
    List<String> comments = and(started.getComments(), text);
    return copy.setBody(GameStarted.newBuilder(started).setComments(comments).build()).build();
  }

  private static List<String> and(List<String> texts, String text) {
    List<String> all = new ArrayList<>(texts);
    all.add(text);
    return all;
  }

  /** An event without what the log adds. */
  static EmittedEvent emitted(GameEvent event) {
    return new EmittedEvent(
        event.getPly(), event.getTurn(), event.getSide(), (SpecificRecord) event.getBody());
  }
}
