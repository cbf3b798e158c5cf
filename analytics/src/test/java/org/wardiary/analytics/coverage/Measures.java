package org.wardiary.analytics.coverage;

import java.util.List;
import java.util.function.Function;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.TableBuilder;

/** One estimate of each kind, from the games of a {@link Model}. */
enum Measures {
  /** Games that end in one way. */
  GAMES("share of games", totals -> totals.share(key("strategic"), Accumulator.GAMES)),
  /** Attacks of a type. */
  PARTS("share of attacks", totals -> totals.share(key("flanks"), key("attacks"))),
  /** What happens a few times in a game. */
  RATE("rate, about 3 a game", totals -> totals.rate(key("moves"), Accumulator.GAMES)),
  /** What happens in one game of ten. */
  RARE("rate, about 0.1 a game", totals -> totals.rate(key("charges"), Accumulator.GAMES)),
  /** A measure that may be negative. */
  MEAN("mean", totals -> totals.mean(key("lost"), Accumulator.GAMES)),
  /** Length. */
  MEDIAN("median", totals -> totals.median(key("turns")));

  static final String ATTACKS = "attacks";
  static final String FLANKS = "flanks";
  static final String MOVES = "moves";
  static final String CHARGES = "charges";

  /** Number of a game's measures in which players differ. */
  static final int COUNT = 6;

  private static final String ID = "coverage";

  private final String label;
  private final Function<Totals, Estimate> estimate;

  Measures(String label, Function<Totals, Estimate> estimate) {
    this.label = label;
    this.estimate = estimate;
  }

  String label() {
    return label;
  }

  Estimate of(Totals totals) {
    return estimate.apply(totals);
  }

  private static Key key(String what) {
    return Key.of(what);
  }

  /** The totals of some games. */
  static Totals totals(List<PlayedGame> games) {
    Statistic statistic =
        new Statistic(ID, Measures::count, totals -> new TableBuilder<>(ID, ID).of(List.of()));
    Study study = new Study(GameInfo.plain(""), List.of(statistic));
    games.forEach(study::add);
    return study.totals(ID).orElseThrow();
  }

  private static void count(PlayedGame game, Accumulator counts) {
    boolean strategic = game.summary().getTermination().equals("strategic");
    counts
        .add(Accumulator.GAMES, 1)
        .add(key("strategic"), strategic ? 1 : 0, Accumulator.GAMES)
        .add(key(ATTACKS), game.summary().getCounts().get(ATTACKS))
        .add(key(FLANKS), game.summary().getCounts().get(FLANKS), key(ATTACKS))
        .add(key(MOVES), game.summary().getCounts().get(MOVES), Accumulator.GAMES)
        .add(key(CHARGES), game.summary().getCounts().get(CHARGES), Accumulator.GAMES)
        .add(key("lost"), game.summary().getFirstLosses(), Accumulator.GAMES)
        .measure(key("turns"), game.summary().getTurns());
  }
}
