package org.wardiary.app.option;

import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.play.Players;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.text.Characters;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Which games a simulation plays, and between whom. */
public final class ScheduleOptions {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--game",
      required = true,
      paramLabel = "ID",
      converter = GameOption.class,
      completionCandidates = GameOption.Ids.class,
      description = "the game: ${COMPLETION-CANDIDATES}")
  private Game game;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "how many games; not with --double-round-robin")
  private Integer games;

  @Option(names = "--seed", required = true, paramLabel = "S", description = "seed, a whole number")
  private long seed;

  @Option(
      names = "--players",
      required = true,
      split = ",",
      paramLabel = "A,B",
      completionCandidates = PlayerNames.class,
      description = {
        "who plays the first-named side, and the other; the first turn alternates.",
        "Players, not all of them in every game: ${COMPLETION-CANDIDATES};",
        "search:N (looks at N positions for each decision);",
        "NAME:P (NAME with probability P, else uniform); mixed:P is aggressive:P"
      })
  private List<String> players;

  @Option(
      names = "--double-round-robin",
      description = "two or more players; each meets each twice, once with each side")
  private boolean roundRobin;

  @Option(
      names = "--event",
      paramLabel = "TEXT",
      defaultValue = "Simulated games",
      description = "tag Event (default: Simulated games)")
  private String event;

  @Option(
      names = "--map-name",
      paramLabel = "NAME",
      description = "a map other than the standard one")
  private String mapName;

  @Option(
      names = "--max-answers",
      paramLabel = "M",
      defaultValue = "5000",
      description = "a longer game is left unfinished (default: 5000)")
  private int maxAnswers;

  /**
   * The games to play, in order.
   *
   * @param rules the rules by which they are played
   * @param setups set them up
   * @throws ParameterException if the options do not fit together, or no game can begin
   */
  public List<PlannedGame> games(RulesOption rules, Setups setups) {
    Optional<String> tag = rules.tag(game);
    List<PlannedGame> planned = games();
    List<PlannedGame> ruled = tag.map(value -> under(value, planned)).orElse(planned);
    PlayChecks.ready(spec, setups.of(ruled.get(0).tags()));
    return ruled;
  }

  private static List<PlannedGame> under(String rules, List<PlannedGame> planned) {
    return new LazyList<>(planned.size(), i -> planned.get(i).under(rules));
  }

  private List<PlannedGame> games() {
    List<Player> entrants = players.stream().map(this::player).toList();
    if (Characters.faultOfLine(event).isPresent()) {
      throw usage(
          Text.of(
              "expected a text on one line after --event but got '%s'",
              Characters.printable(event)));
    }
    PlayChecks.requireMaxAnswers(spec, maxAnswers);
    Schedule schedule = new Schedule(game, Optional.ofNullable(mapName), event, maxAnswers);
    if (roundRobin && games != null) {
      throw usage("expected either --games or --double-round-robin but got both");
    }
    if (roundRobin && entrants.size() < 2) {
      throw usage(Text.of("expected two or more --players but got %d", entrants.size()));
    }
    if (roundRobin) {
      return schedule.doubleRoundRobin(entrants, seed);
    }
    if (entrants.size() != 2) {
      throw usage(Text.of("expected two --players but got %d", entrants.size()));
    }
    if (games == null) {
      throw usage("expected --games or --double-round-robin but got neither");
    }
    if (games < 1) {
      throw usage(Text.of("expected --games of 1 or more but got %d", games));
    }
    return schedule.series(entrants, games, seed);
  }

  private Player player(String name) {
    try {
      return Players.named(name, game);
    } catch (IllegalArgumentException e) {
      throw usage("--players: " + e.getMessage());
    }
  }

  private ParameterException usage(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
