package org.wardiary.app.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.PrivateKey;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.wardiary.app.archive.Session;
import org.wardiary.app.file.KeyFiles;
import org.wardiary.app.file.SignatureFile;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.log.backup.Backup;
import org.wardiary.events.log.backup.BackupDamaged;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.reports.csv.WritableFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes the archive's games into one file. */
@Command(
    name = "backup",
    mixinStandardHelpOptions = true,
    description = {
      "Writes the events of all archived games into one file; 'restore' brings them back.",
      "It is an Avro object container file. A backup that already exists keeps what it has and gets what is new.",
      "The file appears whole or not at all.",
      "With --new-keys it makes a pair of Ed25519 keys to sign backups with instead: FILE is the"
          + " private one, to be kept, and FILE.pub the public one, by which anybody sees who"
          + " signed."
    })
final class BackupCommand implements Callable<Integer> {

  private final Console console;

  @Spec private CommandSpec spec;
  @Mixin private StorageOptions storage;

  @Option(
      names = "--sign",
      paramLabel = "KEY",
      description =
          "sign it with this private key (--new-keys makes one); the signature is FILE.sig")
  private Path key;

  @Option(names = "--new-keys", description = "make a pair of keys instead: FILE and FILE.pub")
  private boolean newKeys;

  @Parameters(paramLabel = "FILE", description = "the backup, new or an earlier one")
  private Path file;

  BackupCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Optional<PrivateKey> signer = Optional.ofNullable(key).map(KeyFiles::privateKey);
    if (Console.isStandardOutput(file)) {
      throw new ParameterException(
          spec.commandLine(),
          Text.of(
              "expected a file for the %s but got '%s'", newKeys ? "private key" : "backup", file));
    }
    if (newKeys) {
      makeKeys();
      return ExitCode.DONE;
    }
    WritableFolder.requireFor(file);
    try (Session session = storage.session("wardiary backup")) {
      Backup.Report report = session.backup(file);
      sign(signer, report);
      report.unreadable().forEach(lost -> console.error("damaged log: " + lost.text()));
      report.damaged().values().forEach(reason -> console.error("not backed up: " + reason));
      console.say(
          Text.of(
              "%s, %s, %d of them new, in %s%s%s",
              Text.count(report.games(), "game"),
              Text.count(report.events(), "event"),
              report.newEvents(),
              file,
              signer.isPresent() ? ", signed" : "",
              played(report.open())));
      return report.isWhole() ? ExitCode.DONE : ExitCode.REFUSED;
    } catch (BackupDamaged e) {
      throw new InputRefused(Text.of("%s: %s", file, e.getMessage()));
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to write %s but failed", file), e);
    }
  }

  private void makeKeys() {
    Path open = Path.of(file + ".pub");
    for (Path made : List.of(file, open)) {
      if (Files.exists(made)) {
        throw new InputRefused(Text.of("expected a new file but %s is there already", made));
      }
    }
    KeyFiles.make(file, open);
    console.say(Text.of("private key written to %s, public key to %s", file, open));
  }

  /**
   * Signs the file; a signature of what it was before is deleted if nobody signs what it is now.
   */
  private void sign(Optional<PrivateKey> signer, Backup.Report report) throws IOException {
    if (signer.isPresent()) {
      SignatureFile.write(file, signer.get());
    } else if (report.newEvents() > 0) {
      SignatureFile.delete(file);
    }
  }

  private static String played(int open) {
    return open == 0
        ? ""
        : "; " + Text.count(open, "game is", "games are") + " being played and not in it yet";
  }
}
