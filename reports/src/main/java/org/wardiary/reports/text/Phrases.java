package org.wardiary.reports.text;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.text.Text;

/**
 * How each kind of event of a game is put into words, keyed by the event's class. Events that are
 * not narrated are listed too; an event that is not in the table is an error. Filled once, then
 * only read.
 */
public final class Phrases {

  /**
   * Puts one kind of event into words.
   *
   * @param <B> the event's body
   */
  @FunctionalInterface
  public interface Phrase<B> {
    void narrate(Narration narration, B body);
  }

  private final String game;
  private final Map<Class<?>, Phrase<Object>> table = new HashMap<>();
  private Phrase<Object> others = this::refuse;

  /** An empty table for a game or family of games. */
  public Phrases(String game) {
    this.game = game;
  }

  /**
   * Adds the phrase for a kind of event.
   *
   * @throws IllegalStateException if there is one already
   */
  public <B extends SpecificRecord> Phrases on(Class<B> type, Phrase<B> phrase) {
    if (table.put(type, (narration, body) -> phrase.narrate(narration, type.cast(body))) != null) {
      throw new IllegalStateException(
          Text.of("expected one phrase for %s in %s but got two", type.getSimpleName(), game));
    }
    return this;
  }

  /** Adds a kind of event that is not narrated. */
  public Phrases silent(Class<? extends SpecificRecord> type) {
    return on(type, (narration, body) -> {});
  }

  /** Makes events that are not in the table be left out instead of refused. */
  Phrases silentElse() {
    others = (narration, body) -> {};
    return this;
  }

  /**
   * Puts an event into words.
   *
   * @throws IllegalArgumentException if it is not in the table
   */
  public void narrate(Narration narration, SpecificRecord body) {
    table.getOrDefault(body.getClass(), others).narrate(narration, body);
  }

  private void refuse(Narration narration, Object body) {
    throw new IllegalArgumentException(
        Text.of("expected an event of %s but got %s", game, body.getClass().getSimpleName()));
  }

  /** The kinds of events in the table. */
  public Set<Class<?>> known() {
    return Set.copyOf(table.keySet());
  }
}
