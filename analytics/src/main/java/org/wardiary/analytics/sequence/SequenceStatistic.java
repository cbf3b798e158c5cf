package org.wardiary.analytics.sequence;

import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.sequence.SequenceQuery.Result;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.OwnRows;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.TableBuilder;

/**
 * Totals of the sequences of a query over games of one kind, counted and estimated like all other
 * statistics. Not thread-safe.
 */
public final class SequenceStatistic {

  private static final String ID = "sequences";
  private static final Key FIRSTS = Key.of("firsts");
  private static final Key SEQUENCES = Key.of("sequences");
  private static final Key ENDED = Key.of("ended");
  private static final Key MATCHES = Key.of("matches");
  private static final Key WITH = Key.of("with");

  private final Study study;

  /** A statistic without games yet. */
  public SequenceStatistic(GameInfo info) {
    Statistic statistic =
        new Statistic(
            ID, SequenceStatistic::count, totals -> new TableBuilder<>(ID, ID).of(List.of()));
    this.study = new Study(info, List.of(statistic));
  }

  private static Key of(Result result) {
    return Key.of("result", result.name());
  }

  private static Key bySide(String side) {
    return Key.of("side", side);
  }

  private static Key side(String side, Result result) {
    return Key.of("sides", side, result.name());
  }

  private static void count(PlayedGame played, Accumulator counts) {
    FoundGame game = played.own(FoundGame.class).orElseThrow();
    int matches = game.matches().size();
    counts.add(Accumulator.GAMES, 1);
    counts.add(FIRSTS, game.firsts(), Accumulator.GAMES);
    counts.add(SEQUENCES, game.sequences().size(), FIRSTS, Accumulator.GAMES);
    counts.add(MATCHES, matches, SEQUENCES, Accumulator.GAMES);
    counts.add(WITH, matches > 0 ? 1 : 0, Accumulator.GAMES);
    for (String side : played.summary().getSides()) {
      game.result(side).ifPresent(result -> counts.add(side(side, result), 1, Accumulator.GAMES));
    }
    for (Match match : game.sequences()) {
      Optional<Result> result = game.result(match);
      if (result.isPresent()) {
        counts.add(ENDED, 1);
        counts.add(of(result.get()), 1, ENDED);
        counts.add(bySide(game.side(match)), 1);
      }
    }
  }

  /** Adds a game. */
  public void add(FoundGame game) {
    study.add(new PlayedGame(game.game(), List.of(), OwnRows.NONE.with(FoundGame.class, game)));
  }

  /** What is known of the kind of game. */
  public GameInfo info() {
    return study.info();
  }

  /** Number of games and whether they were simulated, for display. */
  public String source() {
    return study.source();
  }

  /** Number of games searched. */
  public long games() {
    return study.games();
  }

  private Totals totals() {
    return study.totals(ID).orElseThrow();
  }

  /** Number of events that fit the first step. */
  public long firsts() {
    return totals().count(FIRSTS);
  }

  /** Number of these events that begin a sequence, however the games ended. */
  public long sequences() {
    return totals().count(SEQUENCES);
  }

  /** Share of the events fitting the first step that begin a sequence. */
  public Estimate goingOn() {
    return totals().share(SEQUENCES, FIRSTS);
  }

  /** Number of sequences for whose side the game ended as the query requires. */
  public long matches() {
    return totals().count(MATCHES);
  }

  /** Number of such matches per game. */
  public Estimate perGame() {
    return totals().rate(MATCHES, Accumulator.GAMES);
  }

  /** Number of games with at least one match. */
  public long with() {
    return totals().games(MATCHES);
  }

  /** Share of games with at least one match. */
  public Estimate shareOfGames() {
    return totals().share(WITH, Accumulator.GAMES);
  }

  /** Number of sequences in games with a result. */
  public long ended() {
    return totals().count(ENDED);
  }

  /** Number of sequences whose side had this result. */
  public long ended(Result result) {
    return totals().count(of(result));
  }

  /** Share of sequences, of those in games with a result, whose side had this result. */
  public Estimate share(Result result) {
    return totals().share(of(result), ENDED);
  }

  /**
   * Share of all games searched with this result for the same sides, each side weighted by its
   * number of sequences: the reference with which to compare {@link #share}.
   */
  public double baseline(Result result) {
    double sum = 0;
    for (String side : totals().sides()) {
      long finished = 0;
      for (Result each : Result.values()) {
        finished += totals().count(side(side, each));
      }
      long own = totals().count(bySide(side));
      sum += own == 0 ? 0 : (double) own * totals().count(side(side, result)) / finished;
    }
    return ended() == 0 ? 0 : sum / ended();
  }
}
