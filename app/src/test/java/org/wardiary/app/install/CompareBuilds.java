package org.wardiary.app.install;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Compares what two builds make of the bundled games and the conformance data: positions, legal
 * answers, accounts, counts of perft, exports, and exports of restored backups. Each build is a
 * checkout with its {@code wardiary}; the records are those of the working folder. Prints a line
 * for each kind: how much was compared, and {@code equal} or the first difference.
 *
 * <p>{@code java app/src/test/java/org/wardiary/app/install/CompareBuilds.java FOLDER FOLDER}
 */
public final class CompareBuilds {

  private static final Path RECORDS = Path.of("events/src/main/resources/bundled");
  private static final Path GAMES = Path.of("events/src/test/resources/games");
  private static final Pattern LEGAL = Pattern.compile(",?\"legal\":(\\[[^]]*]|null)");
  private static final Pattern ID = Pattern.compile("\\[Game \"([^\"]+)\"]");
  private static final String DEPTH = "3";
  private static final int STEP = 40;

  private final List<Path> builds;
  private final Path scratch;
  private boolean equal = true;

  private CompareBuilds(List<Path> builds, Path scratch) {
    this.builds = builds;
    this.scratch = scratch;
  }

  /** Compares the builds in two folders; exit code 1 if they differ. */
  public static void main(String[] args) throws IOException {
    if (args.length != 2) {
      System.err.println("expected the folders of two builds but got " + args.length);
      System.exit(2);
    }
    Path scratch = Files.createTempDirectory("compared-builds");
    List<Path> builds = Stream.of(args).map(Path::of).map(Path::toAbsolutePath).toList();
    CompareBuilds compared = new CompareBuilds(builds, scratch);
    try {
      compared.run();
    } finally {
      try (Stream<Path> files = Files.walk(scratch)) {
        files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(it -> it.delete());
      }
    }
    System.exit(compared.equal ? 0 : 1);
  }

  private void run() throws IOException {
    List<Path> all = new ArrayList<>(files(RECORDS, ".wdr"));
    all.addAll(files(GAMES, ".wdr"));
    positions(all);
    texts(files(GAMES, "golden.wdr"));
    perft(files(GAMES, "perft.txt"));
    archives(files(RECORDS, ".wdr"));
  }

