package org.wardiary.app.install;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.game.Games;
import org.wardiary.reports.Tournaments;

/** The unpacked archive on a machine without Maven, flock and GNU tools. */
final class InstalledProgramTest {

  @TempDir static Path temp;
  private static Installed installed;

  @BeforeAll
  static void unpack() throws IOException {
    installed = Installed.unpack(temp);
  }

  @Test
  void demo_inAnEmptyFolder_writesTheReport() throws Exception {
    Path folder = Files.createDirectory(temp.resolve("empty folder"));
    Path archives = installed.machine().resolve(".cache/wardiary/commands");
    // left by another version, and by the broker
    for (String old : List.of("123-456.jsa", "../broker-0123456789abcdef.jsa")) {
      Files.createFile(Files.createDirectories(archives).resolve(old));
    }
    Installed.Run demo = installed.run(installed.launcher(), folder, "demo");
    assertThat(demo.exit()).as(demo.err()).isZero();
    assertThat(demo.out().lines().toList())
        .satisfiesExactly(
            games ->
                assertThat(games)
                    .matches(
                        "(\\d+) games: \\1 accepted, 0 duplicate, 0 refused; \\d+ new events;"
                            + " [\\d.]+ s; \\d{2,} files, open out/index\\.html"),
            next -> assertThat(next).endsWith("wardiary serve"));
    String games = demo.out().replaceFirst("(?s) games:.*", "");
    assertThat(
            installed
                .run(
                    installed.launcher(), folder, "games", "--data", "wardiary-demo", "--no-linger")
                .out())
        .endsWith(games + " of " + games + " games\n");
    assertThat(folder.resolve("out/index.html"))
        .content()
        .contains("wardiary " + version(), "/tables.html\"")
        .contains(titles());
    assertThat(folder.resolve("out/csv")).isDirectoryContaining("glob:**.csv");
    for (String ending : List.of("svg", "png", "-dark.png")) {
      assertThat(folder.resolve("out/charts")).isDirectoryContaining("glob:**" + ending);
    }
    assertThat(folder.resolve("out/charts").toFile().listFiles())
        .allSatisfy(chart -> assertThat(chart).isNotEmpty());
    // it is made in the background; once it is there, no other files are left
    long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(5);
    while (names(archives).contains("123-456.jsa") || names(archives).size() != 1) {
      assertThat(System.nanoTime()).as(() -> "time for " + names(archives)).isLessThan(end);
      Thread.sleep(200);
    }
    assertThat(names(archives)).first().asString().matches("\\d+-\\d+\\.jsa");
    try (Stream<Path> files = Files.walk(archives.getParent())) {
      assertThat(files.mapToLong(file -> file.toFile().length()).sum()).isLessThan(60_000_000);
    }
    assertThat(names(archives.getParent())).noneMatch(name -> name.endsWith(".jsa"));
  }

  private static List<String> titles() {
    return Tournaments.ids().stream()
        .map(id -> ">" + Games.find(id).orElseThrow().title() + "</a></h2>")
        .toList();
  }

  private static List<String> names(Path folder) {
    String[] names = folder.toFile().list();
    return names == null ? List.of() : List.of(names);
  }

  @Test
  void version_throughSymbolicLinks_isTheProjects() throws IOException {
    Path links = Files.createDirectory(temp.resolve("links"));
    Path first = Files.createSymbolicLink(links.resolve("absolute"), installed.launcher());
    Path second = links.resolve("relative one");
    Files.createSymbolicLink(second, first.getFileName());
    assertVersion(installed.run(second, temp, "--version"));
  }

  /** Runs the program as cron and daemons do. */
  @Test
  void namesAreUtf8_withoutALocale_pipesAreRead_andResultsThatAreLostAreTold() throws IOException {
    Path folder = Files.createDirectory(temp.resolve("cron"));
    Path script =
        Files.writeString(
            folder.resolve("nightly.sh"),
            """
            set -e
            name=$(printf '\\303\\234n.wdr')
            : >"$name"
            "$1" check "$name"
            "$1" check - <&-
            printf '' | "$1" check /dev/stdin
            "$1" check "$name" 2>&-
            "$1" rules squares/civil-war --json >/dev/full || echo "exit code $?"
            exec 3>&1
            players=aggressive,aggressive
            { "$1" simulate --game squares/civil-war --games 500 --seed 1 --players $players \\
                --out - || echo "exit code $?" >&3; } | { read first; echo "$first" >&3; }
            """);
    Installed.Run run =
        installed.run(
            Map.of("WARDIARY_LINGER", "0", "LC_ALL", "C"),
            Path.of("/bin/sh"),
            folder,
            script.toString(),
            installed.launcher().toString());
    assertThat(run.err())
        .isEqualTo(
            "error: expected to write to standard output but failed: No space left on device\n");
    assertThat(run.out())
        .isEqualTo(
            "0 games: 0 accepted, 0 refused; 0 answers\n".repeat(4)
                + "exit code 3\n[Game \"squares/civil-war\"]\nexit code 141\n");
    assertThat(run.exit()).isZero();
  }

  @Test
  void results_withoutAPlaceForTheClassArchive_areTheSame() throws IOException {
    Path file = Files.createFile(temp.resolve("a file"));
    List<Map<String, String>> machines =
        List.of(
            Map.of(),
            Map.of("XDG_CACHE_HOME", file.toString()),
            Map.of("WARDIARY_LINGER", "0", "HOME", temp.resolve("new").toString()));
    for (Map<String, String> machine : machines) {
      Installed.Run run =
          installed.run(
              machine,
              installed.launcher(),
              temp,
              "perft",
              "--game",
              "generals-view",
              "--depth",
              "1");
      assertThat(run.err()).isEmpty();
      assertThat(run.out().strip()).matches("(?s)(.*\\D)?\\d+");
      assertThat(run.exit()).isZero();
    }
    assertThat(temp.resolve("new")).doesNotExist();
  }

  @Test
  void exit_withoutJava_saysSo() throws IOException {
    Map<String, String> noJava = Map.of("JAVA_HOME", "/no such place");
    Installed.Run run = installed.run(noJava, installed.launcher(), temp, "--version");
    assertThat(run.exit()).isEqualTo(3);
    assertThat(run.err()).startsWith("wardiary: expected Java 17 or later");
  }

  @Test
  void exit_ofAnUnknownCommand_isTheCommandLines() throws IOException {
    assertThat(installed.run(installed.launcher(), temp, "nonsense").exit()).isEqualTo(2);
  }

  private static void assertVersion(Installed.Run run) {
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).isEqualTo("wardiary " + version() + "\n");
    assertThat(run.exit()).isZero();
  }

  private static String version() {
    return Installed.VERSION;
  }
}
