package org.wardiary.app.command;

import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.wardiary.app.file.BackupFiles;
import org.wardiary.app.file.FileArguments;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.log.backup.BackupContent;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks a backup. */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    description = {
      "Checks that every byte of a backup and every game's chain of events is as it was written, and who signed it.",
      "If not, says what is wrong and what can be saved; exit code 1."
    })
final class VerifyCommand implements Callable<Integer> {

  private final Console console;

  @Spec private CommandSpec spec;

  @Option(
      names = "--key",
      paramLabel = "PUB",
      description = "the public key of whoever should have signed it")
  private Path key;

  @Option(names = "--games", description = "list each game: id, events, end of its chain")
  private boolean games;

  @Parameters(paramLabel = "FILE", description = "the backup")
  private Path file;

  VerifyCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    FileArguments.readable(spec, List.of(file));
    BackupContent content = BackupFiles.verify(file, Optional.ofNullable(key));
    if (games) {
      content
          .games()
          .values()
          .forEach(
              end ->
                  console.say(
                      Text.of(
                          "%s %d %s",
                          end.gameId(),
                          end.nextSeq(),
                          HexFormat.of().formatHex(end.head().bytes()))));
    }
    String signed = key == null ? "" : Text.of(", signed by the owner of %s", key);
    console.say(
        Text.of(
            "whole: %s, %s%s",
            Text.count(content.games().size(), "game"),
            Text.count(content.events(), "event"),
            signed));
    return ExitCode.DONE;
  }
}
