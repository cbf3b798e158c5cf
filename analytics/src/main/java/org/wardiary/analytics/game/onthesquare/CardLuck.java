package org.wardiary.analytics.game.onthesquare;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.LuckierSide;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowSet;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** Luck of the cards: {@code docs/statistics/wargaming-on-the-square.md}. */
public final class CardLuck {

  /** Id of the table of cards by purpose. */
  public static final String CARDS = "cards";

  /** Id of the table of luck and results. */
  public static final String RESULTS = "card-luck-results";

  /** Id of the ledger of games. */
  public static final String GAMES = "card-luck-games";

  private CardLuck() {}

  /** Cards by side and purpose: hits expected and made. */
  public static Table cards(GameSet set) {
    TableBuilder table =
        new TableBuilder(
                CARDS,
                "Cards: hits expected and made",
                Columns.builder()
                    .text("who", "for")
                    .count("cards", "cards")
                    .estimate("per_game", "cards per game")
                    .number("expected", "share")
                    .share("hits")
                    .build())
            .note(
                "Expected: mean share of cards of the side's own colour that were left in the deck"
                    + " when each card was drawn. Where the cards alternate there is no chance, and"
                    + " as many are expected as came. "
                    + set.bootstrap().note())
            .definedIn(OrdersGiven.PAGE);
    for (String side : set.sides()) {
      int index = set.sides().indexOf(side);
      for (String reason : List.of("muskets", "guns", "melee")) {
        cardRow(
            set,
            table.row().text(side, reason),
            cards -> cards.side() == index && cards.reason().equals(reason));
      }
    }
    cardRow(set, table.row().text("both", "all"), cards -> true);
    return table.build();
  }

  private static void cardRow(
      GameSet set, TableBuilder.RowBuilder row, Predicate<Engagement.Cards> wanted) {
    RowSet<Engagement.Cards> rows = RowSet.of(set, Engagement.class, Engagement::cards);
    double[] cards = rows.sums(wanted, Engagement.Cards::cards);
    double all = Arrays.stream(cards).sum();
    row.count((long) all).estimate(set.bootstrap().ratio(cards, set.having(Engagement.class)));
    if (all > 0) {
      row.number(Arrays.stream(rows.sums(wanted, Engagement.Cards::expected)).sum() / all);
    } else {
      row.none();
    }
    row.estimate(set.bootstrap().share(rows.sums(wanted, Engagement.Cards::hits), cards)).end();
  }

  /** Luck of the first-named side: its own less the other's, in hits. */
  private static double luck(PlayedGame game) {
    return game.own(Engagement.class).map(e -> e.luck(0) - e.luck(1)).orElse(0.0);
  }

  /** How often the luckier side won. */
  public static Table results(GameSet set) {
    TableBuilder table =
        new TableBuilder(
                RESULTS,
                "Luck of the cards and winning",
                Columns.builder()
                    .text("who")
                    .count("games", "games")
                    .count("wins", "games")
                    .share("win_rate")
                    .build())
            .note(
                "Luck: hits made less hits expected. The luckier side: the one with more of it, of"
                    + " games that somebody won. Interval: 95 %, Wilson. "
                    + Estimate.SMALL_NOTE)
            .definedIn(OrdersGiven.PAGE);
    return LuckierSide.of(set, CardLuck::luck).addTo(table.row()).end().build();
  }

  /** Each game's luck, the games with most of it first. */
  public static Table games(GameSet set) {
    TableBuilder table =
        new TableBuilder(
                GAMES,
                "Luck of the cards, game by game",
                Columns.builder()
                    .text("game", "first_player", "second_player", "result")
                    .count("cards", "cards")
                    .number("first_luck", "hits")
                    .number("second_luck", "hits")
                    .number("difference", "hits")
                    .number("z", "standard deviations")
                    .build())
            .note(
                "Luck: hits made less hits expected, of the first-named side and of the second;"
                    + " their difference, and how many standard deviations it is (cards taken as"
                    + " independent, which a deck that is drawn down is not quite: z is a little too"
                    + " small).")
            .definedIn(OrdersGiven.PAGE);
    set.games().stream()
        .filter(game -> game.own(Engagement.class).isPresent())
        .sorted(
            Comparator.<PlayedGame>comparingDouble(game -> -Math.abs(luck(game)))
                .thenComparing(game -> game.summary().getGameId()))
        .forEach(game -> gameRow(game, game.own(Engagement.class).orElseThrow(), table));
    return table.build();
  }

  private static void gameRow(PlayedGame game, Engagement engagement, TableBuilder table) {
    double variance = engagement.cards().stream().mapToDouble(Engagement.Cards::variance).sum();
    TableBuilder.RowBuilder row =
        table
            .row()
            .text(
                game.summary().getGameId(),
                game.summary().getFirstPlayer(),
                game.summary().getSecondPlayer(),
                game.summary().getResult())
            .count(engagement.cards().stream().mapToLong(Engagement.Cards::cards).sum())
            .number(engagement.luck(0))
            .number(engagement.luck(1))
            .number(luck(game));
    if (variance > 0) {
      row.number(luck(game) / Math.sqrt(variance));
    } else {
      row.none();
    }
    row.end();
  }
}
