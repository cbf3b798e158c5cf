package org.wardiary.events.game.recorded.statement;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordReader;

final class StatementWordsTest {

  /**
   * The statements in a movetext, as records are read.
   *
   * @throws BadStatement if it cannot be read as one
   */
  static List<String> statements(String movetext) {
    String record = "[Game \"The Ford\"]\n\n" + movetext;
    try (RecordReader reader = RecordReader.of(record, "the record")) {
      GameText text = reader.next().orElseThrow();
      if (text.problem().isPresent() || !text.line().isBare()) {
        throw new BadStatement(0, "expected statements alone", List.of());
      }
      return IntStream.range(0, text.size()).mapToObj(text::word).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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
        .containsExactly("A x B<Ar ruling=\"both agreed\">", "C-1<> <Ar>", "D x");
  }

  @Test
  void factsThatAreNotClosed_areTheRest_upToTheLongestStatement() {
    assertThat(statements("A-1 B x C <3-1 Ar -C B-2"))
        .containsExactly("A-1", "B x C <3-1 Ar -C B-2");
    assertThat(statements("A-1 <")).containsExactly("A-1 <");
    assertThat(statements("A-1 <" + " x".repeat(2_000_000))).allMatch(it -> it.length() <= 1000);
  }
}
