package org.wardiary.events.game.recorded;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.wardiary.events.game.recorded.statement.BadStatement;
import org.wardiary.events.game.recorded.statement.Statement;
import org.wardiary.events.game.recorded.statement.StatementReader;
import org.wardiary.events.game.recorded.statement.Words;

/**
 * Reads the statements of games by one game file. Half of what a game says has been said in it or
 * in another, and is read once. Safe to share between threads.
 */
final class KnownStatements {

  private static final int KEPT = 10_000;

  private final StatementReader reader;
  private final Map<String, Statement> known = new ConcurrentHashMap<>();

  KnownStatements(Words words) {
    this.reader = new StatementReader(words);
  }

  /**
   * Reads one statement.
   *
   * @throws BadStatement if the text is none
   */
  Statement read(String text) {
    Statement found = known.get(text);
    if (found == null) {
      found = reader.read(text);
      if (known.size() >= KEPT) {
        known.clear();
      }
      known.put(text, found);
    }
    return found;
  }
}
