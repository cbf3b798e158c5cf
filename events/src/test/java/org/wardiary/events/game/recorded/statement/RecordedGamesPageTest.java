package org.wardiary.events.game.recorded.statement;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Reads what {@code docs/recorded-games.md} shows. */
final class RecordedGamesPageTest {

  private static final Path PAGE = Path.of("../docs/recorded-games.md");

  private final StatementReader reader = new StatementReader(FordWords.OPEN);

  @Test
  void examples_areCanonicalStatements() throws IOException {
    List<String> examples =
        Files.readString(PAGE)
            .transform(page -> between(page, "| statement |", "- **T**"))
            .lines()
            .flatMap(row -> code(row.replace("\\|", "\u0000").replaceAll(".*\\|(.*)\\|$", "$1")))
            .map(code -> code.replace('\u0000', '|'))
            .toList();
    assertThat(examples).hasSizeGreaterThan(25);
    assertThat(examples).allSatisfy(text -> assertThat(reader.read(text).text()).isEqualTo(text));
  }

  private static Stream<String> code(String cell) {
    return Pattern.compile("`([^`]+)`").matcher(cell).results().map(it -> it.group(1));
  }

  @Test
  void theGame_readsAndHasASentenceForEachLine() throws IOException {
    String page = Files.readString(PAGE);
    String game = between(page, "```\n1.", "\n*\n```").substring("```\n".length());
    assertThat(StatementWordsTest.statements(game))
        .hasSizeGreaterThan(25)
        .allSatisfy(text -> assertThat(reader.read(text).text()).isEqualTo(text));
    long sentences = Pattern.compile("(?m)^\\d+\\. ").matcher(page).results().count();
    assertThat(game.lines().count() + 1).isEqualTo(10);
    // the sentences, and the lines in which a turn begins
    assertThat(sentences).isEqualTo(10 + 2);
  }

  private static String between(String text, String from, String to) {
    int begin = text.indexOf(from);
    int end = text.indexOf(to, begin);
    assertThat(begin).as(from).isNotNegative();
    assertThat(end).as(to).isNotNegative();
    return text.substring(begin, end);
  }
}
