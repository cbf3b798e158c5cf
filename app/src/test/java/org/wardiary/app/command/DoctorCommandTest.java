package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.log.broker.Cluster;

/** The commands that check an archive and rebuild its views. */
class DoctorCommandTest {

  private static final String RECORD =
      """
      [Game "squares/civil-war"]
      [First "Gray"]

      1. IGR-G3R IBR-B3C
      *
      """;

  @TempDir Path folder;

  @Test
  void doctor_tellsWhatIsWrong_andRebuildMakesViewsAnew() throws Exception {
    Path data = folder.resolve("data");
    Path record = Files.writeString(folder.resolve("game.wdr"), RECORD);
    try (Cluster cluster = SharedBroker.on(data)) {
      assertThat(Cli.run("archive", record, "--data", data).exit()).isZero();

      Cli sound = Cli.run("doctor", "--data", data);
      assertThat(sound.exit()).isZero();
      assertThat(sound.lines()).hasSize(1);
      assertThat(sound.out()).matches("(?s)1 game, 1 edition, [0-9]+ events: all in order\\s*");
      assertThat(Cli.run("games", "--data", data).err()).isEmpty();

      forge(cluster, "fedcba9876543210", "no event");

      Cli damaged = Cli.run("doctor", "--data", data);
      assertThat(damaged.exit()).isEqualTo(ExitCode.REFUSED);
      assertThat(damaged.lines().get(0))
          .startsWith("log: game fedcba9876543210, seq 0: partition ")
          .contains("expected");
      assertThat(damaged.lines()).anyMatch(line -> line.startsWith("quarantine: game fedcba98"));
      assertThat(damaged.lines()).last().asString().endsWith("in 1 game");
      List<String> json = Cli.run("doctor", "--json", "--data", data).lines();
      assertThat(json.get(0))
          .startsWith("{\"part\":\"log\",\"game\":\"fedcba9876543210\",\"seq\":0,");
      assertThat(json.get(json.size() - 1)).contains("\"games\":2,", "\"findings\":");

      assertThat(Cli.run("games", "--data", data).err())
          .contains(
              "1 game is missing, fedcba9876543210, damaged or of a kind that this program does not know");

      List<String> games = Cli.run("games", "--data", data).lines();
      Cli rebuilt = Cli.run("doctor", "--rebuild", "--data", data);
      assertThat(rebuilt.out()).contains("rebuilt: views, positions");
      assertThat(Cli.run("games", "--data", data).lines()).isEqualTo(games);
    }
  }

  private static void forge(Cluster cluster, String gameId, String message) throws Exception {
    Map<String, Object> settings = cluster.clientProperties("forger");
    try (KafkaProducer<byte[], byte[]> producer =
        new KafkaProducer<>(settings, new ByteArraySerializer(), new ByteArraySerializer())) {
      producer
          .send(
              new ProducerRecord<>(
                  "wardiary.events",
                  gameId.getBytes(StandardCharsets.UTF_8),
                  message.getBytes(StandardCharsets.UTF_8)))
          .get();
    }
  }

  @Test
  void rebuild_ofWhatThereIsNot_isAUsageError() {
    Cli cli = Cli.run("doctor", "--rebuild", "bords", "--data", folder);
    assertThat(cli.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(cli.err()).contains("--rebuild", "VIEWS, POSITIONS", "bords");
  }
}
