package org.wardiary.events.game.recorded.statement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What holds for every statement and for every text. */
final class StatementLawTest {

  private static final int STATEMENTS = 20_000;
  private static final long SEED = 42;

  private final StatementReader closed = new StatementReader(FordWords.CLOSED);
  private final StatementReader open = new StatementReader(FordWords.OPEN);

  @Test
  void aStatement_isReadFromItsText_alsoByAGameWithoutLists() {
    RandomStatements random = new RandomStatements(SEED);
    for (int i = 0; i < STATEMENTS; i++) {
      Statement statement = random.next();
      String text = statement.text();
      assertThat(closed.read(text)).as(text).isEqualTo(statement);
      assertThat(open.read(text)).as(text).isEqualTo(statement);
    }
  }

  @Test
  void statementsOneAfterAnother_areFoundAgain() {
    RandomStatements random = new RandomStatements(SEED);
    for (int i = 0; i < STATEMENTS / 20; i++) {
      List<String> texts = Stream.generate(random::next).limit(20).map(Statement::text).toList();
      assertThat(StatementWordsTest.statements(String.join(" ", texts))).isEqualTo(texts);
    }
  }

  @Test
  void anyText_isRefusedAtAPlaceOfIt_orReadAsWhatItsCanonicalTextSays() {
    RandomStatements statements = new RandomStatements(SEED);
    Random random = new Random(SEED);
    int read = 0;
    for (int i = 0; i < STATEMENTS; i++) {
      String text = changed(statements.next().text(), random);
      for (StatementReader reader : List.of(closed, open)) {
        try {
          Statement statement = reader.read(text);
          assertThat(reader.read(statement.text())).as(text).isEqualTo(statement);
          read++;
        } catch (BadStatement e) {
          assertThat(e.at()).as(text).isBetween(0, text.length());
          assertThat(e)
              .as(text)
              .hasMessageStartingWith("expected ")
              .hasMessageContaining(" but got ");
        }
      }
    }
    assertThat(read).isBetween(STATEMENTS / 4, 2 * STATEMENTS);
  }

  @Test
  void hugeStatements_areReadInTimeThatGrowsWithTheirLength() {
    List<String> ids = IntStream.range(0, 200_000).mapToObj(i -> "U" + i).toList();
    Statement move = new Statement.Move(ids, Optional.empty(), ids, Facts.NONE);
    assertThat(closed.read(move.text())).isEqualTo(move);
    String facts = "U-0102 <" + "d6=4 ".repeat(200_000) + "of=1>";
    assertThat(closed.read(facts).facts().of()).hasValue(1);
    assertThatThrownBy(() -> closed.read("<".repeat(1 << 20))).isInstanceOf(BadStatement.class);
  }

  /** A text with one to three characters changed, added or left out. */
  private static String changed(String text, Random random) {
    StringBuilder changed = new StringBuilder(text);
    for (int change = random.nextInt(3); change >= 0; change--) {
      int at = random.nextInt(changed.length());
      char c = "-@~>:+,x <>=\"|#%^.A0!é\u0301\ud83d".charAt(random.nextInt(24));
      switch (random.nextInt(3)) {
        case 0 -> changed.setCharAt(at, c);
        case 1 -> changed.insert(at, c);
        default -> changed.deleteCharAt(at).append(' ');
      }
    }
    return changed.toString();
  }
}
