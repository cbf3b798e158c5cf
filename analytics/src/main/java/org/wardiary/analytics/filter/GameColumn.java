package org.wardiary.analytics.filter;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.wardiary.projector.fold.PlayerName;
import org.wardiary.projector.view.GameSummary;

/** A column of a list of games, by which the list can be sorted. */
public enum GameColumn {
  /** The game's id. */
  ID(GameSummary::getGameId),
  /** Id of the kind of game. */
  GAME(GameSummary::getGame),
  /** Tag Date. */
  DATE(GameSummary::getDate),
  /** Tag Round. */
  ROUND(GameSummary::getRound, Comparator.comparing(GameSummary::getRound, RoundOrder.BY_NUMBER)),
  /** The players, that of the first-named side first. */
  PLAYERS(
      row ->
          IntStream.range(0, row.getSides().size())
              .mapToObj(side -> shown(PlayerName.written(row, side)))
              .collect(Collectors.joining(" - "))),
  /** The side that had the first turn. */
  FIRST(GameSummary::getFirstMover),
  /** The side that won, {@code draw} or {@code *} for a game without a result. */
  RESULT(GameSummary::getResult),
  /** How the game ended. */
  BY(GameSummary::getTermination),
  /** Number of turns, counted over both sides. */
  TURNS(row -> Integer.toString(row.getTurns()), Comparator.comparing(GameSummary::getTurns)),
  /** Number of answers. */
  ANSWERS(row -> Integer.toString(row.getPlies()), Comparator.comparing(GameSummary::getPlies)),
  /** How much is known of the game. */
  LEVEL(GameSummary::getLevel),
  /** Number of places of its record that do not fit. */
  NOTES(row -> Integer.toString(row.getNotes()), Comparator.comparing(GameSummary::getNotes)),
  /** Tag Event. */
  EVENT(GameSummary::getEvent),
  /** Tag Site. */
  SITE(GameSummary::getSite),
  /** Name and digest of the rules. */
  RULES(RulePools::name),
  /** Name of the map. */
  MAP(GameSummary::getMap);

  private final Function<GameSummary, String> text;
  private final Comparator<GameSummary> order;

  GameColumn(Function<GameSummary, String> text) {
    this(text, Comparator.comparing(text));
  }

  GameColumn(Function<GameSummary, String> text, Comparator<GameSummary> order) {
    this.text = text;
    this.order = order;
  }

  /** The column's name, in lower case. */
  public String header() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The column's text for a game; {@code ?} if unknown. */
  public String text(GameSummary game) {
    return shown(text.apply(game));
  }

  /** The order of games by this column, ascending. */
  public Comparator<GameSummary> order() {
    return order;
  }

  /** The names of all columns. */
  public static List<String> headers() {
    return Stream.of(values()).map(GameColumn::header).toList();
  }

  private static String shown(String text) {
    return text.isEmpty() ? "?" : text;
  }
}
