package org.wardiary.events.log.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.testkit.FullDisk;

class BrokerClassPathTest {

  @TempDir Path temp;

  @Test
  void ownJar_isMadeOnce() throws IOException {
    String path = BrokerClassPath.in(temp);
    assertThat(BrokerClassPath.in(temp)).isEqualTo(path);
    assertThat(temp.toFile().list()).hasSize(1).allMatch(name -> name.endsWith(".jar"));
  }

  @Test
  void ownJarOnAFullDisk_leavesNothing() throws IOException {
    try (FullDisk disk = new FullDisk(temp.resolve("disk"))) {
      assertThatThrownBy(() -> BrokerClassPath.in(disk.folder())).isInstanceOf(IOException.class);
      assertThat(disk.folder()).isEmptyDirectory();
    }
  }
}
