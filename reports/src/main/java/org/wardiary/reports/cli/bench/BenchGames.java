package org.wardiary.reports.cli.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.play.Players;
import org.wardiary.events.log.Submission;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.Course;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;
import org.wardiary.reports.cli.option.Schedule;

/** Simulated games of every kind, between aggressive players. For one thread. */
final class BenchGames {

  private static final int MAX_ANSWERS = 5000;
  private static final String EVENT = "Bench";
  private static final Pattern EVENT_TAG = Pattern.compile("\\[Event \"" + EVENT + "\"]");

  private final MapLibrary maps = MapLibrary.bundled();
  private final Referee referee = new Referee(maps);
  private final Map<String, List<Verdict.Accepted>> played;

  /**
   * Plays the games.
   *
   * @param count number of games of each kind
   */
  BenchGames(int count, long seed) {
    Simulation simulation = new Simulation(new Setups(maps));
    played =
        Games.all().stream()
            .collect(
                Collectors.toMap(
                    Game::id,
                    game -> planned(game, count, seed).stream().map(simulation::play).toList()));
  }

  private static List<PlannedGame> planned(Game game, int count, long seed) {
    return planned(game, game.aggressive(), count, seed);
  }

  /**
   * Plans games to play.
   *
   * @param player name of the player of both sides
   * @throws IllegalArgumentException if there is no such player; the message lists the players
   */
  static List<PlannedGame> planned(Game game, String player, int count, long seed) {
    return planned(game, Players.named(player, game), count, seed);
  }

  private static List<PlannedGame> planned(Game game, Player player, int count, long seed) {
    return new Schedule(game, Optional.empty(), EVENT, MAX_ANSWERS)
        .series(List.of(player, player), count, seed);
  }

  /** The records of the games of a kind, as a file holds them. */
  String records(Game game) {
    return played.get(game.id()).stream()
        .map(Verdict.Accepted::canonical)
        .collect(Collectors.joining("\n"));
  }

  /** The position of one game of a kind before its first answer. */
  Position start(Game game) {
    return course(game).start();
  }

  /** One game of a kind. */
  Course course(Game game) {
    return played.get(game.id()).get(0).course();
  }

  /**
   * All games, several times over, ready to be stored: each time as different games with other ids.
   *
   * @param round number of the round; each round makes different games
   * @param times how often each game is in the list
   */
  List<Submission> submissions(int round, int times) {
    List<Submission> submissions = new ArrayList<>();
    for (int time = 0; time < times; time++) {
      for (Game game : Games.all()) {
        judged(records(game, round, time), submissions);
      }
    }
    return submissions;
  }

  /**
   * The records of the games of a kind: unchanged at first, later with ids of their own, without
   * which the same answers would be taken for a game that was entered twice.
   */
  String records(Game game, int round, int time) {
    if (round == 0 && time == 0) {
      return records(game);
    }
    int kind = Games.all().indexOf(game);
    AtomicInteger number = new AtomicInteger();
    return EVENT_TAG
        .matcher(records(game))
        .replaceAll(
            tag ->
                Text.of(
                    "%s\n[GameId \"c%03x%04x%04x%04x\"]",
                    tag.group(), kind, round, time, number.getAndIncrement()));
  }

  private void judged(String records, List<Submission> out) {
    try (RecordReader reader = RecordReader.of(records, EVENT)) {
      for (Optional<GameText> text = reader.next(); text.isPresent(); text = reader.next()) {
        out.add(Submission.of((Verdict.Accepted) referee.judge(text.get()), maps));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
