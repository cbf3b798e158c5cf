package org.wardiary.analytics.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.analytics.game.GameStudies;
import org.wardiary.analytics.game.GameStudy;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;

class VocabularyTest {

  static List<Game> games() {
    return Games.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void shortWords_nameEventsOfTheGame_andAreOnThePage(Game game) throws IOException {
    Vocabulary vocabulary = Vocabulary.of(game);
    for (GameStudy study : GameStudies.of(game.id())) {
      assertThat(vocabulary.words()).containsAllEntriesOf(study.eventWords());
    }
    String page = Files.readString(Path.of("../docs/find.md"));
    Map<String, String> words = vocabulary.words();
    assertThat(words.keySet()).allSatisfy(word -> assertThat(page).contains("`" + word + "`"));
    assertThat(words.keySet()).allMatch(word -> word.equals(Word.plain(word)));
  }

  @Test
  void spelling_isFarByItsLetters() {
    assertThat(Spelling.distance("flnk", "flank")).isEqualTo(1);
    assertThat(Spelling.distance("kitten", "sitting")).isEqualTo(3);
    assertThat(Spelling.distance("", "abc")).isEqualTo(3);
  }
}
