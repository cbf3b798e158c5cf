package org.wardiary.analytics.course;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.analytics.Summaries;
import org.wardiary.analytics.study.OwnRows;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.events.game.RandomDraws;

/** Games whose leads change at random, and in which the worth of a lead is known. */
final class PlantedGames implements Course {

  static final int TURNS = 12;

  private final Map<String, List<TurnEnd>> positions = new HashMap<>();
  private final List<PlayedGame> games = new ArrayList<>();

  /**
   * Makes games.
   *
   * @param worth log odds of a win for each point of the lead at the end
   */
  PlantedGames(int number, double worth, long seed) {
    RandomDraws draws = new RandomDraws(seed);
    for (int game = 0; game < number; game++) {
      List<TurnEnd> walk = new ArrayList<>();
      int lead = 0;
      for (int turn = 0; turn < TURNS; turn++) {
        walk.add(new TurnEnd(turn, lead));
        lead += draws.draw(3) - 2;
      }
      double chance = WinModel.logistic(worth * walk.get(TURNS - 1).values()[0]);
      String result = draws.draw(1_000_000) <= chance * 1_000_000 ? "Blue" : "Gray";
      PlayedGame played =
          new PlayedGame(
              Summaries.game(game, "", "", result).setTurns(TURNS).build(),
              List.of(),
              OwnRows.NONE);
      positions.put(played.summary().getGameId(), walk);
      games.add(played);
    }
  }

  List<PlayedGame> games() {
    return games;
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
  public List<Asset> assets() {
    return List.of(Asset.one("a point", 0, 1));
  }
}
