package org.wardiary.reports.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.reports.tally.CountedArchive;
import org.wardiary.reports.tally.TallyKeeper;
import org.wardiary.reports.tally.Worth;

/** An instance counts the games of its partitions by itself. */
@Tag("slow")
class TallyWorkTest {

  private static final Duration PAUSE = Duration.ofMillis(50);
  private static final List<Integer> PARTITIONS = List.of(0, 1, 2, 3);

  @TempDir Path folder;

  @Test
  @Timeout(120)
  void talliesOfAllPartitions_areThere() throws Exception {
    try (CountedArchive archive = CountedArchive.open(folder)) {
      archive.play("generals-view", 12, 1);
      ReadSide read = archive.session().caughtUp(remaining -> {});
      assertThat(archive.session().upkeep().partitions()).containsAll(PARTITIONS);
      TallyKeeper keeper =
          new TallyKeeper(
              GameInfo::plain, List.of(), folder, new Worth(1, Double.POSITIVE_INFINITY));
      TallyWork work = TallyWork.begin(archive.session(), keeper, PAUSE);
      try {
        while (!read.counts().read(PARTITIONS).keySet().equals(Set.copyOf(PARTITIONS))) {
          Thread.sleep(PAUSE.toMillis());
        }
      } finally {
        work.close();
      }
    }
  }
}
