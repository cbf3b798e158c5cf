package org.wardiary.reports.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Backups from the command line; what they promise is tested beside the log. */
@Tag("slow")
class BackupCommandTest {

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

  @TempDir Path folder;

  @Test
  void archiveIsBackedUpSignedCheckedAndRestored() throws IOException {
    Path records = Files.writeString(folder.resolve("club.wdr"), GAMES);
    Path data = folder.resolve("a");
    Path file = folder.resolve("club.avro");
    Path key = folder.resolve("director");
    assertThat(Cli.run("archive", records, "--data", data).exit()).isZero();
    assertThat(Cli.run("keys", key).exit()).isZero();
    assertThat(Cli.run("keys", key).err()).contains("is there already");
    Cli backup = Cli.run("backup", file, "--data", data, "--sign", key);
    assertThat(backup.exit()).as(backup.err()).isZero();
    assertThat(backup.out()).startsWith("2 games, ").contains("signed");
    Cli verified = Cli.run("verify", file, "--key", key + ".pub", "--games");
    assertThat(verified.exit()).as(verified.err()).isZero();
    assertThat(verified.lines()).hasSize(3);
    assertThat(verified.lines().get(2)).startsWith("whole: 2 games, ");
    assertThat(Cli.run("verify", file, "--key", key).err()).contains("expected the public key");
    Cli.run("keys", folder.resolve("other"));
    Cli other = Cli.run("verify", file, "--key", folder.resolve("other.pub"));
    assertThat(other.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(other.err()).contains("is signed by another");
    Path restored = folder.resolve("b");
    Cli restore = Cli.run("restore-backup", file, "--data", restored);
    assertThat(restore.exit()).as(restore.err()).isZero();
    assertThat(restore.out()).startsWith("2 games restored with ");
    assertThat(Cli.run("export", "--data", restored).out())
        .isEqualTo(Cli.run("export", "--data", data).out());
    assertDamageTold(file);
  }

  private void assertDamageTold(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length - 30] ^= 1;
    Files.write(file, bytes);
    Cli damaged = Cli.run("verify", file);
    assertThat(damaged.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(damaged.err())
        .contains(file + ": expected the SHA-256 ")
        .contains(" games can be read whole");
    Path none = folder.resolve("none");
    assertThat(Cli.run("restore-backup", file, "--data", none).exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(none).doesNotExist();
    assertThat(Cli.run("backup", file, "--data", none).exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(Cli.run("restore-backup", file, "--key", "x", "--salvage").exit())
        .isEqualTo(ExitCode.USAGE);
  }
}
