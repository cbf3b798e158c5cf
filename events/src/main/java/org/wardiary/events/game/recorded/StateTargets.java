package org.wardiary.events.game.recorded;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.events.game.recorded.board.Piece;
import org.wardiary.events.game.recorded.board.RecordedBoard;
import org.wardiary.events.game.recorded.file.SpaceSide;
import org.wardiary.events.game.recorded.statement.Change;
import org.wardiary.events.game.recorded.statement.Statement.StateChange;
import org.wardiary.events.game.recorded.statement.Target;

/** What has states, as events name it, and the states that it has. */
final class StateTargets {

  private static final String NUMBER = "-?[0-9]{1,9}";

  private StateTargets() {}

  /** The kind of a target: {@code unit}, {@code space}, {@code edge} or {@code side}. */
  static String kind(Target target) {
    return switch (target.kind()) {
      case UNIT -> "unit";
      case SPACE -> "space";
      case EDGE -> "edge";
      case SIDE -> "side";
    };
  }

  /** The ids of a target: those of units, one by one, or of the one thing that it is. */
  static List<String> ids(Target target) {
    if (target instanceof Target.Units units) {
      return units.units();
    }
    if (target instanceof Target.Space space) {
      return List.of(space.space());
    }
    if (target instanceof Target.Edge edge) {
      return List.of(new SpaceSide(edge.space(), edge.beyond()).toString());
    }
    return List.of(((Target.Side) target).side());
  }

  /** The states that one of a target's ids has, by their words. */
  static Map<String, String> states(RecordedBoard board, Target target, String id) {
    return switch (target.kind()) {
      case UNIT -> board.unit(id).<Map<String, String>>map(Piece::states).orElse(Map.of());
      case SIDE -> states(board, id);
      case SPACE, EDGE -> states(board, "@" + id);
    };
  }

  private static Map<String, String> states(RecordedBoard board, String key) {
    return Optional.<Map<String, String>>ofNullable(board.marks().get(key)).orElse(Map.of());
  }

  /** The value that a state has after a change; empty for a state without value. */
  static String value(RecordedBoard board, Target target, String id, StateChange change) {
    int sign = change.change() == Change.SUBTRACT ? -1 : 1;
    return switch (change.change()) {
      case SET, CLEAR -> "";
      case ASSIGN -> change.value();
      case ADD, SUBTRACT -> {
        String old = states(board, target, id).getOrDefault(change.state(), "0");
        long base = old.matches(NUMBER) ? Long.parseLong(old) : 0;
        yield Long.toString(base + sign * Long.parseLong(change.value()));
      }
    };
  }
}
