package org.wardiary.app.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.log.broker.ClusterException;

class FormingClusterTest {

  private final List<String> printed = new ArrayList<>();
  private final AtomicInteger pauses = new AtomicInteger();

  private void await(String address, Duration unresolved) {
    new FormingCluster(address, printed::add, () -> pauses.incrementAndGet() < 3, unresolved)
        .await(() -> Cluster.open(new ClusterConfig.External(address, Map.of())));
  }

  @Test
  void unknownHost_isWaitedForWhileItMayBeNew() {
    String address = "no-such-host.invalid:9092";
    assertThatThrownBy(() -> await(address, Duration.ofDays(1)))
        .isInstanceOf(ClusterException.class)
        .hasMessageContaining("No resolvable bootstrap urls");
    assertThat(pauses).hasValue(3);
    assertThat(printed)
        .singleElement()
        .asString()
        .startsWith("waiting for the cluster " + address + ": expected a Kafka cluster at");

    assertThatThrownBy(() -> await(address, Duration.ZERO)).isInstanceOf(ClusterException.class);
    assertThat(pauses).hasValue(3);
  }

  @Test
  void addressWithoutPort_isNotWaitedFor() {
    assertThatThrownBy(() -> await("localhost", Duration.ofDays(1)))
        .hasMessageContaining("Invalid url in bootstrap.servers");
    assertThat(printed).isEmpty();
    assertThat(pauses).hasValue(0);
  }
}
