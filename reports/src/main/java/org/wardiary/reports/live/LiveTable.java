package org.wardiary.reports.live;

import java.time.Duration;
import java.util.Optional;
import org.wardiary.events.event.GameEvent;
import org.wardiary.projector.stream.GameFeeds;

/**
 * One game as this program follows it. A clock runs from the moment when this program saw the board
 * as it stands. For one thread.
 */
final class LiveTable {

  private final GameFeeds.Feed feed;
  private final TimeAndChance machine;
  private final LiveFold fold = new LiveFold();
  private long since;

  /** A game of which nothing is read yet. */
  LiveTable(GameFeeds.Feed feed, TimeAndChance machine) {
    this.feed = feed;
    this.machine = machine;
  }

  /** Reads what has come since. */
  void follow() {
    long before = fold.moved();
    for (GameEvent event : feed.more()) {
      fold.fold(event);
    }
    if (fold.moved() != before) {
      since = machine.nanos();
    }
  }

  /** How the game stands, as far as it is read. */
  LivePosition position() {
    return fold.position(Duration.ofNanos(machine.nanos() - since));
  }

  /** seq of the last event read; -1 before the first. */
  long seq() {
    return fold.seq();
  }

  /** The same if nothing but comments came behind what was seen: they overtake nobody. */
  long basis(long seen) {
    return seen >= fold.moved() && seen <= fold.seq() ? fold.seq() : seen;
  }

  /** What its clocks begin with and gain, if it has any. */
  Optional<TimeControl> control() {
    return fold.control();
  }
}
