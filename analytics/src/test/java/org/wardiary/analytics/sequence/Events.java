package org.wardiary.analytics.sequence;

import java.util.ArrayList;
import java.util.List;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.analytics.Summaries;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.Sha256;
import org.wardiary.events.event.TurnPassed;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.projector.view.GameSummary;

/** Small games written by hand, in which each event has a ply of its own. */
final class Events {

  static final Game GAME = Games.find("squares/civil-war").orElseThrow();

  private final List<GameEvent> events = new ArrayList<>();
  private int turn = 1;

  /** Begins the next turn. */
  Events turn() {
    turn++;
    return this;
  }

  Events pass(String side) {
    return add(side, new TurnPassed(side));
  }

  Events move(String side, String unit, String to) {
    return add(side, new UnitMoved(side, unit, unit.substring(0, 1), "A1", to, "single"));
  }

  Events loss(String side, String unit, int points) {
    String kind = unit.substring(0, 1);
    return add(side, new UnitEliminated(side, unit, kind, "A1", "attacked", points, "Gray"));
  }

  private Events add(String side, SpecificRecord body) {
    int number = events.size();
    events.add(
        GameEvent.newBuilder()
            .setGameId("0123456789abcdef")
            .setSeq(number)
            .setEdition(1)
            .setPly(number)
            .setTurn(turn)
            .setSide(side)
            .setPrevious(new Sha256(new byte[32]))
            .setType(body.getSchema().getName())
            .setBody(body)
            .build());
    return this;
  }

  List<GameEvent> list() {
    return events;
  }

  /** A game between Ann, who has Blue, and Bob. */
  static GameSummary summary(String result) {
    return Summaries.game(1, "Ann", "Bob", result)
        .setGame(GAME.id())
        .setSides(GAME.sides())
        .build();
  }
}
