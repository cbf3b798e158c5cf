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
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.testkit.Goldens;
import org.wardiary.events.testkit.OldArchive;
import org.wardiary.events.testkit.RefereeHarness.Written;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.RevisionHistory;
import org.wardiary.projector.view.TimelineChunk;

/**
 * Checks what the folds make of the messages of a released program, which never change. If the
 * result changes, the version must be raised; otherwise programs from before and after the change
 * would read each other's views.
 */
@Tag("slow")
class ViewVersionTest {

  private static final String RAISE =
      "the folds make something else of the same events: raise its version in Projection,"
          + " then write what they make now with -Dgoldens.write=true";

  @TempDir Path temp;

  @Test
  void foldsMakeTheSameOfOldMessages_orHaveAnotherVersion() throws IOException {
    Path file =
        Path.of("src/test/resources/old/1")
            .resolve(Text.of("%s-v%d.txt", Projection.LABEL, Projection.VERSION));
    String made = made();
    if (Goldens.writing() && (!Files.exists(file) || OldArchive.isOpen())) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, made);
    }
    assertThat(file).as("written with -Dgoldens.write=true").exists();
    assertThat(made).as(RAISE).isEqualTo(Files.readString(file));
  }

  /** A hash of each view of each game, and of the snapshots in the timeline of each game. */
  private String made() {
    OldArchive archive = OldArchive.first();
    try (TopologyHarness topology = new TopologyHarness(temp)) {
      for (Written message : archive.of(Topic.EVENTS)) {
        topology.send(message.key(), message.value(), message.type());
      }
      assertThat(topology.written(Topic.QUARANTINE.topicName())).isEmpty();
      StringBuilder text = new StringBuilder();
      // sorted by name, because the order of the games depends on the class path
      ViewKind.all().stream()
          .sorted(Comparator.comparing(ViewKind::name))
          .forEach(kind -> views(topology, kind, text));
      histories(topology, text);
      archive.games().keySet().forEach(id -> snapshots(topology, id, text));
      return text.toString();
    }
  }

  private static void views(TopologyHarness topology, ViewKind<?> kind, StringBuilder text) {
    topology
        .latest(kind.topic().topicName())
        .forEach(
            (id, value) ->
                text.append(
                    Text.of(
                        "%s %s %s%n",
                        kind.name(), id, value == null ? "none" : json(kind, value))));
  }

  private static <V extends SpecificRecord> String json(ViewKind<V> kind, byte[] value) {
    V view = TopologyHarness.CODECS.of(kind.view()).decode(value);
    return hash(view.toString().getBytes(StandardCharsets.UTF_8));
  }

  private static void histories(TopologyHarness topology, StringBuilder text) {
    topology
        .latest(Projection.HISTORIES.topicName())
        .forEach(
            (id, value) -> {
              RevisionHistory history =
                  TopologyHarness.CODECS.of(RevisionHistory.class).decode(value);
              byte[] bytes = history.toString().getBytes(StandardCharsets.UTF_8);
              text.append(Text.of("histories %s %s%n", id, hash(bytes)));
            });
  }

  private static void snapshots(TopologyHarness topology, String id, StringBuilder text) {
    List<String> hashes = new ArrayList<>();
    for (TimelineChunk chunk : topology.chunks().all(id)) {
      byte[] snapshot = new byte[chunk.getSnapshot().remaining()];
      chunk.getSnapshot().duplicate().get(snapshot);
      hashes.add(hash(snapshot));
    }
    byte[] all = String.join(" ", hashes).getBytes(StandardCharsets.UTF_8);
    text.append(Text.of("timeline %s %d chunks %s%n", id, hashes.size(), hash(all)));
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
