package org.wardiary.app.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.app.archive.Session;
import org.wardiary.app.job.CompareJob;
import org.wardiary.app.job.ReportJob;
import org.wardiary.app.option.CompareOption;
import org.wardiary.app.option.EditionOption;
import org.wardiary.app.option.GameFilter;
import org.wardiary.app.option.MapOptions;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.option.ViewerOption;
import org.wardiary.app.print.MissingGames;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.Progress;
import org.wardiary.events.game.Games;
import org.wardiary.reports.csv.WritableFolder;
import org.wardiary.reports.history.View;
import org.wardiary.reports.page.PageFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes a report of the archive. */
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    description = {
      "Writes CSV, charts (PNG and SVG) and a page of the archive, or of the games that options name.",
      "With --compare it puts two sets of games side by side and says which differences are more"
          + " than chance (docs/statistics/comparison.md).",
      "With --as SIDE the page shows its sample games as that side saw them."
    })
final class ReportCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private StorageOptions storage;
  @Mixin private GameFilter filter;
  @Mixin private EditionOption edition;
  @Mixin private MapOptions maps;
  @Mixin private ViewerOption viewer;
  @Mixin private CompareOption compare;

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
    if (compare.isGiven()) {
      CompareJob.requireFolder(out);
      WritableFolder.require(out);
      return compare(compare.read(query), views);
    }
    PageFolder.requireOurs(out);
    WritableFolder.require(out);
    try (Session session = edition.of(storage.session("wardiary report"));
        Progress progress = console.progress("catching up")) {
      ReportJob job = new ReportJob(maps.library(), progress, views);
      List<Path> written = job.write(session, query, out);
      console.say(ReportJob.summary(written, console.named(out)));
      MissingGames.warn(console, session);
    }
    return ExitCode.DONE;
  }

  private int compare(List<CompareOption.Wanted> wanted, Map<String, View> views) {
    try (Progress progress = console.progress("catching up")) {
      ReportJob job = new ReportJob(maps.library(), progress, views);
      List<CompareJob.Side> sides = new ArrayList<>();
      boolean oneArchive = wanted.get(0).data().equals(wanted.get(1).data());
      for (List<CompareOption.Wanted> there :
          oneArchive ? List.of(wanted) : List.of(wanted.subList(0, 1), wanted.subList(1, 2))) {
        StorageOptions archive = there.get(0).data().map(StorageOptions::fresh).orElse(storage);
        try (Session session = edition.of(archive.session("wardiary report"))) {
          there.forEach(one -> sides.add(job.side(session, one)));
          MissingGames.warn(console, session);
        }
      }
      List<Path> written = new CompareJob(console, progress).write(sides.get(0), sides.get(1), out);
      console.say(ReportJob.summary(written, out));
    }
    return ExitCode.DONE;
  }
}
