package org.wardiary.events.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.log.backup.Backup;
import org.wardiary.events.log.backup.BackupContent;
import org.wardiary.events.log.broker.ChildProgram;
import org.wardiary.events.testkit.KillRounds;

/** Kills backup and restore at random moments; {@link KillRounds} says how to run more rounds. */
@Tag("nightly")
class KilledBackupTest {

  private final KillRounds kills = KillRounds.of(KilledBackupTest.class);
  private final int rounds = kills.count();
  private final Random random = kills.random();

  @TempDir Path temp;

  @Test
  void nothingHalfStands_backupAndRestoreKilledAtAnyTime() throws Exception {
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
    Path first = Files.copy(file, temp.resolve("first.avro"));
    int backupTakes = time(archive, "backup", file);
    int killed = 0;
    for (int round = 0; round < rounds; round++) {
      Files.copy(first, file, StandardCopyOption.REPLACE_EXISTING);
      killed += kill(random.nextInt(backupTakes), archive, "backup", file);
      assertThat(Backup.verify(file).games()).isIn(before.games(), after.games());
    }
    System.out.printf("backup: %d rounds, killed in the middle %d%n", rounds, killed);
    int restoreTakes = time(temp.resolve("timed"), "restore", whole);
    killed = 0;
    for (int round = 0; round < rounds; round++) {
      Path restored = temp.resolve("restored-" + round);
      killed += kill(random.nextInt(restoreTakes), restored, "restore", whole);
      try (BackupProgram program = new BackupProgram(restored)) {
        program.restore(whole);
        assertThat(program.messages()).isEqualTo(messages);
        assertThat(program.restore(whole)).isEmpty();
      }
    }
    System.out.printf("restore: %d rounds, killed in the middle %d%n", rounds, killed);
  }

  /** Milliseconds that the work takes if it is not killed. */
  private int time(Path data, String what, Path file) throws Exception {
    try (ChildProgram program = program(data, what, file)) {
      long begin = System.nanoTime();
      assertThat(program.line()).isEqualTo("done");
      return (int) TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin) + 1;
    }
  }

  /**
   * Kills the program that long after its work began; returns 1 if the work was not done by then.
   */
  private int kill(int millis, Path data, String what, Path file) throws Exception {
    try (ChildProgram program = program(data, what, file)) {
      program.process().waitFor(millis, TimeUnit.MILLISECONDS);
      program.kill();
      return program.line().isEmpty() ? 1 : 0;
    }
  }

  private ChildProgram program(Path data, String what, Path file) throws Exception {
    Path log = temp.resolve("program.log");
    ChildProgram program =
        new ChildProgram(log, BackupProgram.class, data.toString(), what, file.toString());
    assertThat(program.line()).as(Files.readString(log)).isEqualTo("begun");
    return program;
  }
}
