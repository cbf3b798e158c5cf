package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.resident.ResidentProgram;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.log.broker.BrokerUse;
import org.wardiary.events.log.broker.ChildProgram;
import org.wardiary.events.text.Text;

/** The resident program in the background, as processes that a launcher starts; one archive. */
@Tag("slow")
@Timeout(240)
class ResidentProgramTest {

  private static final String STARTED = "stays in the background";

  @TempDir static Path folder;

  private static Path data;
  private static Path launcher;

  /** What a process printed. */
  private record Run(int exit, String out, String err) {}

  @BeforeAll
  static void write() throws IOException {
    launcher = folder.resolve("wardiary");
    Files.writeString(
        launcher,
        Text.of(
            """
            #!/bin/sh
            exec '%s' -XX:+UseSerialGC -XX:TieredStopAtLevel=1 --enable-native-access=ALL-UNNAMED \
            "-Dwardiary.launcher=$0" -cp '%s' org.wardiary.app.Main "$@"
            """,
            Path.of(System.getProperty("java.home"), "bin/java"),
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))));
    assertThat(launcher.toFile().setExecutable(true)).isTrue();
    Path real = Files.createDirectories(folder.resolve("a place/below"));
    // what '..' leads to behind a link is for the system to say
    data = Files.createSymbolicLink(folder.resolve("link"), real).resolve("../data");
    Path games = folder.resolve("games.wdr");
    simulate(games, 3, 7);
    assertThat(Cli.run("archive", games, "--data", data).exit()).isZero();
  }

  private static void simulate(Path file, int games, int seed) {
    List<Object> words = new ArrayList<>(List.of("simulate", "--game", "squares/civil-war"));
    words.addAll(List.of("--games", games, "--seed", seed, "--players", "uniform,uniform"));
    words.addAll(List.of("--out", file));
    assertThat(Cli.run(words.toArray()).exit()).isZero();
  }

  @AfterEach
  void leaveNothingBehind() {
    process().ifPresent(ChildProgram::killWithBroker);
  }

  private static Optional<ProcessHandle> process() {
    return ResidentProgram.process(data);
  }

  private static Process start(String minutes, String... words) throws IOException {
    List<String> command = new ArrayList<>(List.of(launcher.toString()));
    command.addAll(List.of(words));
    command.addAll(List.of("--data", data.toString()));
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().put(ResidentProgram.VARIABLE, minutes);
    File err = Files.createTempFile(folder, "err", "").toFile();
    return builder.redirectError(err).start();
  }

  private static Run run(String minutes, String... words) throws Exception {
    return ended(start(minutes, words));
  }

  private static Run ended(Process process) throws Exception {
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return new Run(process.exitValue(), out, errors());
  }

  /** What processes have printed on standard error since the last call. */
  private static String errors() throws IOException {
    try (var files = Files.list(folder)) {
      List<Path> all =
          files.filter(file -> file.getFileName().toString().startsWith("err")).toList();
      StringBuilder text = new StringBuilder();
      for (Path file : all) {
        text.append(Files.readString(file));
        Files.delete(file);
      }
      return text.toString();
    }
  }

  @Test
  void firstCommand_startsIt_laterOnesUseIt_andStopEndsIt() throws Exception {
    Run alone = run("0", "report", "--out", "made", "--no-linger");
    assertThat(alone.err()).isEmpty();
    Map<String, byte[]> files = files();
    assertThat(process()).isEmpty();
    assertThat(run("x", "games").err()).contains("expected WARDIARY_LINGER to be a number");

    Run first = run("5", "report", "--out", "made");
    assertThat(first.out()).isEqualTo(alone.out()).contains("open made/index.html");
    assertThat(first.err()).contains(STARTED).hasLineCount(1);
    assertThat(files()).containsExactlyInAnyOrderEntriesOf(files);
    ProcessHandle process = process().orElseThrow();
    assertThat(run("5", "report", "--out", "made")).isEqualTo(alone);
    assertThat(run("5", "games", "--no-linger").out()).endsWith("3 of 3 games\n");

    simulate(folder.resolve("another.wdr"), 1, 8);
    Run archived = run("5", "archive", "another.wdr");
    assertThat(archived.err()).isEmpty();
    assertThat(archived.out()).contains("1 accepted");
    assertThat(run("5", "games").out()).endsWith("4 of 4 games\n");
    assertThat(process()).contains(process);

    try (BrokerUse use = BrokerUse.begin(data).orElseThrow()) {
      assertThat(use).isNotNull();
      assertThat(run("5", "stop").err()).contains("expected nobody to use the broker");
      Run refused = run("5", "broker", "--port", "1");
      assertThat(refused.exit()).isEqualTo(ExitCode.REFUSED);
      assertThat(refused.err()).contains("port 1").contains("in the background");
    }
    assertThat(run("5", "stop").out()).startsWith("ended");
    assertThat(process.isAlive()).isFalse();
    assertThat(data.resolve("commands.address")).doesNotExist();
    assertThat(data.resolve("owner.properties")).doesNotExist();
    assertThat(data.resolve(ResidentProgram.LOG)).isEmptyFile();
    assertThat(run("5", "stop").out()).startsWith("nothing runs in the background");
  }

  private static Map<String, byte[]> files() throws IOException {
    Path root = folder.resolve("made");
    Map<String, byte[]> files = new TreeMap<>();
    try (var all = Files.walk(root)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(root.relativize(file).toString(), Files.readAllBytes(file));
      }
    }
    assertThat(files).containsKey("index.html");
    return files;
  }

  @Test
  void startedTwiceAtOnce_killed_orOfAnotherBuild_oneAnswers() throws Exception {
    Process other = start("5", "players");
    Process export = start("5", "export", "--out", "x.wdr");
    String games = ended(start("5", "games")).out();
    for (Process process : List.of(other, export)) {
      assertThat(process.waitFor(100, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).isZero();
    }
    ProcessHandle first = process().orElseThrow();
    first.destroyForcibly();
    first.onExit().join();
    Run next = run("5", "games");
    assertThat(next.out()).isEqualTo(games).endsWith(" games\n");
    assertThat(next.err()).contains(STARTED);
    ProcessHandle second = process().orElseThrow();

    Path address = data.resolve("commands.address");
    List<String> lines = new ArrayList<>(Files.readAllLines(address));
    lines.set(2, "an older wardiary");
    Files.write(address, lines);
    assertThat(run("5", "games").out()).isEqualTo(games);
    assertThat(second.isAlive()).isFalse();
    assertThat(process()).isPresent();

    Process broker = start("5", "broker");
    try {
      assertThat(broker.inputReader().readLine()).startsWith("127.0.0.1:");
      assertThat(process()).as("it makes room for a broker that a person runs").isEmpty();
      assertThat(run("5", "broker", "--minutes", "0").exit()).as("too late").isZero();
      assertThat(run("5", "games")).isEqualTo(new Run(0, games, ""));
    } finally {
      broker.destroy();
      broker.waitFor();
    }
    assertThat(data.resolve("owner.properties")).as("its broker has ended").doesNotExist();
  }

  @Test
  void unused_itEndsByItself() throws Exception {
    assertThat(ended(start("5", "broker", "--minutes", "0"))).isEqualTo(new Run(0, "", ""));
    assertThat(data.resolve("owner.properties")).doesNotExist();
    assertThat(data.resolve("commands.address")).doesNotExist();
  }
}
