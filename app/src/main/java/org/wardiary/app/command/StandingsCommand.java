package org.wardiary.app.command;

import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import org.wardiary.analytics.filter.BadQuery;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.tournament.Standings;
import org.wardiary.analytics.tournament.TieBreak;
import org.wardiary.analytics.tournament.Tournament;
import org.wardiary.app.archive.Session;
import org.wardiary.app.job.SelectedGames;
import org.wardiary.app.option.EditionOption;
import org.wardiary.app.option.GameFilter;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.print.StandingsText;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.Progress;
import org.wardiary.events.identity.AlikeNames;
import org.wardiary.events.identity.AlikeNames.Kind;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.json.TournamentJson;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Shows the standings of tournaments. */
@Command(
    name = "standings",
    mixinStandardHelpOptions = true,
    description = {
      "Shows the standings of tournaments: the games of one kind that name the same event.",
      "Games that programs played alone are a tournament of their own."
    })
final class StandingsCommand implements Callable<Integer> {

  private final Console console;

  @Spec private CommandSpec spec;
  @Mixin private StorageOptions storage;
  @Mixin private GameFilter filter;
  @Mixin private EditionOption edition;

  @Option(
      names = "--tie-breaks",
      paramLabel = "LIST",
      description = {
        "tie-breaks for players with equal points, in this order, separated by commas:"
            + " ${COMPLETION-CANDIDATES}",
        "(default: by the kind of tournament, see docs/tournaments.md)"
      },
      completionCandidates = Ids.class)
  private String tieBreaks = "";

  @Option(
      names = "--bye",
      paramLabel = "POINTS",
      defaultValue = "1",
      description =
          "points of a bye that nobody asked for: 1 (default), 0.5 or 0; a record says of the"
              + " others what they bring")
  private double bye;

  @Option(names = "--crosstable", description = "also who met whom, and how it ended")
  private boolean crosstable;

  @Option(names = "--rounds", description = "also the games round by round")
  private boolean rounds;

  @Option(
      names = "--json",
      description = "one JSON object a tournament, a line each, with all this")
  private boolean json;

  /** The ids of tie-breaks, for the help and for completion. */
  static final class Ids implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return TieBreak.ids().iterator();
    }
  }

  StandingsCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    GameQuery query = filter.query();
    List<TieBreak> chosen = chosen();
    if (!List.of(0.0, 0.5, 1.0).contains(bye)) {
      throw new ParameterException(
          spec.commandLine(), Text.of("--bye: expected 1, 0.5 or 0 but got %s", bye));
    }
    try (Session session = edition.of(storage.session("wardiary standings"));
        Progress progress = console.progress("catching up")) {
      List<GameSummary> all = session.caughtUp(progress::behind).rows().summaries();
      List<GameSummary> games = query.select(all);
      SelectedGames.requireGames(all.size(), games.size(), query);
      List<Tournament> tournaments = Tournament.of(games);
      if (tournaments.isEmpty()) {
        throw new InputRefused(
            Text.of(
                "expected games that name an event but none of the %d that fit does",
                games.size()));
      }
      tournaments.forEach(tournament -> print(tournament, chosen));
      alike(tournaments).notes().forEach(console::note);
    }
    return ExitCode.DONE;
  }

  private static AlikeNames alike(List<Tournament> tournaments) {
    AlikeNames names = new AlikeNames();
    for (Tournament tournament : tournaments) {
      names.add(Kind.EVENTS, tournament.event());
      tournament.players().forEach(player -> names.add(Kind.PLAYERS, player));
    }
    return names;
  }

  private List<TieBreak> chosen() {
    try {
      return tieBreaks.isEmpty() ? List.of() : TieBreak.read(tieBreaks);
    } catch (BadQuery e) {
      throw new ParameterException(spec.commandLine(), "--" + e.getMessage());
    }
  }

  private void print(Tournament tournament, List<TieBreak> chosen) {
    Standings standings =
        Standings.of(tournament, chosen.isEmpty() ? TieBreak.usual(tournament) : chosen, bye);
    if (json) {
      console.out().println(TournamentJson.of(tournament, standings));
      return;
    }
    StandingsText text = new StandingsText(tournament, standings);
    console.out().println(text.title());
    console.out().println(text.table());
    if (crosstable && !tournament.isOfPlaces()) {
      console.out().println(text.crosstable());
    }
    if (rounds) {
      console.out().println(text.rounds());
    }
  }
}
