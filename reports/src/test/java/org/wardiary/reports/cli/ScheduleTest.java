package org.wardiary.reports.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScheduleTest {

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 16})
  void inARound_nobodyPlaysTwice(int players) {
    Set<String> busy = new HashSet<>();
    for (int a = 0; a < players; a++) {
      for (int b = a + 1; b < players; b++) {
        int round = Schedule.round(a, b, players);
        assertThat(round).isBetween(1, players);
        assertThat(busy.add(round + " " + a)).isTrue();
        assertThat(busy.add(round + " " + b)).isTrue();
      }
    }
  }
}
