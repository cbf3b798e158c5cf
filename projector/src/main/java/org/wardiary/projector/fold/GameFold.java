package org.wardiary.projector.fold;

import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEvent;

/**
 * Folds one game's events into a view of it. Made with the game's first event; mutable, for one
 * thread. Takes only events that {@link BoardFold} has accepted.
 *
 * @param <V> the view, a generated class
 */
public interface GameFold<V extends SpecificRecord> {

  /**
   * Folds the next event.
   *
   * @param event any event but the game's first
   */
  void fold(GameEvent event);

  /**
   * The view of the events so far. Defined after every prefix of a game; later events do not change
   * a view that was returned.
   */
  V view();
}
