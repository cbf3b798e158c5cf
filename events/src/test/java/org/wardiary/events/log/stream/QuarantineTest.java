package org.wardiary.events.log.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.processor.api.RecordMetadata;
import org.junit.jupiter.api.Test;

class QuarantineTest {

  /** The message's place on its topic. */
  private record Place(String topic, int partition, long offset) implements RecordMetadata {}

  private static Record<byte[], byte[]> quarantined(RecordHeaders headers) {
    byte[] key = "key".getBytes(StandardCharsets.UTF_8);
    Record<byte[], byte[]> message = new Record<>(key, new byte[100], 0, headers);
    return Quarantine.of(message, new Place("topic", 3, 14), "test", "damaged");
  }

  @Test
  void ordinaryMessage_isKeptWhole() {
    RecordHeaders headers = new RecordHeaders();
    headers.add("type", new byte[] {1});
    Record<byte[], byte[]> kept = quarantined(headers);
    assertThat(kept.value()).hasSize(100);
    assertThat(kept.headers().lastHeader("type").value()).containsExactly(1);
    assertThat(kept.headers().lastHeader("size")).isNull();
  }

  @Test
  void manyEmptyHeaders_takeRoom() {
    RecordHeaders headers = new RecordHeaders();
    for (int i = 0; i < 150_000; i++) {
      headers.add("", null);
    }
    requireLeftOut(quarantined(headers));
  }

  @Test
  void keyOfAHeader_takesItsBytes() {
    RecordHeaders headers = new RecordHeaders();
    headers.add("€".repeat(350_000), null);
    requireLeftOut(quarantined(headers));
  }

  private static void requireLeftOut(Record<byte[], byte[]> kept) {
    assertThat(kept.value()).isNull();
    assertThat(kept.headers().toArray()).hasSize(6);
    assertThat(Optional.ofNullable(kept.headers().lastHeader("size"))).isPresent();
  }
}
