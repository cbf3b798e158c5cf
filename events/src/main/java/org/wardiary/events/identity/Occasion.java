package org.wardiary.events.identity;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.wardiary.events.game.RandomTag;
import org.wardiary.events.game.Tags;
import org.wardiary.events.text.Text;

/**
 * What a record's tags say about when and by whom a game was played; {@code "?"} and what shows
 * nothing, e.g. {@code ""}, mean unknown.
 *
 * @param event tag {@code Event}
 * @param date tag {@code Date}; parts of it may be unknown
 * @param round tag {@code Round}
 * @param players the players' names, from the sides' tags, first-named side first
 * @param random tag {@code Random}, without a seed that was shown after the game
 * @param simulated whether a program played a side
 */
public record Occasion(
    String event,
    String date,
    String round,
    List<String> players,
    String random,
    boolean simulated) {

  /** Copies the list; of a seed and its hash, takes the hash, which the tag always has. */
  public Occasion {
    players = List.copyOf(players);
    random = RandomTag.commitment(random).orElse(random);
  }

  /**
   * Reads the occasion from a record's tags.
   *
   * @param sides the game's sides, whose names are the names of the players' tags
   */
  public static Occasion of(Tags tags, List<String> sides) {
    return new Occasion(
        tags.get("Event").orElse(""),
        tags.get("Date").orElse(""),
        tags.get("Round").orElse(""),
        sides.stream().map(side -> tags.get(side).orElse("")).toList(),
        tags.get("Random").orElse(""),
        tags.simulated(sides));
  }

  /**
   * Whether round or random seed contradict each other, or not as many sides played, so that the
   * games differ whatever else they share.
   */
  boolean apart(Occasion other) {
    return players.size() != other.players.size()
        || contradict(round, other.round)
        || contradict(random, other.random);
  }

  /** How many of the event, the date and the two players contradict each other. */
  int contradictions(Occasion other) {
    int players = playersContradicting(other);
    return players
        + (contradict(event, other.event) ? 1 : 0)
        + (datesContradict(date, other.date) ? 1 : 0);
  }

  private int playersContradicting(Occasion other) {
    return (int)
        IntStream.range(0, players.size())
            .filter(i -> contradict(players.get(i), other.players.get(i)))
            .count();
  }

  /**
   * Whether the two are different boards of the same round: event and round agree and both players
   * contradict.
   */
  boolean otherBoardOfTheRound(Occasion other) {
    return sameRound(other) && playersContradicting(other) == players.size();
  }

  /** Whether both players are known and the same, or event, date and round are. */
  boolean agrees(Occasion other) {
    return samePlayers(other) || sameRound(other) && sameDate(date, other.date);
  }

  /** Whether each side has the same player in both or, as in a bye, none; not both have none. */
  boolean sameSeats(Occasion other) {
    return players.stream().anyMatch(Occasion::isKnown)
        && IntStream.range(0, players.size())
            .allMatch(
                i ->
                    same(players.get(i), other.players.get(i))
                        || !isKnown(players.get(i)) && !isKnown(other.players.get(i)));
  }

  /** Whether event and round are known and the same. */
  boolean sameRound(Occasion other) {
    return same(event, other.event) && same(round, other.round);
  }

  private boolean samePlayers(Occasion other) {
    return IntStream.range(0, players.size())
        .allMatch(i -> same(players.get(i), other.players.get(i)));
  }

  /**
   * Whether both players are known and the same, and event, date and round are the same, even if
   * unknown.
   */
  boolean writtenAs(Occasion other) {
    return samePlayers(other)
        && Names.same(event).equals(Names.same(other.event))
        && date.equals(other.date)
        && Names.same(round).equals(Names.same(other.round));
  }

  private static boolean same(String one, String other) {
    return isKnown(one) && Names.same(one).equals(Names.same(other));
  }

  private static boolean sameDate(String one, String other) {
    return knownDate(one) && one.equals(other);
  }

  private static boolean contradict(String one, String other) {
    return isKnown(one) && isKnown(other) && !Names.same(one).equals(Names.same(other));
  }

  /**
   * Whether two dates contradict each other; {@code 1996.??.??} does not contradict {@code
   * 1996.05.01}.
   */
  private static boolean datesContradict(String one, String other) {
    if (!knownDate(one) || !knownDate(other)) {
      return false;
    }
    String[] parts = one.split("\\.", -1);
    String[] others = other.split("\\.", -1);
    if (parts.length != others.length) {
      return contradict(one, other);
    }
    return IntStream.range(0, parts.length).anyMatch(i -> contradict(parts[i], others[i]));
  }

  /** Whether any part of a date is known; none of {@code ????.??.??} is. */
  private static boolean knownDate(String date) {
    return Arrays.stream(date.split("\\.", -1)).anyMatch(Occasion::isKnown);
  }

  /** Whether the value of a tag says anything: {@code ?} and {@code ""} do not. */
  public static boolean isKnown(String value) {
    return Text.shows(value.replace('?', ' '));
  }
}
