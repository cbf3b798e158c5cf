package org.wardiary.app.command;

import java.io.ByteArrayOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.wardiary.app.option.Archives;
import org.wardiary.app.terminal.Console;

/** Runs commands in this process and keeps what they print. */
public record Cli(int exit, String out, String err) {

  /** Runs a command, on the archive that is held if it names one. */
  public static Cli run(Object... words) {
    return on(HeldArchive.named(Stream.of(words).map(Object::toString).toList()), words);
  }

  /** Runs a command on an archive that is already open. */
  static Cli on(Archives archives, Object... words) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    StringWriter err = new StringWriter();
    Console console =
        new Console(
            new PrintWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8)),
            new PrintWriter(err),
            out,
            Console.Terminal.NO);
    String[] args = List.of(words).stream().map(Object::toString).toArray(String[]::new);
    int exit = Wardiary.run(console, archives, args);
    console.out().flush();
    console.err().flush();
    return new Cli(exit, out.toString(StandardCharsets.UTF_8), err.toString());
  }

  /** What was printed, line by line. */
  public List<String> lines() {
    return out.lines().toList();
  }
}
