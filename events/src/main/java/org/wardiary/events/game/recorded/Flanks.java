package org.wardiary.events.game.recorded;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.wardiary.events.game.recorded.board.Piece;
import org.wardiary.events.game.recorded.board.RecordedBoard;
import org.wardiary.events.game.recorded.file.Flank;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.Layout;
import org.wardiary.events.game.recorded.file.Layout.Point;
import org.wardiary.events.game.recorded.statement.Statement.Attack;

/** Whether an attack is a flank attack, as its players say or the game file defines it. */
final class Flanks {

  static final String FLANK = "flank";
  private static final String FRONT = "front";
  private static final String FACING = "facing";
  private static final double NEAR = 1e-6;

  private final GameFile file;
  private final RecordedBoard board;

  Flanks(GameFile file, RecordedBoard board) {
    this.file = file;
    this.board = board;
  }

  /** {@code flank} or {@code front}; empty if nothing can be said. */
  String of(Attack attack) {
    return attack.facts().approach().orElseGet(() -> byPlaces(attack));
  }

  private String byPlaces(Attack attack) {
    Set<String> from = spaces(attack.attackers());
    Set<String> at = spaces(attack.defenders());
    attack.space().ifPresent(at::add);
    if (file.flank() == Flank.NONE || from.isEmpty() || at.isEmpty()) {
      return "";
    }
    if (file.flank() == Flank.OPPOSITE_SIDES) {
      return at.stream().anyMatch(space -> isBetween(space, from)) ? FLANK : FRONT;
    }
    return ofFacing(attack, from);
  }

  private Set<String> spaces(List<String> units) {
    Set<String> spaces = new HashSet<>();
    units.forEach(
        unit -> board.unit(unit).filter(Piece::stands).map(Piece::space).ifPresent(spaces::add));
    return spaces;
  }

  /** Whether two of the spaces are neighbours of a space at opposite sides of it. */
  private boolean isBetween(String space, Set<String> from) {
    Layout layout = file.map().layout();
    List<Point> around =
        from.stream()
            .filter(other -> layout.adjoin(space, other))
            .flatMap(other -> layout.place(other).stream())
            .toList();
    Optional<Point> centre = layout.place(space);
    return centre.isPresent()
        && around.stream()
            .anyMatch(a -> around.stream().anyMatch(b -> isMiddle(centre.get(), a, b)));
  }

  private static boolean isMiddle(Point centre, Point a, Point b) {
    return Math.abs(a.x() + b.x() - 2 * centre.x()) < NEAR
        && Math.abs(a.y() + b.y() - 2 * centre.y()) < NEAR;
  }

  /** An attack from behind the space that a defender faces; the state's value is that space. */
  private String ofFacing(Attack attack, Set<String> from) {
    String found = "";
    for (String unit : attack.defenders()) {
      Optional<Piece> piece = board.unit(unit).filter(Piece::stands);
      Optional<Point> faced =
          piece.map(of -> of.states().getOrDefault(FACING, "")).flatMap(file.map().layout()::place);
      Optional<Point> centre = piece.map(Piece::space).flatMap(file.map().layout()::place);
      if (faced.isPresent() && centre.isPresent()) {
        boolean behind =
            from.stream()
                .flatMap(space -> file.map().layout().place(space).stream())
                .anyMatch(attacker -> isBehind(centre.get(), faced.get(), attacker));
        if (behind) {
          return FLANK;
        }
        found = FRONT;
      }
    }
    return found;
  }

  private static boolean isBehind(Point centre, Point faced, Point attacker) {
    double along =
        (faced.x() - centre.x()) * (attacker.x() - centre.x())
            + (faced.y() - centre.y()) * (attacker.y() - centre.y());
    return along < -NEAR;
  }
}
