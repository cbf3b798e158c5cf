package org.wardiary.app.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.app.archive.ArchivedRecords;
import org.wardiary.app.archive.Session;
import org.wardiary.app.option.EditionOption;
import org.wardiary.app.option.GameFilter;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.Progress;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.events.work.OrderedWork;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.csv.OutputFile;
import org.wardiary.reports.csv.WritableFolder;
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
      description = {
        "the file to write, compressed if its name ends in .gz or .zst;",
        "- for standard output (default)"
      })
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
    if (!Console.isStandardOutput(out)) {
      WritableFolder.requireFor(out);
    }
    try (Session session = edition.of(storage.session("wardiary export"));
        Progress progress = console.progress("catching up")) {
      ReadSide read = session.caughtUp(progress::behind);
      List<GameSummary> games = open ? read.open() : read.rows().summaries();
      List<String> ids = query.select(games).stream().map(GameSummary::getGameId).toList();
      if (ids.isEmpty() && !Console.isStandardOutput(out)) {
        throw new InputRefused(
            Text.of("expected archived games that fit but there are none; %s is not written", out));
      }
      return write(ids, new ArchivedRecords(read)) ? ExitCode.DONE : ExitCode.REFUSED;
    }
  }

  /** Whether all games were written; those that are damaged on the log are named. */
  private boolean write(List<String> ids, ArchivedRecords records) {
    Written written = new Written();
    try (OutputFile file = console.output(out)) {
      write(ids, records, text -> written.add(text, file.writer()));
      if (written.games > 0 || ids.isEmpty()) {
        file.commit();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to write %s but failed", out), e);
    }
    if (!Console.isStandardOutput(out) && written.games > 0) {
      console.say(Text.of("%s written to %s", Text.count(written.games, "game"), out));
    }
    return written.games == ids.size();
  }

  /** The text of a game, or why it has none. */
  private record Exported(String text, Optional<String> damage) {}

  /** Writes the texts of games, with what stands between them. */
  private final class Written {
    private int games;

    private boolean add(Exported game, Writer writer) {
      if (game.damage().isPresent()) {
        console.error("not exported: " + game.damage().get());
        return true;
      }
      try {
        writer.write(games > 0 && format == Format.WDR ? "\n" : "");
        writer.write(game.text());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      games++;
      return true;
    }
  }

  /** Writes games in order. Only a few texts are in memory at a time, however many there are. */
  private void write(List<String> ids, ArchivedRecords records, Predicate<Exported> to)
      throws IOException {
    try (OrderedWork<String, Exported> texts =
        new OrderedWork<>(AT_ONCE, id -> exported(id, records), to)) {
      ids.forEach(texts::add);
      texts.finish();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private Exported exported(String id, ArchivedRecords records) {
    try {
      return new Exported(text(id, records), Optional.empty());
    } catch (CorruptMessage e) {
      return new Exported("", Optional.of(e.getMessage()));
    }
  }

  /** The text of one game. For any thread. */
  private String text(String id, ArchivedRecords records) {
    List<EmittedEvent> events = records.required(id);
    RecordDraft draft = ArchivedRecords.draft(id, events);
    return format == Format.JSON
        ? RecordJson.of(id, draft.writtenTags(), events) + "\n"
        : draft.write(Comments.KEPT);
  }
}
