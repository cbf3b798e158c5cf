package org.wardiary.projector.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.wardiary.events.game.Position;
import org.wardiary.events.key.PositionKeys;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.projector.index.IndexUpdate.From;

/** The files of the index: after kills, after damage, of another version, and behind the log. */
class IndexFilesTest extends IndexedGames {

  @Test
  void bytes_areTheSameHoweverOftenItWasKilled() throws IOException {
    index("whole", log, SMALL_BATCH);
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
        Files.writeString(temp.resolve("killed").resolve("999.segment"), "half a segment");
        PositionIndex.open(temp.resolve("killed")); // must open after any kill
      }
    }
    assertThat(kills).isGreaterThan(3);
    assertSame(index("killed", log, SMALL_BATCH), index("whole", log, SMALL_BATCH));
    assertThat(temp.resolve("killed").resolve("999.segment")).doesNotExist();
  }

  @Test
  void bytes_areTheSameHoweverLongPartitionsTake() throws IOException {
    index("quick", log, SMALL_BATCH);
    index("slow", log.slow(1), SMALL_BATCH);
    assertThat(bytes("slow")).isEqualTo(bytes("quick")).hasSizeGreaterThan(1);
  }

  @Test
  void indexThatIsUpToDate_isNotTouched() throws IOException {
    index("still", log, SMALL_BATCH);
    Path manifest = temp.resolve("still").resolve("manifest.json");
    FileTime early = FileTime.fromMillis(1_000_000);
    Files.setLastModifiedTime(manifest, early);
    log.failAfter(0);
    try {
      index("still", log, SMALL_BATCH);
    } finally {
      log.failAfter(Long.MAX_VALUE);
    }
    assertThat(Files.getLastModifiedTime(manifest)).isEqualTo(early);
  }

  /** The bytes of the segments in a folder, as texts. */
  private static List<String> bytes(String folder) throws IOException {
    List<String> found = new ArrayList<>();
    try (Stream<Path> files = Files.list(temp.resolve(folder))) {
      for (Path file : files.filter(one -> one.toString().endsWith(".segment")).sorted().toList()) {
        found.add(file.getFileName() + " " + HexFormat.of().formatHex(Files.readAllBytes(file)));
      }
    }
    return found;
  }

  private void assertSame(PositionIndex one, PositionIndex other) {
    assertThat(one.games()).isEqualTo(other.games());
    assertThat(one.positions()).isEqualTo(other.positions());
    for (PlayedGame game : games) {
      Position position = game.accepted().course().at(game.plies() / 2);
      PositionKeys keys = library.of(position.setup());
      PositionQuery query = PositionQuery.of(keys.of(position), keys, MODES.get(3));
      assertThat(hits(one, query)).isEqualTo(hits(other, query)).isNotEmpty();
      Position start = game.accepted().course().at(0);
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
    Position position = game.accepted().course().at(ply);
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
    assertThat(index.damaged()).containsExactlyInAnyOrder(bad.id(), "no id");
    damaged.append(games.get(5));
    PositionIndex later = index("damaged", damaged, SMALL_BATCH);
    assertThat(later.games()).isEqualTo(2);
    assertThat(later.damaged()).hasSize(2);
  }

  @Test
  void damagedFile_isNoticedAndMadeAnew() throws IOException {
    index("files", log, Integer.MAX_VALUE);
    Path folder = temp.resolve("files");
    Path segment = onlySegment(folder);
    byte[] bytes = Files.readAllBytes(segment);
    bytes[bytes.length - 9] ^= 4;
    Files.write(segment, bytes, StandardOpenOption.TRUNCATE_EXISTING);
    assertThatThrownBy(() -> PositionIndex.open(folder)).isInstanceOf(IndexDamaged.class);
    IndexUpdate.run(folder, log, PlayedGames.CODEC, From.BEGINNING, left -> {});
    assertThat(PositionIndex.open(folder).games()).isEqualTo(games.size());
    bytes = Files.readAllBytes(onlySegment(folder));
    bytes[100] ^= 4;
    Files.write(onlySegment(folder), bytes, StandardOpenOption.TRUNCATE_EXISTING);
    PositionIndex block = PositionIndex.open(folder);
    assertThatThrownBy(() -> games.forEach(game -> allPlies(block, game)))
        .isInstanceOf(IndexDamaged.class);
  }

  @Test
  void missingFile_isNoticedAndMadeAnew() throws IOException {
    Path folder = temp.resolve("missing");
    MemoryLog grows = new MemoryLog("grows");
    grows.append(games.get(0));
    grows.append(games.get(1));
    index("missing", grows, Integer.MAX_VALUE);
    Path lost = onlySegment(folder);
    Files.delete(lost);
    assertThatThrownBy(() -> PositionIndex.open(folder))
        .isInstanceOf(IndexDamaged.class)
        .hasMessage("%s: expected a segment but there is no such file", lost.getFileName());
    grows.append(games.get(2));
    PositionIndex index = index("missing", grows, Integer.MAX_VALUE);
    assertThat(index.games()).as("rebuilt by an update").isEqualTo(3);
    assertThat(lost).as("its name is not used again").doesNotExist();
  }

  private void allPlies(PositionIndex index, PlayedGame game) {
    PositionKeys keys = library.of(game.accepted().course().setup());
    game.accepted()
        .course()
        .walk(position -> hits(index, PositionQuery.of(keys.of(position), keys, Set.of())));
  }

  private static Path onlySegment(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> segments = files.filter(file -> file.toString().endsWith(".segment")).toList();
      assertThat(segments).hasSize(1);
      return segments.get(0);
    }
  }

  @Test
  void indexOfANewVersion_isMadeBesideTheOldOne_whichGoesAfterwards() {
    Path all = temp.resolve("versions");
    IndexFolder old = new IndexFolder(all, 1);
    IndexFolder fresh = new IndexFolder(all, 2);
    old.requireNotReplaced();
    update(old);
    fresh.requireNotReplaced();
    update(fresh);
    old.requireNotReplaced();
    assertThat(PositionIndex.open(old.path()).games()).as("in between").isEqualTo(games.size());
    old.removeOlder();
    fresh.removeOlder();
    assertThat(old.path()).doesNotExist();
    assertThat(PositionIndex.open(fresh.path()).games()).isEqualTo(games.size());
    assertThatThrownBy(old::requireNotReplaced)
        .hasMessageContaining("expected an index of positions of version 1 but got")
        .hasMessageContaining("v2, made by a newer");
  }

  private void update(IndexFolder folder) {
    IndexUpdate.run(folder.path(), log, PlayedGames.CODEC, From.WHERE_IT_STOPPED, left -> {});
  }

  @Test
  void indexOfAnotherVersionOrLog_isMadeAnew() throws IOException {
    Path folder = temp.resolve("version");
    assertThat(index("version", log, SMALL_BATCH).games()).isEqualTo(games.size());
    Path manifest = folder.resolve("manifest.json");
    String other =
        Files.readString(manifest).replace("\"version\":" + Manifest.VERSION, "\"version\":999");
    Files.writeString(manifest, other);
    assertThat(PositionIndex.open(folder).games()).as("not read").isZero();
    assertThat(index("version", log, SMALL_BATCH).games()).isEqualTo(games.size());
    MemoryLog another = new MemoryLog("another");
    another.append(games.get(0));
    assertThat(index("version", another, SMALL_BATCH).games()).isEqualTo(1);
  }
}
