package org.wardiary.reports.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.events.text.Text;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.query.StoredGame;
import org.wardiary.projector.stream.Projection;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.archive.ArchivedGame;
import org.wardiary.reports.archive.Session;
import org.wardiary.reports.csv.OutputFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes archived games as records again. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    description = {
      "Writes archived games as records in their canonical form, sorted as 'games' lists them.",
      "Archiving them again, here or elsewhere, gives the same games."
    })
final class ExportCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private StorageOptions storage;
  @Mixin private GameFilter filter;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      defaultValue = "-",
      description = "the file to write, - for standard output (default)")
  private Path out;

  ExportCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    GameQuery query = filter.query();
    try (Session session = storage.session("wardiary export");
        Progress progress = console.progress("catching up")) {
      ReadSide read =
          session.caughtUp(Set.of(Projection.SUMMARIES, Projection.BOARDS), progress::behind);
      List<GameSummary> found = query.select(read.summaries());
      Map<String, StoredGame> stored =
          read.games("").stream()
              .collect(Collectors.toMap(StoredGame::gameId, Function.identity()));
      List<ArchivedGame> games =
          found.stream().map(row -> ArchivedGame.of(stored.get(row.getGameId()), read)).toList();
      write(games);
    }
    return ExitCode.DONE;
  }

  private void write(List<ArchivedGame> games) {
    try (OutputFile file = console.output(out)) {
      for (int i = 0; i < games.size(); i++) {
        file.writer().write((i == 0 ? "" : "\n") + games.get(i).record());
      }
      file.commit();
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to write %s but failed", out), e);
    }
    if (!Console.isStandardOutput(out)) {
      console.out().println(Text.of("%d games written to %s", games.size(), out));
    }
  }
}
