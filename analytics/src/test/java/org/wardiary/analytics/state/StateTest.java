package org.wardiary.analytics.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.analytics.estimate.ExactSum;

/** Checks that what is written is read back, and that nothing else is accepted. */
class StateTest {

  private static byte[] written(Consumer<StateWriter> writing) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    writing.accept(new StateWriter(out));
    return out.toByteArray();
  }

  private static StateReader reader(byte... bytes) {
    return new StateReader(new ByteArrayInputStream(bytes));
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, -1, 63, 64, -64, -65, 1 << 20, Long.MAX_VALUE, Long.MIN_VALUE})
  void wholeNumbers(long number) {
    assertThat(reader(written(out -> out.number(number))).number()).isEqualTo(number);
  }

  @Test
  void smallNumbers_takeAByte() {
    assertThat(written(out -> out.number(63).number(-64))).hasSize(2);
    assertThat(written(out -> out.number(Long.MIN_VALUE))).hasSize(10);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.0, -0.0, 0.1, Double.MIN_VALUE, Double.NaN, Double.NEGATIVE_INFINITY})
  void fractions(double number) {
    double read = reader(written(out -> out.fraction(number))).fraction();
    assertThat(Double.doubleToRawLongBits(read)).isEqualTo(Double.doubleToRawLongBits(number));
  }

  @Test
  void textThatComesAgain_takesAByte() {
    byte[] once = written(out -> out.text("Größe").text(""));
    byte[] twice = written(out -> out.text("Größe").text("").text("Größe").text(""));
    assertThat(twice).hasSize(once.length + 2);
    StateReader reader = reader(twice);
    assertThat(List.of(reader.text(), reader.text(), reader.text(), reader.text()))
        .containsExactly("Größe", "", "Größe", "");
  }

  @Test
  void sums_ofAnySize() {
    ExactSum sum = new ExactSum();
    for (int i = 0; i < 5; i++) {
      sum.addProduct(Long.MAX_VALUE, Long.MAX_VALUE); // more than fits into 128 bits
    }
    BigInteger square = BigInteger.valueOf(Long.MAX_VALUE).pow(2);
    ExactSum read = new ExactSum();
    read.addProduct(-2, 3);
    read.read(reader(written(sum::write)));
    assertThat(read.value())
        .isEqualTo(square.multiply(BigInteger.valueOf(5)).subtract(BigInteger.valueOf(6)));
  }

  @Test
  void whatIsCutOff_isRefused() {
    byte[] whole = written(out -> out.all(List.of("a", "b"), (text, to) -> to.text(text)));
    for (int length = 0; length < whole.length; length++) {
      StateReader reader = reader(Arrays.copyOf(whole, length));
      assertThatExceptionOfType(UncheckedIOException.class)
          .isThrownBy(() -> reader.all(StateReader::text));
    }
  }

  @Test
  void otherBytes_areRefused() {
    byte[] endless = new byte[11];
    Arrays.fill(endless, (byte) -1);
    assertThatExceptionOfType(UncheckedIOException.class)
        .isThrownBy(() -> reader(endless).number());
    assertThatExceptionOfType(UncheckedIOException.class)
        .isThrownBy(() -> reader(written(out -> out.number(-1))).size());
    assertThatExceptionOfType(UncheckedIOException.class)
        .isThrownBy(() -> reader(written(out -> out.number(1L << 40))).size());
    assertThatExceptionOfType(UncheckedIOException.class)
        .isThrownBy(() -> reader(written(out -> out.number(7))).text())
        .withMessageContaining("damaged");
  }
}
