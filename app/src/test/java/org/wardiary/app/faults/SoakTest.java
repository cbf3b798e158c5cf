package org.wardiary.app.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.text.Text;

/** A quarter of a minute; longer by {@code -Dwardiary.soak=MINUTES}: {@code docs/testing.md}. */
@Tag("nightly")
class SoakTest {

  @TempDir Path folder;

  @Test
  @Tag("slow")
  @EnabledIf("org.wardiary.app.faults.Use#isKnown")
  void threadsAndHandlesStayAsTheyAre_atHalfTheCeiling() throws Exception {
    List<String> printed = new ArrayList<>();
    try (Soak soak = new Soak(folder, 10, printed::add)) {
      Soak.Outcome outcome = soak.run(6, 15, 10);
      assertThat(outcome.whole() && outcome.counts()).as(String.join("\n", printed)).isTrue();
    }
  }

  @Test
  @EnabledIfSystemProperty(named = "wardiary.soak", matches = ".+")
  void memoryThreadsAndHandlesStayAsTheyAre_forLong() throws Exception {
    double seconds = 60 * Double.parseDouble(System.getProperty("wardiary.soak"));
    // stays, with what lived on the heaps at first and at last
    Path place = Files.createTempDirectory("soak");
    System.out.println(Text.of("in %s", place));
    try (Soak soak = new Soak(place, 250, SoakTest::print)) {
      assertThat(soak.run(seconds / 15, seconds, 120)).isEqualTo(Soak.Outcome.SOUND);
    }
  }

  private static void print(String line) {
    System.out.println(line);
  }

  @Test
  void trend_isOfTheSecondHalf_andPeaksDoNotMoveIt() {
    List<Trend.Point> points = new ArrayList<>();
    for (int second = 0; second <= 100; second++) {
      double warm = second < 50 ? 10 * second : 500 + 0.2 * (second - 50);
      points.add(new Trend.Point(second, second % 17 == 0 ? 9000 : warm));
    }
    Trend trend = Trend.of(points);
    assertThat(trend.rise()).isBetween(9.0, 11.0);
    assertThat(trend.level()).isBetween(500.0, 510.0);
    assertThat(trend.rise()).isGreaterThan(Measure.THREADS.most(new Trend(20, 0), 1000));
    assertThat(trend.rise()).isLessThan(Measure.RESIDENT.most(trend, 0));
    assertThat(Measure.HEAP.most(new Trend(100, 0), 5 << 20)).isEqualTo(15);
  }
}
