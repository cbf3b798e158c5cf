package org.wardiary.events.law;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.play.Players;
import org.wardiary.events.game.rules.RulesTag;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.Extent;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.testkit.RandomRules;
import org.wardiary.events.text.Text;

/**
 * Seeded random games for the laws. {@code -Dlaws.seed} and {@code -Dlaws.games} choose others;
 * each failure's message gives the seed.
 */
public final class RandomGames {

  /** Seed of the first game; each further game has the next number as its seed. */
  public static final long SEED = Long.getLong("laws.seed", 4242);

  private static final int GAMES = Integer.getInteger("laws.games", Extent.of(3, 20));
  private static final int RULED = Integer.getInteger("laws.ruled", Extent.of(1, 3));
  private static final int MOST_CHANGES = 6;
  private static final int ANSWERS = Integer.getInteger("laws.answers", 400);

  static {
    System.out.printf("laws: seed %d (-Dlaws.seed), %d games (-Dlaws.games)%n", SEED, GAMES);
  }

  /**
   * A simulated game.
   *
   * @param seed its own seed
   * @param game the game
   */
  record Sample(long seed, Verdict.Accepted game) {
    @Override
    public String toString() {
      Game kind = game.sequence().setup().game();
      return Text.of("%s, seed %d, rules %s", kind.id(), seed, kind.rules());
    }
  }

  private RandomGames() {}

  /**
   * Games between uniform players, between stronger ones, and between both, in which the sides take
   * turns to begin; then some under random rules.
   */
  static List<Sample> of(Game game) {
    Simulation simulation = new Simulation(GameData.SETUPS);
    List<List<Player>> pairs = pairs(game);
    List<Sample> samples = new ArrayList<>();
    for (int i = 0; i < GAMES; i++) {
      long seed = SEED + i;
      List<Player> players = pairs.get(i % pairs.size());
      PlannedGame planned = new PlannedGame(GameData.tags(game, i % 2), players, seed, ANSWERS);
      samples.add(new Sample(seed, simulation.play(planned)));
    }
    for (int i = 0; i < RULED && !game.parameters().all().isEmpty(); i++) {
      long seed = SEED + GAMES + i;
      PlannedGame planned =
          new PlannedGame(GameData.tags(game, i % 2), pairs.get(i % pairs.size()), seed, ANSWERS)
              .under(RulesTag.write(RandomRules.of(game, new RandomDraws(seed), MOST_CHANGES)));
      samples.add(new Sample(seed, simulation.play(planned)));
    }
    return samples;
  }

  private static List<List<Player>> pairs(Game game) {
    Player uniform = Players.named("uniform", game);
    Player last = game.aggressive();
    List<List<Player>> pairs = new ArrayList<>();
    pairs.add(List.of(uniform, uniform));
    pairs.add(List.of(last, last));
    pairs.add(List.of(uniform, last));
    for (Player player : game.players().subList(1, game.players().size())) {
      pairs.add(List.of(last, player));
      last = player;
    }
    return pairs;
  }
}
