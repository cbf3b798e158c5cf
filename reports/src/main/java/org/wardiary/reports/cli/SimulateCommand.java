package org.wardiary.reports.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.play.Players;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Match;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.referee.Verdict;
import org.wardiary.reports.csv.OutputFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Lets the built-in players play and writes the records. */
@Command(
    name = "simulate",
    mixinStandardHelpOptions = true,
    description = {
      "Plays games between the built-in players and writes the records.",
      "Players: uniform; aggressive; of both games of SQUARES also careful, bold,",
      "daring and gunner, which look one enemy reply ahead (some hundreds of games",
      "a minute; aggressive is faster); NAME:P (NAME with probability P, else",
      "uniform); mixed:P is aggressive:P.",
      "The same options give the same file on every machine."
    })
final class SimulateCommand implements Callable<Integer> {

  private static final int BATCH = 256;

  private final Console console;

  @Spec private CommandSpec spec;
  @Mixin private MapOptions maps;

  @Option(names = "--game", required = true, converter = GameOption.class, description = "the game")
  private Game game;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "how many games (a round robin says itself)")
  private Integer games;

  @Option(names = "--seed", required = true, paramLabel = "S", description = "seed, a whole number")
  private long seed;

  @Option(
      names = "--players",
      required = true,
      split = ",",
      paramLabel = "A,B",
      description = "who plays the first-named side, and the other; the first turn alternates")
  private List<String> players;

  @Option(
      names = "--double-round-robin",
      description = "two or more players; each meets each twice, once with each side")
  private boolean roundRobin;

  @Option(
      names = "--event",
      paramLabel = "TEXT",
      defaultValue = "Simulated games",
      description = "tag Event (default: Simulated games)")
  private String event;

  @Option(
      names = "--map-name",
      paramLabel = "NAME",
      description = "another map than the standard one")
  private String mapName;

  @Option(
      names = "--max-answers",
      paramLabel = "M",
      defaultValue = "5000",
      description = "a longer game is left unfinished (default: 5000)")
  private int maxAnswers;

  @Option(names = "--out", required = true, paramLabel = "FILE", description = "records to write")
  private Path out;

  SimulateCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    List<Match> matches = matches();
    Simulation simulation = new Simulation(new Setups(MapLibrary.with(maps.folders())));
    try (OutputFile file = OutputFile.create(out);
        Console.Progress progress = console.progress("simulating", matches.size())) {
      for (int begin = 0; begin < matches.size(); begin += BATCH) {
        int end = Math.min(matches.size(), begin + BATCH);
        List<Verdict.Accepted> games =
            matches.subList(begin, end).parallelStream().map(simulation::play).toList();
        for (int i = 0; i < games.size(); i++) {
          file.writer().write(begin + i == 0 ? "" : "\n");
          file.writer().write(games.get(i).canonical());
        }
        progress.to(end);
      }
      file.commit();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write " + out, e);
    }
    console.out().printf("%d games written to %s%n", matches.size(), out);
    return ExitCode.DONE;
  }

  private List<Match> matches() {
    List<Player> entrants = players.stream().map(this::player).toList();
    Schedule schedule = new Schedule(game, Optional.ofNullable(mapName), event, maxAnswers);
    if (roundRobin) {
      if (games != null) {
        throw usage("expected either --games or --double-round-robin but got both");
      }
      if (entrants.size() < 2) {
        throw usage("expected two or more players but got " + entrants.size());
      }
      return schedule.doubleRoundRobin(entrants, seed);
    }
    if (entrants.size() != 2) {
      throw usage("expected two players but got " + entrants.size());
    }
    if (games == null || games < 1) {
      throw usage("expected --games of 1 or more");
    }
    return schedule.series(entrants, games, seed);
  }

  private Player player(String name) {
    try {
      return Players.named(name, game);
    } catch (IllegalArgumentException e) {
      throw usage(e.getMessage());
    }
  }

  private ParameterException usage(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
