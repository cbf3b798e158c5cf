package org.wardiary.projector;

import java.util.ArrayList;
import java.util.List;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.event.Sha256;
import org.wardiary.events.event.TagPair;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.projector.fold.GameFold;

/** Events of one game of SQUARES written by hand, numbered as the referee numbers them. */
public final class EventScript {

  public static final String GAME = "0123456789abcdef";

  private final List<GameEvent> events = new ArrayList<>();
  private int ply;
  private int turn;
  private String side = "";

  public EventScript() {
    emit(
        new GameStarted(
            "squares/civil-war",
            "squares",
            new Sha256(new byte[32]),
            "",
            "squares 1",
            List.of("Blue", "Gray"),
            "Gray",
            List.of(
                new TagPair("Game", "squares/civil-war"),
                new TagPair("Event", "Test"),
                new TagPair("Blue", "Ann"),
                new TagPair("Gray", "?"),
                new TagPair("First", "Gray")),
            List.of()));
  }

  public EventScript emit(SpecificRecord... bodies) {
    for (SpecificRecord body : bodies) {
      events.add(
          new GameEvent(
              GAME,
              (long) events.size(),
              1,
              ply,
              turn,
              side,
              new Sha256(new byte[32]),
              body.getSchema().getName(),
              body));
    }
    return this;
  }

  /** Begins a turn with a number of actions and asks its first question. */
  public EventScript turn(String who, int actions) {
    turn++;
    side = who;
    return emit(new TurnBegan(who, turn, actions), new QuestionAsked("turn", who, ""));
  }

  /** Answers the question of the turn, for the side whose turn it is. */
  public EventScript answer(String answer) {
    return answer("turn", side, answer);
  }

  public EventScript answer(String question, String decides, String answer) {
    ply++;
    return emit(new AnswerGiven(question, decides, answer, 9, List.of(), "", List.of()));
  }

  public GameEvent first() {
    return events.get(0);
  }

  public List<GameEvent> rest() {
    return events.subList(1, events.size());
  }

  public <V extends SpecificRecord> V fold(GameFold<V> fold) {
    rest().forEach(fold::fold);
    return fold.view();
  }
}
