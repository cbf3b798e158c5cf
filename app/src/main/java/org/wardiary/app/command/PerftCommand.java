package org.wardiary.app.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.wardiary.app.archive.RefereedGame;
import org.wardiary.app.file.FileArguments;
import org.wardiary.app.file.RecordFiles;
import org.wardiary.app.option.GameOption;
import org.wardiary.app.option.MapOptions;
import org.wardiary.app.option.PointOption;
import org.wardiary.app.option.RulesOption;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.Progress;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Level;
import org.wardiary.events.game.Perft;
import org.wardiary.events.game.Position;
import org.wardiary.events.referee.LegalTexts;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Counts sequences of answers, for comparing rules engines. */
@Command(
    name = "perft",
    hidden = true,
    mixinStandardHelpOptions = true,
    description = {
      "Counts the different sequences of DEPTH answers from the start, or from a position of a record.",
      "The last line printed is the number."
    })
final class PerftCommand implements Callable<Integer> {

  private final Console console;

  @Spec private CommandSpec spec;
  @Mixin private MapOptions maps;
  @Mixin private RulesOption rules;

  @Option(
      names = "--game",
      paramLabel = "ID",
      converter = GameOption.class,
      completionCandidates = GameOption.Ids.class,
      description = "the game: ${COMPLETION-CANDIDATES}")
  private Game game;

  @Option(names = "--depth", required = true, paramLabel = "D", description = "answers, 0 or more")
  private int depth;

  @Option(
      names = "--first",
      paramLabel = "SIDE",
      description = "side with the first turn (default: the first-named side)")
  private String first;

  @Option(
      names = "--record",
      paramLabel = "FILE",
      description = "count from a position of this record")
  private Path record;

  @Option(names = "--game-number", paramLabel = "K", description = "game in the file (default: 1)")
  private Integer gameNumber;

  @Mixin private PointOption point;

  @Option(names = "--split", description = "also print the count below each first answer")
  private boolean split;

  PerftCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (depth < 0) {
      throw new ParameterException(
          spec.commandLine(), "expected a depth of 0 or more but got " + depth);
    }
    requireFitting();
    Position position = record == null ? start() : fromRecord();
    if (split && depth > 0) {
      printSplit(position);
    }
    console.out().println(count(position));
    return ExitCode.DONE;
  }

  /** Refuses options of a start beside a record, and of a record without one. */
  private void requireFitting() {
    if (record != null && (game != null || first != null || rules.isGiven())) {
      throw new ParameterException(
          spec.commandLine(),
          "expected no --game, --first and --rules beside --record, which has its own");
    }
    if (record == null && (gameNumber != null || point.isGiven())) {
      throw new ParameterException(
          spec.commandLine(), "expected --record beside --game-number and --at");
    }
  }

  private Position start() {
    if (game == null) {
      throw new ParameterException(spec.commandLine(), "expected --game or --record");
    }
    String side = Optional.ofNullable(first).orElse(game.sides().get(0));
    Setups.Resolved resolved =
        new Setups(maps.library()).of(game, side, Optional.empty(), rules.tag(game));
    if (resolved instanceof Setups.Resolved.Bad bad) {
      throw new ParameterException(spec.commandLine(), bad.rejection().reason());
    }
    return ((Setups.Resolved.Ready) resolved).setup().start();
  }

  private Position fromRecord() {
    FileArguments.readable(spec, List.of(record));
    MapLibrary library = maps.library();
    RecordFiles records = new RecordFiles(new Referee(library));
    GameHistory history =
        RefereedGame.of(records.judge(record, gameNumber == null ? 1 : gameNumber), library);
    Game played = history.setup().game();
    if (played.level() != Level.REFEREED) {
      throw new InputRefused(
          Text.of("expected a game with complete rules but %s is recorded only", played.title()));
    }
    View view = View.ofUmpire(played);
    return history.at(point.ply(record.toString(), history, view));
  }

  /** Sums the counts below the first answers, whose number shows the progress. */
  private long count(Position position) {
    if (depth < 2) {
      return Perft.count(position, depth);
    }
    List<String> answers = LegalTexts.of(position);
    long sum = 0;
    try (Progress progress = console.progress("counting", answers::size)) {
      for (int i = 0; i < answers.size(); i++) {
        sum += below(position, answers.get(i));
        progress.to(i + 1);
      }
    }
    return sum;
  }

  private long below(Position position, String answer) {
    Position next = position.copy();
    next.play(next.read(answer), EventSink.NONE);
    return Perft.count(next, depth - 1);
  }

  private void printSplit(Position position) {
    for (String answer : LegalTexts.of(position)) {
      console.out().println(answer + " " + below(position, answer));
    }
  }
}
