package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;

/** Backups from the command line; their guarantees are tested along with the log. */
@Tag("slow")
class BackupCommandTest extends OnHeldArchive {

  private static final String GAMES =
      """
      [Game "squares/civil-war"]
      [Round "1"]
      [First "Gray"]
      [Result "*"]
      [Termination "unfinished"]

      1. IGR-G3R IBR-B3C {a comment}
      *

      [Game "squares/civil-war"]
      [Round "2"]
      [First "Blue"]
      [Result "Gray"]
      [Termination "resignation"]

      IBR-B3C 1. IGR-G3R
      Gray
      """;

  @Test
  void archiveIsBackedUpSignedCheckedAndRestored() throws IOException {
    Path records = Files.writeString(folder.resolve("club.wdr"), GAMES);
    Path file = folder.resolve("club.avro");
    Path key = folder.resolve("director");
    assertThat(Cli.run("archive", records, "--data", data).exit()).isZero();
    assertThat(Cli.run("backup", "--new-keys", key).exit()).isZero();
    assertThat(Cli.run("backup", "--new-keys", key).err()).contains("is there already");
    Cli backup = Cli.run("backup", file, "--data", data, "--sign", key);
    assertThat(backup.exit()).as(backup.err()).isZero();
    assertThat(backup.out()).startsWith("2 games, ").contains("signed");
    Cli verified = Cli.run("verify", file, "--key", key + ".pub", "--games");
    assertThat(verified.exit()).as(verified.err()).isZero();
    assertThat(verified.lines()).hasSize(3);
    assertThat(verified.lines().get(2)).startsWith("whole: 2 games, ");
    assertThat(Cli.run("verify", file, "--key", key).err()).contains("expected the public key");
    Cli.run("backup", "--new-keys", folder.resolve("other"));
    Cli other = Cli.run("verify", file, "--key", folder.resolve("other.pub"));
    assertThat(other.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(other.err()).contains("is signed by another");
    assertThat(Path.of(file + ".sig")).hasSize(64);
    Path restored = folder.resolve("b");
    Cli restore = Cli.run("restore", file, "--data", restored);
    assertThat(restore.exit()).as(restore.err()).isZero();
    assertThat(restore.out()).startsWith("2 games restored with ");
    assertThat(Cli.run("export", "--data", restored).out())
        .isEqualTo(Cli.run("export", "--data", data).out());
    restoresIntoACluster(file);
    assertWhatIsMeant(file);
    requireNoSignatureOfAnotherFile(file, key);
    assertDamageTold(file);
  }

  private void requireNoSignatureOfAnotherFile(Path file, Path key) throws IOException {
    Path more =
        Files.writeString(folder.resolve("more.wdr"), GAMES.replace("Round \"", "Round \"1"));
    assertThat(Cli.run("archive", more, "--data", data).exit()).isZero();
    byte[] signature = Files.readAllBytes(Path.of(file + ".sig"));
    assertThat(Cli.run("backup", file, "--data", data).exit()).isZero();
    assertThat(Cli.run("verify", file, "--key", key + ".pub").err()).contains("there is no ");
    Files.write(Path.of(file + ".sig"), signature);
    assertThat(Cli.run("verify", file, "--key", key + ".pub").err())
        .contains("or as it was before a change");
    assertThat(Cli.run("backup", file, "--data", data, "--sign", key).exit()).isZero();
    assertThat(Cli.run("verify", file, "--key", key + ".pub").exit()).isZero();
  }

  @Test
  void aGameWithATakeBack_isRestoredWithItsEditions() throws IOException {
    String lines = "IGR-G3R\nIBR-B3C\n:undo 1 a slip\nIBR-B3L\n:resign Blue\n";
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)));
    String id;
    try {
      Cli played =
          Cli.run("record", "--game", "squares/civil-war", "--first", "Gray", "--data", data);
      assertThat(played.exit()).as(played.err()).isZero();
      id = played.lines().get(0).replace("game ", "");
    } finally {
      System.setIn(before);
    }
    Path file = folder.resolve("played.avro");
    assertThat(Cli.run("backup", file, "--data", data).exit()).isZero();
    Path restored = folder.resolve("restored");
    Cli restore = Cli.run("restore", file, "--data", restored);
    assertThat(restore.exit()).as(restore.err()).isZero();
    String history = Cli.run("history", id, "--json", "--data", data).out();
    assertThat(history).contains("\"taken back\"", "a slip");
    assertThat(Cli.run("history", id, "--json", "--data", restored).out()).isEqualTo(history);
    String record = Cli.run("export", "--data", data).out();
    assertThat(record).contains("IBR-B3L").doesNotContain("IBR-B3C");
    assertThat(Cli.run("export", "--data", restored).out()).isEqualTo(record);
  }

  private void restoresIntoACluster(Path file) throws IOException {
    try (Cluster cluster =
        Cluster.open(new ClusterConfig.Embedded(folder.resolve("cluster"), "test"))) {
      Path own = folder.resolve("c");
      Object[] there = {
        "--bootstrap-server", cluster.bootstrapServers(), "--data", own, "--partitions", "7"
      };
      Cli restore = Cli.run(with(there, "restore", file));
      assertThat(restore.exit()).as(restore.err()).isZero();
      assertThat(restore.out()).startsWith("2 games restored with ");
      assertThat(Cli.run(with(there, "restore", file)).out())
          .startsWith("0 games restored with 0 events, 2 there already");
      assertThat(Cli.run(with(there, "backup", folder.resolve("again.avro"))).exit()).isZero();
      assertThat(Cli.run("verify", folder.resolve("again.avro"), "--games").out())
          .as("games, events and chains")
          .isEqualTo(Cli.run("verify", file, "--games").out());
      assertThat(Cli.run(with(there, "report", "--out", folder.resolve("there"))).exit()).isZero();
    }
    assertThat(Cli.run("report", "--out", folder.resolve("here"), "--data", data).exit()).isZero();
    assertThat(files(folder.resolve("there"))).isEqualTo(files(folder.resolve("here")));
  }

  private static Object[] with(Object[] archive, Object... command) {
    return Stream.concat(Stream.of(command), Stream.of(archive)).toArray();
  }

  private static Map<String, String> files(Path folder) throws IOException {
    try (Stream<Path> found = Files.walk(folder)) {
      Map<String, String> files = new TreeMap<>();
      for (Path file : found.filter(Files::isRegularFile).toList()) {
        files.put(
            folder.relativize(file).toString(), HexFormat.of().formatHex(Files.readAllBytes(file)));
      }
      assertThat(files).isNotEmpty();
      return files;
    }
  }

  private void assertWhatIsMeant(Path file) {
    Cli none = Cli.run("restore", folder.resolve("nothing"), "--data", data);
    assertThat(none.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(none.err()).contains(folder.resolve("nothing").toString());
    assertThat(Cli.run("restore", folder, "--data", data).err()).contains("is a directory");
    Cli whole = Cli.run("restore", file, "--salvage", "--data", data);
    assertThat(whole.err()).as("nothing is lost").isEmpty();
    assertThat(whole.exit()).isZero();
  }

  private void assertDamageTold(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length - 30] ^= 1;
    Files.write(file, bytes);
    Cli damaged = Cli.run("verify", file);
    assertThat(damaged.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(damaged.err())
        .contains(file + ": expected the SHA-256 ")
        .contains(" games can be read whole")
        .contains("the list of all its games is lost too, so there may have been others");
    Path none = folder.resolve("none");
    assertThat(Cli.run("restore", file, "--data", none).exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(none).doesNotExist();
    assertThat(Cli.run("backup", file, "--data", none).exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(Cli.run("restore", file, "--key", "x", "--salvage").exit())
        .isEqualTo(ExitCode.USAGE);
  }
}
