package org.wardiary.app.command;

import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.wardiary.app.archive.Session;
import org.wardiary.app.dialog.MachineTime;
import org.wardiary.app.dialog.RecordDialog;
import org.wardiary.app.dialog.RecordTalk;
import org.wardiary.app.job.OddRecords;
import org.wardiary.app.live.LiveGames;
import org.wardiary.app.live.LiveOutcome;
import org.wardiary.app.live.LivePosition;
import org.wardiary.app.live.LivePosition.Phase;
import org.wardiary.app.live.Opening;
import org.wardiary.app.live.Seat;
import org.wardiary.app.option.MapOptions;
import org.wardiary.app.option.OpeningOptions;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.resident.SiteAddress;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.PipedLines;
import org.wardiary.app.terminal.TerminalLines;
import org.wardiary.app.terminal.TypedLines;
import org.wardiary.events.game.Game;
import org.wardiary.events.identity.AlikeNames;
import org.wardiary.events.identity.Occasion;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.reports.history.View;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Records a game on the log from typed lines or a script. */
@Command(
    name = "record",
    mixinStandardHelpOptions = true,
    description = {
      "Records a game while it is played: opens one, or goes on with an open one.",
      "The referee decides each answer at once; what is acknowledged is in the archive.",
      "Lines may come from a file or pipe as well; the first one that is refused ends it.",
      "':help' lists the commands, '?' the legal answers."
    })
final class RecordCommand implements Callable<Integer> {

  private final Console console;

  @Spec private CommandSpec spec;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "GAME",
      description = "the beginning of an open game's id, to go on with it")
  private String prefix;

  @Mixin private OpeningOptions opening;
  @Mixin private MapOptions maps;
  @Mixin private StorageOptions storage;

  @Option(
      names = "--as",
      paramLabel = "SIDE",
      description = "answer for this side alone, and see what it may see (default: for both)")
  private String side;

  @Option(
      names = "--by",
      paramLabel = "WHO",
      description =
          "who records, for the history of take-backs (default: the side's player, else director)")
  private String by;

  RecordCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (prefix != null && opening.isGiven()) {
      throw new ParameterException(
          spec.commandLine(),
          "expected a game to go on with, or options of a new one, but got both");
    }
    MapLibrary library = maps.library(storage, "wardiary record");
    try (TypedLines lines = lines()) {
      Optional<Opening> wanted =
          prefix == null ? Optional.of(opening.opening(lines, library)) : Optional.empty();
      try (Session session = session();
          LiveGames games = new LiveGames(session, library, new MachineTime())) {
        AlikeNames names = session.names();
        LivePosition start = wanted.map(it -> open(games, it)).orElseGet(() -> resume(games));
        OddRecords.about(console, start.setup());
        names.add(Occasion.of(start.setup().tags(), start.setup().game().sides()));
        names.notes().forEach(console::note);
        tellWatchers(start.gameId());
        RecordTalk talk = talk(start);
        return new RecordDialog(games, talk, lines, console, start).run();
      }
    }
  }

  /** Says where others can watch; only a person is told how they could. */
  private void tellWatchers(String gameId) {
    Optional<URI> site = SiteAddress.of(storage.data());
    site.ifPresent(it -> console.note("to watch: " + it.resolve("play/game.html#" + gameId)));
    if (site.isEmpty() && console.terminal() == Console.Terminal.YES) {
      console.note("others can watch in the browser while 'wardiary serve' runs");
    }
  }

  private TypedLines lines() {
    return console.terminal() == Console.Terminal.YES
        ? TerminalLines.open()
        : new PipedLines(console, System.in);
  }

  private Session session() {
    return prefix == null
        ? storage.sessionToPlay("wardiary record")
        : storage.existing(() -> storage.sessionToPlay("wardiary record"));
  }

  private static LivePosition open(LiveGames games, Opening wanted) {
    LiveOutcome outcome = games.open(wanted);
    if (outcome instanceof LiveOutcome.Accepted accepted) {
      return accepted.position();
    }
    throw new InputRefused(((LiveOutcome.Refused) outcome).reason());
  }

  private LivePosition resume(LiveGames games) {
    LivePosition now = games.position(prefix);
    if (now.phase() == Phase.ENDED) {
      throw new InputRefused(
          Text.of(
              "expected an open game but %s has ended; 'wardiary correct' changes what is stored,"
                  + " and 'wardiary archive' of a longer record continues an unfinished one",
              now.gameId()));
    }
    return now;
  }

  private RecordTalk talk(LivePosition start) {
    Game game = start.setup().game();
    if (side == null) {
      Seat director = Seat.director(by == null || by.isBlank() ? "director" : by.strip());
      return new RecordTalk(director, View.ofUmpire(game));
    }
    int number =
        game.sides().stream()
            .map(name -> name.toLowerCase(Locale.ROOT))
            .toList()
            .indexOf(side.toLowerCase(Locale.ROOT));
    if (number < 0) {
      throw new ParameterException(
          spec.commandLine(),
          Text.of("--as: expected %s but got '%s'", String.join(" or ", game.sides()), side));
    }
    String name = game.sides().get(number);
    String player = start.setup().tags().get(name).filter(it -> !it.isBlank()).orElse(name);
    Seat seat = Seat.side(number, by == null || by.isBlank() ? player : by.strip());
    return new RecordTalk(seat, new View(game, seat.viewer(game)));
  }
}
