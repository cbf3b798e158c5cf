package org.wardiary.reports.cli.bench;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.wardiary.events.game.Games;
import org.wardiary.events.text.Text;
import org.wardiary.reports.bench.Figure;

/**
 * Measures how long a person waits for a command, and what it costs: whole processes, from the
 * launcher's start to its end, on an archive of simulated games of all kinds.
 */
final class CommandsBench {

  private static final int PLY = 12;

  private final String launcher;
  private final Path folder;
  private final String data;
  private final Consumer<Figure> sink;

  /**
   * Creates a bench.
   *
   * @param launcher the launcher of the program
   * @param folder an empty folder
   * @param sink receives each figure as soon as it is known
   */
  CommandsBench(Path launcher, Path folder, Consumer<Figure> sink) {
    this.launcher = launcher.toString();
    this.folder = folder;
    this.data = folder.resolve("data").toString();
    this.sink = sink;
  }

  /**
   * Plays games and archives them.
   *
   * @param games number of games, equally many of each kind
   */
  void store(int games, long seed) throws IOException {
    Path file = folder.resolve("games.wdr");
    new ManyGames(games, seed).write(file);
    List<String> archive = List.of("archive", file.toString(), "--data", data);
    tell("archive", List.of(run(archive)));
    tell("catching up", List.of(onArchive(List.of("report", "--out", out()))));
    tell("index of positions", List.of(onArchive(List.of("explore", "--game", anyKind()))));
  }

  private static String anyKind() {
    return Games.all().get(0).id();
  }

  private String out() {
    return folder.resolve("out").toString();
  }

  /**
   * Measures the commands.
   *
   * @param rounds how often each command is run
   */
  void measure(int rounds) throws IOException {
    tell("--version", repeat(rounds, List.of("--version")));
    List<ProcessCost> first = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      stop();
      first.add(onArchive(List.of("games")));
    }
    tell("games, the first command", first);
    String id = anyGame();
    later(rounds, "games", List.of("games"));
    later(rounds, "position --at", List.of("position", id, "--at", Integer.toString(PLY)));
    later(rounds, "search", List.of("search", "--position", id + "@" + PLY));
    later(rounds, "explore", List.of("explore", id + "@" + PLY));
    later(rounds, "report", List.of("report", "--out", out()));
  }

  /** Ends what commands have left in the background. */
  void stop() {
    onArchive(List.of("stop"));
  }

  private void later(int rounds, String name, List<String> command) {
    List<String> words = new ArrayList<>(command);
    words.addAll(List.of("--data", data));
    tell(name, repeat(rounds, words));
  }

  private ProcessCost onArchive(List<String> command) {
    List<String> words = new ArrayList<>(command);
    words.addAll(List.of("--data", data));
    return run(words);
  }

  /** The id of a game of the archive, read from the output of {@code games}. */
  private String anyGame() throws IOException {
    onArchive(List.of("games", "--json", "--game", anyKind()));
    String line = Files.readAllLines(log().toPath()).get(0);
    return line.replaceFirst(".*\"id\":\"([0-9a-f]{16})\".*", "$1");
  }

  private List<ProcessCost> repeat(int rounds, List<String> words) {
    List<ProcessCost> costs = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      costs.add(run(words));
    }
    return costs;
  }

  private ProcessCost run(List<String> words) {
    List<String> command = new ArrayList<>(List.of(launcher));
    command.addAll(words);
    return ProcessCost.of(command, data, log());
  }

  private File log() {
    return folder.resolve("printed.txt").toFile();
  }

  private void tell(String name, List<ProcessCost> costs) {
    sink.accept(
        Figure.of(Text.of("%s, clock", name), "s", costs.stream().map(ProcessCost::wall).toList()));
    sink.accept(
        Figure.of(Text.of("%s, CPU", name), "s", costs.stream().map(ProcessCost::cpu).toList()));
  }
}
