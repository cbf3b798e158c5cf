package org.wardiary.events.game.recorded.file;

import java.util.Map;
import java.util.Optional;

/**
 * A picture of the map, which the file's owner has.
 *
 * @param file the picture's file, beside the game file
 * @param digest the SHA-256 of the picture in hex, if the file gives it
 * @param at where spaces are in the picture, in pixels from its upper left corner, by id
 * @param image the picture itself, if the file has it
 */
public record Picture(
    String file,
    Optional<String> digest,
    Map<String, Layout.Point> at,
    Optional<PictureImage> image) {

  /** Copies the map. */
  public Picture {
    at = Copies.of(at);
  }
}
