package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.core.spi.FilterReply;
import org.junit.jupiter.api.Test;

class RepeatedWarningsTest {

  private final LoggerContext context = new LoggerContext();
  private final RepeatedWarnings filter = new RepeatedWarnings();

  private FilterReply reply(String logger, Level level, String format) {
    Logger of = context.getLogger(logger);
    return filter.decide(null, of, level, format, new Object[0], null);
  }

  @Test
  void warningOfKafka_isLetThroughOnce_whicheverClientRepeatsIt() {
    String client = "org.apache.kafka.clients.NetworkClient";
    assertThat(reply(client, Level.WARN, "[Producer clientId=a] Connection to node {} failed"))
        .isEqualTo(FilterReply.NEUTRAL);
    assertThat(reply(client, Level.WARN, "[Consumer clientId=b] Connection to node {} failed"))
        .isEqualTo(FilterReply.DENY);
    assertThat(reply(client, Level.WARN, "[Consumer clientId=b] Bootstrap broker {} disconnected"))
        .isEqualTo(FilterReply.NEUTRAL);
    assertThat(reply(client, Level.ERROR, "[Producer clientId=a] Connection to node {} failed"))
        .isEqualTo(FilterReply.NEUTRAL);
    assertThat(reply("org.wardiary.x", Level.WARN, "again")).isEqualTo(FilterReply.NEUTRAL);
    assertThat(reply("org.wardiary.x", Level.WARN, "again")).isEqualTo(FilterReply.NEUTRAL);
  }

  @Test
  void warning_isLetThroughAgain_afterThePause() {
    long pause = RepeatedWarnings.PAUSE.toNanos();
    assertThat(filter.isNew("w", 5)).isTrue();
    assertThat(filter.isNew("w", 4 + pause)).isFalse();
    assertThat(filter.isNew("w", 5 + pause)).isTrue();
    assertThat(filter.isNew("w", 6 + pause)).isFalse();
  }
}
