package org.wardiary.events.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.event.TagPair;

/**
 * A record's tag pairs in the order in which they stand. Names are unique.
 *
 * @param pairs the pairs
 */
public record Tags(List<Pair> pairs) {

  /** Value of the tag of a player's type where a program played, as PGN writes it. */
  private static final String PROGRAM = "program";

  /** End of the name of the tag of a player's type, after the side's name. */
  private static final String TYPE = "Type";

  /** Name of the tag that gives a game's id. */
  private static final String GAME_ID = "GameId";

  /**
   * A tag pair.
   *
   * @param name its name
   * @param value its value, escapes resolved
   */
  public record Pair(String name, String value) {}

  /** Copies the list. */
  public Tags {
    pairs = List.copyOf(pairs);
  }

  /** Tags as a game's first event holds them. */
  public static Tags of(List<TagPair> tags) {
    return new Tags(tags.stream().map(tag -> new Pair(tag.getName(), tag.getValue())).toList());
  }

  /** A tag's value. */
  public Optional<String> get(String name) {
    for (Pair pair : pairs) {
      if (pair.name().equals(name)) {
        return Optional.of(pair.value());
      }
    }
    return Optional.empty();
  }

  /** These tags and, for each side, that a program played it: {@code [BlueType "program"]}. */
  public Tags playedByPrograms(List<String> sides) {
    List<Pair> all = new ArrayList<>(withoutPlayerTypes(sides).pairs());
    sides.forEach(side -> all.add(new Pair(typeOf(side), PROGRAM)));
    return new Tags(all);
  }

  /** These tags without the sides' types of players, which say nothing of the game itself. */
  public Tags withoutPlayerTypes(List<String> sides) {
    List<String> types = sides.stream().map(side -> typeOf(side)).toList();
    return new Tags(pairs.stream().filter(pair -> !types.contains(pair.name())).toList());
  }

  /** Name of the tag of the type of a side's player. */
  public static String typeOf(String side) {
    return side + TYPE;
  }

  /** The id that the record itself gives its game. */
  public Optional<String> gameId() {
    return get(GAME_ID);
  }

  /** These tags with the id of the game, instead of any that they give. */
  public Tags withGameId(String id) {
    return with(GAME_ID, id);
  }

  /** These tags with a tag at their end, instead of any of its name. */
  public Tags with(String name, String value) {
    List<Pair> all = new ArrayList<>(without(name).pairs());
    all.add(new Pair(name, value));
    return new Tags(all);
  }

  /** These tags without the game's id. */
  public Tags withoutGameId() {
    return without(GAME_ID);
  }

  /** These tags without the one of a name. */
  public Tags without(String name) {
    return new Tags(pairs.stream().filter(pair -> !pair.name().equals(name)).toList());
  }

  /** Whether programs played all sides, as the tags of the players' types say. */
  public boolean simulated(List<String> sides) {
    return sides.stream().allMatch(side -> get(typeOf(side)).filter(PROGRAM::equals).isPresent());
  }
}
