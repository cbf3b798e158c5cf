package org.wardiary.events.game.recorded.statement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class StatementWordsTest {

  /** The statements in a movetext. */
  static List<String> statements(String movetext) {
    List<String> words = List.of(movetext.strip().split("\\s+"));
    List<String> statements = new ArrayList<>();
    for (int from = 0; from < words.size(); ) {
      int count = StatementWords.count(words::get, from, words.size());
      statements.add(StatementWords.text(words::get, from, count));
      from += count;
    }
    return statements;
  }

  @Test
  void aStatement_isOneWord_andAttacksAndFactsAreMore() {
    assertThat(statements("1. :Red A,B-0102 A x B C+D x @0304 <3-1 Ar> -B <by=Red> A>0304 x B C~1"))
        .containsExactly(
            "1.",
            ":Red",
            "A,B-0102",
            "A x B",
            "C+D x @0304 <3-1 Ar>",
            "-B <by=Red>",
            "A>0304 x B",
            "C~1");
    assertThat(statements("A x B<Ar ruling=\"both agreed\"> C-1<> <Ar> D x"))
        .containsExactly("A x B<Ar ruling=\"both agreed\">", "C-1<>", "<Ar>", "D x");
    assertThat(statements("x B x")).containsExactly("x B", "x");
  }

  @Test
  void factsThatAreNotClosed_areAllTheRest() {
    assertThat(statements("A-1 B x C <3-1 Ar -C B-2"))
        .containsExactly("A-1", "B x C <3-1 Ar -C B-2");
    assertThat(statements("A-1 <")).containsExactly("A-1 <");
  }

  @Test
  void theWordOfAPlace_isFound() {
    List<String> words = List.of("A-1", "B", "x", "C", "<Ar>");
    int[] found = new int[12];
    for (int at = 0; at < found.length; at++) {
      found[at] = StatementWords.wordAt(words::get, 1, 4, at);
    }
    assertThat(found).containsExactly(1, 1, 2, 2, 3, 3, 4, 4, 4, 4, 4, 4);
  }
}
