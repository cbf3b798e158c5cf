package org.wardiary.analytics.study;

import org.wardiary.analytics.estimate.Ratio;

/**
 * A difference that a table may claim: of a share from one half, or of a mean from 0.
 *
 * @param table id of the table
 * @param row what the row is about, unique in the table
 * @param ratio the share or the mean
 * @param kind whether it is a share or a mean
 * @param question whether it is a main question
 */
public record Claim(String table, String row, Ratio ratio, Kind kind, Question question)
    implements Judged {

  /** The quantity that a claim is about. */
  public enum Kind {
    /** A share, which is one half if there is no difference. */
    SHARE,
    /** A mean that may be negative, which is 0 if there is no difference. */
    MEAN
  }

  /** The importance of a claim. */
  public enum Question {
    /**
     * A main question about a game's balance: whether a side, the first turn or flank attacks go
     * with winning.
     */
    MAIN,
    /** Any other question. */
    FURTHER
  }

  /** Win rate of a side in an even game. */
  public static final double EVEN = 0.5;

  /** A claim about a share against one half that is not a main question. */
  public Claim(String table, String row, Ratio ratio) {
    this(table, row, ratio, Kind.SHARE);
  }

  /** A claim that is not a main question. */
  public Claim(String table, String row, Ratio ratio, Kind kind) {
    this(table, row, ratio, kind, Question.FURTHER);
  }

  /** A claim about a share against one half that is a main question. */
  public static Claim main(String table, String row, Ratio ratio) {
    return new Claim(table, row, ratio, Kind.SHARE, Question.MAIN);
  }

  @Override
  public boolean isMain() {
    return question == Question.MAIN;
  }

  @Override
  public String family() {
    return table;
  }

  /** Two-sided p-value: probability, by chance alone, of a share or mean at least as far off. */
  @Override
  public double chance() {
    return kind == Kind.SHARE ? ratio.chance(EVEN) : ratio.chanceOfMean(0);
  }

  @Override
  public boolean shown() {
    return ratio.share().shown();
  }
}
