package org.wardiary.projector.stream;

import java.nio.ByteBuffer;
import java.util.Arrays;
import org.apache.avro.io.BinaryData;
import org.wardiary.events.event.Sha256;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.projector.fold.TimelineFold;
import org.wardiary.projector.view.TimelineChunk;

/**
 * Encodes the last chunk of a growing timeline after every event, without encoding its earlier
 * events again: the events are the chunk's last field but two, and Avro divides an array into
 * blocks, so that each event is appended as a block of its own. The codec reads the result as that
 * chunk. For one timeline and one thread.
 */
final class ChunkWriter {

  private static final int HASH = 32;
  // the message of an empty chunk ends with the end of the array, the last offset (0) and the head
  private static final int TAIL = 2 + 1 + HASH;
  private static final int LONGEST_VARINT = 10;
  private static final byte END_OF_ARRAY = 0;
  private static final int LAST_OFFSET_FIELD =
      TimelineChunk.getClassSchema().getField("lastOffset").pos();

  private final MessageCodec<TimelineChunk> codec;
  private byte[] buffer = {};
  private int length;
  private int written;
  private long firstSeq = -1;

  ChunkWriter(MessageCodec<TimelineChunk> codec) {
    this.codec = codec;
  }

  /**
   * The timeline's last chunk as a message.
   *
   * @param head hash of the game's messages so far
   */
  byte[] write(TimelineFold timeline, Sha256 head) {
    TimelineChunk empty = timeline.emptyChunk(head);
    if (empty.getFirstSeq() != firstSeq) {
      begin(timeline.emptyChunk(head));
    }
    while (written < timeline.chunkSize()) {
      append(timeline.chunkMessage(written++));
    }
    // the next event overwrites the end
    reserve(1 + 2 * LONGEST_VARINT + HASH);
    buffer[length] = END_OF_ARRAY;
    int end = length + 1;
    end += BinaryData.encodeLong(empty.getLastOffset(), buffer, end);
    end += BinaryData.encodeLong(HASH, buffer, end);
    System.arraycopy(head.bytes(), 0, buffer, end, HASH);
    return Arrays.copyOf(buffer, end + HASH);
  }

  private void begin(TimelineChunk empty) {
    firstSeq = empty.getFirstSeq();
    written = 0;
    empty.put(LAST_OFFSET_FIELD, 0L);
    byte[] message = codec.encode(empty);
    buffer = message;
    length = message.length - TAIL;
  }

  private void append(ByteBuffer message) {
    int size = message.remaining();
    reserve(2 * LONGEST_VARINT + size);
    length += BinaryData.encodeLong(1, buffer, length);
    length += BinaryData.encodeLong(size, buffer, length);
    message.duplicate().get(buffer, length, size);
    length += size;
  }

  private void reserve(int more) {
    if (length + more > buffer.length) {
      buffer = Arrays.copyOf(buffer, 2 * (length + more));
    }
  }
}
