package org.wardiary.analytics.player;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import org.wardiary.analytics.filter.GameOrder;
import org.wardiary.analytics.tournament.Meeting;
import org.wardiary.analytics.tournament.Score;
import org.wardiary.projector.view.GameSummary;

/**
 * A player's games of one kind.
 *
 * @param player the player's name
 * @param game id of the kind of game
 * @param simulated whether a program played in each of the games
 * @param games all games, including those that do not count, in the usual order; never empty
 * @param rating the rating after the last period of all players
 */
public record Profile(
    String player, String game, boolean simulated, List<GameSummary> games, Rating rating) {

  /** Sorts and copies the list. */
  public Profile {
    games = games.stream().sorted(GameOrder.USUAL).toList();
  }

  /**
   * Results against one opponent.
   *
   * @param opponent the other player
   * @param score the player's score
   */
  public record Against(String opponent, Score score) {}

  /**
   * Results with one opening.
   *
   * @param side the player's side
   * @param answers the player's first answers to the question of a turn
   * @param score the player's score
   */
  public record Opening(String side, List<String> answers, Score score) {}

  /** The games that count, in the usual order. */
  public List<Meeting> meetings() {
    return games.stream()
        .flatMap(one -> Meeting.of(one).stream())
        .filter(meeting -> meeting.player().equals(player))
        .toList();
  }

  /** Number of games that do not count: unfinished, or with an unknown opponent. */
  public int uncounted() {
    return games.size() - meetings().size();
  }

  /** Score of all games that count. */
  public Score score() {
    return Score.of(meetings());
  }

  /** Score by side, first-named side first. */
  public Map<String, Score> sides() {
    Map<String, Score> sides = new LinkedHashMap<>();
    for (String side : games.get(0).getSides()) {
      sides.put(side, score(meeting -> meeting.sideName().equals(side)));
    }
    return sides;
  }

  /** Score of the games in which the player had the first turn. */
  public Score movingFirst() {
    return score(Meeting::isMovingFirst);
  }

  /** Score of the games in which the opponent had the first turn. */
  public Score movingSecond() {
    return score(Meeting::isMovingSecond);
  }

  private Score score(Predicate<Meeting> wanted) {
    return Score.of(meetings().stream().filter(wanted).toList());
  }

  /** Score against each opponent, the most frequent opponent first. */
  public List<Against> opponents() {
    List<Against> list = new ArrayList<>();
    by(meetings(), Meeting::opponent)
        .forEach((opponent, all) -> list.add(new Against(opponent, Score.of(all))));
    list.sort(
        Comparator.comparingInt((Against one) -> -one.score().games())
            .thenComparing(Against::opponent));
    return list;
  }

  /** Score by the way the games ended, sorted by its name. */
  public Map<String, Score> endings() {
    Map<String, Score> endings = new TreeMap<>();
    by(meetings(), meeting -> meeting.game().getTermination())
        .forEach((ending, all) -> endings.put(ending, Score.of(all)));
    return endings;
  }

  /**
   * Score with each opening, by side, the most frequent opening first; games that ended before the
   * opening was complete are left out.
   *
   * @param answers length of an opening in answers, 1 to 3
   */
  public List<Opening> openings(int answers) {
    List<Opening> list = new ArrayList<>();
    List<Meeting> played = meetings().stream().filter(m -> m.opening().size() >= answers).toList();
    for (String side : games.get(0).getSides()) {
      List<Opening> some = new ArrayList<>();
      List<Meeting> ofSide = played.stream().filter(m -> m.sideName().equals(side)).toList();
      by(ofSide, meeting -> String.join(" ", meeting.opening().subList(0, answers)))
          .forEach(
              (text, all) ->
                  some.add(
                      new Opening(side, all.get(0).opening().subList(0, answers), Score.of(all))));
      some.sort(
          Comparator.comparingInt((Opening one) -> -one.score().games())
              .thenComparing(one -> String.join(" ", one.answers())));
      list.addAll(some);
    }
    return list;
  }

  private static Map<String, List<Meeting>> by(
      Collection<Meeting> meetings, Function<Meeting, String> key) {
    Map<String, List<Meeting>> groups = new TreeMap<>();
    for (Meeting meeting : meetings) {
      groups.computeIfAbsent(key.apply(meeting), name -> new ArrayList<>()).add(meeting);
    }
    return groups;
  }
}
