package org.wardiary.app.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.option.Archives;
import org.wardiary.app.resident.ResidentProgram;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.log.broker.BrokerUse;
import org.wardiary.events.log.broker.ChildProgram;
import org.wardiary.events.text.Text;

/** The resident program in the background, as processes that a launcher starts; one archive. */
@Tag("slow")
@Timeout(240)
class ResidentProgramTest {

  private static final String LAUNCHER = "wardiary.launcher";
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
    System.setProperty(LAUNCHER, launcher.toString());
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

  @AfterAll
  static void leaveTheProperty() {
    System.clearProperty(LAUNCHER);
  }

  @AfterEach
  void leaveNothingBehind() {
    process().ifPresent(ChildProgram::killWithBroker);
  }

  private static Optional<ProcessHandle> process() {
    return ResidentProgram.process(data);
  }

  /** Starts a process by the launcher. */
  private static Process start(String minutes, String... words) throws IOException {
    List<String> command = new ArrayList<>(List.of(launcher.toString()));
    command.addAll(List.of(words));
    command.addAll(List.of("--data", data.toString()));
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().put(ResidentProgram.VARIABLE, minutes);
    return builder.redirectErrorStream(true).start();
  }

  private static Run ended(Process process) throws Exception {
    String out = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return new Run(process.exitValue(), out, "");
  }

  /** Runs a command as {@code Main} does, here, where no process has to start for it. */
  private static Run run(Object... words) {
    List<String> all = new ArrayList<>(Stream.of(words).map(Object::toString).toList());
    all.addAll(List.of("--data", data.toString()));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    OptionalInt answered = DelegatedCommands.run(all, out, err);
    if (answered.isPresent()) {
      return new Run(answered.getAsInt(), out.toString(UTF_8), err.toString(UTF_8));
    }
    StringBuilder printed = new StringBuilder(err.toString(UTF_8));
    Cli cli = Cli.on(Archives.resident(printed::append), all.toArray());
    return new Run(cli.exit(), cli.out(), printed + cli.err());
  }

  @Test
  void firstCommand_startsIt_laterOnesUseIt_andStopEndsIt() throws Exception {
    Path made = folder.resolve("made");
    Run alone = run("report", "--out", made, "--no-linger");
    assertThat(alone.err()).isEmpty();
    Map<String, byte[]> files = files();
    assertThat(process()).isEmpty();
    assertThat(ended(start("x", "games")).out()).contains("expected WARDIARY_LINGER to be a num");

    Run first = run("report", "--out", made);
    assertThat(first.out()).isEqualTo(alone.out()).contains("open " + made + "/index.html");
    assertThat(first.err()).contains(STARTED).hasLineCount(1);
    assertThat(files()).containsExactlyInAnyOrderEntriesOf(files);
    ProcessHandle process = process().orElseThrow();
    assertThat(run("report", "--out", made)).isEqualTo(alone);
    assertThat(run("games", "--no-linger").out()).endsWith("3 of 3 games\n");

    Path another = folder.resolve("another.wdr");
    simulate(another, 1, 8);
    Run archived = run("archive", another);
    assertThat(archived.err()).isEmpty();
    assertThat(archived.out()).contains("1 accepted");
    assertThat(run("games").out()).endsWith("4 of 4 games\n");
    assertThat(process()).contains(process);

    try (BrokerUse use = BrokerUse.begin(data).orElseThrow()) {
      assertThat(use).isNotNull();
      assertThat(run("stop").err()).contains("expected nobody to use the broker");
      Run refused = run("broker", "--port", "1");
      assertThat(refused.exit()).isEqualTo(ExitCode.REFUSED);
      assertThat(refused.err()).contains("port 1").contains("in the background");
    }
    assertThat(run("stop").out()).startsWith("ended");
    assertThat(process.isAlive()).isFalse();
    assertThat(data.resolve("commands.address")).doesNotExist();
    assertThat(data.resolve("owner.properties")).doesNotExist();
    assertThat(data.resolve(ResidentProgram.LOG)).isEmptyFile();
    assertThat(run("stop").out()).startsWith("nothing runs in the background");
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
    CompletableFuture<Run> other = CompletableFuture.supplyAsync(() -> run("players"));
    String games = run("games").out();
    assertThat(other.get(100, TimeUnit.SECONDS).exit()).isZero();
    ProcessHandle first = process().orElseThrow();
    first.destroyForcibly();
    first.onExit().join();
    Run next = run("games");
    assertThat(next.out()).isEqualTo(games).endsWith(" games\n");
    assertThat(next.err()).contains(STARTED);
    ProcessHandle second = process().orElseThrow();

    Path address = data.resolve("commands.address");
    List<String> lines = new ArrayList<>(Files.readAllLines(address));
    lines.set(2, "an older wardiary");
    Files.write(address, lines);
    assertThat(run("games").out()).isEqualTo(games);
    assertThat(second.isAlive()).isFalse();
    assertThat(process()).isPresent();

    Process broker = start("5", "broker");
    try {
      assertThat(broker.inputReader().readLine()).startsWith("127.0.0.1:");
      assertThat(process()).as("it makes room for a broker that a person runs").isEmpty();
      assertThat(ended(start("5", "broker", "--minutes", "0")).exit()).as("too late").isZero();
      assertThat(run("games")).isEqualTo(new Run(0, games, ""));
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
