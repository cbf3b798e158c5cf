package org.wardiary.reports.game;

import java.util.List;
import java.util.Optional;

/**
 * Small boards side by side.
 *
 * @param title what they show
 * @param cards the boards in order
 */
public record Gallery(String title, List<Card> cards) {

  /**
   * A board with its caption.
   *
   * @param caption what it shows
   * @param detail what became of it
   * @param svg the board, an SVG document, if it can be drawn
   */
  public record Card(String caption, String detail, Optional<String> svg) {}

  /** Copies the list. */
  public Gallery {
    cards = List.copyOf(cards);
  }

  /** Whether at least one board can be drawn. */
  public boolean hasPictures() {
    return cards.stream().anyMatch(card -> card.svg().isPresent());
  }
}
