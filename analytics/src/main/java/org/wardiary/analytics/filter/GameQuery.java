package org.wardiary.analytics.filter;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.wardiary.events.record.Problem;
import org.wardiary.projector.view.GameSummary;

/**
 * Which games of an archive are meant, as options of a command and parameters of an address name
 * them ({@code docs/records.md#finding-games}). A game has to fit each parameter that is given; of
 * a parameter that is given several times, one value. Player, side, opponent and opening are about
 * the same side of a game. Immutable.
 */
public final class GameQuery implements Predicate<GameSummary> {

  /** All games. */
  public static final GameQuery ALL = new GameQuery(new EnumMap<>(QueryParameter.class));

  private static final Set<QueryParameter> OF_POOLS =
      EnumSet.of(
          QueryParameter.GAME,
          QueryParameter.RULES,
          QueryParameter.EVENT,
          QueryParameter.PLAYED_BY);

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
   * @param given values by name of the parameter; blank ones count as not given
   * @throws BadQuery if there is no such parameter, or if it cannot have such a value
   */
  public static GameQuery of(Map<String, ? extends Collection<String>> given) {
    Map<QueryParameter, Set<String>> values = new EnumMap<>(QueryParameter.class);
    given.forEach(
        (name, texts) -> {
          QueryParameter parameter = QueryParameter.named(name);
          for (String text : texts) {
            if (!text.isBlank()) {
              values.computeIfAbsent(parameter, key -> new LinkedHashSet<>()).add(text);
            }
          }
        });
    return new GameQuery(values);
  }

  /** Whether all games are meant. */
  public boolean isAll() {
    return values.isEmpty();
  }

  /** The values by name of the parameter, in the parameters' order; {@link #of} reads them. */
  public Map<String, List<String>> values() {
    Map<String, List<String>> all = new LinkedHashMap<>();
    values.forEach((parameter, texts) -> all.put(parameter.parameter(), List.copyOf(texts)));
    return all;
  }

  /** Whether a parameter is given. */
  public boolean has(QueryParameter parameter) {
    return values.containsKey(parameter);
  }

  /**
   * Whether games that may be counted together ({@link GamePool}) are all meant or none of them.
   */
  public boolean isOfPools() {
    // games that name no event may say so in several ways
    return OF_POOLS.containsAll(values.keySet())
        && values.getOrDefault(QueryParameter.EVENT, Set.of()).stream()
            .allMatch(RoundOrder::isNamed);
  }

  @Override
  public boolean test(GameSummary game) {
    return fits(game, 0) || fits(game, 1);
  }

  private boolean fits(GameSummary game, int side) {
    for (List<Criterion> one : criteria) {
      if (one.stream().noneMatch(criterion -> criterion.fits(game, side))) {
        return false;
      }
    }
    return true;
  }

  /** The games that are meant, in the usual order. */
  public List<GameSummary> select(Collection<GameSummary> games) {
    return select(games, GameOrder.USUAL);
  }

  /** The games that are meant, sorted. */
  public List<GameSummary> select(Collection<GameSummary> games, Comparator<GameSummary> order) {
    return games.stream().filter(this).sorted(order).toList();
  }

  /** The query for people, e.g. {@code player 'Ann' or 'Bob', result 'draw'}; empty for all. */
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
