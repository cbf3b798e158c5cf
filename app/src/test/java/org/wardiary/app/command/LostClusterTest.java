package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.StopSignal;
import org.wardiary.events.log.broker.Cluster;

/** An instance whose cluster is lost: Kafka's clients try again for ever and tell nobody. */
@Tag("slow")
class LostClusterTest {

  @TempDir Path folder;

  @Test
  void instance_isNotReady_saysOnceWhy_andEndsInOrder() throws Exception {
    try (Cluster cluster = SharedBroker.on(folder.resolve("broker"));
        RunningService service = new RunningService(folder, cluster.bootstrapServers(), "one", 6)) {
      service.awaitReady();
      ProcessHandle.of(cluster.brokerPid().orElseThrow()).orElseThrow().destroyForcibly();

      service.awaitStatus(503);
      assertThat(service.get("/health/ready").body()).contains("\"cluster\":\"DOWN\"");
      assertThat(service.get("/health/live").statusCode()).isEqualTo(200);
      assertThat(service.get("/metrics").body()).contains("wardiary_ready 0.0");

      service.process().destroy();
      assertThat(service.process().waitFor(2 * StopSignal.SERVICE_LIMIT, TimeUnit.SECONDS))
          .isTrue();
      assertThat(service.process().exitValue()).as(service::logged).isEqualTo(ExitCode.DONE);
      assertThat(service.logged())
          .containsOnlyOnce("the cluster does not answer, trying again")
          .contains("stops without the cluster");
    }
  }
}
