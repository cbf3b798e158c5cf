package org.wardiary.app.install;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The checkout's launcher, the installed one and the one for Windows start the same program. */
final class LaunchersTest {

  private static final Path CHECKOUT = Path.of("../wardiary");
  private static final Path UNIX = Path.of("src/main/bin/wardiary");
  private static final Path WINDOWS = Path.of("src/main/bin/wardiary.bat");

  private static final Pattern OPTION = Pattern.compile("-(?:XX:|X|D)[^\\s\"')]+");
  private static final Pattern MAIN = Pattern.compile("org\\.wardiary\\.[\\w.]+Main");

  @TempDir Path temp;

  /** JVM options of every start, without those for the class-data archive and for brief runs. */
  private static Set<String> options(Path launcher) throws IOException {
    Set<String> options = new TreeSet<>();
    Matcher matcher = OPTION.matcher(Files.readString(launcher, UTF_8));
    while (matcher.find()) {
      options.add(matcher.group());
    }
    options.removeIf(
        option ->
            option.matches(
                "-XX:(Archive|SharedArchive|TieredStopAtLevel).*|-Xlog:cds.*"
                    + "|-D(skip|maven|errorprone|spotless|wardiary[.]launcher).*"));
    return options;
  }

  private static Set<String> mains(Path launcher) throws IOException {
    Set<String> mains = new TreeSet<>();
    Matcher matcher = MAIN.matcher(Files.readString(launcher, UTF_8));
    while (matcher.find()) {
      mains.add(matcher.group());
    }
    return mains;
  }

  @Test
  void launchers_haveTheSameOptionsAndMainClass() throws IOException {
    assertThat(options(UNIX)).contains("-Xlog:disable").hasSizeGreaterThan(4);
    assertThat(options(WINDOWS)).isEqualTo(options(UNIX));
    assertThat(options(CHECKOUT)).isEqualTo(options(UNIX));
    assertThat(mains(UNIX)).containsExactly("org.wardiary.app.Main");
    assertThat(mains(WINDOWS)).isEqualTo(mains(UNIX));
    assertThat(mains(CHECKOUT)).isEqualTo(mains(UNIX));
  }

