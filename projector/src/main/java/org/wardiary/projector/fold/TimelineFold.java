package org.wardiary.projector.fold;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.Sha256;
import org.wardiary.projector.view.TimelineChunk;

/**
 * The timeline of one game: chunks, each a snapshot and the events after it, so that the position
 * at any ply takes one chunk and a short fold. A chunk ends before the first answer after {@value
 * #EVENTS} events. Mutable, for one thread.
 */
public final class TimelineFold {

  /** Number of events that a chunk holds before the next chunk may begin. */
  public static final int EVENTS = 64;

  private static final byte[] NOTHING = {};

  private final byte[] started;
  private final long startedSeq;
  private final long firstOffset;
  private final BoardFold board;
  private final List<ByteBuffer> events = new ArrayList<>();
  private long firstSeq;
  private int firstPly;
  private byte[] snapshot = NOTHING;
  private long lastOffset;

  private TimelineFold(byte[] started, long startedSeq, long firstOffset, BoardFold board) {
    this.started = started;
    this.startedSeq = startedSeq;
    this.firstOffset = firstOffset;
    this.board = board;
  }

  /**
   * The timeline after the first event of a game, or of an edition of it.
   *
   * @param first the event
   * @param message its message
   * @throws CorruptGame if the event does not begin a game
   */
  public static TimelineFold begin(GameEvent first, Message message) {
    TimelineFold timeline =
        new TimelineFold(message.bytes(), first.getSeq(), message.offset(), BoardFold.begin(first));
    timeline.firstSeq = first.getSeq();
    timeline.add(message);
    return timeline;
  }

  /**
   * Resumes a timeline at the end of its last chunk.
   *
   * @param last the last chunk
   * @param decoder reads an event from its message
   * @throws CorruptGame if the chunk's events do not follow one another
   */
  public static TimelineFold resume(TimelineChunk last, Function<byte[], GameEvent> decoder) {
    ChunkReader reader = new ChunkReader(last, decoder);
    byte[] started = reader.started();
    long startedSeq = decoder.apply(started).getSeq();
    TimelineFold timeline =
        new TimelineFold(started, startedSeq, last.getFirstOffset(), reader.board());
    timeline.firstSeq = last.getFirstSeq();
    timeline.firstPly = last.getFirstPly();
    timeline.snapshot = ChunkReader.bytes(last.getSnapshot());
    timeline.events.addAll(last.getEvents());
    timeline.lastOffset = last.getLastOffset();
    return timeline;
  }

  /**
   * Folds the next event, which may begin a new chunk. After an exception the timeline must no
   * longer be used.
   *
   * @throws CorruptGame if the event cannot follow the previous one
   */
  public void fold(GameEvent event, Message message) {
    // the last condition makes each chunk of a game begin at a different ply
    if (event.getBody() instanceof AnswerGiven
        && events.size() >= EVENTS
        && board.ply() > firstPly) {
      snapshot = board.position().snapshot();
      firstSeq = board.seq() + 1;
      firstPly = board.ply();
      events.clear();
    }
    board.fold(event);
    add(message);
  }

  private void add(Message message) {
    events.add(ByteBuffer.wrap(message.bytes()));
    lastOffset = message.offset();
  }

  /** The edition's first message. */
  public byte[] started() {
    return started;
  }

  /** The board after the events so far. */
  public BoardFold board() {
    return board;
  }

  /** Offset of the edition's first message in its partition of the log. */
  public long firstOffset() {
    return firstOffset;
  }

  /** The last message folded. */
  public Message lastMessage() {
    return new Message(ChunkReader.bytes(events.get(events.size() - 1)), lastOffset);
  }

  /** Number of answers given before the chunk that holds the last event. */
  public int firstPly() {
    return firstPly;
  }

  /** Number of events in the chunk that holds the last event, 1 or more. */
  public int chunkSize() {
    return events.size();
  }

  /**
   * The chunk that holds the last event.
   *
   * @param head hash of the game's messages so far
   */
  public TimelineChunk chunk(Sha256 head) {
    return new TimelineChunk(
        board.gameId(),
        firstSeq,
        firstPly,
        firstOffset,
        ByteBuffer.wrap(firstSeq == startedSeq ? NOTHING : started),
        ByteBuffer.wrap(snapshot),
        List.copyOf(events),
        lastOffset,
        ByteBuffer.wrap(head.bytes()));
  }
}
