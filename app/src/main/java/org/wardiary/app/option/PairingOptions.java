package org.wardiary.app.option;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.analytics.filter.BadQuery;
import org.wardiary.analytics.filter.QueryParameter;
import org.wardiary.analytics.tournament.PairingSystem;
import org.wardiary.analytics.tournament.StandingRules;
import org.wardiary.analytics.tournament.SwissPairing;
import org.wardiary.analytics.tournament.Tournament;
import org.wardiary.app.file.FileArguments;
import org.wardiary.app.sheet.Entrants;
import org.wardiary.app.sheet.NextRound;
import org.wardiary.app.sheet.SheetRequest;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Whether and how the next round of a tournament is paired. */
public final class PairingOptions {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--pair",
      paramLabel = "SYSTEM",
      description = {
        "instead of the standings, the pairings of the next round: ${COMPLETION-CANDIDATES}",
        "(docs/tournaments.md)"
      },
      completionCandidates = Ids.class)
  private String system = "";

  @Option(
      names = "--entrants",
      paramLabel = "FILE",
      description = {
        "--pair: who plays in the round, NAME or NAME;TEAM a line, the first seed first",
        "(default: all who have played, by name)"
      })
  private Path entrants;

  @Option(
      names = "--sides",
      paramLabel = "A,B",
      description = "--pair: the sides of a game that is neither archived nor has a game file")
  private String sides;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "--pair: also a sheet for the results, which 'import --from csv' reads")
  private Path out;

  @Mixin private MapOptions maps;

  /** The ids of systems, for the help and for completion. */
  static final class Ids implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return PairingSystem.ids().iterator();
    }
  }

  /**
   * How the next round is paired; empty if it is not.
   *
   * @throws ParameterException if there is no such system
   */
  public Optional<PairingSystem> system() {
    if (system.isEmpty() && (entrants != null || sides != null || out != null)) {
      throw new ParameterException(
          spec.commandLine(), "expected --pair beside --entrants, --sides and --out");
    }
    try {
      return system.isEmpty() ? Optional.empty() : Optional.of(PairingSystem.named(system));
    } catch (BadQuery e) {
      throw new ParameterException(spec.commandLine(), "--" + e.getMessage());
    }
  }

  /** Whether a file says who plays, so that a tournament may have no games yet. */
  public boolean nameEntrants() {
    return entrants != null;
  }

  /** The sheet to write, if any. */
  public Optional<Path> out() {
    return Optional.ofNullable(out);
  }

  /**
   * The next round.
   *
   * @param tournaments the tournaments that the filters select: one, or none before its first round
   * @param filters the values of the filters, which then name game and event
   * @throws InputRefused if it is not clear which tournament is meant, or who plays
   */
  public NextRound round(
      List<Tournament> tournaments, Map<String, List<String>> filters, StandingRules rules) {
    if (tournaments.size() > 1) {
      throw new InputRefused(
          Text.of(
              "expected filters that select one tournament to pair but they select %d",
              tournaments.size()));
    }
    Optional<Tournament> tournament = tournaments.stream().findFirst();
    Map<String, String> teams = teams(tournament);
    return new NextRound(
        tournament.map(Tournament::event).orElseGet(() -> only(QueryParameter.EVENT, filters)),
        Tournament.nextRound(tournament),
        twoSides(tournament, filters),
        PairingSystem.named(system).next(tournament, rules, List.copyOf(teams.keySet())),
        teams);
  }

  /** Who plays, with their teams. */
  private Map<String, String> teams(Optional<Tournament> tournament) {
    if (entrants != null) {
      FileArguments.readable(spec, List.of(entrants));
    }
    Map<String, String> teams =
        entrants == null ? Entrants.of(tournament.orElseThrow()) : Entrants.read(entrants);
    boolean tooMany = system.equals(PairingSystem.SWISS.id()) && teams.size() > SwissPairing.MOST;
    if (teams.size() < 2 || tooMany) {
      throw new InputRefused(
          Text.of("expected 2 to %d players but got %d", SwissPairing.MOST, teams.size()));
    }
    return teams;
  }

  private List<String> twoSides(
      Optional<Tournament> tournament, Map<String, List<String>> filters) {
    List<String> both =
        tournament
            .map(Tournament::sides)
            .orElseGet(() -> sides(only(QueryParameter.GAME, filters)));
    if (both.size() != 2) {
      throw new InputRefused(Text.of("expected a game of two sides but it has %d", both.size()));
    }
    return both;
  }

  private String only(QueryParameter parameter, Map<String, List<String>> filters) {
    List<String> values = filters.getOrDefault(parameter.parameter(), List.of());
    if (values.size() != 1) {
      throw new InputRefused(
          Text.of(
              "expected --%s, since there is no such tournament yet, but it is given %s",
              parameter.parameter(), Text.count(values.size(), "time")));
    }
    return values.get(0);
  }

  private List<String> sides(String game) {
    return new SheetRequest(game, Optional.ofNullable(sides), Map.of(), Map.of(), Optional.empty())
        .requireSides(new Setups(maps.library()));
  }
}
