package org.wardiary.app.command;

import java.util.Optional;
import java.util.concurrent.Callable;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.resident.ResidentProgram;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Ends the program in the background. */
@Command(
    name = "stop",
    mixinStandardHelpOptions = true,
    description = {
      "Ends the program that commands have left in the background, unless one of them uses it.",
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
    Optional<ProcessHandle> running = ResidentProgram.process(storage.data());
    if (!ResidentProgram.end(storage.data())) {
      throw new InputRefused(
          Text.of(
              "expected nobody to use the broker of %s (process %d) but a command does: end that first",
              storage.data(), running.orElseThrow().pid()));
    }
    console
        .out()
        .println(
            Text.of(
                running.isPresent()
                    ? "ended: the broker of %s"
                    : "nothing runs in the background for %s",
                storage.data()));
    return ExitCode.DONE;
  }
}
