package org.wardiary.analytics.state;

import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * How what a statistic keeps of a game is written and read.
 *
 * @param type its class
 * @param write writes it
 * @param read reads what {@code write} wrote
 * @param <T> its class
 */
public record FactsFormat<T>(
    Class<T> type, BiConsumer<T, StateWriter> write, Function<StateReader, T> read) {

  /** Writes the facts of a game, which must be of the class. */
  public void write(Object facts, StateWriter out) {
    write.accept(type.cast(facts), out);
  }

  /** Reads the facts of a game. */
  public T read(StateReader in) {
    return read.apply(in);
  }
}
