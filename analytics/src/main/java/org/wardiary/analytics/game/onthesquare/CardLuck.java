package org.wardiary.analytics.game.onthesquare;

import java.util.List;
import java.util.OptionalDouble;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.GameHeading;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.Listed;
import org.wardiary.analytics.study.LuckierSide;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.SideRows;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.projector.game.onthesquare.view.CardCount;
import org.wardiary.projector.game.onthesquare.view.EngagementRows;

/** Luck of the cards: {@code docs/statistics/wargaming-on-the-square.md}. */
public final class CardLuck {

  /** Id of the table of cards by purpose. */
  public static final String CARDS = "cards";

  /** Id of the table of luck and results. */
  public static final String RESULTS = "card-luck-results";

  /** Id of the ledger of games. */
  public static final String GAMES = "card-luck-games";

  private CardLuck() {}

  private static final LuckierSide LUCKIER = new LuckierSide(RESULTS);
  private static final String ALL = "all";
  private static final List<String> REASONS = List.of("muskets", "guns", "melee");

  /** Cards by side and purpose: hits expected and made. */
  static Statistic cards() {
    return new Statistic(CARDS, CardLuck::countCards, CardLuck::cards);
  }

  private static void countCards(PlayedGame game, Accumulator counts) {
    Engagements.in(game)
        .ifPresent(
            rows -> {
              counts.add(Accumulator.GAMES, 1);
              for (CardCount cards : rows.getCards()) {
                count(cards, cards.getSide(), cards.getReason(), counts);
                count(cards, SideRows.BOTH, ALL, counts);
              }
            });
  }

  private static void count(CardCount cards, String side, String reason, Accumulator counts) {
    Key key = key("cards", side, reason);
    counts
        .add(key, cards.getCards(), Accumulator.GAMES)
        .add(key("hits", side, reason), cards.getHits(), key)
        .addFraction(key("expected", side, reason), cards.getExpected());
  }

  private static Key key(String what, String side, String reason) {
    return Key.of(what, side, reason);
  }

  private static Table cards(Totals totals) {
    TableBuilder table =
        new TableBuilder(CARDS, "Cards: hits expected and made")
            .text("who", "for")
            .count("cards", "cards")
            .estimate("per_game", "cards per game")
            .number("expected", "share")
            .share("hits")
            .note(
                "Expected: mean share of cards of the side's own colour that were left in the deck"
                    + " when each card was drawn. Where the cards alternate there is no chance, and"
                    + " as many are expected as came. "
                    + Estimate.NOTE)
            .definedIn(OrdersGiven.PAGE);
    if (totals.count(Accumulator.GAMES) > 0) {
      totals.sides().forEach(side -> REASONS.forEach(reason -> row(totals, side, reason, table)));
      row(totals, SideRows.BOTH, ALL, table);
    }
    return table.build();
  }

  private static void row(Totals totals, String side, String reason, TableBuilder table) {
    Key cards = key("cards", side, reason);
    long all = totals.count(cards);
    double expected = totals.fraction(key("expected", side, reason));
    table
        .row(side, reason)
        .count(all)
        .estimate(totals.rate(cards, Accumulator.GAMES))
        .number(all > 0 ? OptionalDouble.of(expected / all) : OptionalDouble.empty())
        .estimate(totals.share(key("hits", side, reason), cards))
        .end();
  }

  /**
   * Luck of the cards in a game: hits made minus hits expected.
   *
   * @param first luck of the first-named side
   * @param second luck of the other side
   * @param variance variance of the luck of both sides together
   * @param cards number of cards drawn
   */
  private record Luck(double first, double second, double variance, long cards) {

    static Luck of(EngagementRows rows) {
      double[] luck = new double[2];
      double variance = 0;
      long drawn = 0;
      for (CardCount cards : rows.getCards()) {
        luck[rows.getSides().indexOf(cards.getSide())] += cards.getHits() - cards.getExpected();
        variance += cards.getVariance();
        drawn += cards.getCards();
      }
      return new Luck(luck[0], luck[1], variance, drawn);
    }

    /** Luck of the first-named side minus that of the other. */
    double difference() {
      return first - second;
    }

    /** The difference in standard deviations; empty if there was no chance. */
    OptionalDouble deviations() {
      return variance > 0
          ? OptionalDouble.of(difference() / Math.sqrt(variance))
          : OptionalDouble.empty();
    }
  }

  /** How often the luckier side won. */
  static Statistic results() {
    return new Statistic(
        RESULTS,
        (game, counts) ->
            Engagements.in(game)
                .ifPresent(rows -> LUCKIER.count(game, Luck.of(rows).difference(), counts)),
        CardLuck::results);
  }

  private static Table results(Totals totals) {
    TableBuilder table =
        new TableBuilder(RESULTS, "Luck of the cards and winning")
            .text("who")
            .count("games", "games")
            .count("wins", "games")
            .share("win_rate")
            .note(
                "Luck: hits made less hits expected. The luckier side: the one with more of it, of"
                    + " games that somebody won. "
                    + Estimate.NOTE)
            .definedIn(OrdersGiven.PAGE);
    return LUCKIER.addTo(table.row(), totals).end().build();
  }

  /** A game and the luck in it. */
  private record Entry(GameHeading game, Luck luck) {}

  /** The luck in each finished game, the games with most luck, for either side, first. */
  static Statistic games() {
    return new Statistic(GAMES, CardLuck::countGame, CardLuck::games);
  }

  private static void countGame(PlayedGame game, Accumulator counts) {
    Engagements.in(game)
        .filter(rows -> game.finished())
        .map(Luck::of)
        .ifPresent(
            luck ->
                counts.list(
                    new Listed<>(
                        Math.abs(luck.difference()),
                        game.summary().getGameId(),
                        new Entry(GameHeading.of(game.summary()), luck))));
  }

  private static Table games(Totals totals) {
    TableBuilder table =
        new TableBuilder(GAMES, "Luck of the cards, game by game")
            .text("game", "first_player", "second_player", "result")
            .count("cards", "cards")
            .number("first_luck", "hits")
            .number("second_luck", "hits")
            .number("difference", "hits")
            .number("z", "standard deviations")
            .note(
                "Luck: hits made less hits expected, of the first-named side and of the second;"
                    + " their difference, and how many standard deviations it is. What is expected"
                    + " of a card and its variance are those of the deck as it was when the card"
                    + " was drawn. Games with a result, those with most luck first, at most "
                    + Listed.LONGEST
                    + ".")
            .definedIn(OrdersGiven.PAGE);
    totals.listed(Entry.class).forEach(entry -> gameRow(entry.gameId(), entry.facts(), table));
    return table.build();
  }

  private static void gameRow(String gameId, Entry entry, TableBuilder table) {
    Luck luck = entry.luck();
    GameHeading game = entry.game();
    table
        .row(gameId, game.firstPlayer(), game.secondPlayer(), game.result())
        .count(luck.cards())
        .number(luck.first())
        .number(luck.second())
        .number(luck.difference())
        .number(luck.deviations())
        .end();
  }
}
