package org.wardiary.app.find;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.sequence.EventRow;
import org.wardiary.analytics.sequence.FoundGame;
import org.wardiary.analytics.sequence.Match;
import org.wardiary.analytics.sequence.SequenceQuery.Result;
import org.wardiary.analytics.sequence.SequenceStatistic;
import org.wardiary.projector.view.GameSummary;

/** What was found, as JSON ({@code docs/find.md}). */
public final class FindJson {

  private FindJson() {}

  /** One match. */
  public static ObjectNode of(FoundGame found, Match match) {
    GameSummary game = found.game();
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("id", game.getGameId());
    json.put("game", game.getGame());
    json.put("ply", match.first().ply());
    json.put("turn", match.first().turn());
    json.put("side", found.side(match));
    json.put("ended", found.result(match).map(FindJson::word).orElse(null));
    json.put("date", game.getDate());
    json.put("event", game.getEvent());
    json.put(game.getSides().get(0), game.getFirstPlayer());
    json.put(game.getSides().get(1), game.getSecondPlayer());
    json.put("result", game.getResult());
    ArrayNode events = json.putArray("events");
    for (EventRow row : match.events()) {
      events
          .addObject()
          .put("type", row.event().getType())
          .put("seq", row.event().getSeq())
          .put("ply", row.ply())
          .put("turn", row.turn())
          .put("side", row.side());
    }
    return json;
  }

  /** The figures of one kind of game. */
  public static ObjectNode of(SequenceStatistic found) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("game", found.info().game());
    json.put("title", found.info().title());
    json.put("source", found.source());
    json.put("games", found.games());
    json.put("matches", found.matches());
    json.put("gamesWithMatch", found.with());
    json.put("first", found.firsts());
    json.put("sequences", found.sequences());
    json.put("ended", found.ended());
    put(json, "perGame", found.perGame());
    put(json, "shareOfGames", found.shareOfGames());
    put(json, "goingOn", found.goingOn());
    for (Result result : Result.values()) {
      ObjectNode one = json.putObject(word(result));
      one.put("sequences", found.ended(result));
      put(one, "share", found.share(result));
      one.put("allGames", found.ended() == 0 ? null : found.baseline(result));
    }
    return json;
  }

  private static String word(Result result) {
    return result.name().toLowerCase(Locale.ROOT);
  }

  private static void put(ObjectNode json, String name, Estimate estimate) {
    if (!estimate.shown()) {
      json.putNull(name);
      return;
    }
    json.putObject(name)
        .put("value", estimate.value())
        .put("low", estimate.interval().low())
        .put("high", estimate.interval().high());
  }
}
