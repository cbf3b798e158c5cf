package org.wardiary.events.game.recorded.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.wardiary.events.event.TableResult;
import org.wardiary.events.game.recorded.board.Assault;
import org.wardiary.events.game.recorded.board.Piece;
import org.wardiary.events.game.recorded.file.CombatTable;
import org.wardiary.events.game.recorded.file.Die;
import org.wardiary.events.game.recorded.file.ResultTable;
import org.wardiary.events.text.Text;

/** An attack that is looked up in a table. */
final class Lookup {

  private static final String NUMBER = "[0-9]{1,6}";

  private final CombatTable check;
  private final ResultTable table;
  private final Die die;
  private final String column;
  private final Assault assault;
  private final Scene scene;
  private final Setting over;

  /**
   * @param column the column that was used, one of the table
   */
  Lookup(
      CombatTable check, ResultTable table, Die die, String column, Assault assault, Scene scene) {
    this.check = check;
    this.table = table;
    this.die = die;
    this.column = column;
    this.assault = assault;
    this.scene = scene;
    this.over = new Setting(assault, scene);
  }

  /**
   * What strengths give.
   *
   * @param shift columns to the right, negative to the left
   * @param column the column
   */
  record Due(int attack, int defence, int shift, String column) {

    /** What was compared, as players say it. */
    String words() {
      String strengths = Text.of("%d against %d", attack, defence);
      return shift == 0
          ? strengths
          : Text.of("%s, shifted %d %s,", strengths, Math.abs(shift), shift < 0 ? "left" : "right");
    }
  }

  String column() {
    return column;
  }

  /** The result of a throw, to which terrain and edges may add. */
  Optional<String> result(int thrown) {
    return table.result(thrown + over.sum(check.add()), column);
  }

  /** The column that strengths, terrain and edges give; empty if they are not known. */
  Optional<Due> due() {
    if (check.strengths().isEmpty()) {
      return Optional.empty();
    }
    CombatTable.Strengths by = check.strengths().get();
    OptionalInt attack = strength(assault.attackers(), by.attack());
    OptionalInt defence = strength(defenders(), by.defence());
    if (attack.isEmpty() || defence.isEmpty()) {
      return Optional.empty();
    }
    int strong = attack.getAsInt();
    int weak = defence.getAsInt();
    int shift = over.sum(check.shift());
    return table.column(strong, weak, shift).map(due -> new Due(strong, weak, shift, due));
  }

  /** The units attacked and those that support them; those in the space if no unit is named. */
  private List<String> defenders() {
    List<String> defenders = new ArrayList<>(assault.defenders());
    if (defenders.isEmpty()) {
      assault.targets().forEach(space -> defenders.addAll(scene.at(space)));
    }
    return defenders;
  }

  private OptionalInt strength(List<String> units, String rating) {
    int sum = 0;
    for (String unit : units) {
      OptionalInt value = scene.rating(unit, rating);
      if (value.isEmpty()) {
        return OptionalInt.empty();
      }
      boolean half = scene.standing(unit).stream().anyMatch(this::isHalved);
      sum += half ? Math.max(1, value.getAsInt() / 2) : value.getAsInt();
    }
    return units.isEmpty() ? OptionalInt.empty() : OptionalInt.of(sum);
  }

  private boolean isHalved(Piece piece) {
    return piece.states().keySet().stream().anyMatch(check.half()::contains);
  }

  /**
   * What is to be kept of it.
   *
   * @param result the result that the players wrote down; empty if there is none yet
   */
  TableResult event(Optional<String> result) {
    Optional<Outcomes> outcomes = result.flatMap(this::outcomes);
    return new TableResult(
        table.id(),
        column,
        due().map(Due::column).orElse(""),
        outcomes.isPresent() ? check.worth() : "",
        outcomes.map(Outcomes::got).orElse(0.0),
        outcomes.map(Outcomes::mean).orElse(0.0),
        outcomes.map(Outcomes::variance).orElse(0.0));
  }

  private record Outcomes(double got, double mean, double variance) {}

  /** Empty if it is not known what is at stake, or the table has no row for a throw. */
  private Optional<Outcomes> outcomes(String got) {
    OptionalInt attack = worth(assault.attackers());
    OptionalInt defence = worth(defenders());
    boolean known = attack.isPresent() && defence.isPresent() && !table.losses().isEmpty();
    Map<String, Double> chances = die.chances();
    if (!known || !table.results().contains(got) || chances.isEmpty()) {
      return Optional.empty();
    }
    double mean = 0;
    double squares = 0;
    for (Map.Entry<String, Double> thrown : chances.entrySet()) {
      Optional<String> word =
          Optional.of(thrown.getKey())
              .filter(face -> face.matches(NUMBER))
              .flatMap(face -> result(Integer.parseInt(face)));
      if (word.isEmpty()) {
        return Optional.empty();
      }
      double outcome = table.loss(word.get()).outcome(attack.getAsInt(), defence.getAsInt());
      mean += thrown.getValue() * outcome;
      squares += thrown.getValue() * outcome * outcome;
    }
    int outcome = table.loss(got).outcome(attack.getAsInt(), defence.getAsInt());
    return Optional.of(new Outcomes(outcome, mean, Math.max(0, squares - mean * mean)));
  }

  /** What units are worth that do not support; empty if one's rating is not known. */
  private OptionalInt worth(List<String> units) {
    int sum = 0;
    for (String unit : units) {
      if (!assault.support().contains(unit)) {
        OptionalInt one = worth(unit);
        if (one.isEmpty()) {
          return one;
        }
        sum += one.getAsInt();
      }
    }
    return OptionalInt.of(sum);
  }

  private OptionalInt worth(String unit) {
    if (check.worth().equals(CombatTable.STEPS)) {
      return OptionalInt.of(scene.steps(unit));
    }
    return scene.file().forces().unit(unit).isPresent()
        ? scene.file().forces().unit(unit).get().rating(check.worth(), 0)
        : OptionalInt.empty();
  }
}
