package org.wardiary.app.command;

import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.wardiary.app.option.Archives;
import org.wardiary.app.resident.Caller;
import org.wardiary.app.resident.CommandServer;
import org.wardiary.app.resident.Responder;
import org.wardiary.app.terminal.Console;

/**
 * Runs {@code check} for other programs, any number of them at a time, in their folders. {@code
 * ask.bash} decides which files a caller may name: standard input and what only the caller has open
 * are not among them.
 */
final class AnsweredChecks implements Responder {

  private static final String CHECK = "check";
  private static final long MOST_WAITING = 8 << 20;

  private int running;
  private long lastUse = System.nanoTime();

  @Override
  public OptionalInt run(
      List<String> arguments, Caller caller, OutputStream out, OutputStream err) {
    // if the program has been rebuilt meanwhile, its rules may differ
    if (!CommandServer.isCurrent() || !isCheck(arguments) || !seesFiles(arguments, caller)) {
      return OptionalInt.empty();
    }
    begin();
    try {
      Console console =
          new Console(printer(out), printer(err), out, terminal(caller), caller.folder());
      int exit = Wardiary.run(console, Archives.OWN, arguments.toArray(String[]::new));
      console.out().flush();
      console.err().flush();
      return OptionalInt.of(exit);
    } finally {
      end();
    }
  }

  @Override
  public boolean isInterruptible() {
    return true;
  }

  @Override
  public long mostWaiting() {
    return MOST_WAITING;
  }

  /**
   * Whether the command is {@code check} and all its words can be expressed in this program's
   * locale; otherwise it would look for other files.
   */
  private static boolean isCheck(List<String> arguments) {
    try {
      List<Path> names = arguments.stream().map(Path::of).toList();
      return names.stream().map(Path::toString).findFirst().filter(CHECK::equals).isPresent();
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /** Whether this program can read the files that the caller names: their rights may differ. */
  private static boolean seesFiles(List<String> arguments, Caller caller) {
    return arguments.stream()
        .skip(1)
        .filter(word -> !word.startsWith("-"))
        .map(caller.folder()::resolve)
        .allMatch(file -> Files.isRegularFile(file) && Files.isReadable(file));
  }

  private static Console.Terminal terminal(Caller caller) {
    return caller.reader() == Caller.Reader.PERSON
        ? Console.Terminal.ELSEWHERE
        : Console.Terminal.LOG;
  }

  private static PrintWriter printer(OutputStream to) {
    return new PrintWriter(new OutputStreamWriter(to, StandardCharsets.UTF_8));
  }

  private synchronized void begin() {
    running++;
  }

  private synchronized void end() {
    running--;
    lastUse = System.nanoTime();
  }

  /** Whether no check has run for the given time. */
  synchronized boolean isIdle(Duration time) {
    return running == 0 && System.nanoTime() - lastUse > time.toNanos();
  }
}
