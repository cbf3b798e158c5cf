package org.wardiary.events.log.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.log.broker.ClusterConfig.Embedded;
import org.wardiary.events.log.broker.ClusterConfig.Sharing;
import org.wardiary.events.work.ProcessStart;

@Tag("slow")
class ClusterTest {

  @TempDir Path temp;

  @Test
  void topicsStand_brokerStoppedAndKilledAndStartedAgain() throws Exception {
    Path data = temp.resolve("data");
    try (Cluster cluster = open(data);
        Admin admin = cluster.admin()) {
      admin.createTopics(List.of(new NewTopic("kept", 2, (short) 1))).all().get();
    }
    try (Cluster cluster = open(data)) {
      assertThat(topics(cluster)).contains("kept");
      kill(cluster);
      assertThatThrownBy(cluster::requireAlive)
          .isInstanceOf(ClusterException.class)
          .hasMessageContaining("ended with status 137")
          .hasMessageContaining("broker.log");
    }
    try (Cluster cluster = open(data)) {
      assertThat(topics(cluster)).contains("kept");
      cluster.requireAlive();
    }
    assertThat(DirectoryOwner.read(data)).isEmpty();
  }

  /** Otherwise each start would take longer than the one before, or leave more files. */
  @Test
  @Tag("nightly")
  @Timeout(120)
  void metadata_areReadFromASnapshot_thatEvenAShortRunMakes_andReplaces() throws Exception {
    Path data = temp.resolve("data");
    try (Cluster cluster = open(data);
        Admin admin = cluster.admin()) {
      admin.createTopics(List.of(new NewTopic("wide", 250, (short) 1))).all().get();
      awaitSnapshotAfter(List.of(), data);
    }
    String first = snapshots(data).get(0);
    for (int run = 0; run < 4; run++) {
      List<String> before = snapshots(data);
      try (Cluster cluster = open(data)) {
        awaitSnapshotAfter(before, data);
        assertThat(topics(cluster)).contains("wide");
      }
    }
    assertThat(snapshots(data)).isNotEmpty().doesNotContain(first);
  }

  private static void awaitSnapshotAfter(List<String> before, Path data) throws Exception {
    while (before.containsAll(snapshots(data))) {
      TimeUnit.MILLISECONDS.sleep(20);
    }
  }

