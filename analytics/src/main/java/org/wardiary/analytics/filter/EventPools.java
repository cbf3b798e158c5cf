package org.wardiary.analytics.filter;

import java.util.Collection;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import org.wardiary.events.record.Problem;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;

/**
 * Which games may be counted together with regard to their events: for each kind of game, only
 * those of one event, unless a query names events. Games that name no event count as one event.
 */
public final class EventPools {

  /** The games of all events together, as a value of the parameter {@code event}. */
  public static final String ALL = "all";

  /** The games that name no event, as a value of the parameter {@code event}. */
  public static final String NONE = "none";

  private static final int SHOWN = 8;

  private EventPools() {}

  /** The event of a game; "" if it names none. */
  public static String name(GameSummary game) {
    return RoundOrder.name(game.getEvent());
  }

  /**
   * Requires that all games of a kind be of one event, unless a query names events.
   *
   * @throws BadQuery if games of one kind are of several events
   */
  public static void requireOne(GameQuery query, Collection<GameSummary> games) {
    if (!query.has(QueryParameter.EVENT)) {
      requireOne(byKind(games, GameSummary::getGame, EventPools::name, game -> 1));
    }
  }

  /**
   * Number of games by event, by kind of game.
   *
   * @param kind the kind of a game
   * @param event the event of a game, "" for none
   * @param number how many games an element of {@code games} stands for
   * @param <T> a game or a group of games
   */
  static <T> Map<String, Map<String, Long>> byKind(
      Collection<T> games,
      Function<T, String> kind,
      Function<T, String> event,
      ToLongFunction<T> number) {
    Map<String, Map<String, Long>> kinds = new TreeMap<>();
    games.forEach(
        game ->
            kinds
                .computeIfAbsent(kind.apply(game), first -> new TreeMap<>())
                .merge(event.apply(game), number.applyAsLong(game), Long::sum));
    return kinds;
  }

  /**
   * Requires that all games of a kind be of one event.
   *
   * @param kinds number of games by event, by kind of game
   * @throws BadQuery if a kind has several events
   */
  static void requireOne(Map<String, Map<String, Long>> kinds) {
    kinds.forEach(
        (kind, events) -> {
          if (events.size() > 1) {
            throw new BadQuery(
                QueryParameter.EVENT.parameter(),
                Text.of(
                    "expected one event of %s but got %d: %s; 'event NAME' counts the games of"
                        + " one, 'event all' those of all together",
                    kind, events.size(), text(events)));
          }
        });
  }

  /** The event with most games; in a tie, the one whose name sorts first. */
  static String largest(Map<String, Long> events) {
    return events.entrySet().stream()
        .min(
            Comparator.comparingLong((Map.Entry<String, Long> event) -> -event.getValue())
                .thenComparing(Map.Entry::getKey))
        .orElseThrow()
        .getKey();
  }

  /** The first eight events with their numbers of games, those with most games first. */
  public static String text(Map<String, Long> events) {
    String some =
        events.entrySet().stream()
            .sorted(
                Comparator.comparingLong((Map.Entry<String, Long> event) -> -event.getValue())
                    .thenComparing(Map.Entry::getKey))
            .limit(SHOWN)
            .map(event -> Text.of("%s (%d)", shown(event.getKey()), event.getValue()))
            .collect(Collectors.joining(", "));
    return events.size() > SHOWN ? some + ", ..." : some;
  }

  /** An event's name in a message. */
  static String shown(String event) {
    return event.isEmpty() ? "no event" : "'" + Problem.shown(event) + "'";
  }
}
