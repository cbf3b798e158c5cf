package org.wardiary.app.command;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.app.archive.Session;
import org.wardiary.app.option.EditionOption;
import org.wardiary.app.option.GameFilter;
import org.wardiary.app.option.GameOption;
import org.wardiary.app.option.MapOptions;
import org.wardiary.app.option.MergeOptions;
import org.wardiary.app.option.PositionArgument;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.print.ExplorationText;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.Progress;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.projector.index.Exploration;
import org.wardiary.projector.index.Explorer;
import org.wardiary.projector.index.Matches;
import org.wardiary.projector.index.Matches.Match;
import org.wardiary.projector.index.PositionIndex;
import org.wardiary.projector.index.PositionMatch;
import org.wardiary.projector.index.PositionQuery;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.search.ExplorationJson;
import org.wardiary.reports.search.WantedPosition;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows what the archive's games did in a position. */
@Command(
    name = "explore",
    mixinStandardHelpOptions = true,
    description = {
      "Shows which answers the archived games gave in a position, and how these games ended.",
      "Without a position: at the start of the games of --game."
    })
final class ExploreCommand implements Callable<Integer> {

  private final Console console;

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME@PLY|FILE|JSON",
      description = "the position of an archived game, or one as position --json prints it")
  private String place;

  @Option(
      names = "--position",
      paramLabel = "GAME@PLY|FILE|JSON",
      description = "the same, given as an option")
  private String position;

  @Option(
      names = "--answers",
      paramLabel = "ANSWERS",
      description = "go on from there with these answers, divided by blanks")
  private String answers;

  @Option(names = "--json", description = "print one JSON object")
  private boolean json;

  @Mixin private MergeOptions merging;
  @Mixin private GameFilter filter;
  @Mixin private EditionOption edition;
  @Mixin private MapOptions maps;
  @Mixin private StorageOptions storage;

  ExploreCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (place != null && position != null) {
      throw new ParameterException(
          spec.commandLine(), "expected one position but there is another after --position");
    }
    GameQuery games = filter.query();
    requirePosition(games);
    try (Session session = edition.of(storage.session("wardiary explore"));
        Progress progress = console.progress("catching up")) {
      PositionArchive archive = PositionArchive.open(session, games, progress::behind);
      WantedPosition wanted = wanted(games, archive);
      Explored explored =
          archive.ask(merging.from(), progress::behind, index -> explore(index, wanted, archive));
      print(explored);
    }
    return ExitCode.DONE;
  }

  private void requirePosition(GameQuery games) {
    List<String> texts = games.values().getOrDefault("game", List.of());
    int kinds = kinds(games).size();
    if (place != null || position != null || kinds == 1 || kinds == 0 && texts.size() == 1) {
      return;
    }
    throw new ParameterException(
        spec.commandLine(),
        Text.of(
            "expected GAME@PLY, FILE or JSON, or --game with one of %s but got %s",
            String.join(", ", new GameOption.Ids()),
            texts.isEmpty() ? "none of them" : "'" + String.join("', '", texts) + "'"));
  }

  /** The kinds of games that a query names. */
  private static List<Game> kinds(GameQuery games) {
    List<String> texts = games.values().getOrDefault("game", List.of());
    return Games.all().stream()
        .filter(game -> texts.stream().anyMatch(text -> game.id().contains(lower(text))))
        .toList();
  }

  private record Explored(WantedPosition position, Exploration found) {}

  private WantedPosition wanted(GameQuery games, PositionArchive archive) {
    PositionArgument argument = PositionArgument.of(maps, games, archive.summaries().values());
    Optional<String> text = Optional.ofNullable(place).or(() -> Optional.ofNullable(position));
    WantedPosition from =
        text.map(it -> argument.read(it, archive.session()))
            .orElseGet(() -> start(games, argument, archive));
    return answers == null ? from : from.after(answers);
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  private WantedPosition start(
      GameQuery games, PositionArgument argument, PositionArchive archive) {
    return kinds(games).isEmpty()
        ? recordedStart(argument, archive)
        : start(kinds(games).get(0), games, argument);
  }

  /** Where the recorded games begin that were asked for; they have to be of one kind. */
  private static WantedPosition recordedStart(PositionArgument argument, PositionArchive archive) {
    Map<String, GameSummary> kinds = new TreeMap<>();
    archive.summaries().values().forEach(row -> kinds.putIfAbsent(row.getGame(), row));
    if (kinds.size() != 1) {
      throw new InputRefused(
          Text.of("expected --game with one kind of game but got %s", kinds.keySet()));
    }
    String one = kinds.values().iterator().next().getGameId();
    return argument.read(one + "@0", archive.session());
  }

  private WantedPosition start(Game game, GameQuery games, PositionArgument argument) {
    List<String> first = games.values().getOrDefault("first", List.of());
    List<String> sides = game.sides().stream().map(ExploreCommand::lower).toList();
    int side = first.isEmpty() ? 0 : sides.indexOf(lower(first.get(0)));
    if (side < 0) {
      throw new ParameterException(
          spec.commandLine(),
          Text.of(
              "expected --first with one of %s but got '%s'",
              String.join(", ", game.sides()), first.get(0)));
    }
    return argument.start(game, side);
  }

  private Explored explore(PositionIndex index, WantedPosition wanted, PositionArchive archive) {
    PositionQuery query =
        wanted.query(merging.merged(), archive.games()).expecting(wanted.expected(archive.all()));
    WantedPosition known = wanted.position().isPresent() ? wanted : seen(index, wanted, archive);
    return new Explored(
        known, new Explorer(index, known.keys()).explore(known.position().orElseThrow(), query));
  }

  /** The full position, of which only the JSON is known, as an archived game reached it. */
  private static WantedPosition seen(
      PositionIndex index, WantedPosition wanted, PositionArchive archive) {
    Match match =
        Matches.of(index, wanted.query(Set.of(), id -> true)).found().stream()
            .filter(it -> it.match() == PositionMatch.SAME)
            .findFirst()
            .orElseThrow(() -> new InputRefused("no game came to this position"));
    return wanted.found(archive.session().games().game(match.gameId()).at(match.ply()));
  }

  private void print(Explored explored) {
    List<String> sides = explored.position().setup().game().sides();
    if (json) {
      ObjectNode object = new ExplorationJson(sides).of(explored.found());
      console.out().println(object);
    } else {
      console.out().print(new ExplorationText(sides).of(explored.found()));
    }
  }
}
