package org.wardiary.reports.archive;

import org.wardiary.events.record.GameText;
import org.wardiary.events.record.Place;

/**
 * Where a game stands that was given to be judged or stored.
 *
 * @param origin file and number
 * @param begin where it begins there
 */
public record GivenGame(GameText.Origin origin, Place begin) {

  /** Where a text stands; its words, which take a hundred times as much memory, are not kept. */
  public static GivenGame of(GameText text) {
    return new GivenGame(text.origin(), text.begin());
  }
}
