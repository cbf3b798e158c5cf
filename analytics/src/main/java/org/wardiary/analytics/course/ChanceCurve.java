package org.wardiary.analytics.course;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/**
 * The first-named side's expected score over a game: before the first turn and at the end of every
 * turn but the last. Immutable; small, since there may be one for each game of an archive.
 */
public final class ChanceCurve {

  private static final double THOUSAND = 1000;

  private final short[] turns;
  private final short[] thousandths;
  private final int last;
  private final OptionalDouble result;

  /**
   * Creates a curve.
   *
   * @param positions the positions, in order
   * @param chances the expected score in each
   * @param last the turn in which the game ended
   * @param result what the first-named side scored, if the game came to a result
   */
  ChanceCurve(List<TurnEnd> positions, double[] chances, int last, OptionalDouble result) {
    this.turns = new short[chances.length];
    this.thousandths = new short[chances.length];
    for (int i = 0; i < chances.length; i++) {
      turns[i] = (short) positions.get(i).turn();
      thousandths[i] = (short) Math.round(THOUSAND * chances[i]);
    }
    this.last = last;
    this.result = result;
  }

  /**
   * A position.
   *
   * @param turn the turn at whose end it is, 0 for the position before the first
   * @param chance the expected score, to a thousandth
   */
  public record Point(int turn, double chance) {}

  /**
   * What a turn changed.
   *
   * @param from the expected score before it
   * @param to the expected score after it; the result, if it was the game's last
   */
  public record Swing(int turn, double from, double to) {

    /** How much the expected score changed, 0 or more. */
    public double size() {
      return Math.abs(to - from);
    }
  }

  /** The positions, in order. */
  public List<Point> points() {
    return IntStream.range(0, turns.length).mapToObj(this::point).toList();
  }

  private Point point(int index) {
    return new Point(turns[index], thousandths[index] / THOUSAND);
  }

  /** The turn in which the game ended. */
  public int last() {
    return last;
  }

  /** What the first-named side scored; empty if the game did not come to a result. */
  public OptionalDouble result() {
    return result;
  }

  /**
   * The turns that changed the expected score most, in the order of play.
   *
   * @param most maximum number of turns
   * @param least smallest change to include
   */
  public List<Swing> swings(int most, double least) {
    List<Swing> all = new ArrayList<>();
    List<Point> points = points();
    for (int i = 1; i < points.size(); i++) {
      Point after = points.get(i);
      all.add(new Swing(after.turn(), points.get(i - 1).chance(), after.chance()));
    }
    if (!points.isEmpty()) {
      double before = points.get(points.size() - 1).chance();
      result.ifPresent(end -> all.add(new Swing(last, before, end)));
    }
    return all.stream()
        .filter(swing -> swing.size() >= least)
        .sorted(Comparator.comparingDouble(Swing::size).reversed())
        .limit(most)
        .sorted(Comparator.comparingInt(Swing::turn))
        .toList();
  }
}
