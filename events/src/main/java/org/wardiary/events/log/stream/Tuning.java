package org.wardiary.events.log.stream;

/** What an application is tuned for. */
public enum Tuning {
  /** One command at a time: it is answered soon. */
  LIVE(20, 500, 5, 2, 1),
  /** Many at a time: fewer, larger transactions. */
  BULK(200, 5000, 20, 200, 2),
  /** The same for a program that stays, and does next to nothing while nobody asks. */
  SERVICE(200, 5000, 100, 20, 2);

  private final int commitMillis;
  private final int foldMillis;
  private final int pollMillis;
  private final int lingerMillis;
  private final int threads;

  Tuning(int commitMillis, int foldMillis, int pollMillis, int lingerMillis, int threads) {
    this.commitMillis = commitMillis;
    this.foldMillis = foldMillis;
    this.pollMillis = pollMillis;
    this.lingerMillis = lingerMillis;
    this.threads = threads;
  }

  int commitMillis() {
    return commitMillis;
  }

  /** Without a short poll a short commit interval has no effect. */
  int pollMillis() {
    return pollMillis;
  }

  /**
   * The commit interval of an application that folds events. Whoever waits for its views waits so
   * long only while other games come all the time, since it commits too when a partition has
   * nothing to fold. Nothing is folded while it commits, and what a commit finds of half a game is
   * written to a changelog: with 20 ms an application that was far behind did little else.
   */
  public int foldMillis() {
    return foldMillis;
  }

  /**
   * How long a batch is filled before it is sent: larger ones are smaller in all, and a commit
   * sends what there is. So nobody waits longer for it where it is as long as the commit interval.
   */
  int lingerMillis() {
    return lingerMillis;
  }

  int threads() {
    return threads;
  }
}
