package org.wardiary.projector.fold;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.game.Games;
import org.wardiary.events.text.Text;

/**
 * What a fold does with each kind of event. The table of a fold for one game lists every kind that
 * the game emits, its own kinds and the common ones; the table of a fold over all games lists only
 * the common ones. Ignoring a kind is an entry too. An event of a kind without an entry is an
 * error: it belongs to another game. Immutable once built.
 *
 * @param <S> the fold
 */
public final class EventTable<S> {

  /**
   * What a fold does with one kind of event.
   *
   * @param <S> the fold
   * @param <B> the event's body
   */
  @FunctionalInterface
  public interface Step<S, B> {

    /**
     * Folds an event.
     *
     * @param event the event, whose body is {@code body}
     */
    void apply(S fold, GameEvent event, B body);
  }

  private final String name;
  private final Map<Class<?>, Step<S, Object>> steps = new HashMap<>();

  private EventTable(String name) {
    this.name = name;
  }

  /**
   * Creates a table without entries.
   *
   * @param name what the fold makes, for error messages, e.g. {@code attacks}
   */
  public static <S> EventTable<S> of(String name) {
    return new EventTable<>(name);
  }

  /**
   * Adds what the fold does with a kind of event.
   *
   * @throws IllegalStateException if the kind already has an entry
   */
  public <B extends SpecificRecord> EventTable<S> on(Class<B> type, Step<S, B> step) {
    add(type, (fold, event, body) -> step.apply(fold, event, type.cast(body)));
    return this;
  }

  /**
   * Adds kinds of events that the fold ignores.
   *
   * @throws IllegalStateException if one of them already has an entry
   */
  @SafeVarargs
  public final EventTable<S> ignoring(Class<? extends SpecificRecord>... types) {
    for (Class<?> type : types) {
      add(type, (fold, event, body) -> {});
    }
    return this;
  }

  private void add(Class<?> type, Step<S, Object> step) {
    if (steps.putIfAbsent(type, step) != null) {
      throw new IllegalStateException(
          Text.of("expected one entry of %s for %s but got two", name, type.getSimpleName()));
    }
  }

  /**
   * Folds an event.
   *
   * @throws CorruptGame if the event's kind has no entry
   */
  public void apply(S fold, GameEvent event) {
    apply(fold, event, Set.of());
  }

  /**
   * Folds an event, ignoring the game's own kinds.
   *
   * @param ignored the game's own kinds
   * @throws CorruptGame if the event's kind is neither in the table nor the game's own
   */
  void apply(S fold, GameEvent event, Set<Class<? extends SpecificRecord>> ignored) {
    Object body = event.getBody();
    Step<S, Object> step = steps.get(body.getClass());
    if (step != null) {
      step.apply(fold, event, body);
    } else if (!ignored.contains(body.getClass())) {
      throw new CorruptGame(
          event.getGameId(),
          event.getSeq(),
          Text.of(
              "expected an event that the fold of %s knows but got %s",
              name, body.getClass().getSimpleName()));
    }
  }

  /**
   * The kinds of events that only this game emits, which folds over all games ignore; empty if the
   * game is unknown.
   *
   * @param game id of the game
   */
  static Set<Class<? extends SpecificRecord>> ownKinds(String game) {
    return Games.find(game).map(known -> Set.copyOf(known.events())).orElse(Set.of());
  }

  /** The kinds of events that have an entry. */
  Set<Class<?>> kinds() {
    return Set.copyOf(steps.keySet());
  }

  @Override
  public String toString() {
    return name;
  }
}
