package org.wardiary.projector.fold;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.game.Games;
import org.wardiary.events.text.Text;

/**
 * What a fold does with each kind of event. The table of a game's fold lists every kind that the
 * game emits, its own ones and the common ones; that of a fold over all games lists the common
 * ones. To ignore a kind is an entry too. A kind without entry is an error: the event is of another
 * game. Immutable once built.
 *
 * @param <S> the fold
 */
public final class EventTable<S> {

  /**
   * What one kind of event does.
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
   * A table without entries.
   *
   * @param name what the fold makes, for error messages, e.g. {@code attacks}
   */
  public static <S> EventTable<S> of(String name) {
    return new EventTable<>(name);
  }

  /**
   * Adds what a kind of event does.
   *
   * @throws IllegalStateException if the kind has an entry
   */
  public <B extends SpecificRecord> EventTable<S> on(Class<B> type, Step<S, B> step) {
    add(type, (fold, event, body) -> step.apply(fold, event, type.cast(body)));
    return this;
  }

  /**
   * Adds that kinds of events do nothing.
   *
   * @throws IllegalStateException if one of them has an entry
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
   * @throws CorruptGame if its kind has no entry
   */
  public void apply(S fold, GameEvent event) {
    apply(fold, event, Set.of());
  }

  /**
   * Folds an event of a game whose own kinds do nothing.
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
   * The kinds of events that a game alone emits, for folds over all games.
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
