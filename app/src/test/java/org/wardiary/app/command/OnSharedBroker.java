package org.wardiary.app.command;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.log.broker.Cluster;

/** Tests of commands on one archive, each test's own, whose broker all commands of a test use. */
abstract class OnSharedBroker {

  @TempDir Path folder;

  /** The archive, which is empty when a test begins. */
  Path data;

  private Cluster broker;

  @BeforeEach
  void startBroker() {
    data = folder.resolve("data");
    broker = SharedBroker.on(data);
  }

  @AfterEach
  void stopBroker() {
    broker.close();
  }
}
