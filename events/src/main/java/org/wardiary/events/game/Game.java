package org.wardiary.events.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.game.rules.BadRules;
import org.wardiary.events.game.rules.Parameters;
import org.wardiary.events.game.rules.RuleSet;

/**
 * The rules of a game, or of one variant of it. Immutable and safe to share between threads.
 *
 * <p>Sides are numbered 0 (first-named) and 1 (second-named) throughout.
 */
public interface Game {

  /** Id as the tag {@code Game} writes it, e.g. {@code family/variant}. */
  String id();

  /** Title for people. */
  String title();

  /** Names of the two sides, first-named side first. */
  List<String> sides();

  /**
   * Names of the kinds of units for people, by what events and answers write for a kind; empty if
   * the game has no such names.
   */
  default Map<String, String> kinds() {
    return Map.of();
  }

  /**
   * The kinds of events that only this game (or its family of variants) emits, as generated classes
   * of {@code org.wardiary.events.event}; all other kinds are common.
   */
  default List<Class<? extends SpecificRecord>> events() {
    return List.of();
  }

  /**
   * Version of the rules, e.g. {@code squares 1}; changes whenever a ruling changes what is legal.
   */
  String rulesVersion();

  /** What of its rules a designer may change; nothing if the game has no such parameters. */
  default Parameters parameters() {
    return Parameters.none(id());
  }

  /** The rules by which this object plays. */
  default RuleSet rules() {
    return RuleSet.standard(parameters());
  }

  /**
   * The same game by other rules. Id, sides, maps and players are the same.
   *
   * @param rules values of this game's parameters
   * @throws BadRules if no game can be played by them, because values exclude each other
   */
  default Game under(RuleSet rules) {
    return this;
  }

  /** Name of the map on which a record without the tag {@code Map} is played. */
  String standardMap();

  /**
   * Reads a map file.
   *
   * @param map name and text of the file
   * @return the parsed map, checked against the game's rulebook
   * @throws BadMap if the file breaks the rulebook, with the reason
   */
  GameMap readMap(MapFile map);

  /**
   * Checks the tags that have a meaning in this game alone, such as {@code Dice} and {@code Cards},
   * each by itself and against {@code First}.
   *
   * @return nothing, or the rejection of the first bad tag
   */
  Optional<TagRejection> checkTags(Tags tags);

  /**
   * The position before anything happened. {@link Position#begin} plays what comes before the first
   * question.
   */
  Position position(Setup setup);

  /**
   * The position of which {@link Position#snapshot()} wrote the bytes.
   *
   * @param setup the setup of the same game
   * @param snapshot the bytes
   * @throws CorruptEvent if they are damaged or of another version
   */
  Position restore(Setup setup, byte[] snapshot);

  /**
   * The answers for which one word of movetext stands: the word itself, but in games whose records
   * join answers.
   */
  default List<String> split(String word) {
    return List.of(word);
  }

  /**
   * Joins an answer to the word before it, for the canonical form of games whose records join
   * answers.
   *
   * @param word the word so far
   * @param answer the answer that follows it, nothing between them
   * @return the longer word, or an empty string if the two do not join
   */
  default String join(String word, String answer) {
    return "";
  }

  /** Whether chance decides anything in this game. */
  default boolean hasChance() {
    return false;
  }

  /** Readers of this game as others publish it. */
  default List<Importer> importers() {
    return List.of();
  }

  /** How turns are numbered in the canonical form. */
  TurnNumbers turnNumbers();

  /** Where a number stands before the first answer in a turn ({@code records.md}). */
  enum TurnNumbers {
    /** {@code N.} before the N-th turn of the side that had the first turn. */
    FIRST_SIDES_TURNS,
    /** {@code N.} before the first answer in turn N. */
    TURNS
  }

  /**
   * The ways to lay a map on itself, the identity left out; derived from the map. Empty if it has
   * none, or the game does not look for them: then a position has no mirror images.
   *
   * @param map a map of this game
   */
  default List<Symmetry> symmetries(GameMap map) {
    return List.of();
  }

  /**
   * Fields of a position's JSON that tell alike units of a side apart and mean nothing else, by
   * unit, as their ids do.
   */
  default Set<String> labelFields() {
    return Set.of();
  }

  /** What each viewer may know of a game. */
  default Visibility visibility() {
    return Visibility.OPEN;
  }

  /** A player that attacks, with enough judgement for its games to come to an end. */
  Player aggressive();

  /** The game's own players, {@link #aggressive} first; each has a name of one word. */
  default List<Player> players() {
    return List.of(aggressive());
  }

  /**
   * A player that searches with a budget of so many nodes (positions that it looks at), the same on
   * every machine; nothing if the game has none.
   *
   * @param name the player's name, which says the budget
   * @param nodes the budget for each decision, 1 or more
   */
  default Optional<Player> search(String name, int nodes) {
    return Optional.empty();
  }
}
