package org.wardiary.events.game.recorded.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiConsumer;
import org.wardiary.events.game.recorded.board.Assault;
import org.wardiary.events.game.recorded.board.Piece;
import org.wardiary.events.game.recorded.file.CombatTable;
import org.wardiary.events.game.recorded.file.Edge;
import org.wardiary.events.game.recorded.file.ResultTable;
import org.wardiary.events.game.recorded.statement.Facts;
import org.wardiary.events.game.recorded.statement.Statement;
import org.wardiary.events.text.Text;

/**
 * Judges the results of a table: whether column and die give the result, then whether the strengths
 * give the column.
 */
final class TableJudge implements Judge {

  private static final String TABLE = "table";

  private final CombatTable check;
  private final ResultTable table;

  TableJudge(CombatTable check, ResultTable table) {
    this.check = check;
    this.table = table;
  }

  /** After it has been played the attack is known, and nobody has moved yet. */
  @Override
  public void after(Statement statement, Scene scene, BiConsumer<String, String> out) {
    Optional<Assault> assault = Optional.empty();
    if (statement instanceof Statement.Attack) {
      assault = scene.board().assault(scene.board().attacks());
    } else if (statement instanceof Statement.Resolve resolve) {
      assault = scene.board().assault(resolve.attack());
    }
    Facts facts = statement.facts();
    Optional<String> odds = facts.odds().filter(table.columns()::contains);
    boolean other = facts.value(TABLE).filter(word -> !word.equals(table.id())).isPresent();
    if (assault.isEmpty() || odds.isEmpty() || other) {
      return;
    }
    Setting over = new Setting(assault.get(), scene);
    String side = scene.board().acting();
    result(facts, odds.get(), over).ifPresent(what -> out.accept(side, what));
    column(assault.get(), odds.get(), over, scene).ifPresent(what -> out.accept(side, what));
  }

  private Optional<String> result(Facts facts, String column, Setting over) {
    Optional<String> die = facts.value(table.die());
    Optional<String> result = facts.result();
    if (die.isEmpty() || result.isEmpty()) {
      return Optional.empty();
    }
    int thrown = over.sum(check.add());
    for (String one : die.get().split(",")) {
      if (!one.matches("[0-9]{1,4}")) {
        return Optional.empty();
      }
      thrown += Integer.parseInt(one);
    }
    Optional<String> due = table.result(thrown, column);
    return due.filter(word -> !word.equals(result.get()))
        .map(word -> gives(column, die.get(), word, result.get()));
  }

  private String gives(String column, String die, String due, String got) {
    String what = "the %s gives %s for %s and %s, not %s";
    return Text.of(what, table.name(), due, column, die, got);
  }

  private Optional<String> column(Assault assault, String column, Setting over, Scene scene) {
    if (check.strengths().isEmpty()) {
      return Optional.empty();
    }
    CombatTable.Strengths by = check.strengths().get();
    List<String> defenders = new ArrayList<>(assault.defenders());
    if (defenders.isEmpty()) {
      assault.targets().forEach(space -> defenders.addAll(scene.at(space)));
    }
    OptionalInt attack = sum(assault.attackers(), by.attack(), scene);
    OptionalInt defence = sum(defenders, by.defence(), scene);
    if (attack.isEmpty() || defence.isEmpty()) {
      return Optional.empty();
    }
    int strong = attack.getAsInt();
    int weak = defence.getAsInt();
    return table
        .column(strong, weak, over.sum(check.shift()))
        .filter(due -> !due.equals(column))
        .map(due -> Text.of("%d against %d is %s, not %s", strong, weak, due, column));
  }

  private boolean isHalved(Piece piece) {
    return piece.states().keySet().stream().anyMatch(check.half()::contains);
  }

  private OptionalInt sum(List<String> units, String rating, Scene scene) {
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

  /**
   * The terrain that all attacked spaces have, and the edges that all adjoining attackers cross.
   */
  private static final class Setting {

    private final Set<String> words;

    Setting(Assault assault, Scene scene) {
      List<Set<String>> terrain = new ArrayList<>();
      List<Set<String>> edges = new ArrayList<>();
      for (String target : assault.targets()) {
        terrain.add(Set.of(scene.ground().terrain(target)));
        for (String unit : assault.attackers()) {
          String from = scene.standing(unit).map(Piece::space).orElse("");
          if (scene.ground().neighbours(target).contains(from)) {
            edges.add(edges(from, target, scene));
          }
        }
      }
      this.words = common(terrain);
      words.addAll(common(edges));
    }

    private static Set<String> edges(String from, String to, Scene scene) {
      Set<String> ids = new HashSet<>();
      scene.ground().edges(from, to, scene.board()).stream().map(Edge::id).forEach(ids::add);
      return ids;
    }

    private static Set<String> common(List<Set<String>> all) {
      Set<String> common = new HashSet<>(all.stream().findFirst().orElse(Set.of()));
      all.forEach(common::retainAll);
      return common;
    }

    int sum(Map<String, Integer> steps) {
      return steps.entrySet().stream()
          .filter(step -> words.contains(step.getKey()))
          .mapToInt(Map.Entry::getValue)
          .sum();
    }
  }
}
