package org.wardiary.events.game;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.text.Text;

/**
 * Maps each kind of event, by its class, to the step of the rules that it stands for. Not changed
 * after a game has filled it.
 *
 * @param <T> what the steps are applied to
 */
public final class StepTable<T> {

  private final String game;
  private final Map<Class<?>, BiConsumer<T, SpecificRecord>> steps = new HashMap<>();

  /**
   * Creates an empty table.
   *
   * @param game the game's title, for messages
   */
  public StepTable(String game) {
    this.game = game;
  }

  /** Sets the step for a kind of event, and returns this table. */
  public <E extends SpecificRecord> StepTable<T> on(Class<E> type, BiConsumer<T, E> step) {
    steps.put(type, (target, event) -> step.accept(target, type.cast(event)));
    return this;
  }

  /** Declares that a kind of event changes nothing, and returns this table. */
  public StepTable<T> ignoring(Class<? extends SpecificRecord> type) {
    return on(type, (target, event) -> {});
  }

  /**
   * Applies an event's step.
   *
   * @throws CorruptEvent if the game emits no such event, or if the step cannot follow, in which
   *     case the message ends with the event
   */
  public void apply(T target, SpecificRecord event) {
    BiConsumer<T, SpecificRecord> step = steps.get(event.getClass());
    if (step == null) {
      throw new CorruptEvent(
          Text.of("expected an event of %s but got %s", game, event.getClass().getSimpleName()));
    }
    try {
      step.accept(target, event);
    } catch (CorruptEvent
        | IllegalArgumentException
        | IllegalStateException
        | IndexOutOfBoundsException e) {
      throw new CorruptEvent(Text.of("%s in %s", e.getMessage(), event), e);
    }
  }
}
