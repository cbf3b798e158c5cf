package org.wardiary.app.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.wardiary.app.file.KeyFiles;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Generates a pair of keys. */
@Command(
    name = "keys",
    mixinStandardHelpOptions = true,
    description = {
      "Makes a pair of Ed25519 keys, to sign backups with.",
      "FILE is the private one, which signs, and FILE.pub the public one, by which anybody sees who signed. Keep the",
      "first, give away the second."
    })
final class KeysCommand implements Callable<Integer> {

  private final Console console;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "the private key to write; beside it FILE.pub")
  private Path file;

  KeysCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (Console.isStandardOutput(file)) {
      throw new ParameterException(
          spec.commandLine(), Text.of("expected a file for the private key but got '%s'", file));
    }
    Path open = Path.of(file + ".pub");
    for (Path key : new Path[] {file, open}) {
      if (Files.exists(key)) {
        throw new InputRefused(Text.of("expected a new file but %s is there already", key));
      }
    }
    KeyFiles.make(file, open);
    console.say(Text.of("private key written to %s, public key to %s", file, open));
    return ExitCode.DONE;
  }
}
