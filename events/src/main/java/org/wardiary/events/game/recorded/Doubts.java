package org.wardiary.events.game.recorded;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.events.game.recorded.board.Piece;
import org.wardiary.events.game.recorded.board.RecordedBoard;
import org.wardiary.events.game.recorded.check.PhaseOrder;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.Layout;
import org.wardiary.events.game.recorded.file.Topic;
import org.wardiary.events.game.recorded.statement.Change;
import org.wardiary.events.game.recorded.statement.Statement;
import org.wardiary.events.game.recorded.statement.Target;
import org.wardiary.events.text.Nearest;
import org.wardiary.events.text.Text;

/**
 * What in a statement does not fit what stood before it: units that are unknown, gone or elsewhere,
 * spaces that the map does not have, phases and turns out of their order.
 */
final class Doubts {

  private final GameFile file;
  private final RecordedBoard board;
  private final List<String> found = new ArrayList<>();

  Doubts(GameFile file, RecordedBoard board) {
    this.file = file;
    this.board = board;
  }

  /** What is doubtful in a statement that is about to be played, a sentence each. */
  List<String> of(Statement statement) {
    found.clear();
    if (statement instanceof Statement.Move move) {
      move.units().forEach(unit -> moves(unit, move));
      path(move.units(), move.path());
    } else if (statement instanceof Statement.Retreat retreat) {
      retreat.units().forEach(this::acts);
      path(retreat.units(), retreat.path());
      belongs("a retreat", retreat);
    } else if (statement instanceof Statement.Advance advance) {
      advance.units().forEach(this::acts);
      path(advance.units(), advance.path());
      belongs("an advance", advance);
    } else if (statement instanceof Statement.Attack attack) {
      attack(attack);
    } else if (statement instanceof Statement.Gone gone) {
      gone.units().forEach(this::acts);
    } else if (statement instanceof Statement.Place place) {
      place.units().forEach(this::known);
      space(place.space());
    } else if (statement instanceof Statement.StateChange change) {
      state(change);
    } else if (statement instanceof Statement.Turn turn) {
      turn(turn.number());
    } else if (statement instanceof Statement.Resolve resolve) {
      resolves(resolve.attack());
    } else if (statement instanceof Statement.Acting acting && !isJudged(Topic.PHASES)) {
      new PhaseOrder(file.turns(), board).doubt(acting).ifPresent(found::add);
    }
    return List.copyOf(found);
  }

  /** Whether a rule of the file is about something, so that its breach tells more. */
  private boolean isJudged(Topic topic) {
    return file.rules().stream().anyMatch(rule -> rule.check().topic() == topic);
  }

  private void doubt(String what, Object... values) {
    found.add(Text.of(what, values));
  }

  /** A unit does something: it must be known and stand somewhere. */
  private void acts(String unit) {
    Optional<Piece> piece = known(unit);
    if (piece.isPresent() && piece.get().gone()) {
      doubt("unit %s is gone", unit);
    } else if (piece.isPresent() && piece.get().space().isEmpty()) {
      doubt("unit %s has not been placed", unit);
    } else if (piece.isEmpty() && file.forces().units().isEmpty()) {
      doubt("unit %s has not been placed", unit);
    }
  }

  /**
   * The unit if it is on the board or in the order of battle; a doubt if there is one without it.
   */
  private Optional<Piece> known(String unit) {
    Optional<Piece> piece = board.unit(unit);
    if (piece.isEmpty() && !file.forces().units().isEmpty()) {
      List<String> near = Nearest.of(unit, file.forces().units().keySet().stream());
      doubt("the order of battle has no unit %s; nearest: %s", unit, near.get(0));
    }
    return piece;
  }

  private void moves(String unit, Statement.Move move) {
    acts(unit);
    Optional<Piece> piece = board.unit(unit).filter(Piece::stands);
    Optional<String> from = move.from();
    if (piece.isPresent() && from.isPresent() && !piece.get().space().equals(from.get())) {
      doubt("unit %s stands on %s, not on %s", unit, piece.get().space(), from.get());
    }
    String acting = board.acting();
    String side = piece.map(Piece::side).orElse("");
    boolean decides = side.equals(acting) || move.facts().by().filter(side::equals).isPresent();
    if (!acting.isEmpty() && !side.isEmpty() && !decides) {
      doubt("unit %s is of %s while %s acts", unit, side, acting);
    }
  }

  private void space(String space) {
    boolean open = file.map().layout().shape() == Layout.Shape.NONE;
    if (!open && !file.map().isSpace(space)) {
      List<String> near = Nearest.of(space, file.map().layout().spaces().stream());
      doubt("the map has no space %s%s", space, near.isEmpty() ? "" : "; nearest: " + near.get(0));
    }
  }

  /** Spaces of a path must exist; if more than the last was written, each must adjoin the next. */
  private void path(List<String> units, List<String> path) {
    path.forEach(this::space);
    Layout layout = file.map().layout();
    if (path.size() < 2 || layout.shape() == Layout.Shape.NONE) {
      return;
    }
    String before = board.unit(units.get(0)).map(Piece::space).orElse("");
    for (String space : path) {
      if (layout.isSpace(before) && layout.isSpace(space) && !layout.adjoin(before, space)) {
        doubt("%s does not adjoin %s", space, before);
      }
      before = space;
    }
  }

  private void belongs(String what, Statement statement) {
    if (statement.facts().of().isPresent()) {
      resolves(statement.facts().of().getAsInt());
    } else if (board.openAttack() == 0) {
      doubt("%s follows no attack", what);
    }
  }

  private void resolves(int attack) {
    if (attack > board.attacks()) {
      doubt(
          "this turn has %s, so there is no number %d",
          Text.count(board.attacks(), "attack"), attack);
    }
  }

  private void attack(Statement.Attack attack) {
    List<String> units = new ArrayList<>(attack.attackers());
    units.removeIf(board.sideNames()::contains);
    units.addAll(attack.support());
    units.addAll(attack.defenders());
    units.addAll(attack.defence());
    units.forEach(this::acts);
    attack.space().ifPresent(this::space);
    sides(attack);
  }

  /** Attackers and defenders must not be of one side. */
  private void sides(Statement.Attack attack) {
    for (String defender : attack.defenders()) {
      String side = board.unit(defender).map(Piece::side).orElse("");
      boolean own =
          attack.attackers().stream()
              .anyMatch(unit -> board.unit(unit).map(Piece::side).orElse("").equals(side));
      if (!side.isEmpty() && own) {
        doubt("unit %s attacks its own side's %s", attack.attackers().get(0), defender);
      }
    }
  }

  private void state(Statement.StateChange change) {
    Target target = change.target();
    if (target instanceof Target.Units units) {
      units.units().forEach(this::known);
    } else if (target instanceof Target.Space space) {
      space(space.space());
    } else if (target instanceof Target.Edge edge) {
      space(edge.space());
      space(edge.beyond());
    }
    for (String id : StateTargets.ids(target)) {
      Map<String, String> states = StateTargets.states(board, target, id);
      if (change.change() == Change.CLEAR && !states.containsKey(change.state())) {
        doubt("%s is not %s", id, change.state());
      } else if (change.change() == Change.SET && states.containsKey(change.state())) {
        doubt("%s is %s already", id, change.state());
      }
    }
  }

  private void turn(int number) {
    boolean begun = board.turn() > 0;
    if (begun && number != board.turn() + 1) {
      doubt("turn %d follows turn %d", number, board.turn());
    }
    if (file.turns().last().isPresent() && number > file.turns().last().getAsInt()) {
      doubt("the game has %d turns", file.turns().last().getAsInt());
    }
  }
}
