package org.wardiary.analytics.game.generalsview;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Balance;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.Phrases;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Tables;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.text.Text;

/**
 * Draws against what could be expected of them, and results corrected for them: {@code
 * docs/statistics/generals-view.md}.
 *
 * <p>The correction is a control variate: luck has mean 0 whatever the players do, so subtracting a
 * multiple of it from the results changes no expectation; the multiple that takes most of the
 * variance away is the slope of results on luck (Glasserman, P. (2003), Monte Carlo Methods in
 * Financial Engineering, section 4.1).
 */
public final class LuckLedger {

  /** Id of the table by player. */
  public static final String PLAYERS = "luck-by-player";

  /** Id of the table by game. */
  public static final String GAMES = "luck-by-game";

  /** Id of the table of what luck does to results. */
  public static final String RESULTS = "luck-and-results";

  /** Id of the table by chance. */
  public static final String CHANCES = "draws-by-chance";

  private final GameSet set;
  private final double slope;
  private final double explained;
  private final boolean sloped;

  /** The ledger of a set of games. */
  public LuckLedger(GameSet set) {
    this.set = set;
    List<PlayedGame> games = set.games().stream().filter(LuckLedger::counts).toList();
    double n = games.size();
    double luck = games.stream().mapToDouble(LuckLedger::gold).sum() / n;
    double result = games.stream().mapToDouble(LuckLedger::result).sum() / n;
    double both = 0;
    double ofLuck = 0;
    double ofResult = 0;
    for (PlayedGame game : games) {
      both += (gold(game) - luck) * (result(game) - result);
      ofLuck += (gold(game) - luck) * (gold(game) - luck);
      ofResult += (result(game) - result) * (result(game) - result);
    }
    this.sloped = n >= Estimate.FEWEST && ofLuck > 0 && ofResult > 0;
    this.slope = sloped ? both / ofLuck : 0;
    this.explained = sloped ? both * both / (ofLuck * ofResult) : 0;
  }

  /** Games with rows and a result. */
  private static boolean counts(PlayedGame game) {
    return game.own(Campaign.class).isPresent() && (game.decided() || game.drawn());
  }

  private static Campaign.Draws draws(PlayedGame game) {
    return game.own(Campaign.class).orElseThrow().draws();
  }

  /** Luck of the first-named side in gold. */
  private static double gold(PlayedGame game) {
    return draws(game).gold();
  }

  /** Result of the first-named side: 1, one half, 0. */
  private static double result(PlayedGame game) {
    return game.drawn() ? 0.5 : game.won(game.summary().getSides().get(0)) ? 1 : 0;
  }

  private double adjusted(PlayedGame game) {
    return result(game) - slope * gold(game);
  }

  /** 1 for the first-named side, -1 for the other. */
  private static double sign(int side) {
    return side == 0 ? 1 : -1;
  }

  /** Which side a player had, if one. */
  private static Optional<Integer> sideOf(PlayedGame game, String player) {
    boolean first = game.summary().getFirstPlayer().equals(player);
    boolean second = game.summary().getSecondPlayer().equals(player);
    // a player against itself has no luck of its own
    return first == second ? Optional.empty() : Optional.of(first ? 0 : 1);
  }

  /** Expected and actual draws, results and results corrected for luck, player by player. */
  public Table players() {
    TableBuilder table =
        new TableBuilder(
                PLAYERS,
                "Luck of the players",
                Columns.builder()
                    .text("player")
                    .count("games", "games")
                    .count("draws", "draws")
                    .number("expected", "draws won")
                    .number("won", "draws won")
                    .estimate("luck", "draws per game")
                    .estimate("gold_luck", "gold per game")
                    .estimate("result", "share")
                    .estimate("without_luck", "share")
                    .build())
            .note(
                "Expected: sum of the chances attack / (attack + defence), from the player's side."
                    + " Luck: won less expected; gold luck: gold of units killed less gold of units"
                    + " lost, above expectation. Result: wins and half the draws, of the games with"
                    + " a result; without luck: the same less slope × gold luck ("
                    + slopeInWords()
                    + "). "
                    + set.bootstrap().note())
            .definedIn(CampaignCurves.PAGE);
    TreeSet<String> names = new TreeSet<>();
    set.games().stream()
        .filter(LuckLedger::counts)
        .flatMap(
            game -> Stream.of(game.summary().getFirstPlayer(), game.summary().getSecondPlayer()))
        .filter(name -> !name.isEmpty())
        .forEach(names::add);
    names.forEach(name -> playerRow(name, table));
    return table.build();
  }

