package org.wardiary.reports.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.text.Text;
import org.wardiary.events.work.OrderedWork;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.archive.ArchivedRecords;
import org.wardiary.reports.archive.InputRefused;
import org.wardiary.reports.archive.Session;
import org.wardiary.reports.cli.option.EditionOption;
import org.wardiary.reports.cli.option.GameFilter;
import org.wardiary.reports.cli.option.StorageOptions;
import org.wardiary.reports.cli.terminal.Console;
import org.wardiary.reports.cli.terminal.ExitCode;
import org.wardiary.reports.cli.terminal.Progress;
import org.wardiary.reports.csv.OutputFile;
import org.wardiary.reports.json.RecordJson;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes archived games as records again. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    description = {
      "Writes archived games as records in their canonical form or as JSON, sorted as 'games' lists"
          + " them.",
      "Archiving them again, here or elsewhere, gives the same games."
    })
final class ExportCommand implements Callable<Integer> {

  private static final int AT_ONCE = 32;

  private final Console console;

  @Mixin private StorageOptions storage;
  @Mixin private GameFilter filter;
  @Mixin private EditionOption edition;

  /** How games are written. */
  enum Format {
    /** Records in canonical form, an empty line between them. */
    WDR,
    /** One JSON object per line. */
    JSON
  }

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "wdr",
      description = "wdr: records (default); json: one JSON object a game, a line each")
  private Format format;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      defaultValue = "-",
      description = "the file to write, - for standard output (default)")
  private Path out;

  @Option(
      names = "--open",
      description = "instead, the games that are still being played, unfinished as they stand")
  private boolean open;

  ExportCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    GameQuery query = filter.query();
    try (Session session = edition.of(storage.session("wardiary export"));
        Progress progress = console.progress("catching up")) {
      ReadSide read = session.caughtUp(progress::behind);
      List<GameSummary> games = open ? read.open() : read.rows().summaries();
      List<String> ids = query.select(games).stream().map(GameSummary::getGameId).toList();
      if (ids.isEmpty() && !Console.isStandardOutput(out)) {
        throw new InputRefused(
            Text.of("expected archived games that fit but there are none; %s is not written", out));
      }
      write(ids, new ArchivedRecords(read));
    }
    return ExitCode.DONE;
  }

  private void write(List<String> ids, ArchivedRecords records) {
    try (OutputFile file = console.output(out)) {
      write(ids, records, file.writer());
      file.commit();
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to write %s but failed", out), e);
    }
    if (!Console.isStandardOutput(out)) {
      console.out().println(Text.of("%s written to %s", Text.count(ids.size(), "game"), out));
    }
  }

  /** Writes games in order. Only a few texts are in memory at a time, however many there are. */
  private void write(List<String> ids, ArchivedRecords records, Writer writer) throws IOException {
    try (OrderedWork<String, String> texts =
        new OrderedWork<>(
            AT_ONCE,
            id -> (id.equals(ids.get(0)) ? "" : between()) + text(id, records),
            text -> append(writer, text))) {
      ids.forEach(texts::add);
      texts.finish();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private String between() {
    return format == Format.WDR ? "\n" : "";
  }

  private static boolean append(Writer writer, String text) {
    try {
      writer.write(text);
      return true;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The text of one game. For any thread. */
  private String text(String id, ArchivedRecords records) {
    List<EmittedEvent> events =
        records
            .events(id)
            .orElseThrow(
                () ->
                    new IllegalStateException(
                        Text.of("game %s: expected its events but got none", id)));
    RecordDraft draft = ArchivedRecords.draft(id, events);
    return format == Format.JSON
        ? RecordJson.of(id, draft.writtenTags(), events) + "\n"
        : draft.write(Comments.KEPT);
  }
}
