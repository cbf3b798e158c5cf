package org.wardiary.analytics.filter;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.wardiary.events.record.Problem;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;

/**
 * A query that selects games of an archive, given as options of a command or parameters of a URL
 * ({@code docs/records.md#finding-games}). A game must fit every parameter that is given; if a
 * parameter has several values, it must fit one of them. Player, side, opponent and opening refer
 * to the same side of a game. Immutable.
 */
public final class GameQuery implements Predicate<GameSummary> {

  /** The query without parameters, which selects all games. */
  public static final GameQuery ALL = new GameQuery(new EnumMap<>(QueryParameter.class));

  private final Map<QueryParameter, Set<String>> values;
  private final List<List<Criterion>> criteria;

  private GameQuery(Map<QueryParameter, Set<String>> values) {
    this.values = values;
    this.criteria = new ArrayList<>();
    values.forEach(
        (parameter, texts) -> criteria.add(texts.stream().map(parameter::read).toList()));
  }

  /**
   * Reads a query.
   *
   * @param given values by name of the parameter; blank values are ignored
   * @throws BadQuery if there is no such parameter, or if it cannot have such a value
   */
  public static GameQuery of(Map<String, ? extends Collection<String>> given) {
    Map<QueryParameter, Set<String>> values = new EnumMap<>(QueryParameter.class);
    given.forEach(
        (name, texts) -> {
          QueryParameter parameter = QueryParameter.named(name);
          for (String text : texts) {
            if (Text.shows(text)) {
              values.computeIfAbsent(parameter, key -> new LinkedHashSet<>()).add(text);
            }
          }
        });
    return new GameQuery(values);
  }

  /** Whether the query has no parameters, and so selects all games. */
  public boolean isAll() {
    return values.isEmpty();
  }

  /** The values by name of the parameter, in the parameters' order; as {@link #of} takes them. */
  public Map<String, List<String>> values() {
    Map<String, List<String>> all = new LinkedHashMap<>();
    values.forEach((parameter, texts) -> all.put(parameter.parameter(), List.copyOf(texts)));
    return all;
  }

  /** Whether the query has a value of a parameter. */
  public boolean has(QueryParameter parameter) {
    return values.containsKey(parameter);
  }

  @Override
  public boolean test(GameSummary game) {
    return IntStream.range(0, game.getSides().size()).anyMatch(side -> fits(game, side));
  }

  private boolean fits(GameSummary game, int side) {
    for (List<Criterion> one : criteria) {
      if (one.stream().noneMatch(criterion -> criterion.fits(game, side))) {
        return false;
      }
    }
    return true;
  }

  /** The games that this query selects, in the usual order. */
  public List<GameSummary> select(Collection<GameSummary> games) {
    return select(games, GameOrder.USUAL);
  }

  /** The games that this query selects, in a given order. */
  public List<GameSummary> select(Collection<GameSummary> games, Comparator<GameSummary> order) {
    return games.stream().filter(this).sorted(order).toList();
  }

  /** Readable text, e.g. {@code player 'Ann' or 'Bob', result 'draw'}; empty for all games. */
  public String text() {
    return values().entrySet().stream()
        .map(
            one ->
                one.getKey()
                    + one.getValue().stream()
                        .map(value -> " '" + Problem.shown(value) + "'")
                        .collect(Collectors.joining(" or")))
        .collect(Collectors.joining(", "));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GameQuery query && query.values.equals(values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  @Override
  public String toString() {
    return text();
  }
}
