package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.app.job.Played;
import org.wardiary.app.option.Schedule;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.play.Players;
import org.wardiary.events.record.Decompression;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.text.Text;

/** Simulated games as files, and archived. */
class SimulateCommandTest {

  @TempDir Path folder;

  private static Cli simulate(Path out, int seed, String players, Object... more) {
    List<Object> words = new ArrayList<>();
    words.addAll(List.of("simulate", "--game", "squares/napoleonic", "--out", out));
    words.addAll(List.of("--players", players, "--seed", seed));
    words.addAll(List.of(more));
    return Cli.run(words.toArray());
  }

  @Test
  void simulate_sameSeed_writesTheSameFileAndItIsLegal() {
    Path one = folder.resolve("one.wdr");
    Path two = folder.resolve("two.wdr");
    for (Path out : List.of(one, two)) {
      Cli cli = simulate(out, 9, "aggressive,mixed:0.5", "--games", 3);
      assertThat(cli.exit()).isZero();
      assertThat(cli.out()).isEqualTo(Text.of("3 games written to %s%n", out));
    }
    assertThat(one).hasSameTextualContentAs(two);
    assertThat(Cli.run("check", one).out()).startsWith("3 games: 3 accepted");
  }

  private static String mark(int games) {
    return mark(planned(games, 9));
  }

  private static String mark(List<PlannedGame> planned) {
    return new Played(new Simulation(new Setups(MapLibrary.bundled())), planned).mark();
  }

  private static List<PlannedGame> planned(int games, long seed) {
    Game game = Games.find("squares/napoleonic").orElseThrow();
    Player player = Players.named("uniform", game);
    Schedule schedule = new Schedule(game, Optional.empty(), "Simulated games", 5000);
    return schedule.series(List.of(player, player), games, seed);
  }

  @Test
  void mark_differs_whereOnlyAGameInTheMiddleDoes() {
    List<PlannedGame> planned = planned(3, 9);
    List<PlannedGame> other = List.of(planned.get(0), planned(3, 8).get(1), planned.get(2));
    assertThat(mark(other)).isNotEqualTo(mark(planned)).isNotEqualTo(mark(planned(3, 8)));
    assertThat(mark(planned(3, 9))).isEqualTo(mark(planned));
  }

  private static String read(Path file) throws IOException {
    try (InputStream in = Decompression.of(Files.newInputStream(file))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"out.wdr", "out.wdr.zst"})
  void simulate_thatWasBrokenOff_goesOnBehindTheGamesThatAreThere(String name) throws IOException {
    Path whole = folder.resolve("whole.wdr");
    simulate(whole, 9, "uniform,uniform", "--games", 5);
    String text = Files.readString(whole);
    int third = text.indexOf("[Round \"3\"]");
    Path out = folder.resolve(name);
    Path part = folder.resolve(name + "." + mark(5) + ".part");

    // the changed tag of the first game shows that the game is not played again
    String begun = text.substring(0, third + 40).replaceFirst("Simulated games", "Mine ß");
    Files.writeString(part, begun);
    Cli again = simulate(out, 9, "uniform,uniform", "--games", 5);
    assertThat(again.err()).isEqualTo(Text.of("2 games are there, of a run that was broken off%n"));
    assertThat(read(out)).isEqualTo(text.replaceFirst("Simulated games", "Mine ß"));
    assertThat(part).doesNotExist();

    // games of another seed or another program do not count
    Files.writeString(part, begun);
    assertThat(simulate(out, 8, "uniform,uniform", "--games", 5).err()).isEmpty();
    Files.writeString(part, begun.replace("[Round \"2\"]", "[Round \"02\"]"));
    assertThat(simulate(out, 9, "uniform,uniform", "--games", 5).err()).isEmpty();
    assertThat(read(out)).isEqualTo(text);
  }

  @Test
  void simulate_anotherSeed_givesOtherGames() throws IOException {
    Path one = folder.resolve("one.wdr");
    Path two = folder.resolve("two.wdr");
    simulate(one, 9, "uniform,uniform", "--games", 1);
    simulate(two, 10, "uniform,uniform", "--games", 1);
    assertThat(Files.mismatch(one, two)).isNotEqualTo(-1);
  }

  /** Each pair meets twice, with sides swapped; the simulated games are archived as they are. */
  @Test
  void simulate_doubleRoundRobin_isArchivedWhole() throws IOException {
    Path out = folder.resolve("robin.wdr");
    Path data = folder.resolve("data");
    Cli cli =
        simulate(
            out,
            9,
            "mixed:0.2,mixed:0.4,mixed:0.6",
            "--double-round-robin",
            "--event",
            "Robin",
            "--max-answers",
            60);
    assertThat(cli.exit()).isZero();
    List<String> records = Files.readAllLines(out);
    assertThat(records.stream().filter("[Event \"Robin\"]"::equals)).hasSize(6);
    for (String player : List.of("mixed:0.2", "mixed:0.4", "mixed:0.6")) {
      for (String side : List.of("French", "British")) {
        String tag = Text.of("[%s \"%s\"]", side, player);
        assertThat(records.stream().filter(tag::equals)).as(tag).hasSize(2);
      }
    }
    try (HeldArchive broker = HeldArchive.in(data)) {
      broker.cluster().requireAlive();
      assertThat(Cli.run("archive", "--quiet", out, "--data", data).out())
          .startsWith("6 games: 6 accepted, 0 duplicate, 0 refused");
      assertThat(Cli.run("games", "--data", data, "--event", "robin").lines())
          .endsWith("6 of 6 games");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "aggressive,mixed:2 | --games 1            | mixed:2",
        "uniform            | --games 1            | expected two --players but got 1",
        "uniform,uniform    | --max-answers 9      | expected --games or --double-round-robin",
        "uniform,uniform    | --games 0            | expected --games of 1 or more but got 0",
        "uniform            | --double-round-robin | expected two or more --players but got 1",
        "uniform,uniform    | --games 1 --max-answers -1     | expected --max-answers of 0 or more",
        "uniform,uniform | --games 1 --map-name nowhere       | --map-name: expected one of ",
        "uniform,uniform | --games 1 --map-name generals-view | --map-name: ",
        "uniform,uniform    | --games 1 --event a\tb         | expected a text on one line after",
        "uniform,uniform    | --games 1 --double-round-robin | but got both"
      })
  void simulate_optionsThatDoNotFit_areUsageErrorsAndWriteNothing(
      String players, String options, String message) {
    Path out = folder.resolve("x.wdr");
    Cli cli = simulate(out, 9, players, (Object[]) options.split(" "));
    assertThat(cli.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(cli.err()).contains(message);
    assertThat(out).doesNotExist();
  }

  @Test
  void help_namesAllGamesAndTheirPlayers() {
    String help = Cli.run("help", "simulate").out().replaceAll("\\s+", " ");
    for (Game game : Games.all()) {
      assertThat(help).contains(game.id());
      assertThat(game.players()).extracting(Player::name).allMatch(help::contains);
    }
  }
}
