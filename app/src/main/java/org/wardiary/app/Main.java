package org.wardiary.app;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.util.List;
import java.util.OptionalInt;
import org.wardiary.app.command.DelegatedCommands;
import org.wardiary.app.command.LogSetup;
import org.wardiary.app.command.UncaughtErrors;
import org.wardiary.app.command.Wardiary;
import org.wardiary.app.option.Archives;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.StandardOutput;

/** The program {@code wardiary}. */
public final class Main {

  private Main() {}

  /** Runs one command and ends the process with its exit code. */
  public static void main(String[] args) {
    LogSetup.ofCommand();
    StandardOutput out = new StandardOutput();
    FileOutputStream err = new FileOutputStream(FileDescriptor.err);
    OptionalInt answered = DelegatedCommands.run(List.of(args), out, err);
    if (answered.isPresent()) {
      System.exit(out.code(answered.getAsInt(), text -> Wardiary.console(out).error(text)));
    }
    Console console = Wardiary.console(out);
    Thread.setDefaultUncaughtExceptionHandler(
        new UncaughtErrors(console, Runtime.getRuntime()::halt));
    int code =
        Wardiary.run(console, Archives.resident(text -> console.note("wardiary: " + text)), args);
    console.out().flush();
    console.err().flush();
    // the threads of Streams and of clients are daemons or closed by now; a stray one must not keep
    // the process alive
    System.exit(out.code(code, console::error));
  }
}
