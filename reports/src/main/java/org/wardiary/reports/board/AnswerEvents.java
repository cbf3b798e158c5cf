package org.wardiary.reports.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.UnitAdvanced;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.referee.EmittedEvent;

/** Selects the events that a picture shows: what the last answer did. */
public final class AnswerEvents {

  private AnswerEvents() {}

  /**
   * The events of an answer, in order. If it advances into a space where an earlier answer of the
   * same turn eliminated a unit, that elimination comes first.
   *
   * @param events the game's events in order; events after the answer are ignored
   * @param ply the answer's ply
   */
  public static List<SpecificRecord> of(List<EmittedEvent> events, int ply) {
    List<EmittedEvent> own = events.stream().filter(event -> event.ply() == ply).toList();
    Set<String> reached =
        own.stream()
            .map(EmittedEvent::body)
            .filter(UnitAdvanced.class::isInstance)
            .map(body -> ((UnitAdvanced) body).getTo())
            .collect(Collectors.toSet());
    List<SpecificRecord> shown = new ArrayList<>();
    if (!reached.isEmpty()) {
      int turn = own.get(0).turn();
      events.stream()
          .filter(event -> event.ply() < ply && event.turn() == turn)
          .map(EmittedEvent::body)
          .filter(body -> body instanceof UnitEliminated fell && reached.contains(fell.getSpace()))
          .forEach(shown::add);
    }
    own.stream()
        .map(EmittedEvent::body)
        .filter(body -> !(body instanceof GameStarted))
        .forEach(shown::add);
    return shown;
  }
}
