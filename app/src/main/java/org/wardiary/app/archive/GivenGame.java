package org.wardiary.app.archive;

import org.wardiary.events.record.GameText;
import org.wardiary.events.record.Place;

/**
 * The location of a game that was given to be judged or stored.
 *
 * @param origin its file, and its number there
 * @param begin where it begins in the file
 */
public record GivenGame(GameText.Origin origin, Place begin) {

  /** The location of a text, without its words, which take a hundred times as much memory. */
  public static GivenGame of(GameText text) {
    return new GivenGame(text.origin(), text.begin());
  }
}
