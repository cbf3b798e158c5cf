package org.wardiary.analytics.game.onthesquare;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.GameHeading;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.Listed;
import org.wardiary.analytics.study.LuckierSide;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
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

  static final LuckierSide LUCKIER = new LuckierSide(RESULTS, "draws");
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
    List<RowTotals> rows = new ArrayList<>();
    if (totals.count(Accumulator.GAMES) > 0) {
      rows.addAll(totals.rows(totals.sides(), REASONS));
      rows.add(totals.row(SideRows.BOTH, ALL));
    }
    return new TableBuilder<RowTotals>(CARDS, "Cards: hits expected and made")
        .text("who", row -> row.part(0))
        .text("for", row -> row.part(1))
        .count("cards", "cards", row -> row.count("cards"))
        .estimate("per_game", "cards per game", row -> row.rate("cards", Accumulator.GAMES))
        .known("expected", "share", CardLuck::expected)
        .share("hits", row -> row.share("hits", "cards"))
        .estimatesNote(
            "Expected: mean share of cards of the side's own colour that were left in the deck"
                + " when each card was drawn. Where the cards alternate there is no chance, and"
                + " as many are expected as came.")
        .definedIn(OrdersGiven.PAGE)
        .of(rows);
  }

  private static OptionalDouble expected(RowTotals row) {
    long all = row.count("cards");
    return all > 0 ? OptionalDouble.of(row.sum("expected") / all) : OptionalDouble.empty();
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
        CardLuck::results,
        totals -> List.of(LUCKIER.claim(totals)));
  }

  private static Table results(Totals totals) {
    return LUCKIER
        .columns("Luck of the cards and winning", totals)
        .estimatesNote(
            "Luck: hits made less hits expected. The luckier side: the one with more of it, of"
                + " games that somebody won.")
        .definedIn(OrdersGiven.PAGE)
        .of(LuckierSide.ROW);
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
    return new TableBuilder<Listed<Entry>>(GAMES, "Luck of the cards, game by game")
        .text("game", listed -> listed.facts().game().name())
        .text("id", Listed::gameId)
        .text("result", listed -> listed.facts().game().result())
        .count("cards", "cards", listed -> listed.facts().luck().cards())
        .number("first_luck", "hits", listed -> listed.facts().luck().first())
        .number("second_luck", "hits", listed -> listed.facts().luck().second())
        .number("difference", "hits", listed -> listed.facts().luck().difference())
        .known("z", "standard deviations", listed -> listed.facts().luck().deviations())
        .note(
            "Luck: hits made less hits expected, of the first-named side and of the second;"
                + " their difference, and how many standard deviations it is. What is expected"
                + " of a card and its variance are those of the deck as it was when the card"
                + " was drawn. Games with a result, those with most luck first, at most "
                + Listed.LONGEST
                + ".")
        .definedIn(OrdersGiven.PAGE)
        .of(totals.listed(Entry.class));
  }
}
