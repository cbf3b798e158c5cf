package org.wardiary.reports.board;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.events.text.Text;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Scene;
import org.wardiary.reports.game.GamePresentations;

class WholeGamesTest {

  static Stream<String> games() {
    return GamePresentations.withPictures().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void pictures_ofEveryPlyOfAGameWithItsEvents_stayOnTheCanvas(String id) throws IOException {
    for (Moment moment : moments(PlayedGames.of(Games.find(id).orElseThrow()).get(0))) {
      for (Scene scene :
          List.of(
              GamePresentations.requirePicture(id).full(moment),
              GamePresentations.requirePicture(id).small(moment))) {
        for (Item item : scene.items()) {
          assertThat(scene.canvas().holds(item.bounds()))
              .as(() -> Text.of("%s of %s at %s", item, scene.title(), moment.position()))
              .isTrue();
        }
      }
    }
  }

  /** Each ply's position with the events that its answer caused. */
  private static List<Moment> moments(PlayedGame game) throws IOException {
    Setup setup = game.accepted().course().setup();
    List<EmittedEvent> emitted = game.emitted();
    Position position = setup.game().position(setup);
    PositionJson json = new PositionJson(Viewer.UMPIRE, PositionJson.Legal.LEFT_OUT);
    ObjectMapper mapper = new ObjectMapper();
    List<Moment> moments = new ArrayList<>();
    List<SpecificRecord> events = new ArrayList<>();
    for (int i = 0; i < emitted.size(); i++) {
      EmittedEvent told = emitted.get(i);
      events.add(told.body());
      if (!(told.body() instanceof GameStarted)) {
        position.evolve(told.body());
      }
      boolean last = i + 1 == emitted.size() || emitted.get(i + 1).ply() != told.ply();
      if (last) {
        JsonNode node = mapper.readTree(json.write(position));
        moments.add(new Moment(node, setup.map(), setup.tags(), events));
        events.clear();
      }
    }
    return moments;
  }
}