  @Test
  void runsOfSeconds_areToldByTheCommandAndTheSizeOfItsFiles() throws Exception {
    Path small = Files.writeString(temp.resolve("small games.wdr"), "x".repeat(1000));
    Path large = temp.resolve("large.wdr");
    try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
      file.setLength(100_000_000);
    }
    Path packed = Files.copy(small, temp.resolve("small.wdr.zst"));
    for (Path launcher : List.of(CHECKOUT, UNIX)) {
      assertThat(isBrief(launcher, "demo", "--out", "x")).isTrue();
      assertThat(isBrief(launcher, "broker", "--minutes", "10")).isTrue();
      assertThat(isBrief(launcher, "check", small.toString(), packed.toString())).isTrue();
      assertThat(isBrief(launcher, "check", small.toString(), "no such file")).isTrue();
      assertThat(isBrief(launcher, "check", small.toString(), large.toString())).isFalse();
      assertThat(isBrief(launcher, "check", "-")).isFalse();
      assertThat(isBrief(launcher, "archive", small.toString())).isFalse();
      assertThat(isBrief(launcher)).isFalse();
    }
  }

  /** Whether a launcher's function says that a command is brief. */
  private static boolean isBrief(Path launcher, String... command) throws Exception {
    String text = Files.readString(launcher, UTF_8);
    int begin = text.indexOf("brief() {");
    String function = text.substring(begin, text.indexOf("\n}\n", begin) + 3);
    String shell = text.startsWith("#!/bin/sh") ? "sh" : "bash";
    List<String> line =
        new ArrayList<>(
            List.of(shell, "-euc", function + "if brief \"$@\"; then exit 7; fi", shell));
    line.addAll(List.of(command));
    Process process = new ProcessBuilder(line).inheritIO().start();
    int exit = process.waitFor();
    assertThat(exit).isIn(0, 7);
    return exit == 7;
  }

  @Test
  void programsThatStay_endWhenMemoryRunsOut() throws IOException {
    Installed installed = Installed.unpack(temp);
    Path java = Files.createDirectories(temp.resolve("java/bin")).resolve("java");
    Files.writeString(java, "#!/bin/sh\necho \"$@\"\n", UTF_8);
    assertThat(java.toFile().setExecutable(true)).isTrue();
    Map<String, String> environment =
        Map.of("JAVA_HOME", temp.resolve("java").toString(), "WARDIARY_LINGER", "0");
    for (String command : List.of("serve", "run", "broker", "archive", "report")) {
      Installed.Run run = installed.run(environment, installed.launcher(), temp, command);
      assertThat(run.out()).as(command).endsWith(" org.wardiary.app.Main " + command + "\n");
      assertThat(run.out().contains(" -XX:+ExitOnOutOfMemoryError "))
          .as(command)
          .isEqualTo(!List.of("archive", "report").contains(command));
    }
  }

  @Test
  void windowsArchive_holdsTheSameFiles_andItsLauncherWithItsLineEndings() throws IOException {
    Path home = Installed.unpack(temp).home();
    Path windows = Installed.unpackForWindows(temp).home();
    assertThat(files(windows)).isEqualTo(files(home));
    String bat = Files.readString(windows.resolve("bin/wardiary.bat"), UTF_8);
    assertThat(bat.replace("\r\n", "")).doesNotContain("\n");
    assertThat(bat).contains("%~dp0..", "exit /b %ERRORLEVEL%").endsWith("\r\n");
  }

  private static Set<String> files(Path home) throws IOException {
    try (Stream<Path> files = Files.walk(home)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> home.relativize(file).toString())
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  @Test
  void archives_haveUnder80Megabytes() throws IOException {
    assertThat(Installed.archives())
        .hasSizeGreaterThan(1)
        .allSatisfy(
            archive -> assertThat(Files.size(archive)).as("%s", archive).isLessThan(80_000_000));
  }

  @Test
  void archiveForAnotherPlatform_saysSo_andOpensNoArchive() throws IOException {
    Installed windows = Installed.unpackForWindows(temp);
    Path launcher = windows.launcher();
    assertThat(launcher.toFile().setExecutable(true)).isTrue();
    String file = windows.home().resolve("LICENSE").toString();
    Installed.Run run =
        windows.run(
            Map.of("WARDIARY_LINGER", "0"),
            launcher,
            temp,
            "archive",
            file,
            "--data",
            temp.resolve("data").toString());
    assertThat(run.err())
        .contains("expected wardiary for Java on Linux")
        .contains("this is the download for another platform");
    assertThat(run.exit()).isEqualTo(3);
  }

  @Test
  void archive_bringsManPagesAndCompletions_ofEveryCommand() throws IOException {
    Path share = Installed.unpack(temp).home().resolve("share");
    String completions = Files.readString(share.resolve("completions/wardiary.bash"), UTF_8);
    for (String command : List.of("demo", "check", "archive", "position", "report", "doctor")) {
      assertThat(share.resolve("man/man1/wardiary-" + command + ".1"))
          .content()
          .contains(".SH \"SYNOPSIS\"");
      assertThat(completions).contains(command);
    }
    assertThat(share.resolve("completions/_wardiary")).content().startsWith("#compdef wardiary");
  }

  @Test
  void everyPart_hasItsLicence() throws IOException {
    Path home = Installed.unpack(temp).home();
    Path licences = home.resolve("licences");
    String listed = Files.readString(licences.resolve("THIRD-PARTY.txt"), UTF_8);
    String page = Files.readString(licences.resolve("README.md"), UTF_8);
    Set<String> named = new TreeSet<>(List.of(page.split("[|,\\s]+")));
    try (Stream<Path> jars = Files.list(home.resolve("lib"))) {
      List<String> foreign =
          jars.map(jar -> jar.getFileName().toString().replaceFirst("\\.jar$", ""))
              .filter(jar -> !jar.matches("(events|projector|analytics|reports|app)-[\\d.]+.*"))
              .toList();
      assertThat(foreign).hasSizeGreaterThan(50);
      for (String jar : foreign) {
        String name = jar.replaceFirst("-\\d[\\d.]*(-\\d+)?$", "");
        assertThat(listed).as("THIRD-PARTY.txt").contains(":" + name + ":");
        assertThat(Files.exists(licences.resolve(jar + "-jar")) || named.contains(name))
            .as("a text of the licence of " + jar)
            .isTrue();
      }
    }
  }
}
