package org.wardiary.app.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.wardiary.analytics.filter.GameSelection;
import org.wardiary.analytics.sequence.BadSequence;
import org.wardiary.analytics.sequence.FoundGame;
import org.wardiary.analytics.sequence.Match;
import org.wardiary.analytics.sequence.SequenceQuery;
import org.wardiary.analytics.sequence.SequenceStatistic;
import org.wardiary.analytics.sequence.SequenceText;
import org.wardiary.app.archive.Session;
import org.wardiary.app.find.FindCsv;
import org.wardiary.app.find.FindJson;
import org.wardiary.app.find.FindText;
import org.wardiary.app.find.Finder;
import org.wardiary.app.find.FoundSequences;
import org.wardiary.app.job.SelectedGames;
import org.wardiary.app.option.CsvOption;
import org.wardiary.app.option.EditionOption;
import org.wardiary.app.option.GameFilter;
import org.wardiary.app.option.LimitOption;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.print.GameTable;
import org.wardiary.app.print.MissingGames;
import org.wardiary.app.terminal.Columns;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.Progress;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.stream.GameScan;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.csv.OutputFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds sequences of events. */
@Command(
    name = "find",
    mixinStandardHelpOptions = true,
    description = {
      "Finds sequences of events in the archived games: how many there are, in how many games, how"
          + " often their side won, and where.",
      "wardiary find 'attack {flank, attacker=Cavalry, defender=Artillery} after pass within 3"
          + " turns, side lost' (docs/find.md)"
    })
final class FindCommand implements Callable<Integer> {

  private static final List<String> HEADER =
      List.of("id", "ply", "turn", "side", "date", "players", "result", "events");

  private final Console console;
  private final List<List<String>> listed = new ArrayList<>();

  @Mixin private StorageOptions storage;
  @Mixin private LimitOption limit;
  @Mixin private GameFilter filter;
  @Mixin private EditionOption edition;
  @Mixin private CsvOption csv;

  @Parameters(
      paramLabel = "QUERY",
      description = "the sequence, and after commas filters as the options name them")
  private String query;

  @Option(
      names = "--json",
      description = "one JSON object a line for each match, then one for each kind of game")
  private boolean json;

  FindCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Optional<Path> table = csv.file();
    SequenceQuery asked = asked();
    Finder finder = finder(asked);
    try (Session session = edition.of(storage.session("wardiary find"));
        Progress progress = console.progress("catching up")) {
      ReadSide read = session.caughtUp(progress::behind);
      GameSelection.Builder games = finder.selecting(asked.games());
      GameSelection selection = SelectedGames.selected(read, asked.games(), games);
      progress.begin("asking", selection.games());
      FoundSequences found = found(finder, read, selection, progress, table);
      found.leaveOut(games.otherKinds());
      print(asked, found);
      selection.notes().forEach(console::note);
      found.notes().forEach(console::note);
      MissingGames.warn(console, session);
    }
    return ExitCode.DONE;
  }

  private SequenceQuery asked() {
    try {
      return SequenceText.read(query, filter.query());
    } catch (BadSequence e) {
      throw new InputRefused(e.getMessage());
    }
  }

  private static Finder finder(SequenceQuery asked) {
    try {
      return Finder.of(asked);
    } catch (BadSequence e) {
      throw new InputRefused(e.getMessage());
    }
  }

  private FoundSequences found(
      Finder finder,
      ReadSide read,
      GameSelection selection,
      Progress progress,
      Optional<Path> table) {
    if (table.isEmpty()) {
      return asked(finder, read, selection, progress, Optional.empty());
    }
    try (OutputFile file = console.output(table.get())) {
      FoundSequences found =
          asked(finder, read, selection, progress, Optional.of(new FindCsv(file.writer())));
      file.commit();
      return found;
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to write %s but failed", table.get()), e);
    }
  }

  private FoundSequences asked(
      Finder finder,
      ReadSide read,
      GameSelection selection,
      Progress progress,
      Optional<FindCsv> table) {
    try (GameScan scan = read.ended()) {
      return finder.ask(
          scan,
          selection,
          game -> {
            table.ifPresent(lines -> write(lines, game));
            game.matches().forEach(match -> list(game, match));
            return true;
          },
          done -> {
            progress.to(done);
            return true;
          });
    }
  }

  private static void write(FindCsv table, FoundGame game) {
    try {
      table.write(game);
    } catch (IOException e) {
      throw new UncheckedIOException("expected to write the matches but failed", e);
    }
  }

  private void list(FoundGame found, Match match) {
    if (json) {
      console.out().println(FindJson.of(found, match));
    } else if (listed.size() < limit.most()) {
      GameSummary game = found.game();
      listed.add(
          List.of(
              game.getGameId(),
              Integer.toString(match.first().ply()),
              Integer.toString(match.first().turn()),
              found.side(match),
              GameTable.shown(game.getDate()),
              GameTable.shown(game.getFirstPlayer())
                  + " - "
                  + GameTable.shown(game.getSecondPlayer()),
              game.getResult(),
              FindCsv.events(match)));
    }
  }

  private void print(SequenceQuery asked, FoundSequences found) {
    if (json) {
      found.statistics().forEach(one -> console.out().println(FindJson.of(one)));
      return;
    }
    if (csv.isPrinted()) {
      return;
    }
    for (SequenceStatistic one : found.statistics()) {
      console.out().println(Text.of("%s (%s)", one.info().title(), one.source()));
      List<List<String>> rows = new ArrayList<>(List.of(FindText.HEADER));
      rows.addAll(FindText.rows(asked, one));
      console.out().println(Columns.text(rows));
    }
    if (!listed.isEmpty()) {
      List<List<String>> rows = new ArrayList<>(List.of(HEADER));
      rows.addAll(listed);
      console.out().print(Columns.text(rows));
    }
    String shown = found.matches() > listed.size() ? Text.of("; %d shown", listed.size()) : "";
    console.out().println(Text.count(found.matches(), "match") + shown);
  }
}