  private static List<Path> files(Path folder, String end) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(end))
          // a game of the tests, which no build knows
          .filter(file -> !file.toString().contains("hasami"))
          .sorted()
          .toList();
    }
  }

  /** Every position of every game, for those who see all and for each side. */
  private void positions(List<Path> files) throws IOException {
    Kind positions = new Kind("positions", line -> LEGAL.matcher(line).replaceFirst(""));
    Kind answers = new Kind("legal answers", CompareBuilds::legal);
    Kind views = new Kind("positions as a side sees them", line -> line);
    for (Path file : files) {
      String name = file.toAbsolutePath().toString();
      compare(List.of("trace", "--with-answers", name), positions, answers);
      if (name.contains("on-the-square")) {
        compare(List.of("trace", name, "--as", "Red"), views);
        compare(List.of("trace", name, "--as", "Blue"), views);
      }
    }
    Stream.of(positions, answers, views).forEach(this::print);
  }

  private static String legal(String line) {
    Matcher legal = LEGAL.matcher(line);
    return legal.find() ? legal.group(1) : "";
  }

  /** The first game of each file: the text of some positions, and its account in words. */
  private void texts(List<Path> files) throws IOException {
    Kind texts = new Kind("lines of positions as text", line -> line);
    Kind accounts = new Kind("lines of accounts of games", line -> line);
    for (Path file : files) {
      String name = file.toAbsolutePath().toString();
      boolean more = true;
      for (int ply = 0; more; ply += STEP) {
        more = compare(List.of("position", name, "--at", "" + ply), texts);
      }
      compare(List.of("position", name, "--text"), accounts);
    }
    Stream.of(texts, accounts).forEach(this::print);
  }

  private void perft(List<Path> files) throws IOException {
    Kind counts = new Kind("counts of perft", line -> line);
    for (Path file : files) {
      Path golden = file.resolveSibling("golden.wdr").toAbsolutePath();
      Matcher game = ID.matcher(Files.readString(golden));
      if (game.find()) {
        compare(List.of("perft", "--game", game.group(1), "--depth", DEPTH), counts);
      }
      compare(List.of("perft", "--record", golden.toString(), "--depth", "2", "--split"), counts);
    }
    print(counts);
  }

  /** Each build archives the games itself, since the bytes of logs and backups may differ. */
  private void archives(List<Path> files) throws IOException {
    List<Path> data = List.of(scratch.resolve("a"), scratch.resolve("b"));
    List<Path> restored = List.of(scratch.resolve("a2"), scratch.resolve("b2"));
    for (int i = 0; i < 2; i++) {
      List<String> archive = new ArrayList<>(List.of("archive", "--quiet"));
      files.forEach(file -> archive.add(file.toAbsolutePath().toString()));
      String backup = scratch.resolve(i + ".avro").toString();
      run(i, archive, data.get(i));
      run(i, List.of("backup", backup), data.get(i));
      run(i, List.of("restore", backup), restored.get(i));
    }
    Kind exports = new Kind("lines of exports", line -> line);
    compare(i -> start(i, List.of("export"), data.get(i)), exports);
    Kind backups = new Kind("lines of exports of restored backups", line -> line);
    compare(i -> start(i, List.of("export"), restored.get(i)), backups);
    Kind same = new Kind("lines exported before and after", line -> line);
    compare(i -> start(1, List.of("export"), List.of(data, restored).get(i).get(1)), same);
    Stream.of(exports, backups, same).forEach(this::print);
  }

  /** Lines of one kind, and the first that differs. */
  private static final class Kind {
    private final String name;
    private final UnaryOperator<String> part;
    private long count;
    private Optional<String> difference = Optional.empty();

    Kind(String name, UnaryOperator<String> part) {
      this.name = name;
      this.part = part;
    }

    void take(String command, String one, String other) {
      String first = one == null ? "no line" : part.apply(one);
      String second = other == null ? "no line" : part.apply(other);
      count++;
      if (difference.isEmpty() && !first.equals(second)) {
        int at = 0;
        while (at < first.length()
            && at < second.length()
            && first.charAt(at) == second.charAt(at)) {
          at++;
        }
        difference =
            Optional.of(
                command + ", line " + count + ": " + cut(first, at) + " | " + cut(second, at));
      }
    }

    private static String cut(String line, int at) {
      return line.substring(Math.max(0, at - 40), Math.min(line.length(), at + 80));
    }
  }

  private void print(Kind kind) {
    equal &= kind.difference.isEmpty();
    System.out.println(
        String.format(
            Locale.ROOT, "%-38s %9d %s", kind.name, kind.count, kind.difference.orElse("equal")));
  }

  private boolean compare(List<String> command, Kind... kinds) throws IOException {
    return compare(build -> start(build, command, scratch.resolve("none")), kinds);
  }

  /** Compares the output of both builds, whose processes run side by side; false if one fails. */
  private boolean compare(Function<Integer, Process> program, Kind... kinds) throws IOException {
    Process first = program.apply(0);
    Process second = program.apply(1);
    String command = first.info().commandLine().orElse("");
    try (BufferedReader one = first.inputReader(StandardCharsets.UTF_8);
        BufferedReader other = second.inputReader(StandardCharsets.UTF_8)) {
      while (true) {
        String left = one.readLine();
        String right = other.readLine();
        if (left == null && right == null) {
          return succeeded(first) & succeeded(second);
        }
        for (Kind kind : kinds) {
          kind.take(command, left, right);
        }
      }
    }
  }

  private static boolean succeeded(Process process) {
    try {
      return process.waitFor() == 0;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void run(int build, List<String> command, Path data) throws IOException {
    Process process = start(build, command, data);
    process.inputReader(StandardCharsets.UTF_8).transferTo(Writer.nullWriter());
    if (!succeeded(process)) {
      throw new IOException("expected " + builds.get(build) + " to " + command + " but it failed");
    }
  }

  private Process start(int build, List<String> command, Path data) {
    List<String> words = new ArrayList<>(List.of(builds.get(build).resolve("wardiary").toString()));
    words.addAll(command);
    if (!Objects.equals(data.getFileName().toString(), "none")) {
      words.addAll(List.of("--data", data.toString(), "--no-linger"));
    }
    try {
      return new ProcessBuilder(words).redirectError(scratch.resolve("errors").toFile()).start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
