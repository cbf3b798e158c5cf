package org.wardiary.analytics.state;

import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * The format in which the facts that a statistic keeps of a game are written and read.
 *
 * @param type the class of the facts
 * @param write writes facts
 * @param read reads what {@code write} wrote
 * @param <T> the type of the facts
 */
public record FactsFormat<T>(
    Class<T> type, BiConsumer<T, StateWriter> write, Function<StateReader, T> read) {

  /** Writes the facts of a game, which must be of the class {@link #type}. */
  public void write(Object facts, StateWriter out) {
    write.accept(type.cast(facts), out);
  }

  /** Reads the facts of a game. */
  public T read(StateReader in) {
    return read.apply(in);
  }
}
