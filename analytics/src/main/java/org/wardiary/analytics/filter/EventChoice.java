package org.wardiary.analytics.filter;

import java.util.Map;
import java.util.TreeMap;
import org.wardiary.events.text.Text;

/**
 * Which of several events is counted of a kind of game, where nobody can be asked.
 *
 * @param kind id of the kind of game
 * @param counted the event whose games are counted; "" for the games that name none
 * @param leftOut number of games left out, by event
 */
public record EventChoice(String kind, String counted, Map<String, Long> leftOut) {

  /** Copies the map. */
  public EventChoice {
    leftOut = new TreeMap<>(leftOut);
  }

  /**
   * The choice in a sentence for readers who did not make it.
   *
   * @param title the title of the kind of game
   */
  public String text(String title) {
    return Text.of(
        "Of %s only the games %s are counted, since no event has more; left out are those of %s.",
        title,
        counted.isEmpty() ? "that name no event" : "of " + EventPools.shown(counted),
        EventPools.text(leftOut));
  }
}
