package org.wardiary.events.log;

import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.kafka.KafkaContainer;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.log.broker.GamePartitions;

/** The log on a broker in a container, where a Docker engine answers. */
@Tag("container")
class ContainerLogTest extends LogContract {

  private static final String IMAGE = "apache/kafka:4.3.1";

  private KafkaContainer container;

  @Override
  Cluster open() {
    if (!engineAnswers()) {
      String line = "ContainerLogTest ABORTED: no Docker engine answers, nothing tried on " + IMAGE;
      System.err.println(line);
      Assumptions.abort(line);
    }
    container = new KafkaContainer(IMAGE);
    container.start();
    return Cluster.open(
        new ClusterConfig.External(
            container.getBootstrapServers(), Map.of(), OptionalInt.of(GamePartitions.ALONE)));
  }

  @Override
  void release() {
    if (container != null) {
      container.stop();
    }
  }

  private static boolean engineAnswers() {
    try {
      return DockerClientFactory.instance().isDockerAvailable();
    } catch (RuntimeException e) {
      return false;
    }
  }
}
