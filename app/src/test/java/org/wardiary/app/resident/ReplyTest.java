package org.wardiary.app.resident;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that what is printed arrives completely and in order, in as few parts as possible. */
class ReplyTest {

  private final Reply reply = new Reply();
  private final OutputStream stream = reply.stream(Message.Stream.OUT);

  private List<byte[]> parts() throws InterruptedException {
    List<byte[]> parts = new ArrayList<>();
    while (!reply.isEmpty()) {
      parts.add(((Message.Printed) reply.take()).bytes());
    }
    return parts;
  }

  @Test
  void littleWrites_becomeFullParts() throws Exception {
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    for (int i = 0; i < 20_000; i++) {
      byte[] line = ("line " + i + "\n").getBytes(StandardCharsets.UTF_8);
      stream.write(line, 0, line.length);
      written.writeBytes(line);
    }
    stream.flush();
    List<byte[]> parts = parts();
    ByteArrayOutputStream read = new ByteArrayOutputStream();
    parts.forEach(read::writeBytes);
    assertThat(read.toByteArray()).isEqualTo(written.toByteArray());
    assertThat(parts).hasSize(1 + written.size() / (1 << 16));
  }

  @Test
  void whatIsFlushed_waitsForNoMore() throws Exception {
    stream.write('a');
    assertThat(reply.isEmpty()).isTrue();
    stream.flush();
    stream.flush();
    assertThat(parts()).containsExactly(new byte[] {'a'});
  }

  @Test
  void nothingIsAdded_onceTheCallerIsGone() throws Exception {
    stream.write('a');
    reply.abandon();
    assertThat(reply.take()).isInstanceOf(Message.Failed.class);
    assertThatThrownBy(stream::flush).isInstanceOf(Reply.CallerGone.class);
  }
}
