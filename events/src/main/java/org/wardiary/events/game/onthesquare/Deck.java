package org.wardiary.events.game.onthesquare;

/**
 * The deck of cards (WS-7.5): 26 red and 26 black ones drawn down and shuffled anew, or red, black,
 * red, … for ever.
 */
final class Deck {

  /** Cards of a colour in a fresh deck. */
  static final int FRESH = 26;

  private final boolean alternating;
  private int red = FRESH;
  private int black = FRESH;
  private boolean blackNext;

  Deck(boolean alternating) {
    this.alternating = alternating;
  }

  /** A copy. */
  Deck(Deck other) {
    alternating = other.alternating;
    red = other.red;
    black = other.black;
    blackNext = other.blackNext;
  }

  /** Whether the cards come in turn, so that there is no chance. */
  boolean alternating() {
    return alternating;
  }

  /** Red cards left. */
  int red() {
    return red;
  }

  /** Black cards left. */
  int black() {
    return black;
  }

  /** Side whose colour comes next where the cards alternate. */
  int next() {
    return blackNext ? 1 : 0;
  }

  /** Step: fresh and shuffled. */
  void shuffle() {
    set(FRESH, FRESH, 0);
  }

  /** Step: a card of a side's colour is drawn. */
  void draw(int colour) {
    if (alternating) {
      blackNext = !blackNext;
    } else if (colour == 0) {
      red--;
    } else {
      black--;
    }
  }

  /** Sets it to what {@link #red}, {@link #black} and {@link #next} returned. */
  void set(int redLeft, int blackLeft, int next) {
    red = redLeft;
    black = blackLeft;
    blackNext = next == 1;
  }
}
