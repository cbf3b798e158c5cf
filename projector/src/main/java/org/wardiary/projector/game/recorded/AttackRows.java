package org.wardiary.projector.game.recorded;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.event.AssaultDeclared;
import org.wardiary.events.event.AssaultResolved;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.UnitsGone;
import org.wardiary.events.event.UnitsMarched;
import org.wardiary.projector.game.recorded.view.RecordedAttack;
import org.wardiary.projector.game.recorded.view.RecordedLoss;

/** The attacks and losses of a game so far. Mutable. */
final class AttackRows {

  private final List<OpenAssault> attacks = new ArrayList<>();
  private final List<RecordedLoss> losses = new ArrayList<>();
  private int before; // attacks of the turns before

  void turnBegan() {
    before = attacks.size();
  }

  void declared(GameEvent event, AssaultDeclared attack) {
    attacks.add(new OpenAssault(attacks.size() + 1, event.getTurn(), attack));
  }

  void resolved(AssaultResolved resolved) {
    find(resolved.getAttack())
        .ifPresent(
            attack -> {
              attack.facts(resolved.getFacts());
              attack.lookUp(resolved.getLookups());
            });
  }

  /** The side that declared an attack of this turn; "" if it is not known. */
  String side(int number) {
    return find(number).map(OpenAssault::side).orElse("");
  }

  /** Units retreated or advanced. */
  void marched(UnitsMarched march) {
    find(march.getAttack()).ifPresent(attack -> attack.marched(march));
  }

  void gone(GameEvent event, UnitsGone gone) {
    Optional<OpenAssault> attack = find(gone.getAttack());
    attack.ifPresent(open -> open.gone(gone));
    for (int i = 0; i < gone.getUnits().size(); i++) {
      losses.add(
          new RecordedLoss(
              event.getTurn(),
              gone.getSide(),
              gone.getUnits().get(i),
              gone.getKinds().get(i),
              gone.getFrom().get(i),
              gone.getHow(),
              attack.map(OpenAssault::number).orElse(0)));
    }
  }

  /** The attack with a number in this turn, if there is one. */
  private Optional<OpenAssault> find(int number) {
    int index = before + number - 1;
    return number > 0 && index < attacks.size()
        ? Optional.of(attacks.get(index))
        : Optional.empty();
  }

  List<RecordedAttack> rows() {
    return attacks.stream().map(OpenAssault::row).toList();
  }

  List<RecordedLoss> losses() {
    return List.copyOf(losses);
  }
}
