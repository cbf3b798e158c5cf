package org.wardiary.projector.index;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.wardiary.projector.index.RevisionState.Counting;

/**
 * Which games reached a position. Sees the index as it was when it was opened; later updates do not
 * affect it. Safe to share between threads.
 */
public final class PositionIndex {

  private static final int ATTEMPTS = 20;

  private final List<Segment> segments;
  private final SortedMap<String, RevisionState> revised;
  private final Set<String> damaged;
  private final Counting counting;
  // by segment: games whose edition does not count
  private final List<BitSet> leftOut;

  private PositionIndex(
      List<Segment> segments,
      SortedMap<String, RevisionState> revised,
      Set<String> damaged,
      Counting counting) {
    this.segments = List.copyOf(segments);
    this.revised = revised;
    this.damaged = Set.copyOf(damaged);
    this.counting = counting;
    this.leftOut = segments.stream().map(this::leftOut).toList();
  }

  private BitSet leftOut(Segment segment) {
    BitSet games = new BitSet();
    if (!revised.isEmpty()) {
      for (int game = 0; game < segment.header().games(); game++) {
        games.set(game, !counts(segment.game(game)));
      }
    }
    return games;
  }

  private boolean counts(IndexedGame game) {
    return RevisionState.counts(game, counting, revised);
  }

  /** The same index with the first edition of each game, whatever was corrected or withdrawn. */
  public PositionIndex asRecorded() {
    return new PositionIndex(segments, revised, damaged, Counting.RECORDED);
  }

  /**
   * Opens the index in a folder. A folder without one has no positions.
   *
   * @throws IndexDamaged if one of its files is missing or does not hold what was written
   * @throws UncheckedIOException if it cannot be read
   */
  public static PositionIndex open(Path folder) {
    for (int attempt = 1; ; attempt++) {
      Optional<Manifest> manifest = Manifest.read(folder);
      try {
        return of(folder, manifest);
      } catch (IndexDamaged | UncheckedIOException e) {
        // an update may have merged and removed a segment after the manifest was read; then it has
        // written another manifest
        if (attempt == ATTEMPTS || Manifest.read(folder).equals(manifest)) {
          throw e;
        }
      }
    }
  }

  private static PositionIndex of(Path folder, Optional<Manifest> manifest) {
    return new PositionIndex(
        manifest.map(Manifest::segments).orElse(List.of()).stream()
            .map(file -> file.open(folder))
            .toList(),
        manifest.map(Manifest::revised).orElse(new TreeMap<>()),
        manifest.<Set<String>>map(Manifest::damaged).orElse(Set.of()),
        Counting.CORRECTED);
  }

  /** Number of games. */
  public int games() {
    int all = segments.stream().mapToInt(segment -> segment.header().games()).sum();
    return all - leftOut.stream().mapToInt(BitSet::cardinality).sum();
  }

  /** Number of positions of all games. */
  public long positions() {
    long positions = segments.stream().mapToLong(segment -> segment.header().entries()).sum();
    for (int number = 0; number < segments.size(); number++) {
      Segment segment = segments.get(number);
      positions -=
          leftOut.get(number).stream().mapToLong(game -> segment.game(game).plies() + 1L).sum();
    }
    return positions;
  }

  /** Size on disk, in bytes. */
  public long bytes() {
    return segments.stream().mapToLong(segment -> segment.header().length()).sum();
  }

  /** Ids of games that are left out because the log does not hold them as they were written. */
  public Set<String> damaged() {
    return damaged;
  }

  /** All entries that count, in order, with those of all segments merged. */
  EntrySource entries() {
    return new SegmentMerge(segments, this::counts);
  }

  /**
   * Passes on all positions that match a query, game by game, the plies of a game in order.
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
        if (entry.key == key && !leftOut.get(number).get(entry.game)) {
          Optional<PositionMatch> match = query.match(entry);
          if (match.isPresent()) {
            hit.show(number, segment, match.get());
            if (query.admits(hit)) {
              out.accept(hit);
            }
          }
        }
      }
    }
  }
}
