package org.wardiary.reports.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.text.Text;
import org.wardiary.reports.archive.InputRefused;
import org.wardiary.reports.archive.Session;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The main job on the bundled tournaments. */
@Command(
    name = "demo",
    mixinStandardHelpOptions = true,
    description = {
      "Archives the bundled tournaments on fresh data, through a real Kafka, and reports on them.",
      "The tournaments are simulated: no full game of these games has been published."
    })
final class DemoCommand implements Callable<Integer> {

  private final Console console;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      defaultValue = "out",
      description = "folder to write to (default: out)")
  private Path out;

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "keep the archive in this new folder (default: a temporary one)")
  private Path data;

  DemoCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    long begin = System.nanoTime();
    try (TemporaryFolder work = TemporaryFolder.create("wardiary-demo")) {
      List<Path> records = bundled(work.path());
      Path archive = Optional.ofNullable(data).orElse(work.path().resolve("data"));
      if (Files.exists(archive)) {
        throw new InputRefused(Text.of("expected fresh data but %s is there already", archive));
      }
      return run(StorageOptions.fresh(archive), records, begin);
    }
  }

  private int run(StorageOptions storage, List<Path> records, long begin) {
    MapLibrary maps = MapLibrary.bundled();
    try (Session session = storage.session("wardiary demo");
        Console.Progress progress = console.progress("demo", -1)) {
      session.startReading();
      ArchiveJob job =
          new ArchiveJob(console, maps, progress, ArchiveJob.Lines.NOTABLE, ArchiveJob.Form.WORDS);
      job.store(session, records);
      List<Path> written =
          new ReportJob(maps, progress, Map.of()).write(session, GameQuery.ALL, out);
      written.forEach(console.out()::println);
      console
          .out()
          .println(
              Text.of(
                  "%d games, %d events, %.1f s; open %s",
                  job.accepted(),
                  job.events(),
                  (System.nanoTime() - begin) / 1e9,
                  out.resolve("index.html")));
      return job.anyRefused() ? ExitCode.REFUSED : ExitCode.DONE;
    }
  }

  /** Copies the tournaments of the games that have one out of the program. */
  private static List<Path> bundled(Path work) throws IOException {
    List<Path> files = new ArrayList<>();
    for (Game game : Games.all()) {
      String name = game.id().replace('/', '-') + "-tournament.wdr";
      try (InputStream in = DemoCommand.class.getResourceAsStream("/records/" + name)) {
        if (in != null) {
          Path file = work.resolve(name);
          Files.copy(in, file);
          files.add(file);
        }
      }
    }
    return files;
  }
}
