package org.wardiary.events.game.onthesquare.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.api.Test;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.AuxiliaryDrawn;
import org.wardiary.events.event.BoxPlaced;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.OrderExecuted;
import org.wardiary.events.event.OrderGiven;
import org.wardiary.events.event.OrderVoided;
import org.wardiary.events.event.OrdersEnded;
import org.wardiary.events.event.TagPair;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.game.RandomTag;
import org.wardiary.events.game.Redaction;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.game.onthesquare.OnTheSquareGame;
import org.wardiary.events.game.onthesquare.OnTheSquarePosition;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.record.GameText;
import org.wardiary.events.referee.EventEmitter;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.GameData;

/** What a side may know of the events (WS-11.4), in the conformance games. */
class SideRedactionTest {

  private static final OnTheSquareGame GAME = new OnTheSquareGame();
  private static final int GAMES = 30;

  /** Fields with ids of units of the side that an event names as {@code side}. */
  private static final List<String> OWNERS = List.of("unit", "into", "section", "parts");

  /** Fields with ids of units of the opposing side. */
  private static final List<String> OTHERS =
      List.of("targetUnit", "target", "targetParts", "exposed", "byUnit");

  private static List<Verdict.Accepted> games() {
    List<GameText> texts = GameData.read(GameData.open(GAME, "conformance.wdr"), "conformance.wdr");
    return texts.stream().limit(GAMES).map(GameData::accepted).toList();
  }

  private static List<SpecificRecord> emitted(Verdict.Accepted game) {
    List<SpecificRecord> emitted = new ArrayList<>();
    new EventEmitter(MapLibrary.bundled()).emit(game, event -> emitted.add(event.body()));
    return emitted;
  }

  /** Text of a field of an event; empty if it has none of that name. */
  private static String field(SpecificRecord event, String name) {
    return Optional.ofNullable(event.getSchema().getField(name))
        .map(field -> String.valueOf(event.get(field.pos())))
        .orElse("");
  }

  /** The units of a side that an event names, whichever side the event is about. */
  private static Set<String> named(SpecificRecord event, String side) {
    List<String> fields = field(event, "side").equals(side) ? OWNERS : OTHERS;
    Set<String> ids = new HashSet<>();
    for (String name : fields) {
      ids.addAll(List.of(field(event, name).split("[\\[\\], ]+")));
    }
    return ids;
  }

  private static Set<String> boxed(OnTheSquarePosition position, int side) {
    Army army = position.board().army();
    Set<String> ids = new HashSet<>();
    for (int unit = side * Units.SIDE_UNITS; unit < (side + 1) * Units.SIDE_UNITS; unit++) {
      if (army.placed(unit) && army.boxed(unit)) {
        ids.add(army.id(unit));
      }
    }
    return ids;
  }

  /** The seed is hidden because it would reveal which auxiliaries were drawn (GV-5). */
  @Test
  void seedOfTheDraws_isNotHeard() {
    PlannedGame planned =
        new PlannedGame(
            GameData.tags(GAME, 0), List.of(GAME.aggressive(), GAME.aggressive()), 7, 1);
    Verdict.Accepted game = new Simulation(GameData.SETUPS).play(planned);
    GameStarted started = (GameStarted) emitted(game).get(0);
    assertThat(started.getTags()).extracting(TagPair::getName).contains("Random");
    GameStarted heard =
        (GameStarted) GAME.visibility().redaction(Viewer.side(0)).redact(started).orElseThrow();
    assertThat(heard.getTags())
        .extracting(TagPair::getName)
        .contains("First")
        .doesNotContain("Random");
    RandomTag shown = RandomTag.shown(7, 1, 2);
    GameStarted committed =
        new GameStarted(
            started.getGame(),
            started.getMap(),
            started.getMapHash(),
            started.getMapText(),
            started.getRulesVersion(),
            started.getSides(),
            started.getFirst(),
            List.of(new TagPair("Random", shown.text())),
            List.of());
    GameStarted hash =
        (GameStarted) GAME.visibility().redaction(Viewer.side(0)).redact(committed).orElseThrow();
    assertThat(hash.getTags())
        .containsExactly(new TagPair("Random", shown.commitment().orElseThrow()));
  }

  /**
   * Units are hidden if they are boxed both before and after the event, since an event may name the
   * unit that it reveals.
   */
  @Test
  void enemyUnits_thatAreStillBoxed_areNotNamed() {
    int boxMoves = 0;
    for (Verdict.Accepted game : games()) {
      for (int side = 0; side < 2; side++) {
        OnTheSquarePosition position = (OnTheSquarePosition) GAME.position(game.sequence().setup());
        Redaction cut = GAME.visibility().redaction(Viewer.side(side));
        String enemy = Units.SIDES.name(1 - side);
        for (SpecificRecord event : emitted(game)) {
          Set<String> hidden = boxed(position, 1 - side);
          if (!(event instanceof GameStarted)) {
            position.evolve(event);
          }
          hidden.retainAll(boxed(position, 1 - side));
          Optional<SpecificRecord> heard = cut.redact(event);
          if (heard.isPresent() && !field(heard.get(), "side").isEmpty()) {
            assertThat(hidden)
                .as("%s", heard.get())
                .doesNotContainAnyElementsOf(named(heard.get(), enemy));
            boxMoves += field(heard.get(), "kind").equals(SideRedaction.BOX) ? 1 : 0;
          }
        }
      }
    }
    assertThat(boxMoves).isPositive();
  }

  @Test
  void enemyAnswers_areHeardByWhatTheyDoAlone() {
    Set<Class<?>> seen = new HashSet<>();
    for (Verdict.Accepted game : games()) {
      for (int side = 0; side < 2; side++) {
        Redaction cut = GAME.visibility().redaction(Viewer.side(side));
        String enemy = Units.SIDES.name(1 - side);
        for (SpecificRecord event : emitted(game)) {
          Optional<SpecificRecord> heard = cut.redact(event);
          String who = field(event, "side") + field(event, "decides");
          if (heard.isPresent() && who.equals(enemy)) {
            seen.add(event.getClass());
            assertThat(event)
                .isNotInstanceOfAny(
                    AnswerGiven.class,
                    AuxiliaryDrawn.class,
                    BoxPlaced.class,
                    OrderGiven.class,
                    OrdersEnded.class);
            assertThat(event instanceof OrderVoided order && !order.getCause().equals("charged"))
                .isFalse();
          } else if (heard.isEmpty()) {
            assertThat(who).isIn(enemy, "chance");
          }
        }
      }
    }
    assertThat(seen).contains(OrderExecuted.class, UnitMoved.class, OrderVoided.class);
  }

  @Test
  void commentsAndAnalysis_areNotHeard() {
    Redaction cut = GAME.visibility().redaction(Viewer.FIRST);
    AnswerGiven own =
        new AnswerGiven(
            "order", "Red", "I1:A", 7, List.of("#13 is a dummy"), "!?", List.of("J1:C I2:A"));

    assertThat(cut.redact(own))
        .contains(new AnswerGiven("order", "Red", "I1:A", 7, List.of(), "", List.of()));
  }
}
