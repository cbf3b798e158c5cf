package org.wardiary.projector.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rocksdb.RocksDBException;
import org.rocksdb.WriteBatch;
import org.wardiary.events.game.Position;
import org.wardiary.events.key.PositionKeys;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.projector.index.IndexUpdate.From;

/** The index after kills, after damage, of another version, and behind the log. */
class IndexFilesTest extends IndexedGames {

  @Test
  void index_isTheSameHoweverOftenItWasKilled() {
    MemoryLog failing = new MemoryLog("one");
    games.forEach(failing::append);
    Random random = new Random(5);
    int kills = 0;
    for (boolean done = false; !done; ) {
      failing.failAfter(random.nextInt(4000));
      try {
        index("killed", failing, SMALL_BATCH);
        done = true;
      } catch (MemoryLog.Killed e) {
        kills++;
        PositionIndex.open(temp.resolve("killed")); // must open after any kill
      }
    }
    assertThat(kills).isGreaterThan(3);
    assertSame(index("killed", log, SMALL_BATCH), index("whole", log, SMALL_BATCH));
    assertSame(index("slow", log.slow(1), SMALL_BATCH), index("whole", log, SMALL_BATCH));
  }

  @Test
  void indexThatIsUpToDate_isNotTouched() throws IOException {
    index("still", log, SMALL_BATCH);
    Path store = temp.resolve("still").resolve("positions");
    List<String> files = names(store);
    log.failAfter(0);
    try {
      index("still", log, SMALL_BATCH);
    } finally {
      log.failAfter(Long.MAX_VALUE);
    }
    assertThat(names(store)).isEqualTo(files).isNotEmpty();
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private void assertSame(PositionIndex one, PositionIndex other) {
    assertThat(one.games()).isEqualTo(other.games());
    assertThat(one.positions()).isEqualTo(other.positions());
    for (PlayedGame game : games) {
      Position position = game.accepted().sequence().at(game.plies() / 2);
      PositionKeys keys = library.of(position.setup());
      PositionQuery query = PositionQuery.of(keys.of(position), keys, MODES.get(3));
      assertThat(hits(one, query)).isEqualTo(hits(other, query)).isNotEmpty();
      Position start = game.accepted().sequence().at(0);
      PositionQuery all = PositionQuery.of(keys.of(start), keys, MODES.get(0));
      // regardless of the order in which games came into the index
      assertThat(new Explorer(one, keys).explore(start, all))
          .isEqualTo(new Explorer(other, keys).explore(start, all));
    }
  }

  @Test
  void gamesThatHaveNotEnded_comeInWhenTheyHave() {
    MemoryLog live = new MemoryLog("live");
    PlayedGame game = games.get(0);
    live.append(game, 0, 20);
    live.append(games.get(1));
    assertThat(index("live", live, SMALL_BATCH).games()).isEqualTo(1);
    live.append(games.get(2));
    live.append(game, 20, 30);
    assertThat(index("live", live, SMALL_BATCH).games()).isEqualTo(2);
    live.append(game, 30, game.messages().size());
    PositionIndex whole = index("live", live, SMALL_BATCH);
    assertThat(whole.games()).isEqualTo(3);
    PositionQuery end = query(game, game.plies());
    assertThat(hits(whole, end)).contains(game.id() + "@" + game.plies());
    live.append(game.id(), game.messages().get(3));
    assertThat(index("live", live, SMALL_BATCH).games()).as("after its end").isEqualTo(3);
  }

  private PositionQuery query(PlayedGame game, int ply) {
    Position position = game.accepted().sequence().at(ply);
    PositionKeys keys = library.of(position.setup());
    return PositionQuery.of(keys.of(position), keys, Set.of());
  }

  @Test
  void damagedGame_isLeftOutAndStopsNoOther() {
    MemoryLog damaged = new MemoryLog("damaged");
    PlayedGame bad = games.get(3);
    damaged.append(bad, 0, 10);
    damaged.append(games.get(4));
    damaged.append(bad, 11, bad.messages().size());
    damaged.append("no id", new byte[] {1, 2, 3});
    PositionIndex index = index("damaged", damaged, SMALL_BATCH);
    assertThat(index.games()).isEqualTo(1);
    damaged.append(games.get(5));
    PositionIndex later = index("damaged", damaged, SMALL_BATCH);
    assertThat(later.games()).isEqualTo(2);
  }

  @Test
  void damagedFile_isNoticedAndMadeAnew() throws IOException {
    index("files", log, Integer.MAX_VALUE);
    Path folder = temp.resolve("files");
    Path file = onlyFile(folder);
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length / 2] ^= 4;
    Files.write(file, bytes, StandardOpenOption.TRUNCATE_EXISTING);
    assertThatThrownBy(() -> askEverything(folder)).isInstanceOf(IndexDamaged.class);
    IndexUpdate.run(folder, log, PlayedGames.CODEC, From.BEGINNING, left -> {});
    askEverything(folder);
  }

