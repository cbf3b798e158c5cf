package org.wardiary.reports.cli.bench;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.text.Text;
import org.wardiary.reports.bench.Effort;
import org.wardiary.reports.cli.file.FileArguments;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How {@code bench} measures. */
public final class BenchOptions {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(names = "--quick", description = "fewer and shorter rounds, fewer games; rough figures")
  private boolean quick;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "seed of the games and of the positions asked for (default: 1)")
  private long seed;

  @Option(
      names = "--games",
      paramLabel = "N",
      split = ",",
      description = "how many games, for the named parts that take a number; growth takes several")
  private List<Integer> games = List.of();

  @Option(
      names = "--game",
      paramLabel = "ID",
      description = "for report and search: which game (default: the first that games lists)")
  private String game = Games.all().get(0).id();

  @Option(
      names = "--players",
      paramLabel = "PLAYER",
      defaultValue = "mixed:0.7",
      description = "for report and search: who plays both sides (default: mixed:0.7)")
  private String player;

  @Option(
      names = "--pgn",
      paramLabel = "FILE",
      description = "for check: games of chess for pgn-extract, in place of those bundled")
  private Path pgn;

  @Option(
      names = "--charts",
      paramLabel = "FOLDER",
      description = "for growth: draw its curves there, as SVG with their CSV")
  private Path charts;

  /** The seed of the simulated games. */
  public long seed() {
    return seed;
  }

  /**
   * Refuses options that do not fit together.
   *
   * @param named the parts that were named; empty if all usual ones are meant
   */
  public void check(List<BenchPart> named) {
    game();
    if (!games.isEmpty()) {
      if (named.isEmpty()) {
        throw refused("a part that takes a number of games with --games but none is named");
      }
      named.forEach(this::checkGames);
    }
    if (pgn != null) {
      FileArguments.readable(spec, List.of(pgn));
      if (!named.isEmpty() && !names(named).contains("check")) {
        throw refused(Text.of("the part check with --pgn but got %s", names(named)));
      }
    }
    if (charts != null && !names(named).contains("growth")) {
      throw refused(Text.of("the part growth with --charts but got %s", names(named)));
    }
  }

  private void checkGames(BenchPart part) {
    BenchSizes sizes = part.sizes();
    if (!sizes.isChosen()) {
      throw refused(Text.of("no --games with the part %s, which takes no number", part.name()));
    }
    if (games.size() > 1 && !sizes.isSeries()) {
      throw refused(
          Text.of("one number after --games for the part %s but got %s", part.name(), games));
    }
    games.stream()
        .filter(number -> number < sizes.least())
        .findFirst()
        .ifPresent(
            few -> {
              throw refused(
                  Text.of(
                      "at least %d after --games for the part %s but got %d",
                      sizes.least(), part.name(), few));
            });
  }

  private static List<String> names(List<BenchPart> parts) {
    return parts.stream().map(BenchPart::name).toList();
  }

  private ParameterException refused(String expected) {
    return new ParameterException(spec.commandLine(), "expected " + expected);
  }

  /**
   * The setup for measuring a part.
   *
   * @param folder an empty folder to work in
   */
  public BenchSetup setup(BenchPart part, Path folder) {
    List<Integer> usual = quick ? part.sizes().quick() : part.sizes().full();
    return new BenchSetup(
        quick ? Effort.QUICK : Effort.FULL,
        seed,
        games.isEmpty() ? usual : games,
        game(),
        player,
        Optional.ofNullable(pgn),
        Optional.ofNullable(charts),
        folder);
  }

  private Game game() {
    return Games.find(game)
        .orElseThrow(
            () ->
                refused(
                    Text.of(
                        "--game to be one of %s but got '%s'",
                        Games.all().stream().map(Game::id).toList(), game)));
  }
}
