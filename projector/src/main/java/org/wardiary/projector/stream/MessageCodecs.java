package org.wardiary.projector.stream;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.codec.Codecs;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.log.codec.WriterSchemas;

/**
 * The codecs of events and of the read side's messages, each made once. Safe to share between
 * threads.
 */
public final class MessageCodecs {

  private final WriterSchemas writers;
  private final MessageCodec<GameEvent> events;
  private final Map<Class<?>, MessageCodec<?>> views = new ConcurrentHashMap<>();

  /** Creates codecs that read messages written with these schemas. */
  public MessageCodecs(WriterSchemas writers) {
    this.writers = writers;
    this.events = Codecs.events(writers);
  }

  /** The codec of events. */
  public MessageCodec<GameEvent> events() {
    return events;
  }

  /** The codec of a generated class. */
  @SuppressWarnings("unchecked") // the map's values are made for their keys
  public <V extends SpecificRecord> MessageCodec<V> of(Class<V> view) {
    return (MessageCodec<V>) views.computeIfAbsent(view, type -> new MessageCodec<>(view, writers));
  }
}
