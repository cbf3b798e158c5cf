package org.wardiary.analytics.filter;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.wardiary.projector.view.GameSummary;

/** Orders in which games are listed. */
public final class GameOrder {

  /** Name of the parameter, for commands and addresses. */
  public static final String PARAMETER = "sort";

  /** Within a round: by the tag Board; ties, and games that do not have it, by the id. */
  public static final Comparator<GameSummary> OF_ROUND =
      Comparator.comparing(GameSummary::getBoard, RoundOrder.BY_NUMBER)
          .thenComparing(GameSummary::getGameId);

  /** By kind of game, event, date, round and board; ties are broken by the id. */
  public static final Comparator<GameSummary> USUAL =
      Comparator.comparing(GameSummary::getGame)
          .thenComparing(GameSummary::getEvent)
          .thenComparing(GameSummary::getDate)
          .thenComparing(GameSummary::getRound, RoundOrder.BY_NUMBER)
          .thenComparing(OF_ROUND);

  private static final String FALLING = "-";

  private GameOrder() {}

  /**
   * The order by some columns; ties are broken by the usual order.
   *
   * @param headers names of columns, the most important first; a {@code -} before a name reverses
   *     its order
   * @throws BadQuery if there is no such column
   */
  public static Comparator<GameSummary> by(Collection<String> headers) {
    return headers.stream()
        .map(GameOrder::by)
        .reduce(Comparator::thenComparing)
        .map(order -> order.thenComparing(USUAL))
        .orElse(USUAL);
  }

  private static Comparator<GameSummary> by(String header) {
    boolean falling = header.startsWith(FALLING);
    String name = falling ? header.substring(FALLING.length()) : header;
    GameColumn column =
        List.of(GameColumn.values()).stream()
            .filter(known -> known.header().equals(name.toLowerCase(Locale.ROOT)))
            .findFirst()
            .orElseThrow(() -> BadQuery.notOneOf(PARAMETER, GameColumn.headers(), header));
    return falling ? column.order().reversed() : column.order();
  }
}
