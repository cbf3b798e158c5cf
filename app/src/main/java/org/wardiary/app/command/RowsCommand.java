package org.wardiary.app.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.filter.GameSelection;
import org.wardiary.app.archive.Session;
import org.wardiary.app.job.SelectedGames;
import org.wardiary.app.option.EditionOption;
import org.wardiary.app.option.GameFilter;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.print.GameFacts;
import org.wardiary.app.print.MissingGames;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.Progress;
import org.wardiary.events.text.Text;
import org.wardiary.projector.game.GameProjections;
import org.wardiary.projector.game.RowKind;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.query.StoredRows;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.csv.DataPackage;
import org.wardiary.reports.csv.WritableFolder;
import org.wardiary.reports.rows.Census;
import org.wardiary.reports.rows.GameRows;
import org.wardiary.reports.rows.GameRows.Limits;
import org.wardiary.reports.rows.RowTable;
import org.wardiary.reports.rows.RowsExport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes the rows that statistics are computed from. */
@Command(
    name = "rows",
    mixinStandardHelpOptions = true,
    description = {
      "Writes the rows that statistics are made of: games, turns, attacks, units, orders, draws.",
      "A file for each table, and datapackage.json, which says what each column is."
    })
final class RowsCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private StorageOptions storage;
  @Mixin private GameFilter filter;
  @Mixin private EditionOption edition;

  @Option(names = "--excel", description = "write CSV that Excel opens without changing it")
  private boolean excel;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      defaultValue = "rows",
      description = "folder to write to (default: rows)")
  private Path out;

  RowsCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    GameQuery query = filter.query();
    WritableFolder.require(out);
    try (Session session = edition.of(storage.session("wardiary rows"));
        Progress progress = console.progress("catching up")) {
      ReadSide read = session.caughtUp(progress::behind);
      RowsExport.Written written = write(session, read, query, progress);
      console.say(
          Text.of(
              "%,d rows in %d tables in %s; %s says what they are",
              written.rows(), written.tables(), out, out.resolve(DataPackage.FILE)));
      MissingGames.warn(console, session);
    }
    return ExitCode.DONE;
  }

  private RowsExport.Written write(
      Session session, ReadSide read, GameQuery query, Progress progress) {
    GameSelection selection = SelectedGames.meant(read, query).buildWhatever();
    SelectedGames.requireGames(selection, query);
    StoredRows<GameSummary> summaries = read.rows().storedSummaries();
    List<RowsExport.Kind> kinds = kinds(read, summaries);
    List<StoredRows<?>> stored = new ArrayList<>();
    kinds.forEach(kind -> stored.add(kind.rows()));
    try (GameRows rows = GameRows.read(selection, stored, session.temporary(), Limits.USUAL)) {
      Census census = Census.of(rows, summaries);
      progress.begin("writing", rows.count());
      return RowsExport.write(
          rows,
          kinds,
          out,
          excel ? RowsExport.Format.EXCEL : RowsExport.Format.CSV,
          facts(read, selection, census, query),
          progress::to);
    }
  }

  /** All kinds of rows that there are, the games first. */
  private static List<RowsExport.Kind> kinds(ReadSide read, StoredRows<GameSummary> summaries) {
    List<RowsExport.Kind> kinds = new ArrayList<>();
    kinds.add(new RowsExport.Kind(RowTable.GAMES, summaries));
    kinds.add(new RowsExport.Kind("tallies", read.rows().storedTallies()));
    kinds.add(new RowsExport.Kind("decisions", read.rows().storedDecisions()));
    for (RowKind<?> kind : GameProjections.rows()) {
      kinds.add(new RowsExport.Kind(kind.name(), read.rows().stored(kind)));
    }
    return kinds;
  }

  private static Map<String, String> facts(
      ReadSide read, GameSelection selection, Census census, GameQuery query) {
    Map<String, String> facts = new LinkedHashMap<>();
    GameFacts.counts(read, selection, census, query)
        .forEach(fact -> facts.put(fact.name(), fact.value()));
    return facts;
  }
}
