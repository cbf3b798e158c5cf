package org.wardiary.app.bench;

import com.github.luben.zstd.ZstdInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;

/**
 * What commands cost: whole processes, from the launcher's start to its end, on simulated games of
 * all kinds. {@code -Dbench.games} sets how many, 1,000 otherwise.
 */
class CommandsBenchmark {

  private static final int ROUNDS = 5;
  private static final int GAMES = Integer.getInteger("bench.games", 1000);
  private static final Path LAUNCHER = Path.of("../wardiary").toAbsolutePath().normalize();
  private static final String PLY = "12";

  /** Number of plies of the bundled games of chess. */
  private static final long CHESS_PLIES = 17_701;

  @TempDir Path folder;
  private Path records;
  private Path printed;

  @BeforeEach
  void simulate() throws Exception {
    printed = folder.resolve("printed");
    records = Files.createFile(folder.resolve("games.wdr"));
    for (Game game : Games.all()) {
      Path some = folder.resolve("some.wdr");
      String players = game.aggressive().name() + "," + game.aggressive().name();
      List<String> play = List.of("simulate", "--game", game.id(), "--players", players);
      String each = Integer.toString(GAMES / Games.all().size());
      run(play, "--games", each, "--seed", "1", "--out", some.toString());
      Files.writeString(records, Files.readString(some) + "\n", StandardOpenOption.APPEND);
    }
  }

  private Cost run(List<String> command, String... more) throws Exception {
    List<String> words = new ArrayList<>(List.of(LAUNCHER.toString()));
    words.addAll(command);
    words.addAll(List.of(more));
    return Cost.of(words, folder, printed);
  }

  private Cost onArchive(String... command) throws Exception {
    return run(List.of(command), "--data", folder.resolve("data").toString());
  }

  private void later(String name, String... command) throws Exception {
    List<Cost> runs = new ArrayList<>();
    for (int round = 0; round < ROUNDS; round++) {
      runs.add(onArchive(command));
    }
    Cost.print(name, runs);
  }

  @Test
  void commandsOnAnArchive() throws Exception {
    String out = folder.resolve("out").toString();
    try {
      Cost.print("archive", List.of(onArchive("archive", "--quiet", records.toString())));
      Cost.print("catching up, first report", List.of(onArchive("report", "--out", out)));
      String kind = Games.all().get(0).id();
      Cost.print("index of positions", List.of(onArchive("explore", "--game", kind)));
      List<Cost> first = new ArrayList<>();
      for (int round = 0; round < ROUNDS; round++) {
        onArchive("stop");
        first.add(onArchive("games"));
      }
      Cost.print("games, the first command", first);
      onArchive("games", "--json", "--game", kind);
      String id = Cost.text(printed).replaceFirst("(?s).*?\"id\":\"([0-9a-f]{16})\".*", "$1");
      later("games", "games");
      later("position", "position", id, "--at", PLY);
      later("search", "search", "--position", id + "@" + PLY);
      later("report", "report", "--out", out);
    } finally {
      onArchive("stop");
    }
  }

  /**
   * A new process each, in turns with pgn-extract on as many plies of chess, if it is installed.
   */
  @Test
  void check() throws Exception {
    run(List.of("check"), records.toString());
    long answers =
        Long.parseLong(Cost.text(printed).strip().replaceFirst("(?s).*; (\\d+) answers$", "$1"));
    Optional<Path> extract = extract();
    Path chess = folder.resolve("chess.pgn");
    chess(chess, answers / CHESS_PLIES + 1);
    List<Cost> ours = new ArrayList<>();
    List<Cost> theirs = new ArrayList<>();
    for (int round = 0; round < ROUNDS; round++) {
      ours.add(run(List.of("check"), records.toString()));
      if (extract.isPresent()) {
        List<String> command = List.of(extract.get().toString(), "--quiet", "-r", chess.toString());
        theirs.add(Cost.of(command, chess, printed));
      }
    }
    Figures.print("answers", "", List.of((double) answers));
    Cost.print("check", ours);
    if (extract.isPresent()) {
      Cost.print("pgn-extract", theirs);
      Figures.ratio(
          "pgn-extract / check, CPU", Cost.all(theirs, Cost::cpu), Cost.all(ours, Cost::cpu));
    }
  }

  private static Optional<Path> extract() {
    return Stream.of("/usr/bin/pgn-extract", "/usr/games/pgn-extract", "/usr/local/bin/pgn-extract")
        .map(Path::of)
        .filter(Files::isExecutable)
        .findFirst();
  }

  private static void chess(Path file, long times) throws IOException {
    try (InputStream in =
            new ZstdInputStream(CommandsBenchmark.class.getResourceAsStream("chess.pgn.zst"));
        OutputStream out = Files.newOutputStream(file)) {
      byte[] games = in.readAllBytes();
      for (long i = 0; i < times; i++) {
        out.write(games);
      }
    }
  }
}
