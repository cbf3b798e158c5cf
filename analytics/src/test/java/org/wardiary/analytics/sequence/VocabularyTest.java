package org.wardiary.analytics.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apache.avro.Schema;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.game.GameStudies;
import org.wardiary.analytics.game.GameStudy;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.play.Players;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.events.text.Text;

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

  @ParameterizedTest
  @MethodSource("games")
  void whatFieldsOfUnitsHold_canBeNamed(Game game) {
    Player player = Players.named("mixed:0.8", game);
    PlannedGame planned = new PlannedGame(GameData.tags(game, 0), List.of(player, player), 5, 200);
    PlayedGame played = PlayedGames.played(new Simulation(GameData.SETUPS).play(planned));
    Vocabulary vocabulary = Vocabulary.of(game);
    Set<String> named = new TreeSet<>();
    for (SpecificRecord body : played.bodies(SpecificRecord.class)) {
      for (Field field : Vocabulary.fields(body.getSchema()).values()) {
        Schema.Field own = body.getSchema().getField(field.name());
        if (own != null && vocabulary.kindBeside(body.getSchema(), field).isPresent()) {
          named.add(
              Text.of("%s {%s='%s'}", body.getSchema().getName(), own.name(), body.get(own.pos())));
        }
      }
    }
    assertThat(named).isNotEmpty();
    for (String query : named) {
      SequenceMatcher.of(SequenceText.read(query, GameQuery.ALL), game);
    }
  }
}
