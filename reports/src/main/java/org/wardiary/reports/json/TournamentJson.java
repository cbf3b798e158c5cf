package org.wardiary.reports.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.OptionalDouble;
import org.wardiary.analytics.tournament.Meeting;
import org.wardiary.analytics.tournament.Placing;
import org.wardiary.analytics.tournament.Round;
import org.wardiary.analytics.tournament.RoundRobin;
import org.wardiary.analytics.tournament.Score;
import org.wardiary.analytics.tournament.Standing;
import org.wardiary.analytics.tournament.Standings;
import org.wardiary.analytics.tournament.TeamStanding;
import org.wardiary.analytics.tournament.Tournament;

/** A tournament as JSON: {@code docs/tournaments.md}. */
public final class TournamentJson {

  private TournamentJson() {}

  /** The object of a tournament: what counts, standings with each player's games, rounds. */
  public static ObjectNode of(Tournament tournament, Standings standings) {
    ObjectNode object = JsonNodeFactory.instance.objectNode();
    object.put("game", tournament.game());
    object.put("event", tournament.event());
    object.put("simulated", tournament.simulated());
    object.put("rules", tournament.rules());
    object.put("legs", RoundRobin.legs(tournament));
    object.put("counted", tournament.counted());
    object.put("unfinished", tournament.unfinished());
    object.put("unnamed", tournament.unnamed());
    object.put("notPlayed", tournament.notPlayed());
    ArrayNode tieBreaks = object.putArray("tieBreaks");
    standings.tieBreaks().forEach(tieBreak -> tieBreaks.add(tieBreak.id()));
    ArrayNode lines = object.putArray("standings");
    standings.lines().forEach(line -> lines.add(line(line, standings)));
    if (tournament.isOfPlaces()) {
      Placing.of(tournament).forEach(line -> lines.add(line(line)));
    }
    ArrayNode teams = object.putArray("teams");
    standings.teams().forEach(line -> teams.add(line(line)));
    ArrayNode rounds = object.putArray("rounds");
    for (Round round : tournament.rounds()) {
      ObjectNode one = rounds.addObject();
      one.put("round", round.name());
      ArrayNode games = one.putArray("games");
      round.games().forEach(game -> games.add(GameJson.of(game)));
    }
    return object;
  }

  private static ObjectNode line(Placing line) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("rank", line.rank())
        .put("player", line.player())
        .put("games", line.games())
        .put("firsts", line.firsts())
        .put("points", line.points());
  }

  private static ObjectNode line(TeamStanding line) {
    ObjectNode object = JsonNodeFactory.instance.objectNode();
    object.put("rank", line.rank()).put("team", line.team());
    line.players().forEach(object.putArray("players")::add);
    put(line.score(), object);
    return object.put("points", line.points());
  }

  private static ObjectNode line(Standing line, Standings standings) {
    ObjectNode object = JsonNodeFactory.instance.objectNode();
    object.put("rank", line.rank());
    object.put("player", line.player());
    put(line.score(), object);
    object.put("points", line.points());
    ObjectNode values = object.putObject("tieBreaks");
    for (int i = 0; i < standings.tieBreaks().size(); i++) {
      OptionalDouble value = line.tieBreaks().get(i);
      String id = standings.tieBreaks().get(i).id();
      if (value.isPresent()) {
        values.put(id, value.getAsDouble());
      } else {
        values.putNull(id);
      }
    }
    ArrayNode games = object.putArray("results");
    for (Meeting meeting : standings.meetings(line.player())) {
      ObjectNode one = games.addObject();
      one.put("round", meeting.game().getRound());
      one.put("opponent", meeting.isBye() ? null : meeting.opponent());
      one.put("side", meeting.sideName());
      one.put("first", meeting.isMovingFirst());
      one.put("played", meeting.isPlayed());
      one.put("points", standings.points(meeting));
      one.put("id", meeting.game().getGameId());
    }
    return object;
  }

  static void put(Score score, ObjectNode object) {
    object.put("games", score.games());
    object.put("wins", score.wins());
    object.put("draws", score.draws());
    object.put("losses", score.losses());
    object.put("points", score.points());
  }
}
