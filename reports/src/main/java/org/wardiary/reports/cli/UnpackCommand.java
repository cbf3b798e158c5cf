package org.wardiary.reports.cli;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.wardiary.events.pack.PackReader;
import org.wardiary.events.pack.PackedGame;
import org.wardiary.events.record.DamagedData;
import org.wardiary.events.text.Text;
import org.wardiary.reports.archive.InputRefused;
import org.wardiary.reports.cli.file.FileArguments;
import org.wardiary.reports.cli.file.UnpackTarget;
import org.wardiary.reports.cli.terminal.Console;
import org.wardiary.reports.cli.terminal.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Unpacks records. */
@Command(
    name = "unpack",
    mixinStandardHelpOptions = true,
    description = {
      "Gives the records of a packed file back, in canonical form.",
      "Nothing is written from a file that is cut off or damaged, unless --salvage is given; exit code 1."
    })
final class UnpackCommand implements Callable<Integer> {

  private final Console console;

  @Spec private CommandSpec spec;

  @Option(
      names = "--out",
      paramLabel = "FILE|DIR",
      defaultValue = "-",
      description = {
        "the file of records to write, - for standard output (default); or a folder that exists",
        "or ends with '/': each packed file by its own name, and maps that are not bundled;",
        "files that are there already are refused in a folder"
      })
  private String out;

  @Option(
      names = "--salvage",
      description = "of a damaged file write the games before the damage; exit code 1 all the same")
  private boolean salvage;

  @Parameters(paramLabel = "FILE", description = "the packed file; - for standard input")
  private Path file;

  UnpackCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    FileArguments.readable(spec, List.of(file));
    try (UnpackTarget target = target()) {
      Optional<DamagedData> damage = copy(target);
      if (damage.isPresent() && (!salvage || target.games() == 0)) {
        throw new InputRefused(problem(damage.get()));
      }
      target.commit();
      String counts = Text.count(target.games(), "game");
      console.written(Path.of(out), Text.of("%s written to %s", counts, out));
      damage.map(this::problem).ifPresent(console::error);
      return damage.isEmpty() ? ExitCode.DONE : ExitCode.REFUSED;
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to unpack %s but failed", file), e);
    }
  }

  private UnpackTarget target() throws IOException {
    Path path = Path.of(out);
    if (out.endsWith("/") || Files.isDirectory(path)) {
      return UnpackTarget.folder(path);
    }
    FileArguments.requireOther(spec, List.of(file), path);
    return UnpackTarget.file(console.output(path));
  }

  private String problem(DamagedData damage) {
    return Text.of("%s: %s", file, damage.getMessage());
  }

  /** Unpacks all games and their maps; returns the damage that stopped it, if any. */
  private Optional<DamagedData> copy(UnpackTarget target) throws IOException {
    try (PackReader reader =
        new PackReader(new BufferedInputStream(FileArguments.decompressed(file)))) {
      Optional<DamagedData> damage = games(reader, target);
      if (damage.isEmpty()) {
        target.files(reader.files());
      }
      if (damage.isEmpty() || salvage) {
        target.maps(reader.maps());
      }
      return damage;
    } catch (DamagedData e) {
      return Optional.of(e);
    }
  }

  private static Optional<DamagedData> games(PackReader reader, UnpackTarget target)
      throws IOException {
    try {
      Optional<PackedGame> game = reader.next();
      while (game.isPresent()) {
        target.add(game.get());
        game = reader.next();
      }
      return Optional.empty();
    } catch (DamagedData e) {
      return Optional.of(e);
    }
  }
}
