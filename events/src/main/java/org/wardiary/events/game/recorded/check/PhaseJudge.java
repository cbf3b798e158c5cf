package org.wardiary.events.game.recorded.check;

import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import org.wardiary.events.game.recorded.file.PhaseRules;
import org.wardiary.events.game.recorded.file.PhaseRules.Act;
import org.wardiary.events.game.recorded.statement.Statement;
import org.wardiary.events.text.Text;

/** Judges the order of phases, and what happens in them. */
final class PhaseJudge implements Judge {

  private final PhaseRules check;

  PhaseJudge(PhaseRules check) {
    this.check = check;
  }

  @Override
  public void before(Statement statement, Scene scene, BiConsumer<String, String> out) {
    String acting = scene.board().acting();
    String phase = scene.board().phase();
    if (statement instanceof Statement.Acting begins) {
      new PhaseOrder(scene.file().turns(), scene.board())
          .doubt(begins)
          .ifPresent(what -> out.accept(begins.side().orElse(acting), what));
      return;
    }
    Optional<Act> act = act(statement);
    Set<String> right = act.map(check.acts()::get).orElse(Set.of());
    if (!phase.isEmpty() && !right.isEmpty() && !right.contains(phase)) {
      String what = "%s belongs to the phase %s, not to %s";
      out.accept(acting, Text.of(what, act.get().title(), String.join(" or ", right), phase));
    }
  }

  private static Optional<Act> act(Statement statement) {
    if (statement instanceof Statement.Move) {
      return Optional.of(Act.MOVE);
    } else if (statement instanceof Statement.Place) {
      return Optional.of(Act.PLACE);
    } else if (statement instanceof Statement.Attack || statement instanceof Statement.Resolve) {
      return Optional.of(Act.ATTACK);
    } else if (statement instanceof Statement.Retreat) {
      return Optional.of(Act.RETREAT);
    } else if (statement instanceof Statement.Advance) {
      return Optional.of(Act.ADVANCE);
    } else if (statement instanceof Statement.Gone) {
      return Optional.of(Act.LOSE);
    } else if (statement instanceof Statement.StateChange) {
      return Optional.of(Act.STATE);
    } else if (statement instanceof Statement.Chance) {
      return Optional.of(Act.CHANCE);
    }
    return statement instanceof Statement.Play ? Optional.of(Act.PLAY) : Optional.empty();
  }
}
