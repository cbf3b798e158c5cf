package org.wardiary.events.log.stream;

/** What an application is tuned for. */
public enum Pace {
  /** One command at a time: an answer within some 20 ms. */
  LIVE(20, 5, 1),
  /** Many at a time: fewer, larger transactions. */
  BULK(200, 20, 2);

  private final int commitMillis;
  private final int pollMillis;
  private final int threads;

  Pace(int commitMillis, int pollMillis, int threads) {
    this.commitMillis = commitMillis;
    this.pollMillis = pollMillis;
    this.threads = threads;
  }

  int commitMillis() {
    return commitMillis;
  }

  /** Without a short poll a short commit interval has no effect. */
  int pollMillis() {
    return pollMillis;
  }

  int threads() {
    return threads;
  }
}
