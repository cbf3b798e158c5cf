package org.wardiary.analytics.game.onthesquare;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Predicate;
import org.wardiary.analytics.study.Allowed;
import org.wardiary.analytics.study.Condition;
import org.wardiary.projector.game.onthesquare.view.ChargeRow;
import org.wardiary.projector.game.onthesquare.view.EngagementRows;
import org.wardiary.projector.game.onthesquare.view.OrderCount;

/** What the rules of Wargaming on the Square allow, as far as rows and events show its use. */
final class EngagementAllowed {

  private EngagementAllowed() {}

  static List<Allowed> all() {
    List<Allowed> all = new ArrayList<>();
    OrdersGiven.names().forEach((letter, name) -> all.add(order("order: " + name, letter)));
    all.add(
        Allowed.event(
            "stand fast for want of a way to execute an order", "WS-4.3", "OrderStoodFast"));
    all.add(Allowed.event("deploy a section", "WS-6.2", "SectionFormed"));
    all.add(Allowed.event("section falls in", "WS-6.1", "SectionFellIn"));
    all.add(Allowed.event("form square", "WS-6.3", "SquareFormed"));
    all.add(Allowed.event("units join", "WS-5.7", "UnitJoined"));
    all.add(Allowed.event("guns left", "WS-5.6", "GunsLeft"));
    all.add(Allowed.event("guns taken", "WS-2.5", "GunsTaken"));
    all.add(Allowed.event("fire", "WS-7", "FireOpened"));
    all.add(Allowed.event("gun hit by a gun", "WS-7.6", "GunHit"));
    all.add(Allowed.event("bridge set on fire", "WS-7.7", "BridgeLit"));
    all.add(Allowed.event("melee", "WS-8.5", "MeleeBegan"));
    all.add(charge("charge on the front", "WS-8.3", charge -> charge.getAspect().equals("front")));
    all.add(charge("charge on a flank", "WS-8.4", charge -> charge.getAspect().equals("flank")));
    all.add(charge("charge on the rear", "WS-8.4", charge -> charge.getAspect().equals("rear")));
    all.add(charge("charge two against one", "WS-8.2", ChargeRow::getTwoAgainstOne));
    all.add(charge("charge on a unit charged by two", "WS-8.2", ChargeRow::getChargedByTwo));
    all.add(charge("charge at a dummy", "WS-3.2", charge -> charge.getTargetKind().equals("X")));
    for (String reaction : List.of("advance", "fire", "stand", "retreat")) {
      all.add(
          charge(
              "charge met: " + reaction,
              reaction.equals("stand") ? "WS-8.4" : "WS-8.3",
              charge -> charge.getReaction().equals(reaction)));
    }
    all.add(Allowed.win("win by the centre", "WS-10.1", Condition.STRATEGIC));
    all.add(Allowed.ending("draw by the turn limit", "WS-10.2", Condition.LIMIT));
    return all;
  }

  private static Allowed order(String name, String letter) {
    return new Allowed(
        name,
        "WS-4.2",
        game ->
            Engagements.in(game)
                .map(
                    rows ->
                        OptionalLong.of(
                            rows.getOrders().stream()
                                .filter(orders -> orders.getOrder().equals(letter))
                                .mapToLong(OrderCount::getCount)
                                .sum()))
                .orElse(OptionalLong.empty()));
  }

  private static Allowed charge(String name, String rule, Predicate<ChargeRow> are) {
    return Allowed.rows(
        name, rule, game -> Engagements.in(game).map(EngagementRows::getCharges), are);
  }
}
