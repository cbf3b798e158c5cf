package org.wardiary.events.log.stream;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.errors.TopicAuthorizationException;
import org.apache.kafka.streams.errors.StreamsException;
import org.junit.jupiter.api.Test;

class ThreadRestartsTest {

  private final StreamsException passes =
      new StreamsException("poll", new TimeoutException("no broker"));
  private final ThreadRestarts restarts = new ThreadRestarts();

  @Test
  void whatKafkasClientsReport_isTriedAgain_aFewTimesInAWhile() {
    for (int i = 0; i < ThreadRestarts.MOST; i++) {
      assertThat(restarts.allow(passes, i)).isTrue();
    }
    assertThat(restarts.allow(passes, 10)).isFalse();
    assertThat(restarts.allow(passes, ThreadRestarts.WITHIN.toNanos())).isFalse();

    // by then the first restart is forgotten, but not the second
    assertThat(restarts.allow(passes, ThreadRestarts.WITHIN.toNanos() + 1)).isTrue();
    assertThat(restarts.allow(passes, ThreadRestarts.WITHIN.toNanos() + 1)).isFalse();
  }

  @Test
  void aRightThatIsMissing_andAnErrorOfOurOwn_areNot() {
    assertThat(restarts.allow(new TopicAuthorizationException("wardiary.events"), 0)).isFalse();
    assertThat(restarts.allow(new StreamsException("process", new IllegalStateException()), 0))
        .isFalse();
    assertThat(restarts.allow(new OutOfMemoryError(), 0)).isFalse();
  }
}
