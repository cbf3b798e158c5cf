package org.wardiary.reports.board;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.record.GameText;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.testkit.GameData;
import org.wardiary.reports.Tournaments;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.game.GamePresentations;

/** No text in the pictures of the bundled games is cut. */
class WholeTextsTest {

  /** One game in so many is drawn. */
  private static final int GAMES = 10;

  /** Of a game, one position in so many is drawn, beginning with another one in each. */
  private static final int STEP = 20;

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final PositionJson JSON =
      new PositionJson(Viewer.UMPIRE, PositionJson.Legal.LEFT_OUT);

  static Stream<String> games() {
    return Tournaments.ids().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void noTextIsCut(String id) {
    BoardPicture picture = GamePresentations.requirePicture(id);
    Set<String> cut = new TreeSet<>();
    List<GameText> records = Tournaments.records(id);
    for (int game = 0; game < records.size(); game += GAMES) {
      int first = game / GAMES % STEP;
      var sequence = GameData.accepted(records.get(game)).sequence();
      int[] ply = {0};
      sequence.walk(
          position -> {
            if (ply[0]++ % STEP == first) {
              texts(picture, position, sequence.setup())
                  .filter(text -> text.contains("…"))
                  .forEach(cut::add);
            }
          });
    }
    assertThat(cut).isEmpty();
  }

  private static Stream<String> texts(BoardPicture picture, Position position, Setup setup) {
    try {
      DrawnPosition drawn =
          new DrawnPosition(
              MAPPER.readTree(JSON.write(position)), setup.map(), setup.tags(), List.of());
      return labels(picture.full(drawn).items());
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<String> labels(Collection<Item> items) {
    return items.stream()
        .flatMap(
            item -> {
              if (item instanceof Item.Group group) {
                return labels(group.items());
              }
              return item instanceof Item.Label label ? Stream.of(label.text()) : Stream.empty();
            });
  }
}
