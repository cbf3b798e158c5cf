package org.wardiary.projector.stream;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.Partitions;
import org.wardiary.events.log.TopicScan;
import org.wardiary.events.log.TopicScan.Next;
import org.wardiary.events.log.Unreadable;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.ChainCheck;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.log.codec.CorruptMessage.Problem;
import org.wardiary.events.log.codec.EventBatches;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.text.Text;

/** Collects the events of one edition of a game while a part of the log is read. */
final class EditionReading implements TopicScan.Visitor {

  private final String gameId;
  private final byte[] key;
  private final MessageCodec<GameEvent> codec;
  private final Predicate<GameEvent> until;
  private final List<GameEvent> found = new ArrayList<>();
  private Optional<ChainCheck> chain = Optional.empty();
  private Optional<Unreadable> lost = Optional.empty();
  private long first = Long.MAX_VALUE;
  private long last;

  /**
   * Creates a reading that has found nothing.
   *
   * @param until tells whether to stop at an event, which is then left out
   */
  EditionReading(String gameId, MessageCodec<GameEvent> codec, Predicate<GameEvent> until) {
    this.gameId = gameId;
    this.key = Partitions.key(gameId);
    this.codec = codec;
    this.until = until;
  }

  /**
   * Reads a message, of this game or another.
   *
   * @throws CorruptMessage if it does not follow the one before
   */
  @Override
  public Next visit(ConsumerRecord<byte[], byte[]> message) {
    if (!Arrays.equals(key, message.key())) {
      return Next.CONTINUE;
    }
    first = Math.min(first, message.offset());
    last = message.offset();
    if (chain.isEmpty()) {
      Chain before = Chain.before(gameId, codec.decode(message.value()));
      chain = Optional.of(new ChainCheck(codec, before));
    }
    for (byte[] one : EventBatches.messages(message.value())) {
      GameEvent event = chain.get().accept(one);
      if (until.test(event)) {
        last = Long.MAX_VALUE;
        return Next.STOP;
      }
      found.add(event);
    }
    return Next.CONTINUE;
  }

  /** Messages of this game are missed in its chain, or at the ends of what was to be read. */
  @Override
  public void lost(Unreadable messages) {
    lost = Optional.of(messages);
  }

  /**
   * The events in order.
   *
   * @param range what was read
   * @throws CorruptMessage if the first or the last of them is not there
   */
  List<GameEvent> found(OffsetRange range) {
    if (first > range.first() || last < range.last()) {
      throw new CorruptMessage(
          Problem.DAMAGED,
          Text.of(
              "game %s: expected its events but %s",
              gameId, lost.map(Unreadable::text).orElse("the log no longer has them all")));
    }
    return found;
  }
}
