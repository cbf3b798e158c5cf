package org.wardiary.reports.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wardiary.events.log.backup.OldBackup;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.testkit.Goldens;
import org.wardiary.events.testkit.OldArchive;
import org.wardiary.events.text.Text;

/**
 * Restores a backup that a released program wrote: the referee accepts every game, and exports,
 * lists and tables are as they were. A table that is meant to change is written anew with {@code
 * -Dgoldens.write=true}; an export never is.
 */
@Tag("slow")
class OldBackupTest extends OnSharedBroker {

  @Test
  void gamesExportsAndTablesAreTheSame() throws IOException {
    Cli restored = Cli.run("restore", backup(), "--data", data);
    assertThat(restored.exit()).as(restored.err()).isZero();
    assertThat(restored.out()).contains(" 0 there already, 0 refused");
    StringBuilder text = new StringBuilder(restored.out());
    for (List<String> command :
        List.of(
            List.of("export"),
            List.of("export", "--as-recorded"),
            List.of("games", "--json"),
            List.of("games", "--json", "--as-recorded"))) {
      Object[] args = Stream.concat(command.stream(), Stream.of("--data", data)).toArray();
      Cli run = Cli.run(args);
      assertThat(run.exit()).as(run.err()).isZero();
      text.append(line(String.join(" ", command), run.out().getBytes(StandardCharsets.UTF_8)));
    }
    Path out = folder.resolve("out");
    assertThat(Cli.run("report", "--event", "all", "--out", out, "--data", data).exit()).isZero();
    try (Stream<Path> files = Files.walk(out)) {
      for (Path csv : files.filter(file -> file.toString().endsWith(".csv")).sorted().toList()) {
        text.append(line(out.relativize(csv).toString(), Files.readAllBytes(csv)));
      }
    }
    Goldens.check("old/1/report.txt", text.toString());
  }

  private Path backup() throws IOException {
    String name = "/old/1/" + OldBackup.FILE;
    try (InputStream in = OldArchive.class.getResourceAsStream(name)) {
      Path file = folder.resolve(OldBackup.FILE);
      Files.copy(in, file);
      return file;
    }
  }

  private static String line(String name, byte[] bytes) {
    return Text.of("%s %s%n", name, HexFormat.of().formatHex(Chain.hash(bytes).bytes()));
  }
}