  private String slopeInWords() {
    return sloped
        ? Text.of("%.3f per 1000 gold", slope * 1000)
        : "not known: too few games or no luck";
  }

  private void playerRow(String player, TableBuilder table) {
    double[] games = each(player, (game, side) -> 1);
    double[] draws = each(player, (game, side) -> draws(game).count());
    double[] won = each(player, (game, side) -> side == 0 ? draws(game).won() : lost(draws(game)));
    double[] luck =
        each(player, (game, side) -> sign(side) * (draws(game).won() - draws(game).expected()));
    double[] results = each(player, (game, side) -> side == 0 ? result(game) : 1 - result(game));
    double[] adjusted =
        each(player, (game, side) -> side == 0 ? adjusted(game) : 1 - adjusted(game));
    double[] gold = each(player, (game, side) -> sign(side) * gold(game));
    TableBuilder.RowBuilder row =
        table
            .row()
            .text(player)
            .count(sum(games))
            .count(sum(draws))
            .number(total(won) - total(luck))
            .number(total(won))
            .estimate(set.bootstrap().ratio(luck, games))
            .estimate(set.bootstrap().ratio(gold, games))
            .estimate(set.bootstrap().share(results, games));
    row.estimate(sloped ? set.bootstrap().ratio(adjusted, games) : Estimate.hidden(sum(games)));
    row.end();
  }

  private static double lost(Campaign.Draws draws) {
    return draws.count() - draws.won();
  }

  private interface OfSide {
    double of(PlayedGame game, int side);
  }

  /** A number for each game that counts and that the player played; 0 for the others. */
  private double[] each(String player, OfSide value) {
    return set.each(
        game ->
            counts(game) ? sideOf(game, player).map(side -> value.of(game, side)).orElse(0.0) : 0);
  }

  private static double total(double[] values) {
    return Arrays.stream(values).sum();
  }

  private static long sum(double[] values) {
    return Math.round(total(values));
  }

  /** The ledger game by game, the luckiest first. */
  public Table games() {
    TableBuilder table =
        new TableBuilder(
                GAMES,
                "Luck, game by game",
                Columns.builder()
                    .text("game", "map", "first_player", "second_player", "result")
                    .count("draws", "draws")
                    .number("expected", "draws won")
                    .number("won", "draws won")
                    .number("deviations", "standard deviations")
                    .number("gold_luck", "gold")
                    .number("points", "share")
                    .number("without_luck", "share")
                    .build())
            .note(
                "All numbers from the side of "
                    + set.sides().get(0)
                    + ", the first-named. Deviations: won less expected, in standard deviations of"
                    + " the draws fought. Without luck: points less slope × gold luck ("
                    + slopeInWords()
                    + "); of one game it may lie outside 0 to 1. Games with a result, those with most"
                    + " luck in gold first.")
            .definedIn(CampaignCurves.PAGE);
    ToDoubleFunction<PlayedGame> most = game -> -Math.abs(gold(game));
    set.games().stream()
        .filter(LuckLedger::counts)
        .sorted(Comparator.comparingDouble(most).thenComparing(game -> game.summary().getGameId()))
        .forEach(game -> gameRow(game, table));
    return table.build();
  }

