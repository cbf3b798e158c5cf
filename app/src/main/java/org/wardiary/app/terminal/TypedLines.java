package org.wardiary.app.terminal;

import java.util.Collection;
import java.util.Optional;
import java.util.function.Function;

/** Lines that a person types, or those of a script. For one thread. */
public interface TypedLines extends AutoCloseable {

  /**
   * The next line, without its line feed; empty at the end of input.
   *
   * @param prompt the prompt that a person is shown
   * @param words what the last word of a line, as far as it is typed, may become; called only if a
   *     person wants completion
   */
  Optional<String> next(String prompt, Function<String, Collection<String>> words);

  /** Prints lines, above what a person is typing. For any thread. */
  void print(String text);

  /** The place of the last line, for messages, e.g. {@code line 7: }; empty if a person types. */
  String place();

  /** Whether a person types. */
  boolean isPerson();

  @Override
  void close();
}
