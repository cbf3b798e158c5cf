package org.wardiary.events.game.onthesquare.board;

import org.wardiary.events.game.State;
import org.wardiary.events.game.StateBytes;

/** The deck of cards (WS-7.5). */
public final class Deck extends State<Deck> {

  /** Number of cards of each colour in a fresh deck. */
  public static final int FRESH = 26;

  /** How cards are drawn (tag {@code Cards}). */
  public enum Mode {
    /** By chance from 26 red and 26 black cards, shuffled again when all are drawn. */
    SHUFFLED,
    /** Red, black, red, … through the whole game, without chance. */
    ALTERNATING
  }

  private final Mode mode;
  private int red = FRESH;
  private int black = FRESH;
  // side whose colour comes next if the cards alternate
  private int next;

  Deck(Mode mode) {
    this.mode = mode;
  }

  @Override
  protected void transfer(StateBytes bytes) {
    red = bytes.octet(red);
    black = bytes.octet(black);
    next = bytes.octet(next);
  }

  /** Whether the colours alternate, so that there is no chance. */
  public boolean alternating() {
    return mode == Mode.ALTERNATING;
  }

  /** Number of red cards left. */
  public int red() {
    return red;
  }

  /** Number of black cards left. */
  public int black() {
    return black;
  }

  /** The side whose colour comes next if the cards alternate. */
  public int next() {
    return next;
  }

  /** Makes the deck fresh and shuffled. */
  void shuffle() {
    set(FRESH, FRESH, 0);
  }

  /** Draws a card of a side's colour. */
  void draw(int colour) {
    if (alternating()) {
      next = 1 - next;
    } else if (colour == 0) {
      red--;
    } else {
      black--;
    }
  }

  /** Restores the values that {@link #red}, {@link #black} and {@link #next} returned. */
  void set(int redLeft, int blackLeft, int colour) {
    red = redLeft;
    black = blackLeft;
    next = colour;
  }
}
