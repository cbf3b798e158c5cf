package org.wardiary.app.command;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.tournament.PairingSystem;
import org.wardiary.analytics.tournament.StandingRules;
import org.wardiary.analytics.tournament.Standings;
import org.wardiary.analytics.tournament.Tournament;
import org.wardiary.app.archive.Session;
import org.wardiary.app.job.SelectedGames;
import org.wardiary.app.option.EditionOption;
import org.wardiary.app.option.GameFilter;
import org.wardiary.app.option.PairingOptions;
import org.wardiary.app.option.StandingOptions;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.print.StandingsText;
import org.wardiary.app.sheet.NextRound;
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
import picocli.CommandLine.Option;

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

  @Mixin private StorageOptions storage;
  @Mixin private GameFilter filter;
  @Mixin private EditionOption edition;
  @Mixin private StandingOptions counting;
  @Mixin private PairingOptions pairing;

  @Option(names = "--crosstable", description = "also who met whom, and how it ended")
  private boolean crosstable;

  @Option(names = "--rounds", description = "also the games round by round")
  private boolean rounds;

  @Option(
      names = "--json",
      description = "one JSON object a tournament, a line each, with all this")
  private boolean json;

  StandingsCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    GameQuery query = filter.query();
    StandingRules rules = counting.rules();
    Optional<PairingSystem> system = pairing.system();
    if (pairing.nameEntrants() && !storage.hasArchive()) {
      pair(system.orElseThrow(), pairing.round(List.of(), query.values(), rules));
      return ExitCode.DONE;
    }
    try (Session session = edition.of(storage.session("wardiary standings"));
        Progress progress = console.progress("catching up")) {
      List<GameSummary> all = session.caughtUp(progress::behind).rows().summaries();
      List<GameSummary> games = query.select(all);
      List<Tournament> tournaments = Tournament.of(games);
      if (system.isPresent() && (pairing.nameEntrants() || !tournaments.isEmpty())) {
        pair(system.get(), pairing.round(tournaments, query.values(), rules));
        return ExitCode.DONE;
      }
      SelectedGames.requireGames(all.size(), games.size(), query);
      if (tournaments.isEmpty()) {
        throw new InputRefused(
            Text.of(
                "expected games that name an event but none of the %d that fit does",
                games.size()));
      }
      tournaments.forEach(tournament -> print(tournament, rules));
      alike(tournaments).notes().forEach(console::note);
    }
    return ExitCode.DONE;
  }

  private void pair(PairingSystem system, NextRound round) {
    console.out().println(round.title(system.description()));
    console.out().println(round.table());
    pairing.out().ifPresent(file -> console.write(file, round.sheet()));
  }

  private static AlikeNames alike(List<Tournament> tournaments) {
    AlikeNames names = new AlikeNames();
    for (Tournament tournament : tournaments) {
      names.add(Kind.EVENTS, tournament.event());
      tournament.players().forEach(player -> names.add(Kind.PLAYERS, player));
    }
    return names;
  }

  private void print(Tournament tournament, StandingRules rules) {
    Standings standings = Standings.of(tournament, rules);
    if (json) {
      console.out().println(TournamentJson.of(tournament, standings));
      return;
    }
    StandingsText text = new StandingsText(tournament, standings);
    console.out().println(text.title());
    console.out().println(text.table());
    if (!standings.teams().isEmpty()) {
      console.out().println(text.teams());
    }
    if (crosstable && !tournament.isOfPlaces()) {
      console.out().println(text.crosstable());
    }
    if (rounds) {
      console.out().println(text.rounds());
    }
  }
}
