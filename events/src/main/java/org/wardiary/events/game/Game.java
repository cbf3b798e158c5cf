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

  /** The game's id as the tag {@code Game} gives it, e.g. {@code family/variant}. */
  String id();

  /** Human-readable title. */
  String title();

  /** How much of the game's play can be judged. */
  default Level level() {
    return Level.REFEREED;
  }

  /** Names of the two sides, first-named side first. */
  List<String> sides();

  /**
   * Human-readable names of the kinds of units, keyed by the text that events and answers use for a
   * kind; empty if the game has no such names.
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

  /**
   * The parameters of the rules that a designer may change; no parameters if the rules are fixed.
   */
  default Parameters parameters() {
    return Parameters.none(id());
  }

  /** The rules that this instance plays by. */
  default RuleSet rules() {
    return RuleSet.standard(parameters());
  }

  /**
   * The same game under other rules; its id, sides, maps and players stay the same.
   *
   * @param rules values of this game's parameters
   * @throws BadRules if no game can be played by these rules because their values exclude each
   *     other
   */
  default Game under(RuleSet rules) {
    return this;
  }

  /** Name of the map used when a record has no tag {@code Map}. */
  String standardMap();

  /**
   * Name of the rulebook, the resource {@code rules/NAME.md}, which is that of the standard map;
   * empty if the rules are not known.
   */
  default Optional<String> rulebook() {
    return level() == Level.REFEREED ? Optional.of(standardMap()) : Optional.empty();
  }

  /**
   * Reads a map file.
   *
   * @param map name and text of the file
   * @return the parsed map, checked against the game's rulebook
   * @throws BadMap if the file breaks the rulebook, with the reason
   */
  GameMap readMap(MapFile map);

  /**
   * Checks the tags that have a meaning only in this game, such as {@code Dice} and {@code Cards},
   * each by itself and against {@code First}.
   *
   * @return the rejection of the first bad tag, or empty if all are valid
   */
  Optional<TagRejection> checkTags(Tags tags);

  /**
   * The position before anything has happened; {@link Position#begin} then plays up to the first
   * question.
   */
  Position position(Setup setup);

  /**
   * Restores a position from the bytes that {@link Position#snapshot()} returned.
   *
   * @param setup the setup of the same game
   * @param snapshot the bytes
   * @throws CorruptEvent if the bytes are damaged or of another version
   */
  Position restore(Setup setup, byte[] snapshot);

  /** Words that the tag {@code Termination} may have in this game besides those of all games. */
  default List<String> terminations() {
    return List.of();
  }

  /** Whether the tag {@code Termination} may have a word besides those of all games. */
  default boolean isTermination(String word) {
    return terminations().contains(word);
  }

  /**
   * The answers that one word of movetext stands for: only the word itself, unless the game's
   * records join answers.
   */
  default List<String> split(String word) {
    return List.of(word);
  }

  /**
   * Joins an answer to the word before it, for the canonical form of games whose records join
   * answers.
   *
   * @param word the word so far
   * @param answer the answer that follows the word directly
   * @return the longer word, or an empty string if the two do not join
   */
  default String join(String word, String answer) {
    return "";
  }

  /** The answers that the rules want in a fixed sequence, though they do not depend on it. */
  default Optional<Series> series() {
    return Optional.empty();
  }

  /** Whether chance decides anything in this game. */
  default boolean hasChance() {
    return false;
  }

  /** Importers for the formats in which other sites publish this game. */
  default List<Importer> importers() {
    return List.of();
  }

  /** How turns are numbered in the canonical form. */
  TurnNumbers turnNumbers();

  /** When a turn number is written before the first answer of a turn ({@code records.md}). */
  enum TurnNumbers {
    /** {@code N.} before the N-th turn of the side that had the first turn. */
    FIRST_SIDES_TURNS,
    /** {@code N.} before the first answer in turn N. */
    TURNS,
    /** {@code N.} is an answer itself: it begins turn N. */
    ANSWERS
  }

  /**
   * The symmetries of a map, derived from the map itself, without the identity. Empty if the map
   * has none or the game does not look for them; positions then have no mirror images.
   *
   * @param map a map of this game
   */
  default List<Symmetry> symmetries(GameMap map) {
    return List.of();
  }

  /**
   * Fields of a position's JSON, keyed by unit, that only tell identical units of a side apart, as
   * unit ids do, and mean nothing else.
   */
  default Set<String> labelFields() {
    return Set.of();
  }

  /** What each viewer may know of a game. */
  default Visibility visibility() {
    return Visibility.OPEN;
  }

  /** A player that attacks, with enough judgement that its games come to an end. */
  Player aggressive();

  /** The game's own players, {@link #aggressive} first; each has a name of one word. */
  default List<Player> players() {
    return List.of(aggressive());
  }

  /** Players that people can play against, weakest first; empty if their strength is not known. */
  default List<RatedPlayer> ladder() {
    return List.of();
  }

  /**
   * A player that searches with a budget counted in nodes (positions examined), so that it plays
   * the same on every machine; empty if the game has no such player.
   *
   * @param name the player's name, which includes the budget
   * @param nodes the budget for each decision, 1 or more
   */
  default Optional<Player> search(String name, int nodes) {
    return Optional.empty();
  }
}