  @Test
  void missingFile_isNoticedAndMadeAnew() throws IOException {
    Path folder = temp.resolve("missing");
    MemoryLog grows = new MemoryLog("grows");
    grows.append(games.get(0));
    index("missing", grows, Integer.MAX_VALUE);
    Files.delete(onlyFile(folder));
    assertThatThrownBy(() -> PositionIndex.open(folder)).isInstanceOf(IndexDamaged.class);
    grows.append(games.get(2));
    PositionIndex index = index("missing", grows, Integer.MAX_VALUE);
    assertThat(index.games()).as("rebuilt by an update").isEqualTo(2);
  }

  @Test
  void fileOfAnotherIndex_isNoticedAndMadeAnew() throws IOException {
    MemoryLog grows = new MemoryLog("grows");
    grows.append(games.get(0));
    index("own", grows, SMALL_BATCH);
    MemoryLog other = new MemoryLog("other");
    other.append(games.get(1));
    index("other", other, SMALL_BATCH);
    Path own = temp.resolve("own");
    Files.copy(onlyFile(temp.resolve("other")), onlyFile(own), StandardCopyOption.REPLACE_EXISTING);
    assertThatThrownBy(() -> PositionIndex.open(own)).isInstanceOf(IndexDamaged.class);
    grows.append(games.get(2));
    assertThat(index("own", grows, SMALL_BATCH).games()).as("rebuilt").isEqualTo(2);
  }

  private void askEverything(Path folder) {
    PositionIndex index = PositionIndex.open(folder);
    assertThat(index.games()).isEqualTo(games.size());
    games.forEach(game -> allPlies(index, game));
  }

  private void allPlies(PositionIndex index, PlayedGame game) {
    PositionKeys keys = library.of(game.accepted().sequence().setup());
    game.accepted()
        .sequence()
        .walk(position -> hits(index, PositionQuery.of(keys.of(position), keys, Set.of())));
  }

  private static Path onlyFile(Path folder) throws IOException {
    Path store = folder.resolve("positions");
    List<String> files = names(store).stream().filter(name -> name.endsWith(".sst")).toList();
    assertThat(files).hasSize(1);
    return store.resolve(files.get(0));
  }

  @Test
  void indexOfAnotherVersionOrLog_isMadeAnew() throws RocksDBException {
    assertThat(index("version", log, SMALL_BATCH).games()).isEqualTo(games.size());
    try (IndexStore store = IndexStore.write(IndexUpdate.store(temp.resolve("version")));
        WriteBatch batch = new WriteBatch()) {
      String state = new String(store.get(RowKeys.state()).orElseThrow(), StandardCharsets.UTF_8);
      batch.put(
          RowKeys.state(),
          state.replace("\"version\":1", "\"version\":99").getBytes(StandardCharsets.UTF_8));
      store.write(batch);
      store.flush();
    }
    assertThat(PositionIndex.open(temp.resolve("version")).games()).as("not read").isZero();
    assertThat(index("version", log, SMALL_BATCH).games()).isEqualTo(games.size());
    MemoryLog another = new MemoryLog("another");
    another.append(games.get(0));
    assertThat(index("version", another, SMALL_BATCH).games()).isEqualTo(1);
  }
}
