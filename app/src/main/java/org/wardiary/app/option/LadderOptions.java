package org.wardiary.app.option;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.ladder.Sprt;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.play.Players;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Options of a ladder: its players, the number of games, and when a rung is decided. */
public final class LadderOptions {

  private static final String EVENT = "Ladder of players";

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
      names = "--players",
      required = true,
      split = ",",
      paramLabel = "A,B,C",
      completionCandidates = PlayerNames.class,
      description = "two or more, the weakest first, named as in 'simulate'")
  private List<String> players;

  @Option(
      names = "--pairs",
      paramLabel = "N",
      defaultValue = "200",
      description =
          "largest number of pairs of games of a player against the one before (default: 200)")
  private int pairs;

  /** Beyond this, the weaker player would be expected to win no game, which no test can use. */
  private static final int MOST_ELO = 2_000;

  @Option(names = "--seed", required = true, paramLabel = "S", description = "seed, a whole number")
  private long seed;

  @Option(
      names = "--opening",
      paramLabel = "K",
      defaultValue = "8",
      description = "the first K answers are the aggressive player's (default: 8)")
  private int opening;

  @Option(
      names = "--elo",
      paramLabel = "E",
      defaultValue = "50",
      description = "test whether a player is 0 or E Elo stronger (default: 50)")
  private double elo;

  @Option(
      names = "--error",
      paramLabel = "P",
      defaultValue = "0.05",
      description = "probability of either wrong decision (default: 0.05)")
  private double error;

  @Option(
      names = "--map-name",
      paramLabel = "NAME",
      description = "a map other than the standard one")
  private String mapName;

  @Option(
      names = "--max-answers",
      paramLabel = "M",
      defaultValue = "5000",
      description = "a longer game counts as drawn (default: 5000)")
  private int maxAnswers;

  /**
   * The players, the weakest first.
   *
   * @throws ParameterException if the value of an option is not valid
   */
  public List<Player> players() {
    if (players.size() < 2) {
      throw usage(Text.of("expected two or more --players but got %d", players.size()));
    }
    if (pairs < 1) {
      throw usage(Text.of("expected --pairs of 1 or more but got %d", pairs));
    }
    if (opening < 0) {
      throw usage(Text.of("expected --opening of 0 or more but got %d", opening));
    }
    if (!(elo > 0 && elo <= MOST_ELO) || !(error > 0 && error < 0.5)) {
      throw usage(
          Text.of(
              "expected --elo above 0, at most %s, and --error below 0.5 but got %s and %s",
              MOST_ELO, elo, error));
    }
    PlayChecks.requireMaxAnswers(spec, maxAnswers);
    try {
      return players.stream().map(name -> Players.named(name, game)).toList();
    } catch (IllegalArgumentException e) {
      throw usage("--players: " + e.getMessage());
    }
  }

  /**
   * The value of the tag {@code Rules} of all games; empty for the standard rules.
   *
   * @param setups set the games up
   * @throws InputRefused if the file describes no rules by which the game can be played
   * @throws ParameterException if no game can begin
   */
  public Optional<String> tag(RulesOption rules, Setups setups) {
    Optional<String> tag = rules.tag(game);
    Optional<String> map = Optional.ofNullable(mapName);
    PlayChecks.ready(spec, setups.of(game, game.sides().get(0), map, tag));
    return tag;
  }

  /**
   * The pairs of games of two players; in the first game of each, {@code player} has the
   * first-named side.
   *
   * @param rules what {@link #tag} returned
   */
  public List<List<PlannedGame>> pairs(Player player, Player below, Optional<String> rules) {
    Schedule schedule = new Schedule(game, Optional.ofNullable(mapName), EVENT, maxAnswers);
    RandomDraws seeds = new RandomDraws(seed);
    List<List<PlannedGame>> all = new ArrayList<>();
    for (int i = 0; i < pairs; i++) {
      List<PlannedGame> pair = schedule.pair(i + 1, List.of(player, below), opening, seeds);
      all.add(pair.stream().map(game -> rules.map(game::under).orElse(game)).toList());
    }
    return all;
  }

  /** The test that decides a rung. */
  public Sprt test() {
    return new Sprt(0, elo, error, error);
  }

  /** The seed of the games. */
  public long seed() {
    return seed;
  }

  /**
   * The heading, which says what was measured.
   *
   * @param rules what {@link #tag} returned
   */
  public String title(Optional<String> rules) {
    return Text.of(
        "%s, seed %d: pairs of games with the same %s and chance, sides exchanged%n"
            + "%stest of 0 against %s Elo, accepted from %.2f, rejected from %.2f%n%n",
        game.id(),
        seed,
        Text.count(opening, "answer"),
        rules.map(tag -> Text.of("by the rules %s%n", tag)).orElse(""),
        Text.of("%.0f", elo),
        test().upperBound(),
        test().lowerBound());
  }

  private ParameterException usage(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
