package org.wardiary.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.log.GameMessages;
import org.wardiary.events.log.codec.Codecs;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.log.codec.WriterSchemas;
import org.wardiary.projector.stream.MessageCodecs;
import org.wardiary.projector.stream.ViewKind;
import org.wardiary.projector.view.RevisionHistory;
import org.wardiary.projector.view.TimelineChunk;

/** Bytes from the log or the network are a message, or are known to be damaged. */
class MessageFuzzTest {

  private static final WriterSchemas WRITERS = WriterSchemas.released();
  private static final List<MessageCodec<?>> LOG =
      List.of(Codecs.events(WRITERS), Codecs.commands(WRITERS), Codecs.outcomes(WRITERS));
  private static final List<MessageCodec<?>> VIEWS = views();

  private static List<MessageCodec<?>> views() {
    MessageCodecs codecs = new MessageCodecs(WRITERS);
    Stream<Class<? extends SpecificRecord>> kinds = ViewKind.all().stream().map(ViewKind::view);
    return Stream.concat(kinds, Stream.of(TimelineChunk.class, RevisionHistory.class))
        .<MessageCodec<?>>map(codecs::of)
        .toList();
  }

  /** Messages of the write side. */
  @MethodSource("org.wardiary.app.fuzz.Seeds#messages")
  @FuzzTest
  void log(byte[] data) {
    LOG.forEach(codec -> read(codec, data));
  }

  /** Views: the first byte selects the kind, so that each kind gets inputs of its own. */
  @MethodSource("org.wardiary.app.fuzz.Seeds#messages")
  @FuzzTest
  void views(byte[] data) {
    if (data.length > 0) {
      byte[] message = Arrays.copyOfRange(data, 1, data.length);
      read(VIEWS.get((data[0] & 0xff) % VIEWS.size()), message);
    }
  }

  /** All messages of a game, as a backup is restored. */
  @MethodSource("org.wardiary.app.fuzz.Seeds#packedMessages")
  @FuzzTest
  void packedMessages(byte[] data) {
    try {
      assertThat(GameMessages.unpacked("0123456789abcdef", data).messages()).isNotNull();
    } catch (CorruptMessage e) {
      assertThat(e.getMessage()).isNotEmpty();
    }
  }

  private static void read(MessageCodec<?> codec, byte[] data) {
    try {
      assertThat(Optional.of(codec.decode(data))).isPresent();
    } catch (CorruptMessage e) {
      assertThat(e.getMessage()).isNotEmpty();
    }
  }
}
