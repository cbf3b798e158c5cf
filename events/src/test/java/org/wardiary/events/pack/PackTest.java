package org.wardiary.events.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Tags;
import org.wardiary.events.record.DamagedData;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.Course;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.AnalysedGames;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.testkit.Goldens;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;

/** Records packed and read again, whole and damaged. */
final class PackTest {

  /** Packed when version 1 was made; every later build must read it. */
  private static final Path GOLDEN = Path.of("src/test/resources/packed/version-1.wdp");

  private static final Path GOLDEN_TEXT = Path.of("src/test/resources/packed/version-1.wdr");

  /** The most games of each kind, so that the test is quick. */
  private static final int SOME = 12;

  @TempDir Path folder;

  private static byte[] pack(MapLibrary maps, List<Verdict.Accepted> games) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PackWriter writer = new PackWriter(out, maps);
    writer.file("club.wdr");
    for (Verdict.Accepted game : games) {
      writer.add(game);
    }
    writer.end();
    return out.toByteArray();
  }

  private static List<String> unpack(byte[] packed) throws IOException {
    List<String> records = new ArrayList<>();
    try (PackReader reader = new PackReader(new ByteArrayInputStream(packed))) {
      for (var game = reader.next(); game.isPresent(); game = reader.next()) {
        assertThat(game.get().file()).isEqualTo("club.wdr");
        records.add(game.get().record());
      }
    }
    return records;
  }

  private static List<Verdict.Accepted> judged(Referee referee, String text) {
    return GameData.read(
            new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "club.wdr")
        .stream()
        .map(referee::judge)
        .map(Verdict.Accepted.class::cast)
        .toList();
  }

  private static List<Verdict.Accepted> played(Game game) {
    return PlayedGames.of(game).stream().limit(SOME).map(PlayedGame::accepted).toList();
  }

  /** The golden records, which are of all games; writes the map that one of them is played on. */
  private List<Verdict.Accepted> golden() throws IOException {
    Files.writeString(
        folder.resolve("own-squares.json"),
        MapLibrary.bundled().find("squares").orElseThrow().text());
    Referee referee = new Referee(MapLibrary.with(List.of(folder)));
    return judged(referee, Files.readString(GOLDEN_TEXT));
  }

  @ParameterizedTest
  @MethodSource("org.wardiary.events.testkit.GameData#games")
  void records_comeOutByteForByte(Game game) throws IOException {
    List<Verdict.Accepted> games = new ArrayList<>(played(game));
    games.add(PlayedGames.simulated(game, 3).accepted());
    assertThat(unpack(pack(MapLibrary.bundled(), games)))
        .isEqualTo(games.stream().map(Verdict.Accepted::canonical).toList());
  }

  @ParameterizedTest
  @MethodSource("org.wardiary.events.testkit.GameData#games")
  void analysis_comesOutByteForByte(Game game) throws IOException {
    List<Verdict.Accepted> games =
        played(game).stream()
            .limit(3)
            .map(plain -> GameData.accepted(GameData.one(AnalysedGames.of(plain, 5, 9))))
            .toList();
    assertThat(unpack(pack(MapLibrary.bundled(), games)))
        .isEqualTo(games.stream().map(Verdict.Accepted::canonical).toList())
        .anySatisfy(record -> assertThat(record).containsPattern("(?s)[!?]\\s.*\\("));
  }

  @Test
  void goldenFile_isReadByEveryBuild() throws IOException {
    if (Goldens.writing() && !Files.exists(GOLDEN)) {
      Files.write(GOLDEN, pack(MapLibrary.with(List.of(folder)), golden()));
    }
    byte[] packed = Files.readAllBytes(GOLDEN);
    String text = Files.readString(GOLDEN_TEXT);
    assertThat(String.join("\n", unpack(packed))).isEqualTo(text);
    try (PackReader reader = new PackReader(new ByteArrayInputStream(packed))) {
      while (reader.next().isPresent()) {
        // reads to the end, where the maps are known
      }
      assertThat(reader.maps()).singleElement().matches(map -> map.name().equals("own-squares"));
    }
    // as long as version 1 is the newest, it is also the one that is written
    assertThat(pack(MapLibrary.with(List.of(folder)), golden())).isEqualTo(packed);
  }

  @Test
  void everyByteFlippedAndEveryCut_isFoundAndTheGamesBeforeStand() throws IOException {
    List<Verdict.Accepted> games = golden();
    List<String> records = games.stream().map(Verdict.Accepted::canonical).toList();
    byte[] whole = pack(MapLibrary.with(List.of(folder)), games.subList(0, 1));
    for (int i = 0; i < whole.length; i++) {
      for (int mask : new int[] {1, 0xFF}) {
        byte[] wrong = whole.clone();
        wrong[i] ^= (byte) mask;
        assertDamaged(wrong, records);
      }
      assertDamaged(Arrays.copyOf(whole, i), records);
    }
    assertDamaged(Arrays.copyOf(whole, whole.length + 1), records);
    byte[] all = Files.readAllBytes(GOLDEN);
    for (int i = 0; i < all.length; i += 211) {
      byte[] wrong = all.clone();
      wrong[i] ^= 4;
      assertDamaged(wrong, records);
    }
  }

  private static void assertDamaged(byte[] packed, List<String> records) throws IOException {
    List<String> found = new ArrayList<>();
    assertThatThrownBy(
            () -> {
              try (PackReader reader = new PackReader(new ByteArrayInputStream(packed))) {
                for (var game = reader.next(); game.isPresent(); game = reader.next()) {
                  found.add(game.get().record());
                }
              }
            })
        .isInstanceOf(DamagedData.class)
        .hasMessageContaining("expected");
    assertThat(found).isEqualTo(records.subList(0, found.size()));
  }

  @Test
  void damage_isToldWithBlockAndByte() throws IOException {
    byte[] packed = Files.readAllBytes(GOLDEN);
    packed[60] ^= 1;
    assertThatThrownBy(() -> unpack(packed))
        .hasMessage(
            "expected block 1 at byte 8 as it was written but its checksum does not fit" + " it");
    packed[7] = 9;
    assertThatThrownBy(() -> unpack(packed))
        .hasMessage("expected packed records of version 1, the only one so far, but got 9");
  }

  @Test
  void packedText_isReadAsRecordsAre() throws IOException {
    byte[] packed = Files.readAllBytes(GOLDEN);
    assertThat(read(packed)).hasSize(8).allMatch(game -> game.problem().isEmpty());
    packed[packed.length - 50] ^= 1;
    List<GameText> games = read(packed);
    assertThat(games).hasSizeGreaterThan(1);
    int last = games.size() - 1;
    assertThat(games.subList(0, last)).allMatch(game -> game.problem().isEmpty());
    assertThat(games.get(last).problem().orElseThrow().reason()).contains("before it are whole");
    byte[] plain = "[Game \"x\"]\n\n1. a *\n".getBytes(StandardCharsets.UTF_8);
    assertThat(read(plain)).hasSize(1);
  }

  private static List<GameText> read(byte[] bytes) throws IOException {
    List<GameText> games = new ArrayList<>();
    try (RecordReader reader =
        new RecordReader(PackedText.of(new ByteArrayInputStream(bytes)), "x")) {
      for (Optional<GameText> game = reader.next(); game.isPresent(); game = reader.next()) {
        games.add(game.get());
      }
    }
    return games;
  }

  @ParameterizedTest
  @MethodSource("org.wardiary.events.testkit.GameData#games")
  void draws_costWhatTheirChanceIs_andNothingWhereTheGeneratorGivesThem(Game game)
      throws IOException {
    Verdict.Accepted drawn = PlayedGames.simulated(game, 5).accepted();
    String record = drawn.canonical();
    Tags tags = drawn.course().setup().tags();
    if (tags.get("Random").isEmpty()) {
      return; // nothing is drawn
    }
    Verdict.Accepted bare =
        GameData.accepted(GameData.one(record.replaceFirst("\\[Random \"[^\"]*\"]\n", "")));
    byte[] given = pack(MapLibrary.bundled(), List.of(drawn));
    byte[] coded = pack(MapLibrary.bundled(), List.of(bare));
    double due = bits(bare.course()) / 8;
    // the tag itself takes some twenty bytes
    assertThat((double) coded.length - given.length).isBetween(due - 40, due + 2);
  }

  private static double bits(Course course) {
    double bits = 0;
    Position position = course.start();
    for (int i = 0; i < course.length(); i++) {
      long code = course.code(i);
      int cases = position.chanceCases();
      int hits = 0;
      for (int k = 1; k <= cases; k++) {
        hits += position.chanceAnswer(k) == code ? 1 : 0;
      }
      bits += hits > 0 ? Math.log((double) cases / hits) / Math.log(2) : 0;
      position.play(code, EventSink.NONE);
    }
    return bits;
  }
}
