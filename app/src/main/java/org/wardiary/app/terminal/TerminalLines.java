package org.wardiary.app.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReader.Option;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Lines that a person types on a terminal, with history, and completion by the Tab key. */
public final class TerminalLines implements TypedLines {

  private static final int WIDTH = 80;
  private static final int HEIGHT = 24;

  private final Terminal terminal;
  private final LineReader reader;
  private Function<String, Collection<String>> words = line -> List.of();

  /** Lines typed on a terminal, which is closed with this. */
  public TerminalLines(Terminal terminal) {
    this.terminal = terminal;
    DefaultParser parser = new DefaultParser();
    // answers may contain characters that a shell would quote or escape
    parser.setEscapeChars(new char[0]);
    parser.setQuoteChars(new char[0]);
    this.reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .parser(parser)
            .completer(
                (line, typed, candidates) ->
                    words
                        .apply(typed.line().substring(0, typed.cursor()))
                        .forEach(word -> candidates.add(candidate(word))))
            .option(Option.DISABLE_EVENT_EXPANSION, true)
            .option(Option.CASE_INSENSITIVE, true)
            .build();
  }

  /** A word without a blank after it, since much may follow directly. */
  private static Candidate candidate(String word) {
    return new Candidate(word, word, null, null, null, null, false);
  }

  /** The terminal of this process. */
  public static TerminalLines open() {
    try {
      Terminal terminal = TerminalBuilder.builder().system(true).build();
      if (terminal.getWidth() == 0) {
        // a terminal that does not report its size would show nothing
        terminal.setSize(new Size(WIDTH, HEIGHT));
      }
      return new TerminalLines(terminal);
    } catch (IOException e) {
      throw new UncheckedIOException("expected a terminal but failed", e);
    }
  }

  @Override
  public Optional<String> next(String prompt, Function<String, Collection<String>> completions) {
    words = completions;
    try {
      return Optional.of(reader.readLine(prompt));
    } catch (EndOfFileException | UserInterruptException e) {
      return Optional.empty();
    }
  }

  @Override
  public void print(String text) {
    reader.printAbove(text);
  }

  @Override
  public String place() {
    return "";
  }

  @Override
  public boolean isPerson() {
    return true;
  }

  @Override
  public void close() {
    try {
      terminal.close();
    } catch (IOException e) {
      throw new UncheckedIOException("expected to leave the terminal but failed", e);
    }
  }
}
