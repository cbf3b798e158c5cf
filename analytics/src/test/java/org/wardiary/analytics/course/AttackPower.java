package org.wardiary.analytics.course;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.Summaries;
import org.wardiary.analytics.study.Certainty;
import org.wardiary.analytics.study.Claim;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.OwnRows;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Study;

/**
 * Measures whether a planted effect of attacks is found at equal positions, and whether none is
 * found where there is none although leading sides attack more often.
 */
final class AttackPower {

  private static final int TURNS = 12;
  private static final double WORTH = 0.8;

  /**
   * How often a leading side makes a flank attack; {@link #OTHER} is how often any other side does.
   */
  private static final double LEADER = 0.65;

  private static final double OTHER = 0.35;
  private static final String FLANK = "flank";

  private final int repetitions;
  private final Random random;

  /** Creates a measurement of {@code repetitions} tournaments for each number. */
  AttackPower(int repetitions, long seed) {
    this.repetitions = repetitions;
    this.random = new Random(seed);
  }

  /**
   * What tournaments say about flank attacks.
   *
   * @param claimed share of the tournaments that can claim anything about them that do so
   * @param detectable mean of the gains that they say would be shown, as a share
   * @param gained mean gain
   */
  record Found(double claimed, double detectable, double gained) {}

  /**
   * Plays tournaments.
   *
   * @param effect share of the flank attacks that gain the attacker an extra point
   */
  Found found(int players, int games, double effect) {
    double claimed = 0;
    double detectable = 0;
    double gained = 0;
    int known = 0;
    for (int i = 0; i < repetitions; i++) {
      Walks walks = new Walks(new HashMap<>(), new HashMap<>());
      Study study = new Study(GameInfo.plain("game"), List.of(MatchedAttacks.statistic(walks)));
      for (int game = 0; game < games; game++) {
        study.add(walks.play(game, players, effect, random));
      }
      Certainty certainty = Studies.judge(List.of(study));
      // there is no claim if a side has won too few games
      for (Claim claim : study.claims()) {
        if (claim.row().equals(FLANK)) {
          known++;
          claimed += certainty.holds(claim) ? 1 : 0;
          detectable += claim.ratio().detectableOfMean(certainty.alone(claim));
          gained += claim.ratio().value();
        }
      }
    }
    return new Found(claimed / known, detectable / known, gained / known);
  }

  /** Games whose leads change at random and by what attacks gain. */
  private record Walks(Map<String, List<TurnEnd>> positions, Map<String, List<Attack>> done)
      implements Course {

    PlayedGame play(int number, int players, double effect, Random random) {
      List<TurnEnd> walk = new ArrayList<>();
      List<Attack> attacks = new ArrayList<>();
      int lead = 0;
      for (int turn = 0; turn <= TURNS; turn++) {
        walk.add(new TurnEnd(turn, lead));
        int side = turn % 2;
        int sign = 1 - 2 * side;
        boolean flank = random.nextDouble() < (sign * lead > 0 ? LEADER : OTHER);
        attacks.add(new Attack(turn + 1, side, flank ? FLANK : "other", "I"));
        lead += random.nextInt(3) - 1 + (flank && random.nextDouble() < effect ? sign : 0);
      }
      boolean won = random.nextDouble() < WinModel.logistic(WORTH * lead);
      int one = random.nextInt(players);
      int other = (one + 1 + random.nextInt(players - 1)) % players;
      PlayedGame game =
          new PlayedGame(
              Summaries.game(number, "player " + one, "player " + other, won ? "Blue" : "Gray")
                  .setTurns(TURNS + 1)
                  .build(),
              List.of(),
              OwnRows.NONE);
      positions.put(game.summary().getGameId(), walk);
      done.put(game.summary().getGameId(), attacks);
      return game;
    }

    @Override
    public List<Feature> features() {
      return List.of(new Feature("lead", "points"));
    }

    @Override
    public List<TurnEnd> positions(PlayedGame game) {
      return positions.get(game.summary().getGameId());
    }

    @Override
    public List<Attack> attacks(PlayedGame game) {
      return done.get(game.summary().getGameId());
    }

    @Override
    public List<Asset> assets() {
      return List.of();
    }
  }
}
