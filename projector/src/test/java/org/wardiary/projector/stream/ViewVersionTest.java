package org.wardiary.projector.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.testkit.Goldens;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.events.text.Text;

/**
 * Checks what the folds make of some games. If the result changes, the version must be raised once
 * there is a release; otherwise programs from before and after the change would read each other's
 * views.
 */
@Tag("slow")
class ViewVersionTest {

  private static final String RAISE =
      "the folds make something else of the same events: after a release, raise the version in"
          + " Projection; then write what they make now with -Dgoldens.write=true";

  private static final int GAMES = 3;

  @TempDir Path temp;

  @Test
  void foldsMakeTheSameOfTheSameGames_orHaveAnotherVersion() throws IOException {
    Path file = Path.of(Text.of("src/test/resources/views-v%d.txt", Projection.VERSION));
    String made = made();
    if (Goldens.writing()) {
      Files.writeString(file, made);
    }
    assertThat(made).as(RAISE).isEqualTo(Files.readString(file));
  }

  /** A hash of each view of each game, and of the snapshots in the timeline of each game. */
  private String made() {
    try (TopologyHarness topology = new TopologyHarness(temp)) {
      List<PlayedGame> games =
          GameData.games().stream()
              .flatMap(game -> PlayedGames.of(game).stream().limit(GAMES))
              .toList();
      games.forEach(topology::send);
      assertThat(topology.written(Topic.QUARANTINE.topicName())).isEmpty();
      StringBuilder text = new StringBuilder();
      // sorted by name, because the order of the games depends on the class path
      ViewKind.all().stream()
          .sorted(Comparator.comparing(ViewKind::name))
          .forEach(kind -> views(topology, kind, text));
      games.forEach(game -> snapshots(topology, game.id(), text));
      return text.toString();
    }
  }

  private static void views(TopologyHarness topology, ViewKind<?> kind, StringBuilder text) {
    topology
        .latest(kind.topic().topicName())
        .forEach(
            (id, value) -> {
              String view = TopologyHarness.CODECS.of(kind.view()).decode(value).toString();
              String made = hash(view.getBytes(StandardCharsets.UTF_8));
              text.append(Text.of("%s %s %s%n", kind.name(), id, made));
            });
  }

  private static void snapshots(TopologyHarness topology, String id, StringBuilder text) {
    String hashes =
        topology.chunks().all(id).stream()
            .map(chunk -> hash(chunk.getSnapshot().array()))
            .collect(Collectors.joining(" "));
    text.append(Text.of("timeline %s %s%n", id, hash(hashes.getBytes(StandardCharsets.UTF_8))));
  }

  private static String hash(byte[] bytes) {
    return HexFormat.of().formatHex(Chain.hash(bytes).bytes()).substring(0, 32);
  }

  @Test
  void anotherSetOfViewsIsAnotherVersion_byItself_inWhateverOrder() {
    List<ViewKind<?>> all = ViewKind.all();
    String shape = ViewVersion.shape(all);
    assertThat(ViewVersion.current()).isEqualTo(new ViewVersion(Projection.VERSION, shape));
    for (ViewKind<?> left : all) {
      List<ViewKind<?>> others = all.stream().filter(kind -> kind != left).toList();
      assertThat(ViewVersion.shape(others)).as("without %s", left.name()).isNotEqualTo(shape);
    }
    List<ViewKind<?>> reversed = new ArrayList<>(all);
    Collections.reverse(reversed);
    assertThat(ViewVersion.shape(reversed)).isEqualTo(shape);
  }
}
