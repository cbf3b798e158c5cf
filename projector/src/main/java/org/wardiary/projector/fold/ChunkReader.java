package org.wardiary.projector.fold;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.Function;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.game.Position;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.TimelineChunk;

/** Reads positions from one chunk of a timeline. */
public final class ChunkReader {

  private final TimelineChunk chunk;
  private final Function<byte[], GameEvent> decoder;

  /**
   * Creates a reader of a chunk.
   *
   * @param chunk the chunk
   * @param decoder reads an event from its message
   */
  public ChunkReader(TimelineChunk chunk, Function<byte[], GameEvent> decoder) {
    this.chunk = chunk;
    this.decoder = decoder;
  }

  /**
   * The position at a ply: after all events of the chunk with that ply or less.
   *
   * @param ply the ply, at least the chunk's first; a ply beyond the chunk's end gives the position
   *     at its end
   * @throws IllegalArgumentException if the chunk begins after {@code ply}
   * @throws CorruptGame if the chunk's events do not follow one another
   */
  public Position position(int ply) {
    if (ply < chunk.getFirstPly()) {
      throw new IllegalArgumentException(
          Text.of("expected a ply from %d but got %d", chunk.getFirstPly(), ply));
    }
    return boardAt(ply).position();
  }

  /** The board after all events of the chunk. */
  BoardFold board() {
    return boardAt(Integer.MAX_VALUE);
  }

  /** The edition's first message. */
  byte[] started() {
    return bytes(isFirst() ? chunk.getEvents().get(0) : chunk.getStarted());
  }

  private boolean isFirst() {
    return !chunk.getStarted().hasRemaining();
  }

  private BoardFold boardAt(int ply) {
    List<ByteBuffer> events = chunk.getEvents();
    BoardFold board = before();
    for (int i = isFirst() ? 1 : 0; i < events.size(); i++) {
      GameEvent event = decoder.apply(bytes(events.get(i)));
      if (event.getPly() > ply) {
        return board;
      }
      board.fold(event);
    }
    return board;
  }

  private BoardFold before() {
    GameEvent first = decoder.apply(started());
    return isFirst()
        ? BoardFold.begin(first)
        : BoardFold.resume(
            first, chunk.getFirstSeq() - 1, chunk.getFirstPly(), bytes(chunk.getSnapshot()));
  }

  /** A copy of a buffer's remaining bytes; the buffer's position does not change. */
  public static byte[] bytes(ByteBuffer buffer) {
    byte[] bytes = new byte[buffer.remaining()];
    buffer.duplicate().get(bytes);
    return bytes;
  }
}
