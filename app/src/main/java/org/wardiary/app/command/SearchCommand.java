package org.wardiary.app.command;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.app.archive.Session;
import org.wardiary.app.option.EditionOption;
import org.wardiary.app.option.GameFilter;
import org.wardiary.app.option.LimitOption;
import org.wardiary.app.option.MapOptions;
import org.wardiary.app.option.MergeOptions;
import org.wardiary.app.option.PositionArgument;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.print.GameTable;
import org.wardiary.app.print.PositionWords;
import org.wardiary.app.terminal.Columns;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.Progress;
import org.wardiary.events.text.Text;
import org.wardiary.projector.index.Matches;
import org.wardiary.projector.index.Matches.Match;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.search.MatchJson;
import org.wardiary.reports.search.WantedPosition;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Finds the games that came to a position. */
@Command(
    name = "search",
    mixinStandardHelpOptions = true,
    description = "Finds the archived games that came to a position, however they came to it.")
final class SearchCommand implements Callable<Integer> {

  private static final List<String> HEADER =
      List.of("id", "ply", "date", "players", "result", "next answer", "position");

  private final Console console;

  @Option(
      names = "--position",
      required = true,
      paramLabel = "FILE|JSON|GAME@PLY",
      description = "a position as position --json prints it, or that of an archived game")
  private String position;

  @Option(names = "--json", description = "one JSON object a line")
  private boolean json;

  @Mixin private MergeOptions merging;
  @Mixin private GameFilter filter;
  @Mixin private EditionOption edition;
  @Mixin private MapOptions maps;
  @Mixin private StorageOptions storage;
  @Mixin private LimitOption limit;

  SearchCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    GameQuery games = filter.query();
    try (Session session = edition.of(storage.session("wardiary search"));
        Progress progress = console.progress("catching up")) {
      PositionArchive archive = PositionArchive.open(session, games, progress::behind);
      WantedPosition wanted =
          PositionArgument.of(maps, games, archive.summaries().values()).read(position, session);
      Matches found =
          archive.ask(
              merging.from(),
              progress::behind,
              index -> Matches.of(index, wanted.query(merging.merged(), archive.games())));
      if (json) {
        found
            .found()
            .forEach(
                match ->
                    console
                        .out()
                        .println(MatchJson.of(match, archive.summaries().get(match.gameId()))));
      } else {
        print(found, archive);
      }
    }
    return ExitCode.DONE;
  }

  private void print(Matches found, PositionArchive archive) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(HEADER);
    found.found().stream()
        .limit(limit.most())
        .forEach(match -> rows.add(cells(match, archive.summaries().get(match.gameId()))));
    if (rows.size() > 1) {
      console.out().print(Columns.text(rows));
    }
    int all = found.found().size();
    String shown = all > limit.most() ? Text.of("; %d shown", limit.most()) : "";
    console
        .out()
        .println(
            Text.of(
                "%s came to the position%s%s",
                PositionWords.games(found.games()),
                all == found.games() ? "" : Text.of(", %d times in all", all),
                shown));
    PositionWords.leftOut(found.renumbered(), found.mirrored(), "position")
        .ifPresent(console.out()::println);
  }

  private static List<String> cells(Match match, GameSummary game) {
    return List.of(
        match.gameId(),
        Integer.toString(match.ply()),
        GameTable.shown(game.getDate()),
        GameTable.shown(game.getFirstPlayer()) + " - " + GameTable.shown(game.getSecondPlayer()),
        game.getResult(),
        match.answer().isEmpty() ? "-" : match.answer(),
        MatchJson.position(match.match()));
  }
}
