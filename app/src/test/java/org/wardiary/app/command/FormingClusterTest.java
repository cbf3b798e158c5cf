package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.Main;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.log.broker.ChildProgram;
import org.wardiary.events.testkit.ThreeBrokers;

/** Instances and servers that are started before the brokers of their cluster. */
@Tag("slow")
class FormingClusterTest {

  private static final String WAITS = "waiting for the cluster ";

  @TempDir Path folder;

  @Tag("nightly")
  @Test
  void instanceAndServer_sayWhyTheyWait_andWorkOnceAllBrokersAreThere() throws Exception {
    try (ThreeBrokers brokers = ThreeBrokers.announced(folder.resolve("brokers"));
        RunningService service = instance(brokers, "one");
        ChildProgram server = server(brokers)) {
      service.awaitLogged(WAITS + brokers.bootstrapServers());
      requireWaits(service);

      brokers.start(2);
      service.awaitLogged("only 2 broker(s) are registered");
      requireWaits(service);

      brokers.start(3);
      service.awaitReady();
      assertThat(server.line()).startsWith("http://");
      assertThat(service.logged()).containsOnlyOnce("no answer within");
      assertThat(folder.resolve("server.log")).content().contains("wardiary serve: " + WAITS);
      service.stop();
    }
  }

  @Test
  void instanceThatWaits_saysWhy_andEndsInOrder() throws Exception {
    try (ThreeBrokers brokers = ThreeBrokers.announced(folder.resolve("brokers"));
        RunningService service = instance(brokers, "one")) {
      service.awaitLogged(WAITS + brokers.bootstrapServers());
      requireWaits(service);
      service.process().destroy();
      assertThat(service.process().waitFor(10, TimeUnit.SECONDS)).as(service::logged).isTrue();
      assertThat(service.process().exitValue()).as(service::logged).isEqualTo(ExitCode.DONE);
    }
  }

  private RunningService instance(ThreeBrokers brokers, String name) throws Exception {
    return new RunningService(folder, brokers.bootstrapServers(), name, 6);
  }

  private ChildProgram server(ThreeBrokers brokers) throws Exception {
    return new ChildProgram(
        folder.resolve("server.log"),
        Main.class,
        "serve",
        "--port",
        "0",
        "--no-browser",
        "--partitions",
        "4",
        "--bootstrap-server",
        brokers.bootstrapServers(),
        "--data",
        folder.resolve("server").toString());
  }

  private static void requireWaits(RunningService service) throws Exception {
    assertThat(service.get("/health/live").statusCode()).isEqualTo(200);
    assertThat(service.get("/health/ready").statusCode()).isEqualTo(503);
  }
}
