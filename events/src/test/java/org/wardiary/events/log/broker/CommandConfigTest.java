package org.wardiary.events.log.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommandConfigTest {

  @TempDir Path temp;

  @Test
  void readTakes_tlsAndScram() throws IOException {
    Map<String, String> properties =
        read(
            """
            security.protocol = SASL_SSL
            sasl.mechanism=SCRAM-SHA-512
            sasl.jaas.config=org.apache.kafka.common.security.scram.ScramLoginModule required \\
              username="clerk" password="a\\\\"b;c";
            ssl.truststore.location=/etc/ssl/kafka.jks
            ssl.endpoint.identification.algorithm=https
            """);
    assertThat(properties)
        .containsEntry("security.protocol", "SASL_SSL")
        .containsEntry("ssl.truststore.location", "/etc/ssl/kafka.jks")
        .hasSize(5);
    assertThat(properties.get("sasl.jaas.config")).contains("password=\"a\\\"b;c\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "interceptor.classes=x.Y",
        "metric.reporters=x.Y",
        "key.serializer=x.Y",
        "ssl.engine.factory.class=x.Y",
        "security.providers=x.Y",
        "sasl.login.callback.handler.class=x.Y",
        "sasl.oauthbearer.token.endpoint.url=file:///etc/passwd",
        "config.providers=file",
        "bootstrap.servers=elsewhere:9092",
        "isolation.level=read_uncommitted",
        "sasl.mechanism=OAUTHBEARER",
        "sasl.mechanism=GSSAPI",
        "sasl.jaas.config=com.sun.security.auth.module.JndiLoginModule required x=\"y\";",
        "sasl.jaas.config=org.apache.kafka.common.security.plain.PlainLoginModule required"
            + " username=\"a\" password=\"b\"; com.sun.security.auth.module.JndiLoginModule required;"
      })
  void readRefuses_whatReachesFurtherThanAConnection(String line) {
    String name = line.substring(0, line.indexOf('='));
    assertThatThrownBy(() -> read(line))
        .isInstanceOf(ClusterException.class)
        .hasMessageContaining("property " + name + ": expected ");
  }

  @Test
  void readNeverRepeatsAPassword_refusedLogin() {
    assertThatThrownBy(() -> read("sasl.jaas.config=Other required password=\"secret\";"))
        .hasMessageNotContaining("secret");
  }

  @Test
  void readRefuses_missingFile() {
    assertThatThrownBy(() -> CommandConfig.read(temp.resolve("none")))
        .isInstanceOf(ClusterException.class)
        .hasMessageContaining("none: expected a file of properties");
  }

  @Test
  void readRefuses_bytesThatAreNoText() throws IOException {
    Path file = Files.write(temp.resolve("binary"), new byte[] {'a', '=', (byte) 0xFF, 0, 1});
    assertThatThrownBy(() -> CommandConfig.read(file))
        .isInstanceOf(ClusterException.class)
        .hasMessage("%s: expected a file of properties but it is no text in UTF-8", file);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "security.protocol=SASL_PLAINTEXT~sasl.mechanism=PLAIN|Could not find a 'KafkaClient' entry",
        "security.protocol=SSL~ssl.truststore.location=/nonexist|/nonexist does not exist"
      })
  void propertiesThatDoNotFit_areNamedWithTheReason(String lines, String reason)
      throws IOException {
    Map<String, String> properties = read(lines.replace('~', '\n'));
    Path file = temp.resolve("client.properties");
    ClusterConfig config =
        new ClusterConfig.External(
            "127.0.0.1:1", properties, Optional.of(file), OptionalInt.empty());
    assertThatThrownBy(() -> Cluster.open(config))
        .isInstanceOf(ClusterException.class)
        .hasMessageStartingWith(
            "expected a Kafka cluster at 127.0.0.1:1 with the properties in %s but: %s",
            file, reason);
  }

  private Map<String, String> read(String text) throws IOException {
    return CommandConfig.read(Files.writeString(temp.resolve("client.properties"), text));
  }
}
