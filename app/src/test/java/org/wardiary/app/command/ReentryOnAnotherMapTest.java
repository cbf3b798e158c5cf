package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.archive.ArchiveResult;
import org.wardiary.app.archive.GivenGame;
import org.wardiary.app.archive.Intake;
import org.wardiary.app.archive.Session;
import org.wardiary.app.print.GameJson;
import org.wardiary.app.print.GameLines;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.GivenMap;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;

/** A record that is entered again after the file of its map was changed. */
@TestInstance(Lifecycle.PER_CLASS)
@Tag("slow")
class ReentryOnAnotherMapTest {

  private static final String GAME =
      """
      [Game "squares/civil-war"]
      [Event "Club"]
      [Date "1996.05.01"]
      [Round "1"]
      [Blue "Ann"]
      [Gray "Bob"]
      [First "Gray"]
      [Map "own"]
      [Result "*"]
      [Termination "unfinished"]

      1. IGR-G3R {a comment} IBR-B3C 2. CGR-G2CR CBR-B3L 3. IG3R-G2R IBR-B3R 4.
      CG2CR-G1R CB3L-B2CL 5. pass
      *
      """;

  private static final String STORED =
      MapLibrary.bundled().find("squares").map(MapFile::text).orElseThrow();
  private static final String CHANGED = STORED.replace("published board", "board of the club");

  private Session session;

  @BeforeAll
  void open(@TempDir Path folder) {
    session = Session.open(new ClusterConfig.Embedded(folder, "test"), folder);
  }

  @AfterAll
  void close() {
    session.close();
  }

  private void archive(String map, String record, BiConsumer<GivenGame, ArchiveResult> out)
      throws IOException {
    MapLibrary maps = new GivenMap(MapLibrary.bundled(), map);
    try (RecordReader reader = RecordReader.of(record, "x");
        Intake intake = new Intake(session, maps, out)) {
      var text = reader.next().orElseThrow();
      intake.take(text, new Referee(maps).judge(text));
      intake.finish();
    }
  }

  /** Archives a record; returns what became of it, without its place in the input. */
  private String archive(String map, String record) throws IOException {
    List<String> lines = new ArrayList<>();
    archive(map, record, (given, result) -> lines.add(GameLines.of(given, result)));
    assertThat(lines).hasSize(1);
    return lines.get(0).replaceFirst("^x:1:1: game 1: ", "");
  }

  @Test
  void saysThatTheStoredGameIsOnAnotherMap() throws IOException {
    String id = archive(STORED, GAME).replace("stored ", "");
    assertThat(archive(STORED, GAME)).isEqualTo("duplicate of " + id);
    String other = "duplicate of " + id + ", which stays as it is; played on another map 'own'";
    assertThat(archive(CHANGED, GAME)).isEqualTo(other);
    String mended = GAME.replace("{a comment}", "{another}");
    assertThat(archive(CHANGED, mended))
        .isEqualTo(other + "; comment after answer 1 {another} here, {a comment} stored");
    assertThat(archive(STORED, mended)).doesNotContain("map");
    String named = GAME.replace("[First", "[GameId \"" + id + "\"]\n[First");
    assertThat(archive(STORED, named)).isEqualTo("duplicate of " + id);
    assertThat(archive(CHANGED, named)).isEqualTo(other);
    List<String> json = new ArrayList<>();
    archive(CHANGED, GAME, (given, result) -> json.add(GameJson.of(given, result)));
    assertThat(json.get(0)).contains("\"outcome\":\"duplicate\"", "\"otherMap\":\"own\"");
  }
}
