package org.wardiary.app.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.wardiary.analytics.ladder.LadderRatings;
import org.wardiary.analytics.ladder.MatchUp;
import org.wardiary.analytics.ladder.Sprt;
import org.wardiary.app.option.LadderOptions;
import org.wardiary.app.option.MapOptions;
import org.wardiary.app.option.RulesOption;
import org.wardiary.app.print.LadderText;
import org.wardiary.app.print.PlayedPair;
import org.wardiary.app.print.Rung;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.Progress;
import org.wardiary.events.game.Player;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.text.Text;
import org.wardiary.reports.csv.OutputFile;
import org.wardiary.reports.csv.WritableFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures how strong the built-in players are, each against the one before. */
@Command(
    name = "ladder",
    mixinStandardHelpOptions = true,
    description = {
      "Measures the strength of built-in players, each against the one named before it.",
      "They play pairs of games with the same opening and chance, the sides exchanged,",
      "until a sequential test decides. Prints scores of pairs, the test and ratings. The",
      "same options give the same table on every machine; the time of a game goes to stderr."
    })
final class LadderCommand implements Callable<Integer> {

  /** Pairs played between two evaluations of the test, whatever the number of cores. */
  private static final int BATCH = 8;

  private final Console console;

  @Mixin private MapOptions maps;
  @Mixin private LadderOptions options;
  @Mixin private RulesOption rules;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "file to which the records of the games are written")
  private Path out;

  LadderCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    List<Player> players = options.players();
    Setups setups = new Setups(maps.library());
    Optional<String> tag = options.tag(rules, setups);
    if (out != null && !Console.isStandardOutput(out)) {
      WritableFolder.requireFor(out);
    }
    List<String> records = new ArrayList<>();
    List<Rung> rungs = new ArrayList<>(List.of(Rung.of(players.get(0).name())));
    Simulation simulation = new Simulation(setups);
    for (int i = 1; i < players.size(); i++) {
      List<List<PlannedGame>> pairs = options.pairs(players.get(i), players.get(i - 1), tag);
      rungs.add(climb(pairs, simulation, records));
    }
    List<MatchUp> matchUps =
        IntStream.range(1, rungs.size())
            .mapToObj(i -> new MatchUp(i, i - 1, rungs.get(i).scores()))
            .toList();
    List<LadderRatings.Rating> ratings = LadderRatings.of(rungs.size(), matchUps, options.seed());
    if (out != null) {
      write(records);
    }
    console.out().print(options.title(tag));
    console.out().print(new LadderText(options.test(), rungs, ratings).text());
    return ExitCode.DONE;
  }

  /** Plays until the test decides or all pairs are played. */
  private Rung climb(List<List<PlannedGame>> pairs, Simulation simulation, List<String> records) {
    Player player = pairs.get(0).get(0).players().get(0);
    Player below = pairs.get(0).get(0).players().get(1);
    PlayedPair.Records kept = out == null ? PlayedPair.Records.LEFT_OUT : PlayedPair.Records.KEPT;
    Rung rung = Rung.of(player.name());
    long began = System.nanoTime();
    try (Progress progress = console.progress(player.name(), pairs::size)) {
      for (int begin = 0; begin < pairs.size() && isOpen(rung); begin += BATCH) {
        List<List<PlannedGame>> batch = pairs.subList(begin, Math.min(pairs.size(), begin + BATCH));
        List<PlayedPair> played =
            batch.parallelStream().map(pair -> PlayedPair.of(pair, simulation, kept)).toList();
        for (PlayedPair pair : played) {
          rung = rung.with(pair);
          records.addAll(pair.records());
        }
        progress.to(rung.scores().pairs());
      }
    }
    double seconds = (System.nanoTime() - began) / 1e9 / (2 * rung.scores().pairs());
    console.note(Text.of("%s against %s: %.2f s a game", player.name(), below.name(), seconds));
    return rung;
  }

  private boolean isOpen(Rung rung) {
    return options.test().verdict(rung.scores()) == Sprt.Verdict.OPEN;
  }

  private void write(List<String> records) {
    try (OutputFile file = console.output(out)) {
      file.writer().write(String.join("\n", records));
      file.commit();
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to write %s but failed", out), e);
    }
    console.note(Text.of("%s written to %s", Text.count(records.size(), "game"), out));
  }
}
