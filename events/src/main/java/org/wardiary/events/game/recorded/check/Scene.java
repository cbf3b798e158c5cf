package org.wardiary.events.game.recorded.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.wardiary.events.game.recorded.board.Piece;
import org.wardiary.events.game.recorded.board.RecordedBoard;
import org.wardiary.events.game.recorded.file.Among;
import org.wardiary.events.game.recorded.file.Amount;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.Kind;
import org.wardiary.events.game.recorded.file.Zones.Zone;

/** What stands where while a statement is judged. What has to be searched for is searched once. */
final class Scene {

  private static final String STEP = "step";
  private static final String NUMBER = "-?[0-9]{1,4}";

  private final GameFile file;
  private final Ground ground;
  private final RecordedBoard board;
  private Optional<Map<String, List<String>>> standing = Optional.empty();
  private final Map<Zone, Map<String, Set<String>>> zones = new HashMap<>();

  Scene(GameFile file, Ground ground, RecordedBoard board) {
    this.file = file;
    this.ground = ground;
    this.board = board;
  }

  GameFile file() {
    return file;
  }

  Ground ground() {
    return ground;
  }

  RecordedBoard board() {
    return board;
  }

  /** A unit that stands somewhere. */
  Optional<Piece> standing(String unit) {
    return board.unit(unit).filter(Piece::stands);
  }

  /** The units in a space. */
  List<String> at(String space) {
    if (standing.isEmpty()) {
      Map<String, List<String>> all = new HashMap<>();
      board
          .units()
          .forEach(
              (unit, piece) -> {
                if (piece.stands()) {
                  all.computeIfAbsent(piece.space(), any -> new ArrayList<>()).add(unit);
                }
              });
      standing = Optional.of(all);
    }
    return standing.get().getOrDefault(space, List.of());
  }

  String side(String unit) {
    return board.unit(unit).map(Piece::side).orElse("");
  }

  boolean isAmong(String unit, Among units) {
    return board
        .unit(unit)
        .filter(piece -> units.has(piece.side(), piece.kind(), piece.states().keySet()))
        .isPresent();
  }

  /** Whether enemies of a side, of some units, stand in a space. */
  boolean hasEnemies(String space, String side, Among units) {
    return at(space).stream().anyMatch(unit -> isEnemy(unit, side) && isAmong(unit, units));
  }

  private boolean isEnemy(String unit, String side) {
    return !side(unit).isEmpty() && !side(unit).equals(side);
  }

  /** The spaces to which a zone of control of a side's enemies reaches. */
  Set<String> zone(Zone zone, String side) {
    return zones
        .computeIfAbsent(zone, any -> new HashMap<>())
        .computeIfAbsent(side, any -> reached(zone, side));
  }

  private Set<String> reached(Zone zone, String side) {
    Set<String> reached = new HashSet<>();
    board
        .units()
        .forEach(
            (unit, piece) -> {
              if (piece.stands() && isEnemy(unit, side) && isAmong(unit, zone.units())) {
                ground.neighbours(piece.space()).stream()
                    .filter(space -> reaches(zone, piece.space(), space))
                    .forEach(reached::add);
              }
            });
    return reached;
  }

  private boolean reaches(Zone zone, String from, String to) {
    return !zone.not().contains(ground.terrain(to))
        && ground.edges(from, to, board).stream().noneMatch(edge -> zone.not().contains(edge.id()));
  }

  /** The steps that a unit has left. */
  int steps(String unit) {
    return Math.max(0, fullSteps(unit) - lostSteps(unit));
  }

  private int fullSteps(String unit) {
    return board
        .unit(unit)
        .flatMap(piece -> Optional.ofNullable(file.forces().kinds().get(piece.kind())))
        .map(Kind::steps)
        .orElse(1);
  }

  /** The value of a unit's state; 0 if it is no number. */
  int number(String unit, String state) {
    String value = board.unit(unit).map(piece -> piece.states().getOrDefault(state, "")).orElse("");
    return value.matches(NUMBER) ? Integer.parseInt(value) : 0;
  }

  private boolean hasState(String unit, String state) {
    return board.unit(unit).filter(piece -> piece.states().containsKey(state)).isPresent();
  }

  private int lostSteps(String unit) {
    if (!hasState(unit, STEP)) {
      return 0;
    }
    int number = number(unit, STEP);
    return number > 0 ? Math.max(0, fullSteps(unit) - number) : -number;
  }

  /** A number, or the value of a unit's rating. */
  OptionalInt amount(String unit, Amount amount) {
    return amount.number().isPresent() ? amount.number() : rating(unit, amount.text());
  }

  /** The value of a unit's rating, after the steps that it has lost; empty if it has none. */
  OptionalInt rating(String unit, String word) {
    return file.forces()
        .unit(unit)
        .map(known -> known.rating(word, lostSteps(unit)))
        .orElse(OptionalInt.empty());
  }
}
