package org.wardiary.projector.index;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.wardiary.events.text.Text;
import org.wardiary.projector.index.RevisionState.Counting;

/**
 * Which games reached a position. Sees the index as it was when it was opened; later updates do not
 * affect it. Safe to share between threads.
 */
public final class PositionIndex {

  private static final int ATTEMPTS = 20;

  private final Optional<IndexStore> store;
  private final Optional<GameTable> table;
  private final IndexState state;
  private final Counting counting;
  private final Map<Integer, String> answers;

  private PositionIndex(
      Optional<IndexStore> store,
      Optional<GameTable> table,
      IndexState state,
      Counting counting,
      Map<Integer, String> answers) {
    this.store = store;
    this.table = table;
    this.state = state;
    this.counting = counting;
    this.answers = answers;
  }

  /** The same index with the first edition of each game, whatever was corrected or withdrawn. */
  public PositionIndex asRecorded() {
    return new PositionIndex(store, table, state, Counting.RECORDED, answers);
  }

  /**
   * Opens the index in a folder. A folder without one has no positions.
   *
   * @throws IndexDamaged if it does not hold what was written
   */
  public static PositionIndex open(Path folder) {
    for (int attempt = 1; ; attempt++) {
      try {
        Optional<IndexStore> store = IndexStore.read(IndexUpdate.store(folder));
        Optional<IndexState> state = store.flatMap(IndexState::of);
        return new PositionIndex(
            state.isPresent() ? store : Optional.empty(),
            state.flatMap(known -> store.map(GameTable::of)),
            state.orElseGet(() -> IndexState.empty("")),
            Counting.CORRECTED,
            new ConcurrentHashMap<>());
      } catch (IndexDamaged e) {
        // an update may have merged and removed a file after the list of files was read
        if (attempt == ATTEMPTS) {
          throw e;
        }
      }
    }
  }

  private boolean counts(IndexedGame game) {
    return RevisionState.counts(game, counting, state.revised());
  }

  private Stream<IndexedGame> counted() {
    return table.stream()
        .flatMap(games -> IntStream.range(0, games.size()).mapToObj(games::get))
        .filter(this::counts);
  }

  /** Number of games. */
  public int games() {
    return (int) counted().count();
  }

  /** Number of positions of all games. */
  public long positions() {
    return counted().mapToLong(game -> game.plies() + 1L).sum();
  }

  IndexedGame game(int number) {
    return table.orElseThrow().get(number);
  }

  /** An answer by its number; 0 is none. */
  String answer(int number) {
    return number == 0 ? "" : answers.computeIfAbsent(number, this::stored);
  }

  private String stored(int number) {
    return store
        .flatMap(rows -> rows.get(RowKeys.numbered(RowKeys.ANSWER, number)))
        .map(text -> new String(text, StandardCharsets.UTF_8))
        .orElseThrow(() -> new IndexDamaged(Text.of("expected an answer with number %d", number)));
  }

  /**
   * Passes on all entries, by the keys of their positions, each position's in the order of games
   * and plies.
   */
  void each(Consumer<Entry> out) {
    Entry entry = new Entry();
    store.ifPresent(
        rows ->
            rows.each(
                RowKeys.POSITION,
                (key, row) -> {
                  entry.key = RowKeys.position(key);
                  ByteBuffer in = ByteBuffer.wrap(row);
                  while (EntryRow.read(in, entry)) {
                    if (counts(game(entry.game))) {
                      out.accept(entry);
                    }
                  }
                }));
  }

  /**
   * Passes on all positions that match a query, game by game, the plies of a game in order.
   *
   * @param query what is asked for
   * @param out receives the hits
   */
  public void visit(PositionQuery query, Consumer<Hit> out) {
    long key = Entry.key(query.key());
    Optional<byte[]> row = store.flatMap(rows -> rows.get(RowKeys.position(key)));
    if (row.isEmpty()) {
      return;
    }
    boolean allCount = state.revised().isEmpty();
    Entry entry = new Entry();
    Hit hit = new Hit(entry, this);
    ByteBuffer in = ByteBuffer.wrap(row.get());
    while (EntryRow.read(in, entry)) {
      Optional<PositionMatch> match = query.match(entry);
      if (match.isPresent() && (allCount || counts(game(entry.game)))) {
        hit.show(match.get());
        if (query.admits(hit)) {
          out.accept(hit);
        }
      }
    }
  }
}
