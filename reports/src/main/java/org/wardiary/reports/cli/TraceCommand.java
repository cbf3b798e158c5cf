package org.wardiary.reports.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.referee.Course;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.referee.PositionJson.Legal;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Every position of every game, one JSON line each. */
@Command(
    name = "trace",
    mixinStandardHelpOptions = true,
    description = {
      "Prints every position of every game in order from ply 0, one JSON object a line.",
      "Of a refused game the positions of its good answers, then the error; exit code 1."
    })
final class TraceCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private GameArgument game;
  @Mixin private MapOptions maps;
  @Mixin private StorageOptions storage;
  @Mixin private ViewerOption viewer;

  private int exit = ExitCode.DONE;

  TraceCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (game.file().isPresent()) {
      traceFile(game.file().get());
    } else {
      try (Session session = Session.open(storage, MapLibrary.with(maps.folders()))) {
        print(session.course(game.prefix()));
      }
    }
    return exit;
  }

  private void traceFile(Path file) {
    RecordFiles records = new RecordFiles(new Referee(MapLibrary.with(maps.folders())));
    if (game.number().isPresent()) {
      print(records.one(file, game.number().get()));
    } else {
      records.judge(List.of(file), (text, verdict) -> print(verdict));
    }
  }

  private void print(Verdict verdict) {
    if (verdict instanceof Verdict.Accepted good) {
      print(good.course());
    } else if (verdict instanceof Verdict.Refused bad) {
      bad.goodPrefix().ifPresent(this::print);
      console.out().flush();
      console.error(bad.problem().message());
      exit = ExitCode.REFUSED;
    }
  }

  private void print(Course course) {
    Viewer seenBy = viewer.of(course.setup().game());
    PositionJson json = new PositionJson(seenBy, Legal.LISTED);
    course.walk(position -> console.out().println(json.write(position)));
  }
}
