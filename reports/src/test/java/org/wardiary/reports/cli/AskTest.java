package org.wardiary.reports.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.log.broker.ChildProgram;
import org.wardiary.events.text.Text;
import org.wardiary.reports.remote.CommandServer;
import org.wardiary.reports.remote.LingeringProgram;

/** How launchers ask programs in the background, with nothing but a shell. */
@Tag("slow")
@Timeout(240)
@EnabledOnOs(OS.LINUX)
class AskTest {

  private static final Path ASK =
      Path.of("../distribution/src/main/libexec/ask.bash").toAbsolutePath().normalize();

  private static final String GOOD =
      """
      [Game "squares/civil-war"]
      [First "Gray"]

      *
      """;
  private static final String BAD = GOOD.replace("*", "IBR-B3Q\u0007 żółw *");

  /** What the launcher of this test prints if it runs a check itself. */
  private static final String ALONE = "alone\n";

  @TempDir Path folder;

  private Path launcher;
  private Path jar;
  private Path records;

  /** What a process printed. */
  private record Run(int exit, String out, String err) {}

  @BeforeEach
  void write() throws IOException {
    launcher = folder.resolve("wardiary");
    jar = jar();
    records = Files.createDirectories(folder.resolve("some records"));
    Files.writeString(records.resolve("good.wdr"), GOOD);
    Files.writeString(records.resolve("żółw 1.wdr"), BAD + "\n" + GOOD);
    Files.writeString(
        launcher,
        Text.of(
            """
            #!/bin/sh
            code=0
            bash '%s' "$0" '%s' "$@" || code=$?
            [ $code = 125 ] || exit $code
            case $1 in linger | referee) ;; *) echo alone >&2 ;; esac
            exec '%s' -XX:+UseSerialGC -XX:TieredStopAtLevel=1 --enable-native-access=ALL-UNNAMED \
            -Dlogback.statusListenerClass=ch.qos.logback.core.status.NopStatusListener \
            "-Dwardiary.launcher=$0" -cp '%s' org.wardiary.reports.cli.Main "$@"
            """,
            ASK, jar, Path.of(System.getProperty("java.home"), "bin/java"), classPath()));
    assertThat(launcher.toFile().setExecutable(true)).isTrue();
  }

  /** The program as a jar of this test's own, which it may change. */
  private Path jar() throws IOException {
    Path made = folder.resolve("program.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(made));
        Stream<Path> files = Files.walk(classes())) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        out.putNextEntry(new ZipEntry(classes().relativize(file).toString()));
        Files.copy(file, out);
      }
    }
    return made;
  }

  private String classPath() {
    String all =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    return Arrays.stream(all.split(File.pathSeparator))
        .map(entry -> Path.of(entry).equals(classes()) ? jar.toString() : entry)
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static Path classes() {
    try {
      return Path.of(
          CommandServer.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  @AfterEach
  void leaveNothingBehind() {
    referee().ifPresent(ChildProgram::killWithBroker);
    broker().ifPresent(ChildProgram::killWithBroker);
  }

  private Optional<ProcessHandle> broker() {
    return LingeringProgram.of(records.resolve("an archive"))
        .or(() -> LingeringProgram.of(records.resolve("data")))
        .map(LingeringProgram::process);
  }

  private Optional<ProcessHandle> referee() {
    Path place =
        folder.resolve("cache/wardiary/referee").resolve(launcher.toString().replace('/', '%'));
    return LingeringProgram.of(place).map(LingeringProgram::process);
  }

  private Run run(String... words) throws Exception {
    return run("10", words);
  }

  private Run run(String minutes, String[] words) throws Exception {
    return shell("'" + launcher + "' " + String.join(" ", words), minutes);
  }

  private Run shell(String command, String minutes) throws Exception {
    Path err = folder.resolve("err");
    ProcessBuilder builder =
        new ProcessBuilder("bash", "-c", "umask 022; " + command)
            .directory(records.toFile())
            .redirectError(err.toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("XDG_CACHE_HOME", folder.resolve("cache").toString());
    builder.environment().put("LC_ALL", "C.UTF-8");
    builder.environment().put("WARDIARY_LINGER", minutes);
    builder.environment().remove("WARDIARY_JAVA_OPTIONS");
    Process process = builder.start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).as(command).isTrue();
    return new Run(process.exitValue(), out, Files.readString(err));
  }

  /** What a check prints if a new program runs it. */
  private Run alone(String... words) throws Exception {
    String command = "WARDIARY_JAVA_OPTIONS=-Xmx1g '" + launcher + "' " + String.join(" ", words);
    Run run = shell(command, "10");
    assertThat(run.err()).startsWith(ALONE);
    return new Run(run.exit(), run.out(), run.err().substring(ALONE.length()));
  }

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

  @Test
  void withoutMinutes_noneIsStarted() throws Exception {
    String[] check = {"check", "good.wdr"};
    run("0", check);
    run("0", check);
    assertThat(referee()).isEmpty();
    assertThat(run("some", check).err()).isEqualTo(ALONE);
  }
}
