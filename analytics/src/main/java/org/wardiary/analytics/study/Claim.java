package org.wardiary.analytics.study;

import org.wardiary.analytics.estimate.Ratio;

/**
 * A difference that a table would speak of: a share against one half, or a mean against 0.
 *
 * @param table id of the table
 * @param row what the row is about, unique in its table
 * @param ratio the share or the mean
 * @param kind which of them
 * @param question whether everybody asks for it
 */
public record Claim(String table, String row, Ratio ratio, Kind kind, Question question) {

  /** What is claimed of. */
  public enum Kind {
    /** A share, of which one half says nothing. */
    SHARE,
    /** A mean that may be negative, of which 0 says nothing. */
    MEAN
  }

  /** Who asks for a claim. */
  public enum Question {
    /**
     * Everybody who looks at a game's balance: whether a side, the first turn, or flank attacks go
     * with winning.
     */
    MAIN,
    /** Who looks closer. */
    FURTHER
  }

  /** An even game. */
  public static final double EVEN = 0.5;

  /** A share against one half, for who looks closer. */
  public Claim(String table, String row, Ratio ratio) {
    this(table, row, ratio, Kind.SHARE);
  }

  /** A claim for who looks closer. */
  public Claim(String table, String row, Ratio ratio, Kind kind) {
    this(table, row, ratio, kind, Question.FURTHER);
  }

  /** A share against one half that everybody asks for. */
  public static Claim main(String table, String row, Ratio ratio) {
    return new Claim(table, row, ratio, Kind.SHARE, Question.MAIN);
  }

  /** Whether everybody asks for it. */
  public boolean isMain() {
    return question == Question.MAIN;
  }

  /** Probability of such a share or mean, or one further off, by chance alone. */
  public double chance() {
    return kind == Kind.SHARE ? ratio.chance(EVEN) : ratio.chanceOfMean(0);
  }

  /** Whether there are enough games to speak of it at all. */
  public boolean shown() {
    return ratio.share().shown();
  }
}
