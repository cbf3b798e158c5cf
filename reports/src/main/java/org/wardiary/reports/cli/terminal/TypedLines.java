package org.wardiary.reports.cli.terminal;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Where the lines come from that a person types, or a script. For one thread. */
public interface TypedLines extends AutoCloseable {

  /**
   * The next line, without its end; nothing at the end of input.
   *
   * @param prompt what a person is shown
   * @param words what the line may begin with, asked only where a person wants it completed
   */
  Optional<String> next(String prompt, Supplier<List<String>> words);

  /** Prints lines, above what a person is about to type. For any thread. */
  void print(String text);

  /** Where the last line stands, for messages: {@code line 7: }; empty where a person types. */
  String place();

  /** Whether a person types. */
  boolean isPerson();

  @Override
  void close();
}
