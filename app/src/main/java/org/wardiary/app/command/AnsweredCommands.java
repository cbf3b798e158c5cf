package org.wardiary.app.command;

import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.wardiary.app.option.Archives;
import org.wardiary.app.resident.Caller;
import org.wardiary.app.resident.ResidentArchive;
import org.wardiary.app.resident.Responder;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;

/** Runs commands of other programs on an archive that is open here, one at a time. */
final class AnsweredCommands implements Responder {

  private final ResidentArchive archive;

  AnsweredCommands(ResidentArchive archive) {
    this.archive = archive;
  }

  @Override
  public int run(List<String> arguments, Caller caller, OutputStream out, OutputStream err) {
    Console.Terminal terminal =
        caller.reader() == Caller.Reader.PERSON ? Console.Terminal.ELSEWHERE : Console.Terminal.LOG;
    Console console = new Console(printer(out), printer(err), out, terminal, caller.folder());
    synchronized (archive) {
      // the caller may have gone while the command waited
      return Thread.interrupted() ? ExitCode.FAILED : run(console, arguments);
    }
  }

  private int run(Console console, List<String> arguments) {
    boolean usable = false;
    try {
      Archives lent = Archives.lent(archive::session);
      int exit = Wardiary.run(console, lent, arguments.toArray(String[]::new));
      console.out().flush();
      console.err().flush();
      usable = exit != ExitCode.FAILED;
      return exit;
    } finally {
      if (!usable) {
        // closing must not be interrupted too
        Thread.interrupted();
        archive.close();
      }
    }
  }

  private static PrintWriter printer(OutputStream to) {
    return new PrintWriter(new OutputStreamWriter(to, StandardCharsets.UTF_8));
  }
}
