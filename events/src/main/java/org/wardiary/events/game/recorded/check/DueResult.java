package org.wardiary.events.game.recorded.check;

/**
 * The result of an attack, as it is recorded and as a table gives it.
 *
 * @param column the column recorded; empty if none is
 * @param die what the die showed, as recorded
 * @param result the result recorded
 * @param dueColumn the column that strengths and terrain give, where a rule says so; else the one
 *     recorded
 * @param due what the table gives there
 */
public record DueResult(String column, String die, String result, String dueColumn, String due) {

  /** Whether the table gives another result. */
  public boolean differs() {
    return !due.equals(result);
  }
}