  private void gameRow(PlayedGame game, TableBuilder table) {
    Campaign.Draws draws = draws(game);
    TableBuilder.RowBuilder row =
        table
            .row()
            .text(
                game.summary().getGameId(),
                game.summary().getMap(),
                game.summary().getFirstPlayer(),
                game.summary().getSecondPlayer(),
                game.summary().getResult())
            .count(draws.count())
            .number(draws.expected())
            .number(draws.won());
    if (draws.variance() > 0) {
      row.number((draws.won() - draws.expected()) / Math.sqrt(draws.variance()));
    } else {
      row.none();
    }
    row.number(draws.gold()).number(result(game));
    if (sloped) {
      row.number(adjusted(game));
    } else {
      row.none();
    }
    row.end();
  }

  /** How often the luckier side won, and how much of the results luck explains. */
  public Table results() {
    TableBuilder table =
        new TableBuilder(
                RESULTS,
                "Luck and winning",
                Columns.builder()
                    .text("who")
                    .count("games", "games")
                    .count("wins", "games")
                    .share("win_rate")
                    .number("explained", "share")
                    .build())
            .note(
                "The luckier side: the one with more luck in gold, of games that somebody won."
                    + " Interval: 95 %, Wilson. Explained: share of the variance of the results that"
                    + " goes with luck in gold (squared correlation). Who fights more has more to"
                    + " win and to lose by luck. "
                    + Estimate.SMALL_NOTE)
            .definedIn(CampaignCurves.PAGE);
    long games = set.count(game -> counts(game) && game.decided() && gold(game) != 0);
    long wins =
        set.count(
            game ->
                counts(game)
                    && game.decided()
                    && gold(game) != 0
                    && (gold(game) > 0) == (result(game) == 1));
    TableBuilder.RowBuilder row =
        table
            .row()
            .text("the luckier side")
            .count(games)
            .count(wins)
            .estimate(Estimate.share(wins, games));
    if (sloped) {
      row.number(explained);
    } else {
      row.none();
    }
    return row.end().build();
  }

  /** Draws by the attacker's chance: whether they came as they should. */
  public Table chances() {
    TableBuilder table =
        new TableBuilder(
                CHANCES,
                "Draws by the attacker's chance",
                Columns.builder()
                    .text("chance")
                    .count("draws", "draws")
                    .number("expected", "share")
                    .share("won")
                    .build())
            .note(
                "Draws whose attacker had a chance in that span (the upper bound belongs to the next"
                    + " one). Expected: mean of the chances; won: share of the draws that attackers"
                    + " won. "
                    + set.bootstrap().note())
            .definedIn(CampaignCurves.PAGE);
    for (int band = 0; band < Campaign.BANDS; band++) {
      int at = band;
      double[] draws = band(at, Campaign.Band::count);
      if (total(draws) > 0) {
        table
            .row()
            .text(Text.of("%d to %d %%", 10 * at, 10 * at + 10))
            .count(sum(draws))
            .number(total(band(at, Campaign.Band::expected)) / total(draws))
            .estimate(set.bootstrap().share(band(at, Campaign.Band::won), draws))
            .end();
      }
    }
    return table.build();
  }

  private double[] band(int band, ToDoubleFunction<Campaign.Band> value) {
    return set.each(
        Campaign.class, campaign -> value.applyAsDouble(campaign.draws().bands().get(band)));
  }

  /** What the table of results says, in plain words. */
  static Optional<Finding> finding(Tables tables) {
    return tables
        .row(RESULTS, row -> row.number("win_rate").isPresent())
        .map(row -> new Finding(RESULTS, sentence(row)));
  }

  private static String sentence(Row row) {
    String measured = Phrases.winRate("The side with more luck in the draws", row);
    String explained =
        row.number("explained").isPresent()
            ? "; " + Phrases.percent(row, "explained") + " of how results differ goes with luck"
            : "";
    boolean above = Phrases.value(row, "win_rate_low") > Balance.EVEN;
    return measured + explained + (above ? "." : ": that luck decides games is not shown.");
  }
}
