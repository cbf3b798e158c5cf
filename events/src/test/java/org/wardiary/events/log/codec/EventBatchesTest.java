package org.wardiary.events.log.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.log.codec.EventBatcher.Value;
import org.wardiary.events.testkit.Batches;
import org.wardiary.events.testkit.Extent;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.events.testkit.RefereeHarness;
import org.wardiary.events.testkit.RevisedGames;
import org.wardiary.events.testkit.RevisedGames.RevisedGame;

@Tag("slow")
class EventBatchesTest {

  private static final Set<String> ALONE = Set.of("GameStarted", "GameEnded", "GameRevised");
  private static final int STEPS = 12;

  @TempDir Path temp;

  private static List<byte[]> messages(List<Value> values) {
    return values.stream().flatMap(value -> EventBatches.messages(value.bytes()).stream()).toList();
  }

  @TestFactory
  Stream<DynamicTest> batchesGiveTheMessagesOfTheirEvents_byteForByte() {
    return Games.all().stream()
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> requireSameMessages(game)));
  }

  private void requireSameMessages(Game game) {
    for (PlayedGame played : PlayedGames.of(game)) {
      requireSameMessages(played.id(), played.messages());
    }
    try (RefereeHarness referee = new RefereeHarness(temp.resolve(game.id()))) {
      for (int seed = 0; seed < Extent.of(1, 3); seed++) {
        RevisedGame revised = RevisedGames.random(referee, game, seed, STEPS);
        requireSameMessages(revised.id(), revised.messages());
      }
    }
  }

  private static void requireSameMessages(String id, List<byte[]> messages) {
    List<Value> values = Batches.of(id, messages);
    assertThat(messages(values)).containsExactlyElementsOf(messages);
    for (Value value : values) {
      int count = EventBatches.count(value.bytes());
      assertThat(count).isBetween(1, EventBatcher.EVENTS);
      assertThat(EventBatches.messages(value.bytes())).hasSize(count);
      assertThat(value.type().equals(EventBatches.TYPE)).isEqualTo(count > 1);
      for (byte[] message : EventBatches.messages(value.bytes())) {
        String type = PlayedGames.CODEC.decode(message).getType();
        assertThat(count == 1 || !ALONE.contains(type)).as("%s in a batch", type).isTrue();
      }
    }
  }

  @Test
  void batchIsRefused_anyByteChangedOrCutOff() {
    PlayedGame game = PlayedGames.of(Games.all().get(0)).get(0);
    byte[] batch = firstBatch(game);
    Random random = new Random(1);
    for (int i = 0; i < Extent.of(1000, 3000); i++) {
      byte[] changed = batch.clone();
      // the beginning stays, because a message that begins otherwise is not taken for a batch
      changed[10 + random.nextInt(batch.length - 10)] ^= (byte) (1 << random.nextInt(8));
      assertThatThrownBy(() -> EventBatches.messages(changed)).isInstanceOf(CorruptMessage.class);
    }
    for (int length = 10; length < batch.length; length += 7) {
      byte[] cut = Arrays.copyOf(batch, length);
      assertThatThrownBy(() -> EventBatches.messages(cut)).isInstanceOf(CorruptMessage.class);
    }
  }

  private static byte[] firstBatch(PlayedGame game) {
    return Batches.of(game.id(), game.messages()).stream()
        .filter(value -> value.type().equals(EventBatches.TYPE))
        .findFirst()
        .orElseThrow()
        .bytes();
  }

  @Test
  void largeEventStandsAlone_thoseAroundItShareMessages() {
    PlayedGame game = PlayedGames.of(Games.all().get(0)).get(0);
    EventChain chain = new EventChain(PlayedGames.CODEC, Chain.begin(game.id()));
    List<byte[]> all = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      GameEvent event = game.events().get(i);
      all.add(chain.next(event.getPly(), 0, "", (SpecificRecord) event.getBody()));
    }
    String comment = "x".repeat(1 << 16);
    all.add(
        chain.next(
            0, 0, "", new AnswerGiven("turn", "Blue", "x", 1, List.of(comment), "", List.of())));
    for (int i = 20; i < 30; i++) {
      GameEvent event = game.events().get(i);
      all.add(chain.next(event.getPly(), 0, "", (SpecificRecord) event.getBody()));
    }
    List<Value> values = Batches.of(game.id(), all);
    assertThat(values)
        .extracting(Value::type)
        .containsExactly("GameStarted", EventBatches.TYPE, "AnswerGiven", EventBatches.TYPE);
    assertThat(messages(values)).containsExactlyElementsOf(all);
  }
}
