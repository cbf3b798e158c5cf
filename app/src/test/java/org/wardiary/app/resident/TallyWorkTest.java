package org.wardiary.app.resident;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.app.tally.CountedArchive;
import org.wardiary.app.tally.RetentionPolicy;
import org.wardiary.app.tally.TallyKeeper;
import org.wardiary.projector.query.ReadSide;

/** A long-running program counts games by itself. */
@Tag("slow")
class TallyWorkTest {

  private static final Duration PAUSE = Duration.ofMillis(50);
  private static final List<Integer> PARTITIONS = List.of(0, 1, 2, 3);
  private static final RetentionPolicy ANY = new RetentionPolicy(1, Double.POSITIVE_INFINITY);

  @TempDir Path folder;

  @Test
  @Timeout(120)
  void talliesOfAllPartitions_areThere() throws Exception {
    try (CountedArchive archive = CountedArchive.open(folder)) {
      archive.play("generals-view", 12, 1);
      ReadSide read = archive.session().caughtUp(remaining -> {});
      assertThat(archive.session().upkeep().partitions()).containsAll(PARTITIONS);
      TallyWork work = TallyWork.ofInstance(archive.session(), keeper(), PAUSE);
      requireCounted(read, work);
    }
  }

  @Test
  @Timeout(120)
  void allGames_areCountedWhenDue_thoughViewsAreMadeElsewhere() throws Exception {
    try (CountedArchive archive = CountedArchive.open(folder)) {
      archive.play("generals-view", 12, 1);
      ReadSide read = archive.session().caughtUp(remaining -> {});
      read.projector().stop();
      AtomicInteger asked = new AtomicInteger();
      TallyWork work =
          TallyWork.ofWhole(
              archive::session, this::keeper, PAUSE, () -> asked.incrementAndGet() == 3);
      requireCounted(read, work);
      assertThat(asked.get()).isGreaterThanOrEqualTo(3);
    }
  }

  @Test
  @Timeout(120)
  void residentArchive_isToBeCountedOnceAfterEachUse_ifItIsLarge() throws Exception {
    try (CountedArchive played = CountedArchive.open(folder)) {
      played.play("generals-view", 3, 1);
      try (ResidentArchive archive = new ResidentArchive(played.session()::beside)) {
        assertThat(archive.claimCount(ANY)).as("not looked at yet").isFalse();
        keepUp(archive);
        assertThat(archive.claimCount(ANY)).isTrue();
        assertThat(archive.claimCount(ANY)).as("again").isFalse();
        archive.used();
        assertThat(archive.claimCount(ANY)).as("it may be behind").isFalse();
        keepUp(archive);
        assertThat(archive.claimCount(RetentionPolicy.USUAL)).as("too small").isFalse();
      }
    }
  }

  private static void keepUp(ResidentArchive archive) throws InterruptedException {
    archive.keepUp();
    while (archive.isFolding()) {
      Thread.sleep(PAUSE.toMillis());
      archive.keepUp();
    }
  }

  private TallyKeeper keeper() {
    return new TallyKeeper(GameInfo::plain, List.of(), folder, ANY);
  }

  private static void requireCounted(ReadSide read, TallyWork work) throws InterruptedException {
    try {
      while (!read.counts().read(PARTITIONS).keySet().equals(Set.copyOf(PARTITIONS))) {
        Thread.sleep(PAUSE.toMillis());
      }
    } finally {
      work.close();
    }
  }
}
