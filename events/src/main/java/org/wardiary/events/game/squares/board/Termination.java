package org.wardiary.events.game.squares.board;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Optional;
import org.wardiary.events.game.Ending;

/** The ways in which a rule ends a game (SQ-8). */
public enum Termination {
  /** A unit entered the enemy's reserve (SQ-8.1). */
  STRATEGIC("strategic", "SQ-8.1"),
  /** A side's losses reached the number that ends the game (SQ-8.2). */
  ATTRITION("attrition", "SQ-8.2"),
  /** A side has no legal order (SQ-8.3). */
  NO_LEGAL_ORDER("no-legal-order", "SQ-8.3"),
  /** The last turn is over, in a game with a turn limit; the losses decide as in SQ-8.2. */
  LIMIT("limit", "SQ-8.2");

  private final String title;
  private final String rule;
  private final Ending[] endings;

  Termination(String title, String rule) {
    this.title = title;
    this.rule = rule;
    this.endings = new Ending[] {new Ending(0, title), new Ending(1, title), new Ending(2, title)};
  }

  /** The word that records and events use. */
  public String title() {
    return title;
  }

  /** The ending of this kind with a winner, 0, 1 or {@link Ending#DRAW}. */
  public Ending wonBy(int winner) {
    return endings[winner];
  }

  /** Id of the rule that ends the game. */
  public String rule() {
    return rule;
  }

  /** The termination with a title; empty if no rule ends a game with it. */
  public static Optional<Termination> titled(String title) {
    return Arrays.stream(values()).filter(one -> one.title.equals(title)).findFirst();
  }

  /** Appends 2 bytes to a snapshot. */
  static void write(Ending ending, ByteBuffer out) {
    out.put(titled(ending.termination()).map(one -> (byte) one.ordinal()).orElse((byte) -1))
        .put((byte) ending.winner());
  }

  /** Reads what {@link #write} wrote. */
  static Ending read(ByteBuffer in) {
    int ordinal = in.get();
    int winner = in.get();
    return ordinal < 0 ? Ending.NONE : values()[ordinal].wonBy(winner);
  }
}
