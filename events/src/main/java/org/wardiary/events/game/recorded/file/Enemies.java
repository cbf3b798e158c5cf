package org.wardiary.events.game.recorded.file;

import java.util.List;

/**
 * Whether units may enter a space where enemies stand: {@code never}, {@code stop of Inf Cav}.
 *
 * @param stop whether they may, and must stop there
 * @param units the enemies that hinder
 */
public record Enemies(boolean stop, Among units) implements Check {

  @Override
  public Topic topic() {
    return Topic.ENEMIES;
  }

  static Enemies read(Cursor line, CheckNames names) {
    Clause clause = Clause.single(line, Among.KEYWORDS);
    List<String> right = List.of("never", "stop");
    String entry = Clause.in(clause.next("never or stop", right), "never or stop", right);
    clause.end();
    return new Enemies(entry.equals("stop"), Among.of(clause, names));
  }
}
