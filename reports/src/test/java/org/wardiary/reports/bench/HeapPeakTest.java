package org.wardiary.reports.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What {@link HeapPeak} sees of objects that are gone again. */
class HeapPeakTest {

  private static final int MIB = 1 << 20;

  @Test
  void objectsThatAreGoneAgain_areSeen() throws InterruptedException {
    try (HeapPeak peak = new HeapPeak()) {
      long before = peak.bytes();
      hold(100);
      System.gc();
      // collectors report what they did a moment later
      Thread.sleep(200);
      assertThat(peak.bytes() - before).isBetween(90L * MIB, 400L * MIB);
      assertThat(peak.bytes()).isLessThanOrEqualTo(Runtime.getRuntime().maxMemory());
    }
  }

  private static void hold(int blocks) {
    List<byte[]> held = new ArrayList<>();
    for (int i = 0; i < blocks; i++) {
      held.add(new byte[MIB]);
    }
    assertThat(held).hasSize(blocks);
  }
}
