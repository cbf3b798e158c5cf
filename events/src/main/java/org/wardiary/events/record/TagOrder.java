package org.wardiary.events.record;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Level;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.Tags.Pair;
import org.wardiary.events.game.recorded.RecordedTags;

/** The canonical order of a game's tags. */
public final class TagOrder {

  private static final String RESULT = "Result";
  private static final String TERMINATION = "Termination";

  /** The tags of recorded games that lists of games show, in order. */
  public static final List<String> LISTED = RecordedTags.LISTED;

  private final List<String> names;

  private TagOrder(List<String> names) {
    this.names = names;
  }

  /** The order for a game, in which the names of its sides are tags too. */
  public static TagOrder of(Game game) {
    List<String> names = new ArrayList<>(List.of("Game"));
    if (game.level() != Level.REFEREED) {
      names.addAll(RecordedTags.NAMES);
    }
    names.addAll(List.of("Event", "Site", "Date", "Round"));
    names.addAll(game.sides());
    names.addAll(
        List.of("First", RESULT, TERMINATION, "Map", "Rules", "Dice", "Cards", "Random", "GameId"));
    return new TagOrder(List.copyOf(names));
  }

  /**
   * Sorts tags into canonical order; tags that the order does not name follow in their original
   * order.
   */
  public Tags sorted(Tags tags) {
    List<Pair> sorted = new ArrayList<>(tags.pairs().size());
    for (String name : names) {
      tags.get(name).ifPresent(value -> sorted.add(new Pair(name, value)));
    }
    for (Pair pair : tags.pairs()) {
      if (!names.contains(pair.name())) {
        sorted.add(pair);
      }
    }
    return new Tags(sorted);
  }

  /**
   * Returns the tags without {@code Result} and {@code Termination}: those known when a game
   * begins.
   */
  public static Tags beforeTheEnd(Tags tags) {
    return new Tags(
        tags.pairs().stream()
            .filter(pair -> !pair.name().equals(RESULT) && !pair.name().equals(TERMINATION))
            .toList());
  }

  /** Sorts tags into canonical order, with {@code Result} and {@code Termination} added. */
  Tags complete(Tags tags, String result, String termination) {
    List<Pair> all = new ArrayList<>(beforeTheEnd(tags).pairs());
    all.add(new Pair(RESULT, result));
    all.add(new Pair(TERMINATION, termination));
    return sorted(new Tags(all));
  }

  void write(Tags tags, String result, String termination, StringBuilder out) {
    for (Pair pair : complete(tags, result, termination).pairs()) {
      out.append('[').append(pair.name()).append(" \"");
      out.append(pair.value().replace("\\", "\\\\").replace("\"", "\\\""));
      out.append("\"]\n");
    }
  }
}
