package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.wardiary.events.log.broker.ChildProgram;

/** How launchers have checks answered by a program in the background. */
class AskTest extends AskingLauncher {

  @Test
  void secondCheck_startsIt_laterOnesAreAnsweredAlike_andStopEndsIt() throws Exception {
    assertThat(run("check", "good.wdr").err()).as("the first").isEqualTo(ALONE);
    assertThat(referee()).as("after one check").isEmpty();
    assertThat(run("check", "good.wdr"))
        .isEqualTo(new Run(0, "1 game: 1 accepted, 0 refused; 0 answers\n", ""));
    long process = referee().orElseThrow().pid();
    for (List<String> words :
        List.of(
            List.of("check", "'żółw 1.wdr'", "good.wdr"),
            List.of("check", "--json", "good.wdr", "../'some records/żółw 1.wdr'"),
            List.of("check", "--all-errors", "'" + records + "/żółw 1.wdr'"),
            List.of("check", "good.wdr", "good.wdr"))) {
      String[] check = words.toArray(String[]::new);
      Run answered = run(check);
      assertThat(answered).isEqualTo(alone(check));
      assertThat(answered.out()).isNotEmpty();
    }
    Run withheld = shell("umask 077; '" + launcher + "' check good.wdr", "10");
    assertThat(withheld.err()).as("a check makes no files").isEmpty();
    assertThat(referee().orElseThrow().pid()).isEqualTo(process);
    assertThat(run("stop", "--data", "none").out()).startsWith("ended: the referee of 'check'\n");
    assertThat(referee()).isEmpty();
  }

  @Test
  void stop_letsACheckEndThatRuns() throws Exception {
    int games = 80_000;
    Files.writeString(records.resolve("many.wdr"), (GOOD + "\n").repeat(games));
    run("check", "good.wdr");
    run("check", "good.wdr");
    // more output waits for this slow reader than is buffered, so that the check has to wait, too
    CompletableFuture<Run> check = CompletableFuture.supplyAsync(this::slowlyReadCheck);
    TimeUnit.SECONDS.sleep(2);
    assertThat(check).isNotDone();
    referee().orElseThrow().destroy();
    assertThat(check.get(1, TimeUnit.MINUTES)).isEqualTo(new Run(0, games + 1 + "\n0\n", ""));
    assertThat(referee()).isEmpty();
  }

  /**
   * Prints the number of lines, one for each game and one for all, and the exit code of the check.
   */
  private Run slowlyReadCheck() {
    try {
      return shell(
          "'" + launcher + "' check --json many.wdr | (sleep 4; wc -l); echo ${PIPESTATUS[0]}",
          "10");
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void whatIsOfTheCallersProcess_isNotAsked() throws Exception {
    Files.createSymbolicLink(records.resolve("link.wdr"), records.resolve("good.wdr"));
    run("check", "good.wdr");
    run("check", "good.wdr");
    assertThat(referee()).isPresent();
    for (List<String> words :
        List.of(
            List.of("check", "-", "< good.wdr"),
            List.of("check", "/dev/stdin", "< good.wdr"),
            List.of("check", "link.wdr"),
            List.of("check", "--map", ".", "good.wdr"),
            List.of("check", "<(cat good.wdr)"),
            List.of("check", "no-such.wdr"))) {
      assertThat(run(words.toArray(String[]::new)).err()).as("%s", words).startsWith(ALONE);
    }
    assertThat(run("check", "good.wdr | head -c 1").exit()).as("behind head").isZero();
  }

  @Test
  void answersAreAlike_whateverTheCallersShellHasSet_closed_orOpened() throws Exception {
    run("check", "good.wdr");
    shell("exec 9> lock; flock -n 9; '" + launcher + "' check good.wdr", "10");
    assertThat(referee()).isPresent();
    assertThat(shell("flock -n lock true", "10").exit()).as("it keeps no file open").isZero();
    Run alone = alone("check", "'żółw 1.wdr'");
    for (String before :
        List.of("export POSIXLY_CORRECT=1", "set -eu; export SHELLOPTS", "exec 2>&-", "")) {
      Run run = shell(before + "\n'" + launcher + "' check 'żółw 1.wdr'", "10");
      assertThat(run).as(before).isEqualTo(alone);
    }
    Run closed = shell("exec >&-; '" + launcher + "' check 'żółw 1.wdr'", "10");
    assertThat(closed).isEqualTo(new Run(alone.exit(), "", ""));
    Run traced = shell("export WARDIARY_TRACE=1; '" + launcher + "' check good.wdr", "10");
    assertThat(traced.err()).isEqualTo(ALONE);
  }

  @Test
  void killed_orBuiltAnew_itIsReplaced() throws Exception {
    run("check", "good.wdr");
    run("check", "good.wdr");
    ChildProgram.killWithBroker(referee().orElseThrow());
    assertThat(run("check", "good.wdr").err()).as("killed").isEmpty();
    ProcessHandle before = referee().orElseThrow();
    Files.setLastModifiedTime(jar, FileTime.from(Instant.now().plusSeconds(1)));
    // it sees that itself, and the next check starts another one
    before.onExit().get(1, TimeUnit.MINUTES);
    assertThat(run("check", "good.wdr")).isEqualTo(alone("check", "good.wdr"));
  }

  @Test
  void withoutMinutes_noneIsStarted() throws Exception {
    String[] check = {"check", "good.wdr"};
    run("0", check);
    run("0", check);
    assertThat(referee()).isEmpty();
    assertThat(run("some", check).err()).isEqualTo(ALONE);
  }
}
