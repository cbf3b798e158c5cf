package org.wardiary.reports.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.events.game.Games;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.reports.archive.Session;
import org.wardiary.reports.archive.View;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A report of the archive. */
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    description = {
      "Writes CSV, charts (PNG and SVG) and a page of the archive, or of the games that options name.",
      "With --as SIDE the page shows its sample games as that side saw them."
    })
final class ReportCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private StorageOptions storage;
  @Mixin private GameFilter filter;
  @Mixin private EditionOption edition;
  @Mixin private MapOptions maps;
  @Mixin private ViewerOption viewer;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      defaultValue = "out",
      description = "folder to write to (default: out)")
  private Path out;

  ReportCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    GameQuery query = filter.query();
    Map<String, View> views = viewer.of(Games.all());
    try (Session session = edition.of(storage.session("wardiary report"));
        Progress progress = console.progress("catching up")) {
      ReportJob job = new ReportJob(MapLibrary.with(maps.folders()), progress, views);
      List<Path> written = job.write(session, query, out);
      console.out().println(ReportJob.summary(written, out));
      MissingGames.warn(console, session);
    }
    return ExitCode.DONE;
  }
}
