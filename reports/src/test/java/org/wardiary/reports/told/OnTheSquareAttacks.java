package org.wardiary.reports.told;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import org.wardiary.events.event.ChargeMade;
import org.wardiary.events.event.DefenderReacted;
import org.wardiary.events.event.FireOpened;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.MeleeResolved;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.projector.game.onthesquare.view.ChargeRow;
import org.wardiary.projector.game.recorded.view.RecordedAttack;

/**
 * The fires and charges of a game of Wargaming on the Square. Charges have rows, but fires do not;
 * nor do rows say which units an attack cost or made retreat.
 */
final class OnTheSquareAttacks {

  private final Iterator<ChargeRow> charges;
  private final List<RecordedAttack.Builder> attacks = new ArrayList<>();
  // those to which losses and retreats belong now, and once the charge goes on
  private int current;
  private int charge;

  OnTheSquareAttacks(List<ChargeRow> charges) {
    this.charges = charges.iterator();
  }

  List<RecordedAttack> of(List<GameEvent> events) {
    for (GameEvent event : events) {
      Object body = event.getBody();
      if (body instanceof FireOpened fire) {
        current = attacks.size();
        attacks.add(fire(fire, event.getTurn()));
      } else if (body instanceof ChargeMade made) {
        charge = attacks.size();
        current = charge;
        attacks.add(charge(made));
      } else if (body instanceof DefenderReacted || body instanceof MeleeResolved) {
        current = charge;
      } else if (body instanceof UnitEliminated lost) {
        lose(attacks.get(current), lost);
      } else if (body instanceof UnitRetreated retreat) {
        retreat(attacks.get(current), retreat);
      }
    }
    return attacks.stream().map(RecordedAttack.Builder::build).toList();
  }

  private RecordedAttack.Builder fire(FireOpened fire, int turn) {
    return attack(turn, fire.getSide(), fire.getTarget())
        .setAttackers(Collections.nCopies(fire.getParts().size(), fire.getKind()))
        .setDefenders(List.of(fire.getTargetKind()))
        .setFlank("")
        .setResult("");
  }

  /** A charge; an open one, in a game that the players ended, has no row. */
  private RecordedAttack.Builder charge(ChargeMade made) {
    ChargeRow row = charges.next();
    boolean front = List.of("front", "two-against-one").contains(row.getAspect());
    return attack(row.getTurn(), row.getSide(), made.getTarget())
        .setAttackers(List.of(row.getKind()))
        .setDefenders(List.of(row.getTargetKind()))
        .setFlank(front ? "front" : row.getAspect().equals("dummy") ? "" : "flank")
        .setResult(row.getOutcome());
  }

  private RecordedAttack.Builder attack(int turn, String side, String target) {
    return RecordedAttack.newBuilder()
        .setNumber(attacks.size() + 1)
        .setTurn(turn)
        .setSide(side)
        .setSpaces(List.of(target))
        .setOdds("")
        .setAttackerLost(new ArrayList<>())
        .setDefenderLost(new ArrayList<>())
        .setAttackerRetreats(0)
        .setDefenderRetreats(0)
        .setAdvances(0);
  }

  private static void lose(RecordedAttack.Builder attack, UnitEliminated lost) {
    boolean own = lost.getSide().equals(attack.getSide());
    (own ? attack.getAttackerLost() : attack.getDefenderLost()).add(lost.getKind());
  }

  private static void retreat(RecordedAttack.Builder attack, UnitRetreated retreat) {
    if (retreat.getSide().equals(attack.getSide())) {
      attack.setAttackerRetreats(attack.getAttackerRetreats() + 1);
    } else {
      attack.setDefenderRetreats(attack.getDefenderRetreats() + 1);
    }
  }
}
