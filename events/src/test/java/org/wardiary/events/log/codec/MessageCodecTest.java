package org.wardiary.events.log.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.TurnPassed;

class MessageCodecTest {

  private final MessageCodec<GameEvent> codec = Codecs.events(fingerprint -> Optional.empty());

  @TestFactory
  java.util.stream.Stream<DynamicTest> decodeGivesBackWhatWasEncoded_everyTypeOfEvent() {
    assertThat(Samples.bodies()).hasSizeGreaterThan(15);
    return Samples.bodies().stream()
        .map(body -> DynamicTest.dynamicTest(Codecs.typeOf(body), () -> requireRoundTrip(body)));
  }

  private void requireRoundTrip(SpecificRecord body) {
    GameEvent event = Samples.event(7, body);
    byte[] bytes = codec.encode(event);
    assertThat(bytes).startsWith(0xC3, 0x01);
    assertThat(codec.decode(bytes)).isEqualTo(event);
    assertThat(codec.encode(codec.decode(bytes))).isEqualTo(bytes);
  }

  @Test
  void decodeRefuses_cutAnywhere() {
    byte[] bytes = codec.encode(Samples.event(7, Samples.started()));
    for (int length = 0; length < bytes.length; length++) {
      byte[] cut = Arrays.copyOf(bytes, length);
      assertThatThrownBy(() -> codec.decode(cut))
          .as("cut to %d bytes", length)
          .isInstanceOf(CorruptMessage.class);
    }
  }

  @Test
  void decodeRefuses_bytesLeftOver() {
    byte[] bytes = codec.encode(Samples.event(7, new TurnPassed("Gray")));
    assertProblem(Arrays.copyOf(bytes, bytes.length + 1), CorruptMessage.Problem.DAMAGED)
        .hasMessageContaining("left over");
  }

  @Test
  void decodeRefuses_junk() {
    assertProblem(new byte[0], CorruptMessage.Problem.NOT_A_MESSAGE);
    assertProblem(new byte[] {1}, CorruptMessage.Problem.NOT_A_MESSAGE);
    assertProblem(
            "hello, world".getBytes(StandardCharsets.UTF_8), CorruptMessage.Problem.NOT_A_MESSAGE)
        .hasMessageContaining("12 bytes beginning 68 65");
  }

  @Test
  void decodeRefuses_unknownFingerprint() {
    byte[] bytes = codec.encode(Samples.event(7, new TurnPassed("Gray")));
    bytes[3] ^= 1;
    assertProblem(bytes, CorruptMessage.Problem.UNKNOWN_WRITER);
  }

  @Test
  void decodeRefuses_messageOfAnotherType() {
    byte[] bytes =
        Codecs.outcomes(fingerprint -> Optional.empty())
            .encode(new CommandOutcome("c", "g", "accepted", 1L, 1, "", 0L, "", List.of()));
    MessageCodec<GameEvent> knowing =
        Codecs.events(fingerprint -> Optional.of(CommandOutcome.getClassSchema()));
    CorruptMessage refused =
        catchThrowableOfType(CorruptMessage.class, () -> knowing.decode(bytes));
    assertThat(refused.problem()).isEqualTo(CorruptMessage.Problem.INCOMPATIBLE_WRITER);
  }

  @Test
  void decodeRefuses_typeThatIsNotTheBodys() {
    GameEvent event = Samples.event(7, new TurnPassed("Gray"));
    event.put("type", "UnitMoved");
    assertProblem(codec.encode(event), CorruptMessage.Problem.DAMAGED)
        .hasMessage("expected a body of type UnitMoved but it is TurnPassed");
  }

  @Test
  void decodeRefuses_hugeLengthWithoutAllocatingIt() {
    byte[] bytes = codec.encode(Samples.event(7, new TurnPassed("Gray")));
    byte[] length = {(byte) 0xFE, (byte) 0xFF, (byte) 0xFF, (byte) 0xFF, 0x0F};
    System.arraycopy(length, 0, bytes, 10, length.length);
    assertProblem(bytes, CorruptMessage.Problem.DAMAGED);
  }

  @Test
  void encodeRefuses_missingField() {
    assertThatThrownBy(() -> codec.encode(new GameEvent()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("expected a whole GameEvent");
  }

  private org.assertj.core.api.AbstractThrowableAssert<?, ?> assertProblem(
      byte[] bytes, CorruptMessage.Problem problem) {
    CorruptMessage refused = catchThrowableOfType(CorruptMessage.class, () -> codec.decode(bytes));
    assertThat(refused).isNotNull();
    assertThat(refused.problem()).isEqualTo(problem);
    return assertThat(refused);
  }
}
