package org.wardiary.events.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.Sha256;
import org.wardiary.events.game.BadMap;
import org.wardiary.events.game.CorruptEvent;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.referee.Verdict.Accepted;
import org.wardiary.events.referee.Verdict.Refused;
import org.wardiary.events.testkit.GameData;

final class SetupsTest {

  private static final String RECORD =
      "[Game \"generals-view\"]\n[First \"Red\"]\n[Map \"small\"]\n\n+M1@a1 / *\n";
  private static final String SMALL =
      """
      {"width": 3, "height": 3, "startingGold": 100,
       "cities": [{"square": "a1", "owner": "Red", "gold": 50},
                  {"square": "c3", "owner": "Blue", "gold": 50}]}
      """;

  @TempDir private Path folder;

  private MapLibrary library() throws IOException {
    Files.writeString(folder.resolve("small.json"), SMALL);
    return MapLibrary.with(List.of(folder));
  }

  private static Verdict judge(MapLibrary maps, String record) {
    return new Referee(maps).judge(GameData.one(record));
  }

  @Test
  void find_mapOfAFolder_isPlayedOnAndStandsInTheEvents() throws IOException {
    MapLibrary maps = library();
    Accepted game = (Accepted) judge(maps, RECORD);
    List<EmittedEvent> emitted = new ArrayList<>();
    new EventEmitter(maps).emit(game, emitted::add);
    GameStarted started = (GameStarted) emitted.get(0).body();
    assertThat(started.getMap()).isEqualTo("small");
    assertThat(started.getMapText()).isEqualTo(SMALL);
    // reading the log takes no folder of maps
    RecordFold scribe = new RecordFold(new Setups(MapLibrary.bundled()));
    emitted.forEach(scribe::fold);
    assertThat(scribe.draft().write(Comments.KEPT)).isEqualTo(game.canonical());
  }

  @Test
  void find_unknownMap_isRefusedNamingTheChoices() throws IOException {
    Refused refused = (Refused) judge(library(), RECORD.replace("small", "smal"));
    assertThat(refused.problem().reason()).contains("'small'", "'squares'", "'smal'");
    assertThat(refused.problem().token()).isEqualTo("smal");
  }

  @Test
  void find_nameThatIsAPath_isNotFound() throws IOException {
    MapLibrary maps = MapLibrary.with(List.of(folder.resolve("inner")));
    Files.createDirectory(folder.resolve("inner"));
    Files.writeString(folder.resolve("small.json"), SMALL);
    for (String name : List.of("../small", "inner/../../small", "..", "", "a b", "small.json")) {
      assertThat(maps.find(name)).as(name).isEmpty();
    }
  }

  @Test
  void find_bundledName_isTheBundledMapWhateverTheFoldersHold() throws IOException {
    Files.writeString(folder.resolve("squares.json"), SMALL);
    MapLibrary maps = MapLibrary.with(List.of(folder));
    assertThat(maps.find("squares")).isEqualTo(MapLibrary.bundled().find("squares"));
    assertThat(maps.isBundled(maps.find("squares").orElseThrow())).isTrue();
    assertThat(maps.isBundled(new MapFile("squares", SMALL))).isFalse();
  }

  @Test
  void find_brokenMapFile_isRefusedWithTheReason() throws IOException {
    MapLibrary maps = library();
    Files.write(folder.resolve("bytes.json"), new byte[] {'{', (byte) 0xFF});
    Files.writeString(folder.resolve("huge.json"), " ".repeat((1 << 20) + 1));
    assertThatThrownBy(() -> maps.find("bytes"))
        .isInstanceOf(BadMap.class)
        .hasMessageContaining("UTF-8");
    for (String name : List.of("bytes", "huge")) {
      Refused refused = (Refused) judge(maps, RECORD.replace("small", name));
      assertThat(refused.problem().token()).isEqualTo(name);
      assertThat(refused.problem().reason()).contains("expected").contains("but");
    }
  }

  @Test
  void of_startedOnAnotherMapThanItSays_isCorrupt() throws IOException {
    MapLibrary maps = library();
    Accepted accepted = (Accepted) judge(maps, RECORD);
    GameStarted good = new EventEmitter(maps).started(accepted.sequence().setup(), List.of());
    Setups setups = new Setups(MapLibrary.bundled());
    assertThat(setups.of(good).mapFile().text()).isEqualTo(SMALL);
    Sha256 hash = good.getMapHash();
    Sha256 otherHash = new Sha256("x".repeat(32).getBytes(StandardCharsets.US_ASCII));
    String game = good.getGame();
    assertCorrupt(setups, started(game, otherHash, SMALL, "Red"));
    assertCorrupt(setups, started(game, hash, "{}", "Red"));
    assertCorrupt(setups, started(game, hash, "", "Red"));
    assertCorrupt(setups, started("chess", hash, SMALL, "Red"));
    assertCorrupt(setups, started(game, hash, SMALL, "Gray"));
  }

  private static GameStarted started(String game, Sha256 hash, String mapText, String first) {
    return new GameStarted(
        game, "small", hash, mapText, "1", List.of("Red", "Blue"), first, List.of(), List.of());
  }

  private static void assertCorrupt(Setups setups, GameStarted started) {
    assertThatThrownBy(() -> setups.of(started))
        .isInstanceOf(CorruptEvent.class)
        .hasMessageContaining("expected");
  }
}
