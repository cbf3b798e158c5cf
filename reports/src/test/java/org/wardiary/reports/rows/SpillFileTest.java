package org.wardiary.reports.rows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpillFileTest {

  private static final int SLOTS = 5;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(ints = {0, 100, 3000, Integer.MAX_VALUE})
  void slots_giveBackWhatWasAdded_whateverTheBudget(int budget) throws IOException {
    Random random = new Random(budget);
    ByteArrayOutputStream[] expected = new ByteArrayOutputStream[SLOTS];
    for (int slot = 0; slot < SLOTS; slot++) {
      expected[slot] = new ByteArrayOutputStream();
    }
    try (SpillFile spill = new SpillFile(folder, SLOTS, budget)) {
      for (int i = 0; i < 200; i++) {
        byte[] bytes = new byte[random.nextInt(100)];
        random.nextBytes(bytes);
        int slot = random.nextInt(SLOTS - 1); // the last one stays empty
        expected[slot].writeBytes(bytes);
        spill.add(slot, bytes);
      }

      for (int slot = 0; slot < SLOTS; slot++) {
        assertThat(spill.read(slot)).as("slot %s", slot).isEqualTo(expected[slot].toByteArray());
      }
      assertThat(spill.spilled() == 0).isEqualTo(budget == Integer.MAX_VALUE);
    }
    assertThat(files()).isZero();
  }

  @Test
  void noRoom_saysWhere() {
    try (SpillFile spill = new SpillFile(folder.resolve("missing"), 1, 0)) {
      assertThatExceptionOfType(UncheckedIOException.class)
          .isThrownBy(() -> spill.add(0, new byte[1]))
          .withMessageContaining("expected room in " + folder.resolve("missing"));
    }
  }

  private long files() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.count();
    }
  }
}
