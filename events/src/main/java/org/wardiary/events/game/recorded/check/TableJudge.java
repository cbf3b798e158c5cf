package org.wardiary.events.game.recorded.check;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import org.wardiary.events.game.recorded.board.Assault;
import org.wardiary.events.game.recorded.file.CombatTable;
import org.wardiary.events.game.recorded.file.Die;
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
  private final Die die;

  TableJudge(CombatTable check, ResultTable table, Die die) {
    this.check = check;
    this.table = table;
    this.die = die;
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
    Optional<Lookup> found = assault.flatMap(attack -> lookUp(attack, facts, scene));
    String side = scene.board().acting();
    Optional<String> wrong =
        assault.flatMap(any -> facts.value(table.die())).filter(thrown -> !die.gives(thrown));
    if (wrong.isPresent()) {
      out.accept(side, Text.of("%s cannot give %s", die.id(), wrong.get()));
    } else if (found.isPresent()) {
      Lookup lookup = found.get();
      result(lookup, facts).ifPresent(what -> out.accept(side, what));
      lookup
          .due()
          .filter(due -> !due.column().equals(lookup.column()))
          .ifPresent(due -> out.accept(side, notDue(due, lookup.column())));
    }
  }

  /**
   * What the table gives for the attack that a statement which has been played resolves; empty if
   * it resolves none, or column, die or result are not known.
   */
  Optional<DueResult> result(Statement statement, Scene scene) {
    Facts facts = statement.facts();
    OptionalInt sum = facts.value(table.die()).map(TableJudge::sum).orElse(OptionalInt.empty());
    boolean other =
        facts.value(TABLE).filter(word -> !word.equals(table.id())).isPresent()
            || facts.odds().filter(word -> isOfAnother(word, scene)).isPresent();
    Optional<Assault> assault = Optional.empty();
    if (statement instanceof Statement.Attack) {
      assault = scene.board().assault(scene.board().attacks());
    } else if (statement instanceof Statement.Resolve resolve) {
      assault = scene.board().assault(resolve.attack());
    }
    return other || sum.isEmpty() || facts.result().isEmpty()
        ? Optional.empty()
        : assault.flatMap(attack -> result(attack, facts, sum.getAsInt(), scene));
  }

  private Optional<DueResult> result(Assault attack, Facts facts, int thrown, Scene scene) {
    String odds = facts.odds().orElse("");
    return new Lookup(check, table, die, odds, attack, scene)
        .due()
        .map(Lookup.Due::column)
        .or(() -> facts.odds().filter(table.columns()::contains))
        .flatMap(
            column ->
                new Lookup(check, table, die, column, attack, scene)
                    .result(thrown)
                    .map(
                        due ->
                            new DueResult(
                                odds,
                                facts.value(table.die()).orElseThrow(),
                                facts.result().orElseThrow(),
                                column,
                                due)));
  }

  /** Whether a column is one of another table; one of no table may be of an earlier edition. */
  private boolean isOfAnother(String column, Scene scene) {
    return !table.columns().contains(column)
        && scene.file().vocabulary().tables().values().stream()
            .anyMatch(other -> other.columns().contains(column));
  }

  /** What the table says of an attack; empty if the facts name no column of this table. */
  Optional<Lookup> lookUp(Assault assault, Facts facts, Scene scene) {
    boolean other = facts.value(TABLE).filter(word -> !word.equals(table.id())).isPresent();
    return facts
        .odds()
        .filter(column -> !other && table.columns().contains(column))
        .map(column -> new Lookup(check, table, die, column, assault, scene));
  }

  private static String notDue(Lookup.Due due, String column) {
    return Text.of("%s is %s, not %s", due.words(), due.column(), column);
  }

  private Optional<String> result(Lookup lookup, Facts facts) {
    Optional<String> thrown = facts.value(table.die());
    Optional<String> result = facts.result();
    OptionalInt sum = thrown.map(TableJudge::sum).orElse(OptionalInt.empty());
    if (sum.isEmpty() || result.isEmpty()) {
      return Optional.empty();
    }
    return lookup
        .result(sum.getAsInt())
        .filter(word -> !word.equals(result.get()))
        .map(word -> gives(lookup.column(), thrown.get(), word, result.get()));
  }

  private static OptionalInt sum(String dice) {
    int sum = 0;
    for (String one : dice.split(",")) {
      if (!one.matches("[0-9]{1,4}")) {
        return OptionalInt.empty();
      }
      sum += Integer.parseInt(one);
    }
    return OptionalInt.of(sum);
  }

  private String gives(String column, String thrown, String due, String got) {
    String what = "the %s gives %s for %s and %s, not %s";
    return Text.of(what, table.name(), due, column, thrown, got);
  }
}
