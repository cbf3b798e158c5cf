package org.wardiary.projector.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.kafka.common.utils.Bytes;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.wardiary.events.game.Games;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.projector.fold.Message;
import org.wardiary.projector.view.TimelineChunk;

@Tag("slow")
class OpenGameTest {

  private static final int TAIL = 70;
  private static final int STEP = 23;
  private static final MessageCodec<TimelineChunk> CHUNKS =
      TopologyHarness.CODECS.of(TimelineChunk.class);

  private static List<Bytes> views(OpenGame game) {
    return game.views().stream()
        .map(view -> Bytes.wrap(view.encode(TopologyHarness.CODECS).orElseThrow()))
        .toList();
  }

  private static OpenGame begin(PlayedGame played) {
    return OpenGame.begin(
        ViewKind.all(),
        PlayedGames.CODEC,
        Chain.begin(played.id()),
        new Message(played.messages().get(0), 0));
  }

  @TestFactory
  Stream<DynamicTest> resumedGameGoesOn_asIfItHadNeverStopped_cutAnywhere() {
    return Games.all().stream()
        .map(
            game ->
                DynamicTest.dynamicTest(
                    game.id(), () -> requireResumes(PlayedGames.of(game).get(0))));
  }

  private static void requireResumes(PlayedGame played) {
    List<byte[]> messages = played.messages();
    OpenGame whole = begin(played);
    List<List<Bytes>> expected = new ArrayList<>(List.of(views(whole)));
    List<TreeMap<Integer, TimelineChunk>> stored = new ArrayList<>();
    stored.add(new TreeMap<>(java.util.Map.of(0, whole.timeline().chunk(whole.chain().head()))));
    for (int i = 1; i < messages.size(); i++) {
      whole.accept(new Message(messages.get(i), i));
      assertThat(CHUNKS.decode(whole.chunk(CHUNKS)))
          .isEqualTo(whole.timeline().chunk(whole.chain().head()));
      expected.add(views(whole));
      TreeMap<Integer, TimelineChunk> chunks = new TreeMap<>(stored.get(i - 1));
      chunks.put(whole.timeline().firstPly(), whole.timeline().chunk(whole.chain().head()));
      stored.add(chunks);
    }
    for (int cut = 0; cut < messages.size(); cut += STEP) {
      List<TimelineChunk> chunks = List.copyOf(stored.get(cut).values());
      OpenGame resumed = OpenGame.resume(ViewKind.all(), PlayedGames.CODEC, chunks);
      assertThat(views(resumed)).as("cut at seq %d", cut).isEqualTo(expected.get(cut));
      int end = Math.min(messages.size() - 1, cut + TAIL);
      for (int i = cut + 1; i <= end; i++) {
        resumed.accept(new Message(messages.get(i), i));
        assertThat(CHUNKS.decode(resumed.chunk(CHUNKS)))
            .isEqualTo(resumed.timeline().chunk(resumed.chain().head()));
      }
      assertThat(views(resumed))
          .as("seq %d after a cut at %d", end, cut)
          .isEqualTo(expected.get(end));
      assertThat(resumed.timeline().chunk(resumed.chain().head()))
          .isEqualTo(stored.get(end).lastEntry().getValue());
    }
  }
}
