package org.wardiary.analytics.tournament;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.wardiary.analytics.filter.EventPools;
import org.wardiary.analytics.filter.GameOrder;
import org.wardiary.analytics.filter.RoundOrder;
import org.wardiary.analytics.filter.RulePools;
import org.wardiary.events.referee.Endings;
import org.wardiary.projector.fold.PlayerName;
import org.wardiary.projector.view.GameSummary;

/**
 * The games of one kind that name the same event. Games in which a program played form a separate
 * tournament, since people and programs are not mixed, and so do games by other rules.
 *
 * @param game id of the kind of game
 * @param event tag Event
 * @param simulated whether a program played in each game
 * @param games all games of the tournament, sorted by round, board and id; not empty
 */
public record Tournament(String game, String event, boolean simulated, List<GameSummary> games) {

  private static final Comparator<GameSummary> ORDER =
      Comparator.comparing((GameSummary game) -> Round.name(game), RoundOrder.BY_NUMBER)
          .thenComparing(GameOrder.OF_ROUND);

  /** Copies the list. */
  public Tournament {
    games = List.copyOf(games);
  }

  private record Key(String game, String event, boolean simulated, String rules) {

    private static final Comparator<Key> ORDER =
        Comparator.comparing(Key::game)
            .thenComparing(Key::event)
            .thenComparing(Key::simulated)
            .thenComparing(Key::rules);
  }

  /**
   * The tournaments among some games, sorted by kind of game and event, people before programs.
   * Games that name no event belong to no tournament.
   */
  public static List<Tournament> of(Collection<GameSummary> games) {
    Map<Key, List<GameSummary>> events = new TreeMap<>(Key.ORDER);
    for (GameSummary game : games) {
      String name = EventPools.name(game);
      if (!name.isEmpty()) {
        Key key = new Key(game.getGame(), name, game.getSimulated(), RulePools.name(game));
        events.computeIfAbsent(key, event -> new ArrayList<>()).add(game);
      }
    }
    List<Tournament> tournaments = new ArrayList<>();
    events.forEach(
        (key, all) -> {
          all.sort(ORDER);
          tournaments.add(new Tournament(key.game(), key.event(), key.simulated(), all));
        });
    return tournaments;
  }

  /** Name and digest of the rules by which all games were played. */
  public String rules() {
    return RulePools.name(games.get(0));
  }

  /** The sides, first-named side first. */
  public List<String> sides() {
    return games.get(0).getSides();
  }

  /** Whether more than two sides play, so that players have places instead of opponents. */
  public boolean isOfPlaces() {
    return sides().size() > 2;
  }

  /** Names of all players of games between two named players and of byes, sorted. */
  public List<String> players() {
    TreeSet<String> names = new TreeSet<>();
    for (GameSummary game : games) {
      if (Meeting.isBetweenTwo(game)) {
        names.add(PlayerName.of(game, 0));
        names.add(PlayerName.of(game, 1));
      } else {
        Meeting.rounds(game).forEach(meeting -> names.add(meeting.player()));
      }
    }
    return List.copyOf(names);
  }

  /** The rounds in order; games without a round come first, under an empty name. */
  public List<Round> rounds() {
    Map<String, List<GameSummary>> rounds = new TreeMap<>(RoundOrder.BY_NUMBER);
    for (GameSummary game : games) {
      rounds.computeIfAbsent(Round.name(game), round -> new ArrayList<>()).add(game);
    }
    List<Round> list = new ArrayList<>();
    rounds.forEach((name, all) -> list.add(new Round(name, all)));
    return list;
  }

  /**
   * Number of the round after the last one that a game names, by the numbers in their names; 1
   * before the first game.
   */
  public static int nextRound(Optional<Tournament> tournament) {
    return 1
        + tournament.stream()
            .flatMap(one -> one.rounds().stream())
            .mapToInt(round -> RoundOrder.number(round.name()))
            .max()
            .orElse(0);
  }

  /** Number of games that count. */
  public int counted() {
    return (int)
        games.stream().filter(game -> Meeting.counts(game) || Placing.counts(game)).count();
  }

  /** Number of games between two named players that were neither won nor drawn. */
  public int unfinished() {
    return (int)
        games.stream()
            .filter(Tournament::isPlayed)
            .filter(game -> Meeting.isBetweenTwo(game) && !Meeting.isOver(game))
            .count();
  }

  /** Number of games that lack a player's name, or have the same player on both sides. */
  public int unnamed() {
    return (int)
        games.stream()
            .filter(Tournament::isPlayed)
            .filter(game -> game.getSides().size() == 2 && !Meeting.isBetweenTwo(game))
            .count();
  }

  /** Number of forfeits, byes and other games that were not played. */
  public int notPlayed() {
    return (int) games.stream().filter(game -> !isPlayed(game)).count();
  }

  private static boolean isPlayed(GameSummary game) {
    return Endings.isPlayed(game.getTermination());
  }
}
