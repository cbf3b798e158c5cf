package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.resident.CommandServer;
import org.wardiary.app.resident.LingeringProgram;
import org.wardiary.events.log.broker.ChildProgram;
import org.wardiary.events.text.Text;

/** A launcher that asks programs in the background, with nothing but a shell. */
@Tag("slow")
@Timeout(240)
@EnabledOnOs(OS.LINUX)
abstract class AskingLauncher {

  private static final Path ASK =
      Path.of("../app/src/main/libexec/ask.bash").toAbsolutePath().normalize();

  static final String GOOD =
      """
      [Game "squares/civil-war"]
      [First "Gray"]

      *
      """;
  private static final String BAD = GOOD.replace("*", "IBR-B3Q\u0007 żółw *");

  /** What the launcher of this test prints if it runs a check itself. */
  static final String ALONE = "alone\n";

  @TempDir Path folder;

  Path launcher;
  Path jar;
  Path records;

  /** What a process printed. */
  record Run(int exit, String out, String err) {}

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
            "-Dwardiary.launcher=$0" -cp '%s' org.wardiary.app.Main "$@"
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

  Optional<ProcessHandle> broker() {
    return LingeringProgram.of(records.resolve("an archive"))
        .or(() -> LingeringProgram.of(records.resolve("data")))
        .map(LingeringProgram::process);
  }

  Optional<ProcessHandle> referee() {
    Path place =
        folder.resolve("cache/wardiary/referee").resolve(launcher.toString().replace('/', '%'));
    return LingeringProgram.of(place).map(LingeringProgram::process);
  }

  Run run(String... words) throws Exception {
    return run("10", words);
  }

  Run run(String minutes, String[] words) throws Exception {
    return shell("'" + launcher + "' " + String.join(" ", words), minutes);
  }

  Run shell(String command, String minutes) throws Exception {
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
  Run alone(String... words) throws Exception {
    String command = "WARDIARY_JAVA_OPTIONS=-Xmx1g '" + launcher + "' " + String.join(" ", words);
    Run run = shell(command, "10");
    assertThat(run.err()).startsWith(ALONE);
    return new Run(run.exit(), run.out(), run.err().substring(ALONE.length()));
  }
}
