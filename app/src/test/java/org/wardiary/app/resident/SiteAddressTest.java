package org.wardiary.app.resident;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteAddressTest {

  @TempDir private Path data;

  @Test
  void anAddress_isKnownWhileAServerAnswersThere() throws IOException {
    assertThat(SiteAddress.of(data)).isEmpty();
    SiteAddress written;
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      URI address = URI.create("http://127.0.0.1:" + socket.getLocalPort() + "/");
      written = SiteAddress.write(data, address);
      assertThat(SiteAddress.of(data)).contains(address);
    }
    assertThat(SiteAddress.of(data)).isEmpty();
    written.delete();
    assertThat(data).isEmptyDirectory();
  }

  @Test
  void theAddressOfAnotherServer_isNotDeleted() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      URI address = URI.create("http://127.0.0.1:" + socket.getLocalPort() + "/");
      SiteAddress first = SiteAddress.write(data, URI.create("http://127.0.0.1:1/"));
      SiteAddress.write(data, address);
      first.delete();
      assertThat(SiteAddress.of(data)).contains(address);
    }
  }
}
