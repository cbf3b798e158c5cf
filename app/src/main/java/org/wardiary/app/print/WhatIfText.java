package org.wardiary.app.print;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Pairing;
import org.wardiary.analytics.estimate.Ratio;
import org.wardiary.app.print.RescoredGame.Change;
import org.wardiary.app.terminal.Columns;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;

/** What other rules of scoring change in some games, as text. */
public final class WhatIfText {

  static final List<String> HEADER =
      List.of("id", "date", "players", "recorded", "ply", "by these rules", "ply");

  private final List<RescoredGame> games;

  /** Creates the text about some games, which are listed in this order. */
  public WhatIfText(List<RescoredGame> games) {
    this.games = List.copyOf(games);
  }

  /** The games that differ, up to a limit; empty if there are none. */
  public String list(int limit) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(HEADER);
    games.stream()
        .filter(game -> game.change() != Change.SAME)
        .limit(limit)
        .forEach(game -> rows.add(cells(game)));
    return rows.size() == 1 ? "" : Columns.text(rows);
  }

  /** How a game ended and would have ended, in the columns of the list. */
  static List<String> cells(RescoredGame game) {
    GameSummary was = game.recorded();
    return List.of(
        was.getGameId(),
        GameTable.shown(was.getDate()),
        GameTable.shown(was.getFirstPlayer()) + " - " + GameTable.shown(was.getSecondPlayer()),
        was.getResult() + " " + was.getTermination(),
        Integer.toString(was.getPlies()),
        game.change() == Change.OPEN
            ? game.change().words()
            : game.result() + " " + game.termination(),
        Integer.toString(game.plies()));
  }

  /**
   * How many games differ in which way, with shares and intervals, and the results by both rules.
   */
  public String summary() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("change", "games", "share", "95 % interval"));
    for (Change change : Change.values()) {
      Estimate share = share(game -> game.change() == change);
      long count = games.stream().filter(game -> game.change() == change).count();
      rows.add(
          List.of(
              change.words(),
              Long.toString(count),
              share.shown() ? percent(share.value()) : "-",
              share.shown()
                  ? percent(share.interval().low()) + " to " + percent(share.interval().high())
                  : "-"));
    }
    List<List<String>> results = new ArrayList<>();
    results.add(List.of("result", "recorded", "by these rules"));
    TreeSet<String> all = new TreeSet<>();
    games.forEach(game -> all.addAll(List.of(game.recorded().getResult(), game.result())));
    for (String result : all) {
      long before = games.stream().filter(it -> it.recorded().getResult().equals(result)).count();
      long then = games.stream().filter(it -> it.result().equals(result)).count();
      results.add(List.of(result, Long.toString(before), Long.toString(then)));
    }
    return Columns.text(rows) + open() + System.lineSeparator() + Columns.text(results);
  }

  /** The range that games which would have gone on leave open; empty if there are none. */
  private String open() {
    long open = games.stream().filter(game -> game.change() == Change.OPEN).count();
    long other = games.stream().filter(game -> game.change() == Change.OTHER_RESULT).count();
    return open == 0
        ? ""
        : Text.of(
            "depending on how the %s would have gone on, %d to %d games have another result%n",
            Text.count(open, "open game"), other, other + open);
  }

  private static String percent(double share) {
    return Text.of("%.1f %%", 100 * share);
  }

  /**
   * A share of the games, with an interval that allows for games of the same players being
   * dependent.
   */
  private Estimate share(Predicate<RescoredGame> wanted) {
    SortedMap<Pairing, Ratio.Sums> pairings = new TreeMap<>();
    double part = 0;
    for (RescoredGame game : games) {
      GameSummary was = game.recorded();
      Pairing pairing = Pairing.of(was.getFirstPlayer(), was.getSecondPlayer());
      double one = wanted.test(game) ? 1 : 0;
      part += one;
      pairings.merge(
          pairing,
          new Ratio.Sums(one, 1),
          (a, b) -> new Ratio.Sums(a.part() + b.part(), a.whole() + b.whole()));
    }
    double all = games.size();
    return new Ratio(games.size(), part, all, new Ratio.Squares(part, part, all), pairings).share();
  }
}
