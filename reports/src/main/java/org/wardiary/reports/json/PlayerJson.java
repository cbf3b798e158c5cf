package org.wardiary.reports.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import org.wardiary.analytics.player.Pool;
import org.wardiary.analytics.player.Profile;
import org.wardiary.analytics.player.Rating;
import org.wardiary.analytics.player.RatingPoint;
import org.wardiary.analytics.strength.Strengths;
import org.wardiary.analytics.tournament.Score;

/** A player as JSON: {@code docs/tournaments.md}. */
public final class PlayerJson {

  private static final int PLACES = 6;

  private PlayerJson() {}

  /** The object of a player in a list: who, scores, rating. */
  public static ObjectNode line(Pool pool, Profile profile) {
    ObjectNode object = JsonNodeFactory.instance.objectNode();
    object.put("player", profile.player());
    object.put("game", profile.game());
    object.put("simulated", profile.simulated());
    object.put("rules", pool.rules());
    object.set("rating", rating(profile.rating()));
    pool.strength(profile.player())
        .ifPresent(strength -> object.set("strength", strength(strength)));
    TournamentJson.put(profile.score(), object);
    object.put("uncounted", profile.uncounted());
    object.set("sides", scores(profile.sides()));
    object.set("movingFirst", score(profile.movingFirst()));
    object.set("movingSecond", score(profile.movingSecond()));
    return object;
  }

  /** The object of a player with opponents, endings, openings and the ratings over time. */
  public static ObjectNode of(Pool pool, Profile profile, List<RatingPoint> history) {
    ObjectNode object = line(pool, profile);
    ArrayNode opponents = object.putArray("opponents");
    for (Profile.Against one : profile.opponents()) {
      TournamentJson.put(one.score(), opponents.addObject().put("opponent", one.opponent()));
    }
    object.set("endings", scores(profile.endings()));
    ArrayNode openings = object.putArray("openings");
    for (Profile.Opening one : profile.openings(1)) {
      ObjectNode opening = openings.addObject().put("side", one.side());
      one.answers().forEach(opening.putArray("answers")::add);
      TournamentJson.put(one.score(), opening);
    }
    ArrayNode ratings = object.putArray("ratings");
    for (RatingPoint point : history) {
      ObjectNode one = ratings.addObject();
      one.put("period", point.period());
      one.put("games", point.games());
      one.set("rating", rating(point.rating()));
    }
    return object;
  }

  private static ObjectNode scores(Map<String, Score> scores) {
    ObjectNode object = JsonNodeFactory.instance.objectNode();
    scores.forEach((name, score) -> object.set(name, score(score)));
    return object;
  }

  private static ObjectNode score(Score score) {
    ObjectNode object = JsonNodeFactory.instance.objectNode();
    TournamentJson.put(score, object);
    return object;
  }

  private static ObjectNode rating(Rating rating) {
    ObjectNode object = JsonNodeFactory.instance.objectNode();
    object.put("value", rounded(rating.value()));
    object.put("deviation", rounded(rating.deviation()));
    object.put("volatility", rounded(rating.volatility()));
    object.put("low", rounded(rating.low()));
    object.put("high", rounded(rating.high()));
    return object;
  }

  private static ObjectNode strength(Strengths.Strength strength) {
    ObjectNode object = JsonNodeFactory.instance.objectNode();
    object.put("value", rounded(strength.value()));
    object.put("low", rounded(strength.interval().low()));
    object.put("high", rounded(strength.interval().high()));
    return object;
  }

  private static BigDecimal rounded(double value) {
    return BigDecimal.valueOf(value).setScale(PLACES, RoundingMode.HALF_EVEN);
  }
}