  private static List<String> snapshots(Path data) throws IOException {
    try (Stream<Path> files = Files.list(data.resolve("kafka/__cluster_metadata-0"))) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".checkpoint"))
          .sorted()
          .toList();
    }
  }

  @Test
  void openIsRefused_naming_whoHoldsTheDirectory() throws Exception {
    Path data = temp.resolve("data");
    try (ChildProgram holder = hold(data, Sharing.EXCLUSIVE)) {
      holder.line();
      assertThatThrownBy(() -> open(data))
          .isInstanceOf(DirectoryInUse.class)
          .hasMessageContaining("in use by 'test hold' (process " + holder.process().pid());
    }
  }

  @Test
  void openJoins_brokerThatItsProgramShares() throws Exception {
    Path data = temp.resolve("data");
    try (ChildProgram holder = hold(data, Sharing.SHARED)) {
      long broker = Long.parseLong(holder.line());
      try (Cluster cluster = open(data)) {
        assertThat(cluster.brokerPid()).isEmpty();
        assertThat(topics(cluster)).isEmpty();
      }
      assertThat(ProcessHandle.of(broker)).as("the shared broker goes on").isPresent();
    }
  }

  @Test
  void openStartsABroker_theSharedOneDoesNotAnswer() throws Exception {
    Path data = Files.createDirectories(temp.resolve("data"));
    ProcessHandle self = ProcessHandle.current();
    try (ServerSocket mute = new ServerSocket(0, 1, java.net.InetAddress.getLoopbackAddress())) {
      new DirectoryOwner(
              self.pid(),
              self.pid(),
              ProcessStart.of(self),
              "test mute",
              Sharing.SHARED.name(),
              "127.0.0.1:" + mute.getLocalPort(),
              "a cluster")
          .write(data);
      // Kafka's own timeout would be a minute
      try (Cluster cluster = assertTimeout(Duration.ofSeconds(45), () -> open(data))) {
        assertThat(cluster.brokerPid()).isPresent();
      }
    }
  }

  @Test
  void brokerEndsAndDirectoryIsFree_itsProgramKilled() throws Exception {
    Path data = temp.resolve("data");
    try (ChildProgram holder = hold(data, Sharing.EXCLUSIVE)) {
      long broker = Long.parseLong(holder.line());
      ProcessHandle handle = ProcessHandle.of(broker).orElseThrow();
      holder.process().destroyForcibly().waitFor();
      // immediately, while the orphaned broker may still be about to stop
      try (Cluster cluster = open(data)) {
        assertThat(topics(cluster)).isEmpty();
      }
      handle.onExit().get(60, TimeUnit.SECONDS);
      assertThat(handle.isAlive()).isFalse();
    }
  }

  @Test
  void clientsAreClosedSoon_clusterThatDoesNotAnswer() throws Exception {
    Duration usual = Duration.ofSeconds(30);
    try (Cluster own = open(temp.resolve("data"));
        Cluster reached =
            Cluster.open(new ClusterConfig.External(own.bootstrapServers(), Map.of()))) {
      reached.requireAnswer(Duration.ofSeconds(15));
      assertThat(reached.closing(usual)).isEqualTo(usual);
      kill(own);
      assertThatThrownBy(() -> reached.requireAnswer(Duration.ofSeconds(1)))
          .isInstanceOf(ClusterException.class)
          .hasMessage(
              "expected the brokers %s to answer but: no answer within 1 s",
              own.bootstrapServers());
      assertThat(reached.closing(usual)).isLessThan(usual);
      assertThat(reached.closing(Duration.ZERO)).isZero();
    }
  }

  @Test
  void openFails_withTheReason_portTaken() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, java.net.InetAddress.getLoopbackAddress())) {
      int port = taken.getLocalPort();
      Path data = Files.createDirectories(temp.resolve("data"));
      Files.writeString(data.resolve("broker.log"), "a line of an earlier run\n");
      Embedded config = new Embedded(data, port, Sharing.SHARED, "test");
      assertThatThrownBy(() -> Cluster.open(config))
          .isInstanceOf(ClusterException.class)
          .hasMessageContaining("expected port " + port + " of 127.0.0.1 to be free")
          .hasMessageNotContaining("earlier run");
    }
  }

  @Test
  void openFails_withTheReason_directoryIsAFile() throws IOException {
    Path file = Files.createFile(temp.resolve("data"));
    assertThatThrownBy(() -> open(file))
        .isInstanceOf(ClusterException.class)
        .hasMessage("expected to start a broker on %s but: %s is a file", file, file);
  }

  @Test
  void openFails_withTheReason_noPermission() throws IOException {
    Path data = Files.createDirectories(temp.resolve("data"));
    for (String name : List.of("", "broker.log", "lock")) {
      Path file = data.resolve(name);
      if (!name.isEmpty()) {
        Files.createFile(file);
      }
      Assumptions.assumeTrue(file.toFile().setWritable(false));
      Assumptions.assumeFalse(Files.isWritable(file), "root may write everywhere");
      assertThatThrownBy(() -> open(data))
          .isInstanceOf(ClusterException.class)
          .hasMessageStartingWith("expected to start a broker on " + data + " but: no permission")
          .hasMessageEndingWith(file.toString());
      assertThat(file.toFile().setWritable(true)).isTrue();
    }
  }

  private static Cluster open(Path data) {
    return Cluster.open(new Embedded(data, "test"));
  }

  private ChildProgram hold(Path data, Sharing sharing) throws IOException {
    Path log = temp.resolve("hold.log");
    return new ChildProgram(log, HoldCluster.class, data.toString(), sharing.name());
  }

  private static java.util.Set<String> topics(Cluster cluster) throws Exception {
    try (Admin admin = cluster.admin()) {
      return admin.listTopics().names().get();
    }
  }

  private static void kill(Cluster cluster) throws Exception {
    Optional<ProcessHandle> broker = cluster.brokerPid().flatMap(ProcessHandle::of);
    broker.orElseThrow().destroyForcibly();
    broker.orElseThrow().onExit().get(60, TimeUnit.SECONDS);
  }
}
