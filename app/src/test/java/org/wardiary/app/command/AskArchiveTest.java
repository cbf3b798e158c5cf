package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.wardiary.events.log.broker.ChildProgram;

/** How launchers have commands that read an archive answered by the program that has its broker. */
class AskArchiveTest extends AskingLauncher {

  /** A program of other classes or on another Java might answer otherwise. */
  @Test
  void programOfAnotherBuild_isNotAsked() throws Exception {
    assertThat(run("archive", "good.wdr", "--data", "data").exit()).isZero();
    String[] games = {"games", "--data", "data"};
    run(games);
    assertThat(run(games).err()).isEmpty();
    Path address = records.resolve("data/commands.address");
    List<String> lines = Files.readAllLines(address);
    String build = lines.get(2);
    for (String other :
        List.of(
            "an older wardiary",
            build.replace(jar.toString(), launcher.toString()),
            build.replace(", Java", "1, Java"),
            build.replaceFirst("in /.*", "in " + folder))) {
      List<String> changed = new ArrayList<>(lines);
      changed.set(2, other);
      Files.write(address, changed);
      assertThat(run("games", "--no-linger", "--data", "data").err()).as(other).startsWith(ALONE);
    }
    Files.write(address, lines);
    assertThat(run(games).err()).as("as it was").isEmpty();
    assertThat(run("stop", "--data", "data").exit()).isZero();
  }

  @Test
  void readingCommands_areAnsweredByTheProgramThatHasTheBroker() throws Exception {
    assertThat(run("archive", "good.wdr", "--data", "'an archive'").exit()).isZero();
    String[] games = {"games", "--json", "--data", "'an archive'"};
    run(games);
    assertThat(broker()).isPresent();
    Run answered = run(games);
    assertThat(answered.err()).isEmpty();
    assertThat(answered).isEqualTo(alone(games));
    String id = answered.out().replaceFirst("(?s).*\"id\":\"([0-9a-f]{16})\".*", "$1");
    assertThat(run("position", id, "--data='an archive'").err()).isEmpty();
    Run none =
        shell(
            "cd ..; WARDIARY_DATA='some records/an archive' ./wardiary position ffffffffffffffff",
            "10");
    assertThat(none.exit()).isOne();
    assertThat(none.err()).startsWith("error: ").contains("ffffffffffffffff");
    for (List<String> words :
        List.of(
            List.of("games", "--data", "elsewhere"),
            List.of("history", "good.wdr", "--data", "'an archive'"),
            List.of("games", "--bootstrap-server=localhost:1", "--data", "'an archive'"),
            List.of("export", "--data", "'an archive'"))) {
      assertThat(run(words.toArray(String[]::new)).err()).as("%s", words).startsWith(ALONE);
    }
    assertThat(run("stop", "--data", "'an archive'").exit()).isZero();
    assertThat(broker()).isEmpty();
  }

  @Test
  void firstReadingCommand_startsTheProgramThatHasTheBroker() throws Exception {
    assertThat(run("archive", "good.wdr", "--data", "'an archive'").exit()).isZero();
    assertThat(run("stop", "--data", "'an archive'").exit()).isZero();
    String[] games = {"games", "--data", "'an archive'"};
    assertThat(run("0", games).err()).as("none is wanted").isEqualTo(ALONE);
    assertThat(run("games", "--no-linger", "--data", "'an archive'").err()).isEqualTo(ALONE);
    assertThat(broker()).isEmpty();

    Files.createDirectories(folder.resolve("real/below"));
    Files.move(records.resolve("an archive"), folder.resolve("real/data"));
    Files.createSymbolicLink(records.resolve("link"), folder.resolve("real/below"));
    Files.createSymbolicLink(records.resolve("an archive"), folder.resolve("real/data"));
    Run first =
        shell("export SHELLOPTS; set -mfC; '" + launcher + "' games --data=link/../data", "10");
    assertThat(first.err()).contains("stays in the background").doesNotContain("alone");
    ProcessHandle process = broker().orElseThrow();
    assertThat(run(games)).isEqualTo(new Run(0, first.out(), ""));

    ChildProgram.killWithBroker(process);
    Run afterwards = run(games);
    assertThat(afterwards).as("by Java").isEqualTo(new Run(0, first.out(), ALONE + first.err()));
    assertThat(run("stop", "--data", "'an archive'").exit()).isZero();
  }

  /** Otherwise it would stay without having answered, and nobody would know. */
  @Test
  void programThatCouldNotBeAsked_isNotStarted() throws Exception {
    assertThat(run("archive", "good.wdr", "--data", "data").exit()).isZero();
    assertThat(run("stop", "--data", "data").exit()).isZero();
    tool("heads/head", "echo 'head of others'");
    tool("javas/java", "exec '" + System.getProperty("java.home") + "/bin/java' \"$@\"");
    for (String other : List.of("PATH=../heads:$PATH", "JAVA_HOME= PATH=../javas:$PATH")) {
      Run run = shell(other + " '" + launcher + "' games --data data", "10");
      assertThat(run.err()).as(other).startsWith(ALONE).contains("stays in the background");
      assertThat(run("stop", "--data", "data").exit()).isZero();
    }
  }

  private void tool(String name, String line) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/bin/sh\n" + line + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  @Test
  void readingCommandsAtTheSameTime_startOneProgram() throws Exception {
    assertThat(run("archive", "good.wdr", "--data", "data").exit()).isZero();
    assertThat(run("stop", "--data", "data").exit()).isZero();
    Run all = shell("for i in 1 2 3 4; do '" + launcher + "' games --data data & done; wait", "10");
    assertThat(all.out().lines().filter("1 of 1 game"::equals)).hasSize(4);
    assertThat(all.err()).hasLineCount(1).contains("stays in the background");
    assertThat(run("stop", "--data", "data").exit()).isZero();
  }

  /** Files of a report must not be open to more people because another program makes them. */
  @Test
  void programThatWithholdsOtherRights_isNotAsked() throws Exception {
    Files.writeString(
        records.resolve("ended.wdr"),
        "[Game \"squares/civil-war\"]\n[First \"Gray\"]\n[Result \"Gray\"]\n"
            + "[Termination \"resignation\"]\n\n1. IGR-G3R\nGray\n");
    assertThat(run("archive", "ended.wdr", "--data", "data").exit()).isZero();
    String[] report = {"report", "--data", "data", "--out", "made"};
    run(report);
    assertThat(run(report).err()).as("the same rights").isEmpty();
    shell("umask 077; '" + launcher + "' report --data data --out own", "10");
    assertThat(rights("made")).isEqualTo(PosixFilePermissions.fromString("rw-r--r--"));
    assertThat(rights("own")).isEqualTo(PosixFilePermissions.fromString("rw-------"));
    assertThat(run("stop", "--data", "data").exit()).isZero();
  }

  private Set<PosixFilePermission> rights(String report) throws IOException {
    return Files.getPosixFilePermissions(records.resolve(report).resolve("index.html"));
  }
}
