package org.wardiary.events.game;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.text.Text;

/**
 * The step of the rules that each kind of event stands for, keyed by the event's class. Not changed
 * once a game has filled it.
 *
 * @param <T> what the steps are applied to
 */
public final class StepTable<T> {

  private final String game;
  private final Map<Class<?>, BiConsumer<T, SpecificRecord>> steps = new HashMap<>();

  /**
   * An empty table.
   *
   * @param game the game's title, for messages
   */
  public StepTable(String game) {
    this.game = game;
  }

  /** Gives a kind of event its step. */
  public <E extends SpecificRecord> StepTable<T> on(Class<E> type, BiConsumer<T, E> step) {
    steps.put(type, (target, event) -> step.accept(target, type.cast(event)));
    return this;
  }

  /** States that a kind of event changes nothing. */
  public StepTable<T> ignoring(Class<? extends SpecificRecord> type) {
    return on(type, (target, event) -> {});
  }

  /**
   * Applies an event's step.
   *
   * @throws CorruptEvent if the game emits no such event, or if the step cannot follow; the message
   *     ends with the event
   */
  public void apply(T target, SpecificRecord event) {
    BiConsumer<T, SpecificRecord> step = steps.get(event.getClass());
    if (step == null) {
      throw new CorruptEvent(
          Text.of("expected an event of %s but got %s", game, event.getClass().getSimpleName()));
    }
    try {
      step.accept(target, event);
    } catch (CorruptEvent e) {
      throw new CorruptEvent(Text.of("%s in %s", e.getMessage(), event), e);
    }
  }
}
