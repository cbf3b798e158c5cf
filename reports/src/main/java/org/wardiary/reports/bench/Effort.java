package org.wardiary.reports.bench;

/**
 * How much is measured.
 *
 * @param warmUp rounds of pure computing that are not counted: JIT compilation takes CPU time too,
 *     and needs seconds to settle; parts with a broker have one such round
 * @param rounds rounds that are counted
 * @param roundMillis least CPU time of a round of pure computing, in milliseconds
 * @param games number of simulated games of each kind
 * @param times how often each game is stored in a round, which should be long compared with the
 *     time between two commits
 * @param nodes least number of sequences that perft counts, by going as deep as it takes
 * @param folds rounds, after one that is not counted, of rebuilding views from all events
 * @param lookups number of positions looked up in a round
 * @param commands rounds of whole commands
 * @param reports rounds of the parts that take long
 */
public record Effort(
    int warmUp,
    int rounds,
    int roundMillis,
    int games,
    int times,
    long nodes,
    int folds,
    int lookups,
    int commands,
    int reports) {

  /** Takes seconds: shows whether everything works, and gives rough figures. */
  public static final Effort QUICK = new Effort(3, 3, 300, 5, 8, 20_000, 1, 500, 3, 1);

  /** Takes minutes: gives figures to compare. */
  public static final Effort FULL = new Effort(10, 5, 500, 20, 4, 1_000_000, 2, 2000, 7, 3);
}
