package org.wardiary.events.log;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.ChainCheck;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.log.codec.EventBatches;
import org.wardiary.events.log.codec.MessageCodec;

/**
 * Checks the messages of many games, each on its own: a damaged game is abandoned where the damage
 * is, the others continue. Not thread-safe.
 */
final class GameChains {

  private final MessageCodec<GameEvent> codec;
  private final LogReader reader;
  private final Map<String, ChainCheck> open = new HashMap<>();
  private final Set<String> abandoned = new HashSet<>();

  GameChains(MessageCodec<GameEvent> codec, LogReader reader) {
    this.codec = codec;
    this.reader = reader;
  }

  /** Takes the next message of the topic of events. */
  void take(ConsumerRecord<byte[], byte[]> record) {
    String gameId = gameId(record);
    if (abandoned.contains(gameId)) {
      return;
    }
    ChainCheck check = open.computeIfAbsent(gameId, id -> new ChainCheck(codec, Chain.begin(id)));
    long seq = check.chain().nextSeq();
    try {
      byte[] message = record.value() == null ? new byte[0] : record.value();
      for (byte[] one : EventBatches.messages(message)) {
        GameEvent event = check.accept(one);
        EventHeaders.check(record.headers(), message, event);
        reader.event(event, one);
        seq = check.chain().nextSeq();
      }
    } catch (CorruptMessage e) {
      abandoned.add(gameId);
      open.remove(gameId);
      reader.corrupt(gameId, seq, e);
    }
  }

  static String gameId(ConsumerRecord<byte[], byte[]> record) {
    return record.key() == null ? "" : new String(record.key(), StandardCharsets.UTF_8);
  }
}
