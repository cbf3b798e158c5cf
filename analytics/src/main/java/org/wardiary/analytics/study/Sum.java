package org.wardiary.analytics.study;

import java.util.Arrays;
import java.util.Comparator;
import org.wardiary.analytics.estimate.ExactSum;

/** The sum of one key: in the current game, and in all games before it. */
final class Sum {

  private final ExactSum total = new ExactSum();
  private final ExactSum squares = new ExactSum();
  private final PairingSums pairings = new PairingSums();
  private Key[] names = {};
  private Sum[] wholes = {};
  private ExactSum[] products = {};
  private long games;
  private boolean counted;
  private long here;
  private boolean touched;

  /** Adds to the sum of the current game; returns whether this is its first number. */
  boolean add(long number) {
    here += number;
    boolean first = !touched;
    touched = true;
    return first;
  }

  /** Whether the wholes, by which this sum may be divided, are known and not empty. */
  boolean hasWholes() {
    return wholes.length > 0;
  }

  /** The whole whose key sorts first. */
  Key firstWhole() {
    return Arrays.stream(names).min(Comparator.naturalOrder()).orElseThrow();
  }

  /**
   * Sets the wholes by which this sum may be divided.
   *
   * @param names keys of the wholes
   * @param wholes sums of the wholes, in the same order
   */
  void divideBy(Key[] names, Sum[] wholes) {
    this.names = names;
    this.wholes = wholes;
    products = new ExactSum[wholes.length];
    Arrays.setAll(products, i -> new ExactSum());
  }

  /** Adds the current game to all games; its number is kept until {@link #end} for other sums. */
  void count(int pairing) {
    counted = true;
    total.addProduct(here, 1);
    squares.addProduct(here, here);
    games += here == 0 ? 0 : 1;
    for (int i = 0; i < wholes.length; i++) {
      products[i].addProduct(here, wholes[i].here);
    }
    pairings.add(pairing, here);
  }

  /** Clears the sum of the current game. */
  void end() {
    here = 0;
    touched = false;
  }

  /**
   * Merges another sum of the same key into this one.
   *
   * @param numbers number of each pairing here, by its number there
   * @param sums the sums to which this one belongs, among them its wholes
   */
  void merge(Sum that, int[] numbers, Sums sums) {
    counted |= that.counted;
    total.add(that.total);
    squares.add(that.squares);
    games += that.games;
    if (!hasWholes() && that.hasWholes()) {
      divideBy(that.names, sums.of(that.names));
    }
    for (int i = 0; i < that.products.length; i++) {
      products[i].add(that.products[i]);
    }
    that.pairings.forEach(pairing -> pairings.add(numbers[pairing], that.pairings.get(pairing)));
  }

  /** Whether anything was counted: false for a key that is only named as the whole of others. */
  boolean counted() {
    return counted;
  }

  /** The sum over all games. */
  ExactSum total() {
    return total;
  }

  /** Number of games whose sum is not 0. */
  long games() {
    return games;
  }

  /** Sum, over the games, of the square of a game's sum. */
  double squares() {
    return squares.value().doubleValue();
  }

  /** The sum over the games of each pairing. */
  PairingSums pairings() {
    return pairings;
  }

  /**
   * Sum, over the games, of the product of a game's sum and that of a whole.
   *
   * @param whole key of the whole
   * @throws IllegalArgumentException if this sum is not divided by that whole
   */
  double products(Key whole) {
    for (int i = 0; i < names.length; i++) {
      if (names[i].equals(whole)) {
        return products[i].value().doubleValue();
      }
    }
    throw new IllegalArgumentException(
        "expected '" + whole + "' among what may be the whole but got " + Arrays.toString(names));
  }
}
