package org.wardiary.reports.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.wardiary.events.game.Tags;
import org.wardiary.reports.live.Opening;
import org.wardiary.reports.play.PlayRefused.Kind;

/** Reads the request to open a game. */
final class OpenRequest {

  private static final int MOST_TAGS = 40;
  private static final int LONGEST = 500;

  /** Those that the server draws, or that come with the end. */
  private static final Set<String> NOT_GIVEN = Set.of("GameId", "Random", "Result", "Termination");

  private static final Map<String, Opening.Chance> CHANCES =
      Map.of("generator", Opening.Chance.GENERATOR, "real", Opening.Chance.REAL);

  private OpenRequest() {}

  /**
   * The game that is wanted.
   *
   * @throws PlayRefused if it is not understood
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
    String chance = PlayRequest.text(request, "chance", 20);
    if (!CHANCES.containsKey(chance)) {
      throw PlayRefused.malformed("'chance' to be generator or real", "'" + chance + "'");
    }
    try {
      return Opening.of(new Tags(pairs), CHANCES.get(chance));
    } catch (IllegalArgumentException e) {
      throw new PlayRefused(Kind.MALFORMED, e.getMessage());
    }
  }
}
