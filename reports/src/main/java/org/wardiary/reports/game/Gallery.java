package org.wardiary.reports.game;

import java.util.List;
import java.util.Optional;
import org.wardiary.reports.draw.Scene;

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
   * @param board the board, if it can be drawn
   */
  public record Card(String caption, String detail, Optional<Scene> board) {}

  /** Copies the list. */
  public Gallery {
    cards = List.copyOf(cards);
  }

  /** Whether at least one board can be drawn. */
  public boolean hasPictures() {
    return cards.stream().anyMatch(card -> card.board().isPresent());
  }
}
