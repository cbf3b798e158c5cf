package org.wardiary.reports.game.onthesquare;

import java.util.Map;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.AuxiliaryDrawn;
import org.wardiary.events.event.BoxPlaced;
import org.wardiary.events.event.BridgeBurned;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.OrderExecuted;
import org.wardiary.events.event.OrderGiven;
import org.wardiary.events.event.OrderStoodFast;
import org.wardiary.events.event.OrderVoided;
import org.wardiary.events.event.OrdersEnded;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.TurnEnded;
import org.wardiary.events.event.UnitRevealed;
import org.wardiary.events.text.Text;
import org.wardiary.reports.text.CommonWording;
import org.wardiary.reports.text.Narration;
import org.wardiary.reports.text.Narration.Unit;
import org.wardiary.reports.text.Phrases;

/**
 * The wording of Wargaming on the Square: boxes, orders and turns, and the table of all its
 * phrases.
 */
final class OnTheSquareWording {

  static final Phrases PHRASES =
      OnTheSquareFights.addTo(
          OnTheSquareMoves.addTo(
              CommonWording.phrases("wargaming-on-the-square")
                  .on(AnswerGiven.class, CommonWording::step)
                  .on(TurnBegan.class, OnTheSquareWording::turn)
                  .on(GameEnded.class, CommonWording.ending("it held the centre"))
                  .on(AuxiliaryDrawn.class, OnTheSquareWording::auxiliary)
                  .on(BoxPlaced.class, OnTheSquareWording::placed)
                  .on(OrderGiven.class, OnTheSquareWording::ordered)
                  .on(OrdersEnded.class, OnTheSquareWording::ordersEnded)
                  .on(UnitRevealed.class, OnTheSquareWording::revealed)
                  .on(OrderExecuted.class, OnTheSquareWording::executed)
                  .on(OrderStoodFast.class, OnTheSquareWording::stoodFast)
                  .on(OrderVoided.class, OnTheSquareWording::voided)
                  .on(BridgeBurned.class, OnTheSquareWording::burned)
                  .on(TurnEnded.class, OnTheSquareWording::turnEnded)));

  private static final Map<String, String> ORDERS =
      Map.of(
          "A", "advance and face",
          "F", "face and advance",
          "D", "change formation",
          "S", "fire",
          "C", "charge",
          "B", "move its box");

  private OnTheSquareWording() {}

  /** Units are known by their ids here, not by where they stand. */
  static Unit unit(String side, String kind, String id) {
    return new Unit(side, id, kind, id);
  }

  private static String order(String letter) {
    return ORDERS.getOrDefault(letter, letter);
  }

  private static void turn(Narration story, TurnBegan turn) {
    story.part(Text.of("Turn %s, %s leads", turn.getTurn(), turn.getSide()));
  }

  private static void auxiliary(Narration story, AuxiliaryDrawn drawn) {
    String kind = story.kind(drawn.getKind());
    story.sentence(drawn.getSide(), Text.of("%s draws an auxiliary: %s", drawn.getSide(), kind));
  }

  private static void placed(Narration story, BoxPlaced box) {
    String what =
        Text.of(
            "%s on %s %s %s",
            box.getBox(), box.getSpace(), story.kind(box.getKind()), box.getUnit());
    list(story, box.getSide(), "boxes", what);
  }

  private static void ordered(Narration story, OrderGiven given) {
    list(
        story,
        given.getSide(),
        "orders",
        Text.of("%s %s", given.getUnit(), order(given.getOrder())));
  }

  private static void list(Narration story, String side, String list, String what) {
    if (story.continues(side, list)) {
      story.more(Text.of(", %s", what));
    } else {
      story.sentence(side, Text.of("%s's %s: %s", side, list, what));
      story.follow(side, list);
    }
  }

  private static void ordersEnded(Narration story, OrdersEnded orders) {
    if (orders.getGiven() == 0) {
      story.sentence("", Text.of("%s gives no orders", orders.getSide()));
    } else if (story.continues(orders.getSide(), "orders")) {
      story.more(Text.of(" (%s of %s units)", orders.getGiven(), orders.getUnits()));
    }
  }

  private static void revealed(Narration story, UnitRevealed box) {
    String text =
        Text.of(
            "box %s is lifted, %s %s %s",
            box.getBox(), box.getSide(), story.kind(box.getKind()), box.getUnit());
    if (box.getCause().equals("order")) {
      story.sentence(box.getSide(), text);
      story.follow(box.getSide(), box.getUnit());
    } else {
      story.clause(text);
    }
    story.mention(unit(box.getSide(), box.getKind(), box.getUnit()));
  }

  private static void executed(Narration story, OrderExecuted order) {
    String verb = Text.of("executes its order to %s", order(order.getOrder()));
    acts(story, unit(order.getSide(), order.getKind(), order.getUnit()), verb);
  }

  private static void stoodFast(Narration story, OrderStoodFast order) {
    String verb = "cannot execute its order to %s and stands fast";
    acts(
        story,
        unit(order.getSide(), order.getKind(), order.getUnit()),
        Text.of(verb, order(order.getOrder())));
  }

  /** If a unit's box has just been lifted for its order, continues that sentence. */
  private static void acts(Narration story, Unit unit, String verb) {
    if (story.continues(unit.side(), unit.id())) {
      story.clause(Text.of("it %s", verb));
    } else {
      story.sentence(
          unit.side(),
          Text.of("%s %s %s %s", unit.side(), story.kind(unit.kind()), unit.id(), verb));
    }
    story.mention(unit);
  }

  private static void voided(Narration story, OrderVoided order) {
    story.clause(
        Text.of(
            "the order of %s %s to %s is void",
            order.getSide(), order.getUnit(), order(order.getOrder())));
  }

  /** Only the end of a fire is mentioned, since its beginning has been. */
  private static void burned(Narration story, BridgeBurned bridge) {
    if (bridge.getLeft() == 0) {
      story.sentence("", Text.of("the bridge %s has burned down", bridge.getSpace()));
    }
  }

  private static void turnEnded(Narration story, TurnEnded turn) {
    if (!turn.getHolder().isEmpty()) {
      String running = turn.getRunning() > 1 ? " again" : "";
      story.sentence(
          "", Text.of("%s holds the centre%s at the end of the turn", turn.getHolder(), running));
    }
  }
}
