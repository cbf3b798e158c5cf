package org.wardiary.app.live;

import java.time.Duration;
import java.util.Optional;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.revision.Revision;
import org.wardiary.projector.stream.GameFeeds;

/**
 * One game as this program follows it. A clock runs from the moment when this program first saw
 * that its side decides, or read how much time that side has left. Not thread-safe.
 */
final class LiveTable {

  private final GameFeeds.Feed feed;
  private final TimeAndChance machine;
  private final LiveFold fold = new LiveFold();
  private long since;
  private boolean withdrawn;

  /** Creates the table of a game of which nothing has been read yet. */
  LiveTable(GameFeeds.Feed feed, TimeAndChance machine) {
    this.feed = feed;
    this.machine = machine;
  }

  /** Reads the events that have come since the last call. */
  void follow() {
    long timed = fold.timed();
    int asked = fold.asked();
    for (GameEvent event : feed.more()) {
      fold.fold(event);
      if (event.getBody() instanceof GameRevised revised) {
        withdrawn = Revision.WITHDRAWN.names(revised);
      }
    }
    // at other events a clock goes on: if hidden answers set it back, they could be counted
    if (fold.timed() != timed || fold.asked() != asked) {
      since = machine.nanos();
    }
  }

  /** Whether the game was withdrawn and has not been restored since. */
  boolean isWithdrawn() {
    return withdrawn;
  }

  /** Whether whoever has the game's seed has to draw or to show it. */
  boolean awaitsSeed() {
    return fold.awaitsSeed();
  }

  /** The current state of the game, as far as it has been read. */
  LivePosition position() {
    return fold.position(Duration.ofNanos(machine.nanos() - since));
  }

  /** The seq of the last event read; -1 before the first. */
  long seq() {
    return fold.seq();
  }

  /**
   * The seq of the last event read if only comments came after {@code seen}, since they overtake
   * nobody; otherwise {@code seen}.
   */
  long basis(long seen) {
    return seen >= fold.moved() && seen <= fold.seq() ? fold.seq() : seen;
  }

  /** The time control, if the game has clocks. */
  Optional<TimeControl> control() {
    return fold.control();
  }
}
