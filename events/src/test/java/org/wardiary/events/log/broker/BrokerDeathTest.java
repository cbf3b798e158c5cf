package org.wardiary.events.log.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.admin.Admin;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
@Timeout(120)
class BrokerDeathTest {

  @TempDir Path temp;

  /** Stands for a Kafka client and notes whether it was told to stop. */
  private static final class Client {

    private final CompletableFuture<String> stopped = new CompletableFuture<>();

    void stop() {
      stopped.complete("stopped");
    }
  }

  @Test
  void clientsAreForgotten_onceNobodyUsesThem() throws Exception {
    try (Cluster cluster = open()) {
      WeakReference<Admin> closed = closed(cluster);
      while (closed.get() != null) {
        System.gc();
        TimeUnit.MILLISECONDS.sleep(50);
      }
      WeakReference<Admin> ofLent = closed(cluster.lent());
      while (ofLent.get() != null) {
        System.gc();
        TimeUnit.MILLISECONDS.sleep(50);
      }
      cluster.requireAlive();
    }
  }

  private static WeakReference<Admin> closed(Cluster cluster) {
    try (Admin admin = cluster.admin()) {
      return new WeakReference<>(admin);
    }
  }

  @Test
  void clientsAreStopped_whenTheBrokerDies_andThoseThatComeLater() throws Exception {
    try (Cluster cluster = open()) {
      Client failing = new Client();
      Client one = new Client();
      Client ofLent = new Client();
      cluster.onDeath(
          failing,
          client -> {
            client.stop();
            throw new IllegalStateException("it does not stop");
          });
      cluster.onDeath(one, Client::stop);
      cluster.lent().onDeath(ofLent, Client::stop);
      assertThat(one.stopped).isNotDone();
      ProcessHandle.of(cluster.brokerPid().orElseThrow()).orElseThrow().destroyForcibly();
      for (Client client : new Client[] {failing, one, ofLent}) {
        assertThat(client.stopped.get(30, TimeUnit.SECONDS)).isEqualTo("stopped");
      }
      Client later = new Client();
      cluster.onDeath(later, Client::stop);
      assertThat(later.stopped).isDone();
    }
  }

  private Cluster open() {
    return Cluster.open(new ClusterConfig.Embedded(temp.resolve("data"), "test"));
  }
}
