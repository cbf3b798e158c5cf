package org.wardiary.app.coverage;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.analytics.Archive;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.rules.RulesTag;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.projector.fold.SummaryFold;
import org.wardiary.projector.fold.TallyFold;
import org.wardiary.projector.game.GameProjections;
import org.wardiary.projector.game.RowKind;
import org.wardiary.projector.testkit.Folded;

/**
 * A very large population of players of a game. Each answers like the game's aggressive player with
 * a probability of its own, and otherwise by its own tastes ({@link FancyPlayer}).
 *
 * @param game the game
 */
record Population(Game game) {

  private static final int MOST_ANSWERS = 3000;
  private static final double CLUMSIEST = 0.3;
  private static final Simulation SIMULATION = new Simulation(new Setups(MapLibrary.bundled()));

  private List<Player> players(int number, Random random) {
    List<Player> players = new ArrayList<>();
    Set<String> names = new HashSet<>();
    while (players.size() < number) {
      Player player = player(random);
      if (names.add(player.name())) {
        players.add(player);
      }
    }
    return players;
  }

  private Player player(Random random) {
    return new FancyPlayer(
        random.nextInt(Integer.MAX_VALUE),
        CLUMSIEST + (1 - CLUMSIEST) * random.nextDouble(),
        game.aggressive());
  }

  /**
   * A tournament of some players.
   *
   * @param players number that determines which players
   * @param number how many of them
   * @param games how many games
   * @param again 0 for their first tournament, others for further ones
   * @param rules the tag {@code Rules}; none for the standard rules
   */
  record Tournament(int players, int number, int games, int again, Optional<String> rules) {

    /** The first tournament of players, by the standard rules. */
    Tournament(int players, int number, int games) {
      this(players, number, games, 0, Optional.empty());
    }
  }

  /**
   * Plays a tournament: the pairings in a random order, repeated, with random sides and first
   * turns.
   */
  List<PlayedGame> play(Tournament tournament) {
    return matches(tournament).parallelStream().map(Population::game).toList();
  }

  private static final long SEED = 1996;

  private List<PlannedGame> matches(Tournament tournament) {
    int players = tournament.number();
    Random random = new Random(SEED * 1_000_003 + tournament.players() * 100L + players);
    List<Player> all = players(players, random);
    for (int again = 0; again < tournament.again(); again++) {
      random = new Random(random.nextLong());
    }
    List<int[]> pairings = new ArrayList<>();
    for (int one = 0; one < players; one++) {
      for (int other = one + 1; other < players; other++) {
        pairings.add(new int[] {one, other});
      }
    }
    Collections.shuffle(pairings, random);
    List<PlannedGame> planned = new ArrayList<>();
    for (int i = 0; i < tournament.games(); i++) {
      int[] pairing = pairings.get(i % pairings.size());
      int turned = random.nextInt(2);
      planned.add(
          match(
              game,
              List.of(all.get(pairing[turned]), all.get(pairing[1 - turned])),
              random.nextInt(2),
              random.nextInt(Integer.MAX_VALUE),
              tournament.rules()));
    }
    return planned;
  }

  static PlannedGame match(
      Game game, List<Player> players, int first, int seed, Optional<String> rules) {
    List<Tags.Pair> tags = new ArrayList<>();
    tags.add(new Tags.Pair("Game", game.id()));
    for (int side = 0; side < 2; side++) {
      tags.add(new Tags.Pair(game.sides().get(side), players.get(side).name()));
    }
    tags.add(new Tags.Pair("First", game.sides().get(first)));
    rules.ifPresent(value -> tags.add(new Tags.Pair(RulesTag.NAME, value)));
    return new PlannedGame(new Tags(tags), players, seed, MOST_ANSWERS);
  }

  /** Plays a game. */
  static PlayedGame game(PlannedGame planned) {
    Archive.Builder archive = new Archive.Builder();
    rows(planned).forEach(archive::add);
    return archive.build().sets().get(0).games().get(0);
  }

  /** The rows of a planned game. */
  private static List<SpecificRecord> rows(PlannedGame planned) {
    List<GameEvent> events = PlayedGames.played(SIMULATION.play(planned)).events();
    List<SpecificRecord> rows = new ArrayList<>();
    rows.add(Folded.of(new SummaryFold(events.get(0)), events).view());
    rows.add(Folded.of(new TallyFold(events.get(0)), events).view());
    String game = planned.tags().get("Game").orElseThrow();
    for (RowKind<?> kind : GameProjections.rows(game)) {
      rows.add((SpecificRecord) Folded.of(kind.begin().apply(events.get(0)), events).view());
    }
    return rows;
  }
}
