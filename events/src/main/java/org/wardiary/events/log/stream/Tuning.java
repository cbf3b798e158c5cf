package org.wardiary.events.log.stream;

/** What an application is tuned for. */
public enum Tuning {
  /** For one command at a time, which is answered quickly. */
  LIVE(20, 500, 5, 2, 1),
  /** For many commands at a time: fewer and larger transactions. */
  BULK(200, 5000, 20, 200, 2),
  /**
   * As {@link #BULK}, for a program that keeps running and does next to nothing while it is idle.
   */
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

  /** The poll timeout; a short commit interval has no effect without a short poll timeout. */
  int pollMillis() {
    return pollMillis;
  }

  /**
   * The commit interval of an application that folds events. A reader of its views has to wait this
   * long only while other games keep coming, since the application also commits when a partition
   * has nothing more to fold. Nothing is folded during a commit, and the state of half a game is
   * then written to a changelog: with 20 ms, an application far behind did little else than commit.
   */
  public int foldMillis() {
    return foldMillis;
  }

  /**
   * How long a batch is filled before it is sent. Larger batches take less space in total, and a
   * commit sends whatever there is; so where it equals the commit interval, nobody waits longer
   * because of it.
   */
  int lingerMillis() {
    return lingerMillis;
  }

  int threads() {
    return threads;
  }
}
