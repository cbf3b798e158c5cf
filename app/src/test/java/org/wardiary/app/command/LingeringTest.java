package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.resident.Lingering;
import org.wardiary.app.resident.LingeringProgram;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.log.broker.BrokerUse;
import org.wardiary.events.log.broker.ChildProgram;
import org.wardiary.events.text.Text;

/** The broker that stays in the background, as processes that a launcher starts. */
@Tag("slow")
@Timeout(240)
class LingeringTest {

  private static final String RECORD =
      """
      [Game "squares/civil-war"]
      [First "%s"]

      *
      """;
  private static final String STARTED = "stays in the background";

  @TempDir Path folder;

  private Path data;
  private Path launcher;

  /** What a process printed. */
  private record Run(int exit, String out, String err) {}

  @BeforeEach
  void write() throws IOException {
    data = folder.resolve("a place/data");
    launcher = folder.resolve("wardiary");
    Files.writeString(
        launcher,
        Text.of(
            """
            #!/bin/sh
            exec '%s' -XX:+UseSerialGC -XX:TieredStopAtLevel=1 --enable-native-access=ALL-UNNAMED \
            -Dlogback.statusListenerClass=ch.qos.logback.core.status.NopStatusListener \
            "-Dwardiary.launcher=$0" -cp '%s' org.wardiary.app.Main "$@"
            """,
            Path.of(System.getProperty("java.home"), "bin/java"),
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))));
    assertThat(launcher.toFile().setExecutable(true)).isTrue();
    Path record = Files.writeString(folder.resolve("game.wdr"), Text.of(RECORD, "Gray"));
    assertThat(Cli.run("archive", record, "--data", data).exit()).isZero();
  }

  @AfterEach
  void leaveNothingBehind() {
    lingering().ifPresent(ChildProgram::killWithBroker);
  }

  private Optional<ProcessHandle> lingering() {
    return LingeringProgram.of(data).map(LingeringProgram::process);
  }

  private Process start(String linger, String... words) throws IOException {
    List<String> command = new ArrayList<>(List.of(launcher.toString()));
    command.addAll(List.of(words));
    command.addAll(List.of("--data", data.toString()));
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().put(Lingering.VARIABLE, linger);
    File err = Files.createTempFile(folder, "err", "").toFile();
    builder.environment().put("ERR", err.toString());
    return builder.redirectError(err).start();
  }

  private Run run(String linger, String... words) throws Exception {
    List<String> command = new ArrayList<>(List.of(words));
    Process process = start(linger, command.toArray(String[]::new));
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).as(words[0]).isTrue();
    return new Run(process.exitValue(), out, errors());
  }

  /** What processes have printed on standard error since the last call. */
  private String errors() throws IOException {
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
    Run alone = run("0", "games");
    assertThat(alone.err()).isEmpty();
    assertThat(run("5", "games", "--no-linger")).isEqualTo(alone);
    assertThat(lingering()).isEmpty();
    assertThat(run("x", "games").err()).contains("expected WARDIARY_LINGER to be a number");

    Run first = run("5", "games");
    assertThat(first.out()).isEqualTo(alone.out());
    assertThat(first.err()).contains(STARTED).hasLineCount(1);
    ProcessHandle process = lingering().orElseThrow();
    assertThat(run("5", "games")).isEqualTo(alone);
    Files.writeString(folder.resolve("another.wdr"), Text.of(RECORD, "Blue"));
    Run archived = run("5", "archive", "another.wdr");
    assertThat(archived.err()).isEmpty();
    assertThat(archived.out()).contains("1 accepted");
    assertThat(run("5", "games").out()).endsWith("2 of 2 games\n");
    assertThat(lingering()).contains(process);

    try (BrokerUse use = BrokerUse.begin(data).orElseThrow()) {
      assertThat(use).isNotNull();
      assertThat(run("5", "stop").err()).contains("expected nobody to use the broker");
    }
    assertThat(run("5", "stop").out()).startsWith("ended");
    assertThat(process.isAlive()).isFalse();
    assertThat(data.resolve("commands.address")).doesNotExist();
    assertThat(data.resolve("owner.properties")).doesNotExist();
    assertThat(data.resolve(Lingering.LOG)).isEmptyFile();
    assertThat(run("5", "stop").out()).startsWith("no broker lingers");
  }

  @Test
  void killed_orOfAnotherVersion_itIsReplaced() throws Exception {
    String games = run("5", "games").out();
    ProcessHandle first = lingering().orElseThrow();
    first.destroyForcibly();
    first.onExit().join();
    Run next = run("5", "games");
    assertThat(next.out()).isEqualTo(games);
    assertThat(next.err()).contains(STARTED);
    ProcessHandle second = lingering().orElseThrow();

    Path address = data.resolve("commands.address");
    List<String> lines = new ArrayList<>(Files.readAllLines(address));
    lines.set(2, "an older wardiary");
    Files.write(address, lines);
    Run newer = run("5", "games");
    assertThat(newer.out()).isEqualTo(games);
    assertThat(second.isAlive()).isFalse();
    assertThat(lingering()).isPresent();

    Process broker = start("5", "broker");
    try {
      assertThat(broker.inputReader().readLine()).startsWith("127.0.0.1:");
      assertThat(lingering()).as("it makes room for a broker that a person runs").isEmpty();
      Run beside = run("5", "games");
      assertThat(beside.out()).isEqualTo(games);
      assertThat(beside.err()).isEmpty();
      assertItStaysReachable(games);
    } finally {
      broker.destroy();
      broker.waitFor();
    }
    assertThat(data.resolve("owner.properties")).as("its broker has ended").doesNotExist();
  }

  /** A background program that was started too late leaves the address of the broker's program. */
  private void assertItStaysReachable(String games) throws Exception {
    Path address = data.resolve("commands.address");
    String before = Files.readString(address);
    assertThat(run("5", "linger", "--minutes", "0").exit()).isZero();
    assertThat(address).hasContent(before);

    Files.writeString(address, before.replace(", Java", " of another version, Java"));
    Run other = run("5", "games");
    assertThat(other.out()).isEqualTo(games);
    assertThat(other.err()).as("none is started").isEmpty();
    assertThat(address).content().contains("another version");
  }

  @Test
  void broker_besideItInUse_leavesItReachable() throws Exception {
    String games = run("5", "games").out();
    ProcessHandle process = lingering().orElseThrow();
    try (BrokerUse use = BrokerUse.begin(data).orElseThrow()) {
      assertThat(use).isNotNull();
      Run refused = run("5", "broker", "--port", "1");
      assertThat(refused.exit()).isEqualTo(ExitCode.REFUSED);
      assertThat(refused.err()).contains("port 1").contains("'wardiary linger' (process");
      Process broker = start("5", "broker");
      try {
        assertThat(broker.inputReader().readLine()).startsWith("127.0.0.1:");
        TimeUnit.SECONDS.sleep(1);
        assertThat(lingering()).contains(process);
      } finally {
        broker.destroy();
        broker.waitFor();
      }
    }
    assertThat(lingering()).contains(process);
    assertThat(run("5", "games").out()).isEqualTo(games);
  }

  @Test
  void folderBehindALink_isTheOneThatTheSystemNames() throws Exception {
    Path real = Files.createDirectories(folder.resolve("real/below"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), real);
    Files.move(data, folder.resolve("real/data"));
    data = link.resolve("../data");
    assertThat(run("5", "games").out()).endsWith("1 of 1 game\n");
    assertThat(lingering()).isPresent();
    assertThat(folder.resolve("data")).doesNotExist();
    assertThat(run("5", "games").err()).isEmpty();
  }

  @Test
  void commandsAtTheSameTime_startOne() throws Exception {
    List<Process> processes =
        List.of(start("5", "games"), start("5", "players"), start("5", "export", "--out", "x.wdr"));
    for (Process process : processes) {
      assertThat(process.waitFor(100, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).as(this::text).isZero();
    }
    assertThat(text()).containsOnlyOnce(STARTED);
    assertThat(lingering()).isPresent();
  }

  private String text() {
    try {
      return errors();
    } catch (IOException e) {
      return e.toString();
    }
  }

  @Test
  void report_isMadeInTheBackground_inTheFolderOfWhoCalled() throws Exception {
    Path games = folder.resolve("games.wdr");
    List<Object> simulate = new ArrayList<>(List.of("simulate", "--game", "squares/civil-war"));
    simulate.addAll(List.of("--games", 12, "--seed", 7, "--players", "uniform,uniform"));
    simulate.addAll(List.of("--out", games));
    assertThat(Cli.run(simulate.toArray()).exit()).isZero();
    assertThat(run("5", "archive", games.toString()).out()).contains("12 accepted");
    Run own = run("5", "report", "--out", "made", "--no-linger");
    Map<String, byte[]> files = files("made");

    assertThat(run("5", "report", "--out", "made")).isEqualTo(own);
    assertThat(files("made")).containsExactlyInAnyOrderEntriesOf(files);
    Files.writeString(folder.resolve("file"), "");
    assertThat(run("5", "report", "--out", "file").exit()).isNotZero();

    List<String> elsewhere = new ArrayList<>(List.of("report", "--data", data.toString()));
    elsewhere.addAll(List.of("--out", folder.resolve("elsewhere").toString()));
    OutputStream nowhere = OutputStream.nullOutputStream();
    assertThat(DelegatedCommands.run(elsewhere, nowhere, nowhere)).hasValue(ExitCode.DONE);
    assertThat(files("elsewhere")).containsExactlyInAnyOrderEntriesOf(files);
    elsewhere.addAll(List.of("--compare", "all", "all"));
    assertThat(DelegatedCommands.run(elsewhere, nowhere, nowhere)).isEmpty();
  }

  private Map<String, byte[]> files(String name) throws IOException {
    Path root = folder.resolve(name);
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
  void unused_itEndsByItself() throws Exception {
    Process program = start("5", "linger", "--minutes", "0");
    CompletableFuture<Process> end = program.onExit();
    assertThat(end.get(60, TimeUnit.SECONDS).exitValue()).as(this::text).isZero();
    assertThat(data.resolve("owner.properties")).doesNotExist();
    assertThat(data.resolve("commands.address")).doesNotExist();
  }
}
