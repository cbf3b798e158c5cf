package org.wardiary.app.option;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.app.file.FileArguments;
import org.wardiary.app.file.RecordFiles;
import org.wardiary.app.live.Opening;
import org.wardiary.app.live.Opening.Chance;
import org.wardiary.app.live.TimeControl;
import org.wardiary.app.terminal.TypedLines;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.recorded.RecordedGame;
import org.wardiary.events.game.recorded.RecordedTags;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.rules.RulesTag;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Options that describe the game that 'record' is to open. */
public final class OpeningOptions {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--game",
      paramLabel = "ID",
      completionCandidates = GameOption.Ids.class,
      description = {
        "the game that is played: ${COMPLETION-CANDIDATES};",
        "or the id or title of a game file, for a game that is recorded only"
      })
  private String game;

  @Option(names = "--first", paramLabel = "SIDE", description = "who has the first turn")
  private String first;

  @Option(
      names = "--tag",
      paramLabel = "NAME=VALUE",
      description = "a tag, e.g. Event='Club evening' or a player's, SIDE=NAME; several times")
  private List<String> tags = new ArrayList<>();

  @Option(
      names = "--time-control",
      paramLabel = "SECONDS[+GAIN]",
      description = "play with clocks: what each side has, and gains with each answer, in seconds")
  private String timeControl;

  @Mixin private RulesOption rules;

  @Option(
      names = "--real-chance",
      description =
          "dice and cards are real, and what they show is typed (default: a generator draws)")
  private boolean realChance;

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description = "go on from this record, which has no result yet")
  private Path from;

  @Option(
      names = "--game-number",
      paramLabel = "K",
      description = "game in the file, from 1 (default: 1)")
  private Integer number;

  /** Whether any option describes a game to open. */
  public boolean isGiven() {
    return from != null || number != null || realChance || hasTags();
  }

  /**
   * The game to open. If a person types, asks for the tags that are missing.
   *
   * @throws InputRefused if the record to go on from is missing or refused
   */
  public Opening opening(TypedLines lines, MapLibrary maps) {
    Chance chance = realChance ? Chance.REAL : Chance.GENERATOR;
    if (from != null) {
      if (hasTags()) {
        throw new ParameterException(
            spec.commandLine(), "expected no tags beside --from, whose record has its own");
      }
      FileArguments.readable(spec, List.of(from));
      Verdict verdict = new RecordFiles(new Referee(maps)).judge(from, number == null ? 1 : number);
      if (verdict instanceof Verdict.Refused bad) {
        throw new InputRefused(bad.problem().message());
      }
      return new Opening(((Verdict.Accepted) verdict).canonical(), chance);
    }
    if (number != null) {
      throw new ParameterException(spec.commandLine(), "expected --from beside --game-number");
    }
    Map<String, String> values = given();
    if (lines.isPerson()) {
      ask(values, lines, maps);
    }
    Games.refereed(values.getOrDefault("Game", ""))
        .flatMap(rules::tag)
        .ifPresent(tag -> values.put(RulesTag.NAME, tag));
    // looks for the game file before the archive is open, from which it may have to be read
    recorded(values, maps);
    try {
      return Opening.of(tags(values), chance);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    }
  }

  /** Whether options give tags, which a record to go on from has itself. */
  private boolean hasTags() {
    return game != null
        || first != null
        || timeControl != null
        || rules.isGiven()
        || !tags.isEmpty();
  }

  private Map<String, String> given() {
    TagValues values = new TagValues(spec);
    tags.forEach(values::put);
    Optional.ofNullable(game).ifPresent(id -> values.put("Game", id));
    Optional.ofNullable(first).ifPresent(side -> values.put("First", side));
    Optional.ofNullable(timeControl)
        .ifPresent(control -> values.put(TimeControl.TAG, clocks(control)));
    return values.all();
  }

  private String clocks(String control) {
    if (TimeControl.of(new Tags(List.of(new Tags.Pair(TimeControl.TAG, control)))).isEmpty()) {
      throw new ParameterException(
          spec.commandLine(),
          Text.of("expected SECONDS[+GAIN] after --time-control but got '%s'", control));
    }
    return control;
  }

  private static void ask(Map<String, String> values, TypedLines lines, MapLibrary maps) {
    List<String> known = new ArrayList<>(Games.all().stream().map(Game::id).toList());
    known.addAll(maps.gameFiles());
    ask(values, lines, "Game", known);
    Optional<Game> refereed = Games.refereed(values.getOrDefault("Game", ""));
    if (refereed.isEmpty() && recorded(values, maps).isEmpty()) {
      ask(values, lines, RecordedTags.SIDES, List.of());
    }
    Optional<Game> recorded = recorded(values, maps);
    List<String> sides = refereed.or(() -> recorded).map(Game::sides).orElse(List.of());
    ask(values, lines, "Event", List.of());
    ask(values, lines, "Date", List.of());
    sides.forEach(side -> ask(values, lines, side, List.of()));
    recorded.ifPresent(game -> askOfFile(values, lines, ((RecordedGame) game).file()));
    if (refereed.isPresent()) {
      ask(values, lines, "First", sides);
      ask(values, lines, TimeControl.TAG, List.of());
    }
  }

  private static void askOfFile(Map<String, String> values, TypedLines lines, GameFile file) {
    if (!file.scenarios().isEmpty()) {
      ask(values, lines, RecordedTags.SCENARIO, file.scenarios().keySet());
    }
    if (!file.options().isEmpty()) {
      ask(values, lines, RecordedTags.OPTIONS, file.options().keySet());
    }
  }

  /** The recorded game that tags mean; empty if there is none. */
  private static Optional<Game> recorded(Map<String, String> values, MapLibrary maps) {
    Setups.Resolved resolved = new Setups(maps).of(tags(values));
    return resolved instanceof Setups.Resolved.Ready ready
            && ready.setup().game() instanceof RecordedGame game
        ? Optional.of(game)
        : Optional.empty();
  }

  private static Tags tags(Map<String, String> values) {
    List<Tags.Pair> pairs = new ArrayList<>();
    values.forEach((name, value) -> pairs.add(new Tags.Pair(name, value)));
    return new Tags(pairs);
  }

  /** Asks for a tag unless it is given; an empty line leaves it out. */
  private static void ask(
      Map<String, String> values, TypedLines lines, String name, Collection<String> words) {
    if (!values.containsKey(name)) {
      Optional<String> typed = lines.next(name + ": ", line -> words);
      typed.map(String::strip).filter(it -> !it.isEmpty()).ifPresent(it -> values.put(name, it));
    }
  }
}
