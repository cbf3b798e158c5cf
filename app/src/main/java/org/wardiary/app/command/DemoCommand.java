package org.wardiary.app.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.app.archive.Session;
import org.wardiary.app.file.BundledRecords;
import org.wardiary.app.file.ReadSoFar;
import org.wardiary.app.file.TemporaryFolder;
import org.wardiary.app.job.ArchiveJob;
import org.wardiary.app.job.ReportJob;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.Progress;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.reports.csv.WritableFolder;
import org.wardiary.reports.page.PageFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Archives the bundled games and writes their report. */
@Command(
    name = "demo",
    mixinStandardHelpOptions = true,
    description = {
      "Archives the bundled games, through a real Kafka, and reports on them; 'serve' then shows them.",
      "Those with complete rules are simulated tournaments, the recorded ones are made up as examples."
    })
final class DemoCommand implements Callable<Integer> {

  /** File that marks the folder of a demo's archive. */
  private static final String MARK = "made-by-demo";

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
      defaultValue = StorageOptions.DEMO_DIRECTORY,
      description = "folder of the archive, new or from an earlier demo (default: wardiary-demo)")
  private Path data;

  DemoCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    long begin = System.nanoTime();
    try (TemporaryFolder work = TemporaryFolder.create("wardiary-demo")) {
      List<Path> records = BundledRecords.into(work.path());
      requireDemo(data);
      PageFolder.requireOurs(out);
      WritableFolder.require(out);
      return run(StorageOptions.fresh(data), records, begin);
    }
  }

  /** Refuses an existing folder that is not a demo's archive; creates and marks a new one. */
  private static void requireDemo(Path folder) throws IOException {
    Path mark = folder.resolve(MARK);
    if (Files.exists(folder) && !Files.exists(mark)) {
      throw new InputRefused(
          Text.of(
              "expected a new folder or one of an earlier demo but %s is something else", folder));
    }
    Files.createDirectories(folder);
    if (!Files.exists(mark)) {
      Files.writeString(mark, "The archive of 'wardiary demo'.\n");
    }
  }

  private int run(StorageOptions storage, List<Path> records, long begin) {
    MapLibrary maps = MapLibrary.bundled();
    try (Session session = storage.writableSession("wardiary demo");
        Progress progress = console.progress("archiving")) {
      session.upkeep().startReading();
      ArchiveJob job =
          new ArchiveJob(console, maps, progress, ArchiveJob.Lines.NOTABLE, ArchiveJob.Form.WORDS);
      job.store(session, new ReadSoFar(records, file -> file.getFileName().toString()));
      List<Path> written =
          new ReportJob(maps, progress, Map.of()).write(session, GameQuery.ALL, out);
      console.say(
          Text.of(
              "%s; %.1f s; %s, open %s",
              job.counts(),
              (System.nanoTime() - begin) / 1e9,
              Text.count(written.size(), "file"),
              out.resolve("index.html")));
      console.say(Text.of("to step through the games: %s serve%s", program(), where()));
      return job.anyRefused() ? ExitCode.REFUSED : ExitCode.DONE;
    }
  }

  /** The option by which 'serve' finds the archive; empty if it needs none. */
  private String where() {
    return data.equals(Path.of(StorageOptions.DEMO_DIRECTORY)) && StorageOptions.isDemoNext()
        ? ""
        : " --data " + data;
  }

  /** The program as it can be called from here. */
  private static String program() {
    return Files.isExecutable(Path.of("wardiary")) ? "./wardiary" : "wardiary";
  }
}
