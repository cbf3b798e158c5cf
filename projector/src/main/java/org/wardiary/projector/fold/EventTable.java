package org.wardiary.projector.fold;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.text.Text;

/**
 * What a fold does with each kind of event, keyed by the event's class. Ignoring an event is
 * written out; an event that is not in the table is an error. Immutable once built.
 *
 * @param <S> the fold's state
 */
final class EventTable<S> {

  /**
   * What one kind of event does.
   *
   * @param <S> the fold's state
   * @param <B> the event's body
   */
  @FunctionalInterface
  interface Step<S, B> {
    void apply(S state, GameEvent event, B body);
  }

  private final String fold;
  private final Map<Class<?>, Step<S, Object>> steps = new HashMap<>();

  private EventTable(String fold) {
    this.fold = fold;
  }

  /** A table without entries; a later {@code on} of the same class replaces the earlier entry. */
  static <S> EventTable<S> of(String fold) {
    return new EventTable<>(fold);
  }

  /** Handles a kind of event. */
  <B extends SpecificRecord> EventTable<S> on(Class<B> type, Step<S, B> step) {
    steps.put(type, (state, event, body) -> step.apply(state, event, type.cast(body)));
    return this;
  }

  /** Has nothing to do with these kinds of events. */
  EventTable<S> ignoring(Collection<Class<? extends SpecificRecord>> types) {
    types.forEach(type -> steps.put(type, (state, event, body) -> {}));
    return this;
  }

  /** Has nothing to do with this kind of event. */
  EventTable<S> ignoring(Class<? extends SpecificRecord> type) {
    return ignoring(List.of(type));
  }

  /** Applies an event to a state. */
  void apply(S state, GameEvent event) {
    Object body = event.getBody();
    Step<S, Object> step = steps.get(body.getClass());
    if (step == null) {
      throw new CorruptGame(
          event.getGameId(),
          event.getSeq(),
          Text.of(
              "expected an event that the %s fold knows but got %s",
              fold, body.getClass().getSimpleName()));
    }
    step.apply(state, event, body);
  }

  /** The kinds of events in the table. */
  Set<Class<?>> known() {
    return Set.copyOf(steps.keySet());
  }

  @Override
  public String toString() {
    return fold;
  }
}
