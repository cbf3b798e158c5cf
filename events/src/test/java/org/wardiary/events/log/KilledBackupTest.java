package org.wardiary.events.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.log.backup.Backup;
import org.wardiary.events.log.backup.BackupContent;
import org.wardiary.events.log.broker.ChildProgram;

/**
 * Kills backup and restore at random moments. More rounds, or the same ones again: {@code
 * -Dwardiary.kill.rounds=N -Dwardiary.kill.seed=S}.
 */
@Tag("slow")
class KilledBackupTest {

  private static final int LONGEST = 1500;

  private final int rounds = Integer.getInteger("wardiary.kill.rounds", 1);
  private final long seed = Long.getLong("wardiary.kill.seed", System.nanoTime());

  @TempDir Path temp;

  @Test
  void nothingHalfStands_backupAndRestoreKilledAtAnyTime() throws Exception {
    System.out.printf(
        "KilledBackupTest: -Dwardiary.kill.seed=%d -Dwardiary.kill.rounds=%d%n", seed, rounds);
    Random random = new Random(seed);
    Path archive = temp.resolve("archive");
    Path file = temp.resolve("club.avro");
    Path whole = temp.resolve("whole.avro");
    Map<String, String> messages;
    BackupContent before;
    try (BackupProgram program = new BackupProgram(archive)) {
      program.by(s -> TestGames.ofEach(4).forEach(s::submit));
      program.backup(file);
      before = Backup.verify(file);
      program.by(s -> TestGames.ofEach(12).forEach(s::submit));
      messages = program.messages();
      program.backup(whole);
    }
    BackupContent after = Backup.verify(whole);
    for (int round = 0; round < rounds; round++) {
      kill(random, archive, "backup", file);
      assertThat(Backup.verify(file).games()).isIn(before.games(), after.games());
    }
    for (int round = 0; round < rounds; round++) {
      Path restored = temp.resolve("restored-" + round);
      kill(random, restored, "restore", whole);
      try (BackupProgram program = new BackupProgram(restored)) {
        program.restore(whole);
        assertThat(program.messages()).isEqualTo(messages);
        assertThat(program.restore(whole)).isEmpty();
      }
    }
  }

  private void kill(Random random, Path data, String what, Path file) throws Exception {
    int millis = random.nextInt(LONGEST);
    Path log = temp.resolve("program.log");
    try (ChildProgram program =
        new ChildProgram(log, BackupProgram.class, data.toString(), what, file.toString())) {
      assertThat(program.line()).as(Files.readString(log)).isEqualTo("begun");
      boolean done = program.process().waitFor(millis, TimeUnit.MILLISECONDS);
      System.out.printf("%s killed after %d ms%s%n", what, millis, done ? ", done by then" : "");
      program.process().destroyForcibly().waitFor();
    }
  }
}
