package org.wardiary.analytics.study;

import java.util.Arrays;
import java.util.Comparator;
import org.wardiary.analytics.estimate.ExactSum;
import org.wardiary.analytics.state.StateReader;
import org.wardiary.analytics.state.StateWriter;

/** What is counted of one key: in the game at hand, and in all games before it. */
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

  /** Adds to the game at hand; returns whether this is its first number. */
  boolean add(long number) {
    here += number;
    boolean first = !touched;
    touched = true;
    return first;
  }

  /** Whether it is known what it may be divided by. */
  boolean hasWholes() {
    return wholes.length > 0;
  }

  /** Of what it may be divided by, that which sorts first. */
  Key firstWhole() {
    return Arrays.stream(names).min(Comparator.naturalOrder()).orElseThrow();
  }

  /**
   * Says what it may be divided by.
   *
   * @param names of the wholes
   * @param wholes the same number of sums
   */
  void divideBy(Key[] names, Sum[] wholes) {
    this.names = names;
    this.wholes = wholes;
    products = new ExactSum[wholes.length];
    Arrays.setAll(products, i -> new ExactSum());
  }

  /** Adds the game at hand to all games; the others keep their numbers of it until {@link #end}. */
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

  /** Is done with the game at hand. */
  void end() {
    here = 0;
    touched = false;
  }

  /**
   * Adds the games of another sum of the same key.
   *
   * @param numbers the pairings' numbers here, by their numbers there
   * @param sums where its wholes are found
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

  /** Writes what was counted in all games. */
  void write(StateWriter out) {
    out.number(counted ? 1 : 0).number(games);
    total.write(out);
    squares.write(out);
    pairings.write(out);
    out.all(Arrays.asList(names), (name, to) -> name.write(to));
    Arrays.stream(products).forEach(product -> product.write(out));
  }

  /**
   * Reads what was written, if nothing was counted yet.
   *
   * @param sums where its wholes are found
   */
  void read(StateReader in, Sums sums) {
    counted = in.number() == 1;
    games = in.number();
    total.read(in);
    squares.read(in);
    pairings.read(in);
    Key[] read = in.all(Key::read).toArray(Key[]::new);
    divideBy(read, sums.of(read));
    Arrays.stream(products).forEach(product -> product.read(in));
  }

  /** Whether anything was counted: false for what others may be divided by and no game had. */
  boolean counted() {
    return counted;
  }

  /** Of all games. */
  ExactSum total() {
    return total;
  }

  /** How many games have any. */
  long games() {
    return games;
  }

  /** Squares, summed over the games. */
  double squares() {
    return squares.value().doubleValue();
  }

  /** What each pairing has of it. */
  PairingSums pairings() {
    return pairings;
  }

  /**
   * Products with a whole, summed over the games.
   *
   * @param whole one that it may be divided by
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
