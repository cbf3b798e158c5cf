package org.wardiary.events.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.avro.specific.SpecificRecord;

/**
 * A game that records can be kept of. Immutable and safe to share between threads.
 *
 * <p>Sides are numbered 0 (first-named) and 1 (second-named) throughout.
 */
public interface Game {

  /** Id as the tag {@code Game} writes it, e.g. {@code squares/civil-war}. */
  String id();

  /** Title for people, e.g. {@code SQUARES: The Civil War Battle Game}. */
  String title();

  /** Names of the two sides, first-named side first. */
  List<String> sides();

  /**
   * Names of the kinds of units for people, by the text that events and orders write for a kind;
   * empty in games whose kinds have no such names.
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

  /** Name of the map that is meant when a record has no tag {@code Map}. */
  String standardMap();

  /**
   * Reads a map file.
   *
   * @param map name and text of the file
   * @return the parsed map, checked against the game's page
   * @throws BadMap if the file breaks the game's page, with the reason
   */
  GameMap readMap(MapFile map);

  /**
   * Checks the tags that this game gives a meaning to ({@code Dice}, {@code Cards}, {@code
   * Random}), each alone and against {@code First}.
   *
   * @return nothing, or the rejection of the first bad tag
   */
  Optional<TagRejection> checkTags(Tags tags);

  /**
   * The position before anything happened; {@link Position#begin} then plays what precedes the
   * first question.
   */
  Position position(Setup setup);

  /**
   * A position as {@link Position#snapshot()} wrote it.
   *
   * @param setup the setup of the same game
   * @param snapshot the bytes
   */
  Position restore(Setup setup, byte[] snapshot);

  /**
   * The answers that one word of movetext stands for; more than one only where the game joins steps
   * (GV-3.2).
   */
  default List<String> split(String word) {
    return List.of(word);
  }

  /**
   * Joins an answer to the word before it for the canonical form, where the game joins steps.
   *
   * @param word the word so far
   * @param answer the answer that follows it, nothing between them
   * @return the longer word, or an empty string if the two do not join
   */
  default String join(String word, String answer) {
    return "";
  }

  /** Whether a turn number stands before this turn's first answer in the canonical form. */
  TurnNumbers turnNumbers();

  /** How turns are numbered in the canonical form ({@code records.md}). */
  enum TurnNumbers {
    /** {@code N.} before the N-th turn of the side that had the first turn. */
    FIRST_SIDES_TURNS,
    /** {@code N.} before the first answer in turn N (WS-11.2). */
    TURNS
  }

  /** What each viewer may know of a game. */
  default Visibility visibility() {
    return Visibility.OPEN;
  }

  /** A player that goes for the enemy with what sense the game needs, so that games end. */
  Player aggressive();

  /** The game's players by name, {@link #aggressive} first; all have a name of one word. */
  default List<Player> players() {
    return List.of(aggressive());
  }
}
