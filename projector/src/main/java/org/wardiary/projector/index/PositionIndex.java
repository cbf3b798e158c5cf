package org.wardiary.projector.index;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Which games came to a position. Sees the index as it was when it was opened; later updates do not
 * disturb it. Safe to share between threads.
 */
public final class PositionIndex {

  private static final int ATTEMPTS = 20;

  private final List<Segment> segments;
  private final Set<String> damaged;

  private PositionIndex(List<Segment> segments, Set<String> damaged) {
    this.segments = List.copyOf(segments);
    this.damaged = Set.copyOf(damaged);
  }

  /**
   * Opens the index in a folder. A folder without one has no positions.
   *
   * @throws IndexDamaged if a file of it is not what was written
   * @throws UncheckedIOException if it cannot be read
   */
  public static PositionIndex open(Path folder) {
    for (int attempt = 1; ; attempt++) {
      Optional<Manifest> manifest = Manifest.read(folder);
      try {
        return new PositionIndex(
            manifest.map(Manifest::segments).orElse(List.of()).stream()
                .map(name -> Segment.open(folder.resolve(name)))
                .toList(),
            manifest.<Set<String>>map(Manifest::damaged).orElse(Set.of()));
      } catch (UncheckedIOException e) {
        // an update may have merged a segment and removed it between the two
        if (attempt == ATTEMPTS) {
          throw e;
        }
      }
    }
  }

  /** Number of games. */
  public int games() {
    return segments.stream().mapToInt(segment -> segment.header().games()).sum();
  }

  /** Number of positions of all games. */
  public long positions() {
    return segments.stream().mapToLong(segment -> segment.header().entries()).sum();
  }

  /** Bytes on the disk. */
  public long bytes() {
    return segments.stream().mapToLong(segment -> segment.header().length()).sum();
  }

  /** Ids of games that are left out because the log does not hold them as they were written. */
  public Set<String> damaged() {
    return damaged;
  }

  /** All entries in order, those of all segments as one. */
  EntrySource entries() {
    return new SegmentMerge(segments);
  }

  /**
   * Shows all positions of all games that are the one asked for, game by game, the plies of a game
   * in order.
   *
   * @param query what is asked for
   * @param out receives the hits
   */
  public void visit(PositionQuery query, Consumer<Hit> out) {
    long key = Entry.key(query.key());
    Entry entry = new Entry();
    Hit hit = new Hit(entry);
    for (int number = 0; number < segments.size(); number++) {
      Segment segment = segments.get(number);
      Segment.Cursor cursor = segment.from(key);
      while (cursor.read(entry) && Long.compareUnsigned(entry.key, key) <= 0) {
        if (entry.key == key) {
          Optional<Likeness> likeness = query.likeness(entry);
          if (likeness.isPresent()) {
            hit.show(number, segment, likeness.get());
            if (query.admits(hit)) {
              out.accept(hit);
            }
          }
        }
      }
    }
  }
}
