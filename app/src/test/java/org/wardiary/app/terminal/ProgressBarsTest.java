package org.wardiary.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import org.junit.jupiter.api.Test;

class ProgressBarsTest {

  private final AtomicLong nanos = new AtomicLong();
  private final List<String> shown = new ArrayList<>();
  private final List<ProgressBar> bars = new ArrayList<>();

  private ProgressBar bar(String task, long total, ProgressBars.Before before) {
    ProgressBar bar =
        ProgressBars.builder(task, total, before)
            .setConsumer(new DelegatingProgressBarConsumer(shown::add, 120))
            .build();
    bars.add(bar);
    return bar;
  }

  private void pass(double seconds) {
    nanos.addAndGet((long) (seconds * 1e9));
  }

  @Test
  void stage_thatIsOverWithinTwoSeconds_showsNothing() {
    try (Progress progress = new ProgressBars(nanos::get, this::bar)) {
      progress.begin("archiving", 10);
      pass(1.9);
      progress.to(10);
      progress.begin("catching up", Progress.UNKNOWN);
      pass(1.9);
      progress.behind(3);
    }
    assertThat(bars).isEmpty();
  }

  @Test
  void stage_withoutSteps_showsNothing_howeverLongItTakes() {
    try (Progress progress = new ProgressBars(nanos::get, this::bar)) {
      progress.begin("catching up", Progress.UNKNOWN);
      pass(3);
      progress.behind(0);
    }
    assertThat(bars).isEmpty();
  }

  @Test
  void stage_thatTakesLonger_showsStepsAndRate() {
    try (Progress progress = new ProgressBars(nanos::get, this::bar)) {
      progress.begin("archiving", 10);
      pass(2.1);
      progress.to(4);
      assertThat(bars).hasSize(1);
      assertThat(bars.get(0).getCurrent()).isEqualTo(4);
      assertThat(bars.get(0).getMax()).isEqualTo(10);
      progress.behind(1_000_000);
      assertThat(bars.get(0).getCurrent()).isEqualTo(4);
    }
    // the library writes the time in the digits of the machine's language
    String last = inDigitsOfAscii(shown.get(shown.size() - 1));
    assertThat(last).contains("archiving", "40%", "4/10", "0:00:02");
    // less than a second after the bar appeared neither rate nor time left is known
    assertThat(shown).noneMatch(line -> line.contains("/s"));
    assertThat(last).contains("/ ?)");
  }

  @Test
  void rate_isShownOnceItIsKnown() throws InterruptedException {
    try (Progress progress = new ProgressBars(nanos::get, this::bar)) {
      progress.begin("archiving", 10);
      pass(2.1);
      progress.to(4);
      Thread.sleep(1100);
      progress.to(6);
    }
    assertThat(inDigitsOfAscii(shown.get(shown.size() - 1)))
        .containsPattern("60%.*[12](\\.\\d)?/s");
  }

  private static String inDigitsOfAscii(String text) {
    return Pattern.compile("\\p{Nd}")
        .matcher(text)
        .replaceAll(digit -> Integer.toString(Character.digit(digit.group().codePointAt(0), 10)));
  }

  @Test
  void stage_whoseStepsAreEstimated_takesTheLatestEstimate() {
    try (Progress progress = new ProgressBars(nanos::get, this::bar)) {
      progress.begin("checking", Progress.UNKNOWN);
      progress.expect(900);
      pass(2.1);
      progress.to(300);
      assertThat(bars.get(0).getMax()).isEqualTo(900);
      progress.expect(1000);
      progress.expect(Progress.UNKNOWN);
      progress.to(500);
      assertThat(bars.get(0).getMax()).isEqualTo(1000);
    }
    assertThat(shown.get(shown.size() - 1)).contains("checking", "50%", "500/1000");
  }

  @Test
  void file_getsLinesOfWhatTakesLongAlone() {
    StringWriter file = new StringWriter();
    try (PrintWriter out = new PrintWriter(file);
        Progress progress = ProgressBars.lines(nanos::get, out)) {
      progress.begin("checking", 1000);
      pass(9);
      progress.to(100);
      progress.begin("writing", 40);
      pass(11);
      progress.to(10);
    }
    assertThat(file.toString().lines())
        .isNotEmpty()
        .allMatch(line -> line.startsWith("writing") && line.contains("10/40"));
    assertThat(file.toString()).doesNotContain("\r");
  }

  @Test
  void stage_thatKnowsOnlyWhatIsLeft_takesTheMostForTheWhole() {
    try (Progress progress = new ProgressBars(nanos::get, this::bar)) {
      progress.begin("catching up", Progress.UNKNOWN);
      progress.behind(100);
      pass(3);
      progress.behind(40);
      assertThat(bars.get(0).getMax()).isEqualTo(100);
      assertThat(bars.get(0).getCurrent()).isEqualTo(60);
      progress.behind(0);
      assertThat(bars.get(0).getCurrent()).isEqualTo(100);
    }
    assertThat(shown.get(shown.size() - 1)).contains("100%").doesNotContain("? %");
  }
}
