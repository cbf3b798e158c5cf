package org.wardiary.events.log.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.SaslAuthenticationException;
import org.apache.kafka.common.errors.SslAuthenticationException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.errors.TopicAuthorizationException;
import org.junit.jupiter.api.Test;
import org.wardiary.events.log.broker.ClusterException;

class ClusterOutageTest {

  private final List<String> printed = new ArrayList<>();
  private final ClusterOutage outage = new ClusterOutage(printed::add);

  @Test
  void roundsThatFail_areFollowedByOthers_andTheOutageIsToldOnce() {
    outage.survive(() -> {});
    outage.survive(ClusterOutageTest::fail);
    outage.survive(ClusterOutageTest::fail);
    outage.survive(
        () -> {
          throw new TimeoutException("no broker");
        });
    outage.survive(() -> {});
    outage.survive(() -> {});

    assertThat(printed)
        .containsExactly(
            "the cluster does not answer, trying again: expected to read but: no broker",
            "the cluster answers again");
  }

  private static void fail() {
    throw new ClusterException("expected to read but: no broker");
  }

  @Test
  void anErrorOfOurOwn_andAnInterrupt_endTheProgram() {
    assertThatThrownBy(
            () ->
                outage.survive(
                    () -> {
                      throw new IllegalStateException("a bug");
                    }))
        .hasMessage("a bug");

    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> outage.survive(ClusterOutageTest::fail))
        .isInstanceOf(ClusterException.class);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(printed).isEmpty();
  }

  @Test
  void failureThatTryingAgainCannotMend_endsTheProgram() {
    for (KafkaException failure :
        List.of(
            new SaslAuthenticationException("wrong password"),
            new SslAuthenticationException("another host"),
            new TopicAuthorizationException("no right"))) {
      ClusterException wrapped = new ClusterException("expected to read but failed", failure);
      assertThatThrownBy(
              () ->
                  outage.survive(
                      () -> {
                        throw wrapped;
                      }))
          .isSameAs(wrapped);
    }
    assertThat(printed).isEmpty();
  }
}
