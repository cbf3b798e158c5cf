package org.wardiary.app.resident;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.UncheckedIOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Checks that a command neither runs ahead of a slow reader nor waits for one who is gone. */
class ReplyTest {

  private final Reply reply = new Reply(10);

  private static Message.Printed part(int bytes) {
    return new Message.Printed(Message.Stream.OUT, new byte[bytes]);
  }

  @Test
  void whoAddsMore_waitsUntilSomeIsTaken() throws Exception {
    reply.add(part(10));
    CompletableFuture<Void> adding = CompletableFuture.runAsync(() -> reply.add(part(1)));
    TimeUnit.MILLISECONDS.sleep(100);
    assertThat(adding).isNotDone();
    Message first = reply.take();
    assertThat(((Message.Printed) first).bytes()).hasSize(10);
    adding.get(10, TimeUnit.SECONDS);
    assertThat(((Message.Printed) reply.take()).bytes()).hasSize(1);
    assertThat(reply.isEmpty()).isTrue();
  }

  @Test
  void nothingIsAdded_onceTheCallerIsGone() throws Exception {
    reply.add(part(10));
    CompletableFuture<Void> adding = CompletableFuture.runAsync(() -> reply.add(part(1)));
    reply.abandon();
    assertThatExceptionOfType(Exception.class)
        .isThrownBy(() -> adding.get(10, TimeUnit.SECONDS))
        .withCauseInstanceOf(UncheckedIOException.class);
    assertThat(reply.take()).isInstanceOf(Message.Declined.class);
  }
}
