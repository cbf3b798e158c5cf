package org.wardiary.app.command;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.wardiary.app.archive.Reviser;
import org.wardiary.app.archive.Session;
import org.wardiary.app.archive.StoredEditions;
import org.wardiary.app.file.FileArguments;
import org.wardiary.app.job.BackupRestore;
import org.wardiary.app.option.RevisionOptions;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.projector.query.Histories;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Restores the games of a backup, or an edition of a game. */
@Command(
    name = "restore",
    mixinStandardHelpOptions = true,
    description = {
      "Brings the games of a backup into the archive, or a withdrawn or changed game back.",
      "restore FILE: into a new archive or one with games. What is missing is added, byte for byte as it was; a game",
      "that contradicts one that is there is refused. May be killed and run again: nothing is stored twice. Nothing is",
      "taken from a damaged backup unless --salvage.",
      "restore GAME: a withdrawn game, or an earlier edition of a game, stands again from now on.",
      "'history' lists the editions. A name that is both a file here and the beginning of a game's id is refused."
    })
final class RestoreCommand implements Callable<Integer> {

  private static final Pattern ID = Pattern.compile("[0-9a-f]{1,16}");
  // the magic bytes of Avro container files
  private static final byte[] BACKUP = {'O', 'b', 'j', 1};

  private final Console console;

  @Spec private CommandSpec spec;
  @Mixin private StorageOptions storage;

  @Parameters(
      paramLabel = "FILE|GAME",
      description = "a backup, or the beginning of an archived game's id")
  private String target;

  @Option(
      names = "--by",
      paramLabel = "WHO",
      description = "of a game, required: who does it; the history keeps the name")
  private String by;

  @Option(
      names = "--reason",
      paramLabel = "WHY",
      description = "of a game, required: why; the history keeps it")
  private String reason;

  @Option(names = "--seq", paramLabel = "N", description = "of a game: " + RevisionOptions.SEQ)
  private Long seq;

  @Option(
      names = "--edition",
      paramLabel = "N",
      description = "of a game: the edition to bring back (default: of a withdrawn game the last)")
  private Integer edition;

  @Option(
      names = "--key",
      paramLabel = "PUB",
      description = "of a backup: only if the owner of this public key signed it")
  private Path key;

  @Option(
      names = "--salvage",
      description =
          "of a damaged backup bring back the games that are whole; exit code 1 all the same")
  private boolean salvage;

  RestoreCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (isBackup()) {
      return backup();
    }
    if (!isId()) {
      throw new ParameterException(
          spec.commandLine(),
          Text.of(
              "expected a backup or the beginning of an archived game's id but %s",
              Files.isDirectory(Path.of(target))
                  ? target + " is a directory"
                  : "there is no file " + target));
    }
    return game();
  }

  /**
   * Whether the target is a file that begins as backups do or, since it may be damaged, any file
   * whose name cannot be a game's id.
   */
  private boolean isBackup() {
    Path file = Path.of(target);
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try (InputStream in = Files.newInputStream(file)) {
      return !isId() || Arrays.equals(in.readNBytes(BACKUP.length), BACKUP);
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to read %s but failed", file), e);
    }
  }

  private boolean isId() {
    return ID.matcher(target).matches();
  }

  private int backup() {
    refuseOptions("a backup", Arrays.asList(by, reason, seq, edition));
    if (key != null && salvage) {
      throw new ParameterException(
          spec.commandLine(),
          "expected either --key or --salvage: nobody vouches for a damaged backup");
    }
    Path file = FileArguments.readable(spec, List.of(Path.of(target))).get(0);
    BackupRestore.Damaged damaged =
        salvage ? BackupRestore.Damaged.SALVAGED : BackupRestore.Damaged.REFUSED;
    return new BackupRestore(console, file, Optional.ofNullable(key), damaged).into(this::archive);
  }

  private Session archive() {
    Session session = storage.writableSession("wardiary restore");
    try {
      if (isId()) {
        session.games().anyId(target).ifPresent(this::refuseBoth);
      }
      return session;
    } catch (RuntimeException e) {
      session.close();
      throw e;
    }
  }

  private void refuseBoth(String gameId) {
    throw new InputRefused(
        Text.of(
            "expected a backup or a game but '%s' is both: the file ./%s and the game %s; write either so",
            target, target, gameId));
  }

  private int game() {
    refuseOptions("a game", Arrays.asList(key, salvage ? "" : null));
    if (by == null || reason == null) {
      throw new ParameterException(
          spec.commandLine(),
          Text.of(
              "expected --by and --reason to bring back a game but %s is missing",
              by == null ? "--by" : "--reason"));
    }
    try (Session session = storage.session("wardiary restore")) {
      Reviser reviser =
          RevisionOptions.reviser(
              spec, session, new RevisionOptions.Given(target, by, reason, seq));
      int wanted = edition == null ? last(reviser.game()) : edition;
      console.out().println(RevisionOptions.told(reviser.restore(wanted)));
    }
    return ExitCode.DONE;
  }

  /** Refuses options of the other kind of target instead of ignoring them. */
  private void refuseOptions(String what, List<?> others) {
    if (others.stream().anyMatch(Objects::nonNull)) {
      throw new ParameterException(
          spec.commandLine(),
          Text.of("expected the options of %s, since '%s' is one, but got others", what, target));
    }
  }

  /** The edition to restore if none is named; of a game that is restored already, that one. */
  private static int last(StoredEditions game) {
    if (Histories.isRestoration(game.last())) {
      return game.last().getRestored();
    }
    if (!game.isWithdrawn()) {
      throw new InputRefused(
          Text.of(
              "expected --edition 1 to %d but got none: game %s is not withdrawn",
              game.editions().size(), game.id()));
    }
    return game.lastStanding().getNumber();
  }
}
