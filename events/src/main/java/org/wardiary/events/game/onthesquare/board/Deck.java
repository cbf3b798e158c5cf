package org.wardiary.events.game.onthesquare.board;

/** The deck of cards (WS-7.5). */
public final class Deck {

  /** Cards of a colour in a fresh deck. */
  public static final int FRESH = 26;

  /** How the cards come (tag {@code Cards}). */
  public enum Mode {
    /** 26 red and 26 black ones, drawn down and shuffled anew. */
    SHUFFLED,
    /** Red, black, red, … through the whole game: no chance. */
    ALTERNATING
  }

  private final Mode mode;
  private int red = FRESH;
  private int black = FRESH;
  // side whose colour comes next where the cards alternate
  private int next;

  Deck(Mode mode) {
    this.mode = mode;
  }

  /** A copy. */
  Deck(Deck other) {
    mode = other.mode;
    red = other.red;
    black = other.black;
    next = other.next;
  }

  /** Whether the cards come in turn, so that there is no chance. */
  public boolean alternating() {
    return mode == Mode.ALTERNATING;
  }

  /** Red cards left. */
  public int red() {
    return red;
  }

  /** Black cards left. */
  public int black() {
    return black;
  }

  /** Side whose colour comes next where the cards alternate. */
  public int next() {
    return next;
  }

  /** Fresh and shuffled. */
  void shuffle() {
    set(FRESH, FRESH, 0);
  }

  /** A card of a side's colour is drawn. */
  void draw(int colour) {
    if (alternating()) {
      next = 1 - next;
    } else if (colour == 0) {
      red--;
    } else {
      black--;
    }
  }

  /** Sets it to what {@link #red}, {@link #black} and {@link #next} returned. */
  void set(int redLeft, int blackLeft, int colour) {
    red = redLeft;
    black = blackLeft;
    next = colour;
  }
}
