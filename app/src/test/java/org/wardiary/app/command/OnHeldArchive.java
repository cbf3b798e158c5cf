package org.wardiary.app.command;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Tests of commands on a {@link HeldArchive}, each test on its own. */
abstract class OnHeldArchive {

  @TempDir Path folder;

  /** The archive, which is empty when a test begins. */
  Path data;

  private HeldArchive broker;

  @BeforeEach
  void startBroker() {
    data = folder.resolve("data");
    broker = HeldArchive.in(data);
  }

  @AfterEach
  void stopBroker() {
    broker.close();
  }
}
