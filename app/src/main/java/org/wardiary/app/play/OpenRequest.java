package org.wardiary.app.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wardiary.app.live.LivePosition;
import org.wardiary.app.live.Opening;
import org.wardiary.app.live.TimeControl;
import org.wardiary.app.play.PlayRefused.Kind;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.recorded.RecordedTags;
import org.wardiary.events.game.recorded.file.BadGameFile;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.GameFileReader;
import org.wardiary.events.game.rules.BadRules;
import org.wardiary.events.game.rules.Parameters;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.rules.RulesFile;
import org.wardiary.events.game.rules.RulesTag;
import org.wardiary.events.text.Text;

/** Reads the request to open a game. */
final class OpenRequest {

  private static final int MOST_TAGS = 40;
  private static final int LONGEST = 500;

  // requests are not longer than 64 KiB
  private static final int LARGEST_FILE = 64 << 10;

  /** Tags that the server sets itself, or that are known only at the end of the game. */
  private static final Set<String> NOT_GIVEN = Set.of("GameId", "Random", "Result", "Termination");

  private static final Map<String, Opening.Chance> CHANCES =
      Map.of("generator", Opening.Chance.GENERATOR, "real", Opening.Chance.REAL);

  /** Values of the tag {@code TimeControl} that say that there are no clocks, or not which. */
  private static final Set<String> NO_CLOCKS = Set.of("-", "?");

  private static final String RULES = "rules";

  /** Field with the text of the game file of a game that is recorded only. */
  private static final String GAME_FILE = "gameFile";

  /** Field that names the position of another game from which the game goes on. */
  static final String FROM = "from";

  /** Tags that say when and by whom a game was played, not what is played. */
  private static final Set<String> OCCASION =
      Set.of("Event", "Site", "Date", "Round", "Board", TimeControl.TAG);

  private OpenRequest() {}

  /**
   * Reads the game to open.
   *
   * @param from the game that it goes on from, if any
   * @throws PlayRefused if the request is malformed
   */
  static Opening read(JsonNode request, Optional<LivePosition> from) {
    JsonNode tags = request.path("tags");
    if (!tags.isObject() || tags.size() > MOST_TAGS) {
      throw PlayRefused.malformed(
          "'tags' to be an object of at most 40 texts", PlayRequest.shown(tags));
    }
    List<Tags.Pair> pairs = new ArrayList<>();
    for (Map.Entry<String, JsonNode> tag : tags.properties()) {
      if (NOT_GIVEN.contains(tag.getKey())) {
        throw PlayRefused.malformed(
            "tags that are known before the game", "'" + tag.getKey() + "'");
      }
      pairs.add(new Tags.Pair(tag.getKey(), PlayRequest.text(tags, tag.getKey(), LONGEST)));
    }
    requireClocks(new Tags(pairs));
    String chance = PlayRequest.text(request, "chance", 20);
    if (!CHANCES.containsKey(chance)) {
      throw PlayRefused.malformed("'chance' to be generator or real", "'" + chance + "'");
    }
    if (request.has(RULES)) {
      rules(request).ifPresent(tag -> pairs.add(new Tags.Pair(RulesTag.NAME, tag)));
    }
    try {
      if (request.has(GAME_FILE)) {
        return byFile(request, pairs);
      }
      return from.isEmpty()
          ? Opening.of(new Tags(pairs), CHANCES.get(chance))
          : goingOn(from.get(), request.path(FROM), pairs);
    } catch (IllegalArgumentException e) {
      throw new PlayRefused(Kind.MALFORMED, e.getMessage());
    }
  }

  /** A game that is recorded by the game file in the request, whatever the tags call it. */
  private static Opening byFile(JsonNode request, List<Tags.Pair> pairs) {
    String text = PlayRequest.text(request, GAME_FILE, LARGEST_FILE);
    try {
      GameFile file = GameFileReader.read("the file", text);
      Tags tags =
          new Tags(pairs).with("Game", file.title()).with(RecordedTags.GAME_FILE, file.id());
      return Opening.of(tags, Opening.Chance.REAL).by(new MapFile(file.id(), text));
    } catch (BadGameFile e) {
      throw new PlayRefused(Kind.MALFORMED, e.getMessage());
    }
  }

  /** The game that a request goes on from. */
  static String from(JsonNode request) {
    return PlayRequest.text(request.path(FROM), "game", 64);
  }

  /** A game with the first answers of another one, played by the same tags. */
  private static Opening goingOn(LivePosition from, JsonNode position, List<Tags.Pair> given) {
    int ply = PlayRequest.number(position, "ply");
    String line = position.has("line") ? PlayRequest.text(position, "line", LONGEST) : "";
    Game game = from.setup().game();
    if (game.visibility().hidesInformation() && from.phase() != LivePosition.Phase.ENDED) {
      throw new PlayRefused(
          Kind.CONFLICT,
          "expected a game that has ended, since it hides information, but it goes on");
    }
    if (ply > from.ply()) {
      throw PlayRefused.malformed(Text.of("'ply' to be 0 to %d", from.ply()), ply);
    }
    List<Tags.Pair> pairs = new ArrayList<>(given);
    for (Tags.Pair tag : from.setup().tags().withoutPlayerTypes(game.sides()).pairs()) {
      boolean other =
          NOT_GIVEN.contains(tag.name())
              || OCCASION.contains(tag.name())
              || game.sides().contains(tag.name())
              || given.stream().anyMatch(it -> it.name().equals(tag.name()));
      if (!other) {
        pairs.add(tag);
      }
    }
    List<String> answers = new ArrayList<>(from.answers().subList(0, ply));
    answers.add(line);
    return Opening.of(new Tags(pairs), answers);
  }

  /** Refuses a time control that a record may have, but that nobody who opens a game means. */
  private static void requireClocks(Tags tags) {
    Optional<String> control = tags.get(TimeControl.TAG);
    if (control.isPresent()
        && !NO_CLOCKS.contains(control.get())
        && TimeControl.of(tags).isEmpty()) {
      throw PlayRefused.malformed(
          "the tag TimeControl to be SECONDS or SECONDS+INCREMENT, 1 to 9999999 and 0 to 999999,"
              + " or -",
          "'" + control.get() + "'");
    }
  }

  /**
   * The tag of the rules that the request gives as the text of a file; empty for the standard
   * rules.
   */
  private static Optional<String> rules(JsonNode request) {
    String text = PlayRequest.text(request, RULES, RulesFile.LARGEST);
    String wanted = request.path("tags").path("Game").asText();
    try {
      Game game =
          Games.find(wanted)
              .orElseThrow(() -> new BadRules("game", "", "expected a game with rules to try"));
      RuleSet rules = game.under(RulesFile.read(text, id -> parameters(id, game))).rules();
      return rules.isStandard() ? Optional.empty() : Optional.of(RulesTag.write(rules));
    } catch (BadRules e) {
      throw new PlayRefused(Kind.MALFORMED, e.getMessage());
    }
  }

  private static Parameters parameters(String id, Game game) {
    if (!id.equals(game.id())) {
      throw new BadRules(
          "game", "", Text.of("expected rules of %s but these are of another game", game.id()));
    }
    return game.parameters();
  }
}
