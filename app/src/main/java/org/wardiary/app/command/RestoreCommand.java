package org.wardiary.app.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.wardiary.app.file.FileArguments;
import org.wardiary.app.job.BackupRestore;
import org.wardiary.app.job.BackupRestore.Damaged;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.terminal.Console;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Restores the games of a backup. */
@Command(
    name = "restore",
    mixinStandardHelpOptions = true,
    description = {
      "Brings the games of a backup into an archive, new or with games.",
      "What is missing is added, byte for byte as it was; a game that contradicts one that is there is refused. May be",
      "killed and run again: nothing is stored twice. Nothing is taken from a damaged backup unless --salvage."
    })
final class RestoreCommand implements Callable<Integer> {

  private final Console console;

  @Spec private CommandSpec spec;
  @Mixin private StorageOptions storage;

  @Parameters(paramLabel = "FILE", description = "the backup")
  private Path file;

  @Option(
      names = "--key",
      paramLabel = "PUB",
      description = "only if the owner of this public key signed it")
  private Path key;

  @Option(
      names = "--salvage",
      description = "of a damaged backup bring back the games that are whole; exit code 1 then")
  private boolean salvage;

  RestoreCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (key != null && salvage) {
      throw new ParameterException(
          spec.commandLine(),
          "expected either --key or --salvage: nobody vouches for a damaged backup");
    }
    FileArguments.readable(spec, List.of(file));
    return new BackupRestore(
            console, file, Optional.ofNullable(key), salvage ? Damaged.SALVAGED : Damaged.REFUSED)
        .into(() -> storage.writableSession("wardiary restore"));
  }
}
