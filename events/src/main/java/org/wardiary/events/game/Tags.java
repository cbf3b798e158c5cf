package org.wardiary.events.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.event.TagPair;

/**
 * A record's tag pairs, in order. Names are unique.
 *
 * @param pairs the pairs
 */
public record Tags(List<Pair> pairs) {

  /** Value of a player-type tag if a program played the side, as in PGN. */
  private static final String PROGRAM = "program";

  /** Suffix of the name of a player-type tag, after the side's name. */
  private static final String TYPE = "Type";

  /** Name of the tag that gives a game's id. */
  private static final String GAME_ID = "GameId";

  /**
   * A tag pair.
   *
   * @param name its name
   * @param value its value, with escapes resolved
   */
  public record Pair(String name, String value) {}

  /** Copies the list. */
  public Tags {
    pairs = List.copyOf(pairs);
  }

  /** The tags that a game's first event holds. */
  public static Tags of(List<TagPair> tags) {
    return new Tags(tags.stream().map(tag -> new Pair(tag.getName(), tag.getValue())).toList());
  }

  /** The value of the tag with a name; empty if there is none. */
  public Optional<String> get(String name) {
    for (Pair pair : pairs) {
      if (pair.name().equals(name)) {
        return Optional.of(pair.value());
      }
    }
    return Optional.empty();
  }

  /** These tags, with each side marked as played by a program: {@code [BlueType "program"]}. */
  public Tags playedByPrograms(List<String> sides) {
    List<Pair> all = new ArrayList<>(withoutPlayerTypes(sides).pairs());
    sides.forEach(side -> all.add(new Pair(typeOf(side), PROGRAM)));
    return new Tags(all);
  }

  /** These tags without the player types, which say nothing about the game itself. */
  public Tags withoutPlayerTypes(List<String> sides) {
    List<String> types = sides.stream().map(side -> typeOf(side)).toList();
    return new Tags(pairs.stream().filter(pair -> !types.contains(pair.name())).toList());
  }

  /** Name of the tag that gives the type of a side's player. */
  public static String typeOf(String side) {
    return side + TYPE;
  }

  /** The id that the record itself gives its game. */
  public Optional<String> gameId() {
    return get(GAME_ID);
  }

  /** These tags with a game id, which replaces any that they have. */
  public Tags withGameId(String id) {
    return with(GAME_ID, id);
  }

  /** These tags with a tag added at the end, which replaces any of the same name. */
  public Tags with(String name, String value) {
    List<Pair> all = new ArrayList<>(without(name).pairs());
    all.add(new Pair(name, value));
    return new Tags(all);
  }

  /** These tags without the game's id. */
  public Tags withoutGameId() {
    return without(GAME_ID);
  }

  /** These tags without the one with a name. */
  public Tags without(String name) {
    return new Tags(pairs.stream().filter(pair -> !pair.name().equals(name)).toList());
  }

  /** Whether a program plays a side, according to the player-type tag. */
  public boolean isProgram(String side) {
    return get(typeOf(side)).filter(PROGRAM::equals).isPresent();
  }

  /** Whether a program played any side, so that the game is none of people alone. */
  public boolean simulated(List<String> sides) {
    return sides.stream().anyMatch(this::isProgram);
  }
}
