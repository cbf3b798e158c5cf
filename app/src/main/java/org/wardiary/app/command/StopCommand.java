package org.wardiary.app.command;

import java.util.Optional;
import java.util.concurrent.Callable;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.resident.Lingering;
import org.wardiary.app.resident.LingeringProgram;
import org.wardiary.app.resident.LingeringReferee;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Ends the background programs. */
@Command(
    name = "stop",
    mixinStandardHelpOptions = true,
    description = {
      "Ends the programs that commands have left in the background.",
      "They are the archive's broker, unless a command uses it, and the program that 'check' asks.",
      "Nothing is lost: the next command starts another one."
    })
final class StopCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private StorageOptions storage;

  StopCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (LingeringReferee.end()) {
      console.out().println("ended: the referee of 'check'");
    }
    Optional<LingeringProgram> running = LingeringProgram.of(storage.data());
    if (!Lingering.end(storage.data())) {
      throw new InputRefused(
          Text.of(
              "expected nobody to use the broker of %s (process %d) but a command does: end that first",
              storage.data(), running.orElseThrow().process().pid()));
    }
    console
        .out()
        .println(
            Text.of(
                running.isPresent() ? "ended: the broker of %s" : "no broker lingers for %s",
                storage.data()));
    return ExitCode.DONE;
  }
}
