package org.wardiary.app.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wardiary.app.live.Opening;
import org.wardiary.app.live.TimeControl;
import org.wardiary.app.play.PlayRefused.Kind;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Tags;
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

  /** Tags that the server sets itself, or that are known only at the end of the game. */
  private static final Set<String> NOT_GIVEN = Set.of("GameId", "Random", "Result", "Termination");

  private static final Map<String, Opening.Chance> CHANCES =
      Map.of("generator", Opening.Chance.GENERATOR, "real", Opening.Chance.REAL);

  /** Values of the tag {@code TimeControl} that say that there are no clocks, or not which. */
  private static final Set<String> NO_CLOCKS = Set.of("-", "?");

  private static final String RULES = "rules";

  private OpenRequest() {}

  /**
   * Reads the game to open.
   *
   * @throws PlayRefused if the request is malformed
   */
  static Opening read(JsonNode request) {
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
      return Opening.of(new Tags(pairs), CHANCES.get(chance));
    } catch (IllegalArgumentException e) {
      throw new PlayRefused(Kind.MALFORMED, e.getMessage());
    }
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
