package org.wardiary.events.game.recorded;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.events.game.recorded.statement.Statement;

/**
 * The statements that one game's record has made so far, numbered so that a number can stand for a
 * statement as an answer's code. Safe to share between threads.
 */
final class Statements {

  private final Map<Statement, Integer> numbers = new HashMap<>();
  private final List<Statement> all = new ArrayList<>();

  /** The number of a statement: the same for equal ones. */
  synchronized long number(Statement statement) {
    return numbers.computeIfAbsent(
        statement,
        added -> {
          all.add(added);
          return all.size() - 1;
        });
  }

  /** The statement with a number. */
  synchronized Statement get(long number) {
    return all.get((int) number);
  }
}
