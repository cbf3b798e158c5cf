package org.wardiary.reports.board;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.api.Tag;
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
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Paths;
import org.wardiary.reports.draw.Scene;
import org.wardiary.reports.game.GamePresentations;

@Tag("slow")
class WholeGamesTest {

  static Stream<String> games() {
    return GamePresentations.withPictures().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void pictures_ofEveryPlyOfAGame_stayOnTheCanvas_andArrowsCoverHardlyACodeOrSymbol(String id)
      throws IOException {
    BoardPicture picture = GamePresentations.requirePicture(id);
    int arrows = 0;
    int codes = 0;
    int units = 0;
    for (DrawnPosition drawn : moments(PlayedGames.of(Games.find(id).orElseThrow()).get(0))) {
      Scene full = picture.full(drawn);
      assertOnCanvas(full, drawn);
      assertOnCanvas(picture.small(drawn), drawn);
      for (Item.Group arrow : groups(full.items(), "arrow")) {
        arrows++;
        codes += crossings(arrow, codes(full.items()));
        units += crossings(arrow, symbols(full.items()));
      }
    }
    assertThat(codes).as("codes covered by %d arrows", arrows).isLessThanOrEqualTo(arrows / 50);
    assertThat(units).as("units covered by %d arrows", arrows).isLessThanOrEqualTo(arrows / 15);
  }

  @ParameterizedTest
  @MethodSource("games")
  void legend_namesTheKindsOfUnits_itsEntriesKeepOffEachOther_andTheSmallPictureHasNone(String id)
      throws IOException {
    BoardPicture picture = GamePresentations.requirePicture(id);
    DrawnPosition drawn = moments(PlayedGames.of(Games.find(id).orElseThrow()).get(0)).get(0);
    List<Item> legend = group(picture.full(drawn), "legend").orElseThrow().items();
    List<String> texts = new ArrayList<>();
    for (Item entry : legend) {
      List<Item> items = ((Item.Group) entry).items();
      texts.add(((Item.Label) items.get(items.size() - 1)).text());
      for (Item other : legend) {
        assertThat(entry == other || !entry.bounds().meets(other.bounds()))
            .as("%s", texts)
            .isTrue();
      }
    }
    assertThat(texts).doesNotHaveDuplicates().containsAll(kinds(id, drawn));
    assertThat(group(picture.small(drawn), "legend")).isEmpty();
  }

  private static List<String> kinds(String id, DrawnPosition drawn) {
    Map<String, String> names = Games.find(id).orElseThrow().kinds();
    return drawn.sides().stream()
        .flatMap(side -> drawn.units(side).keySet().stream())
        .map(KindSymbols::letter)
        .distinct()
        .map(letter -> names.get(letter))
        .toList();
  }

  private static Optional<Item.Group> group(Scene scene, String kind) {
    return scene.items().stream()
        .filter(Item.Group.class::isInstance)
        .map(Item.Group.class::cast)
        .filter(group -> group.kind().equals(kind))
        .findFirst();
  }

  private static void assertOnCanvas(Scene scene, DrawnPosition drawn) {
    for (Item item : scene.items()) {
      assertThat(scene.canvas().holds(item.bounds()))
          .as(() -> Text.of("%s of %s at %s", item, scene.title(), drawn.position()))
          .isTrue();
    }
  }

  private static List<Item.Group> groups(List<Item> items, String kind) {
    List<Item.Group> found = new ArrayList<>();
    for (Item item : items) {
      if (item instanceof Item.Group group && !group.kind().equals("legend")) {
        if (group.kind().equals(kind)) {
          found.add(group);
        }
        found.addAll(groups(group.items(), kind));
      }
    }
    return found;
  }

  private static List<Box> codes(List<Item> items) {
    List<Box> codes = new ArrayList<>();
    for (Item.Group space : groups(items, "space")) {
      for (Item item : space.items()) {
        if (item instanceof Item.Label label && label.text().equals(space.name())) {
          codes.add(label.bounds());
        }
      }
    }
    return codes;
  }

  /** The inner parts of counters, where symbol and text are. */
  private static List<Box> symbols(List<Item> items) {
    return groups(items, "unit").stream()
        .map(Item::bounds)
        .map(box -> Box.around(box.centre(), 0.6 * box.width(), 0.6 * box.height()))
        .toList();
  }

  /** How many boxes the middle of an arrow's shaft goes through. */
  private static int crossings(Item.Group arrow, List<Box> boxes) {
    Item.Line shaft = (Item.Line) arrow.items().get(2);
    return (int) boxes.stream().filter(box -> Paths.cross(shaft.outline(), box)).count();
  }

  /** Each ply's position with the events that its answer caused. */
  private static List<DrawnPosition> moments(PlayedGame game) throws IOException {
    Setup setup = game.accepted().sequence().setup();
    List<EmittedEvent> emitted = game.emitted();
    Position position = setup.game().position(setup);
    PositionJson json = new PositionJson(Viewer.UMPIRE, PositionJson.Legal.LEFT_OUT);
    ObjectMapper mapper = new ObjectMapper();
    List<DrawnPosition> moments = new ArrayList<>();
    List<SpecificRecord> events = new ArrayList<>();
    for (int i = 0; i < emitted.size(); i++) {
      EmittedEvent event = emitted.get(i);
      events.add(event.body());
      if (!(event.body() instanceof GameStarted)) {
        position.evolve(event.body());
      }
      boolean last = i + 1 == emitted.size() || emitted.get(i + 1).ply() != event.ply();
      if (last) {
        JsonNode node = mapper.readTree(json.write(position));
        moments.add(new DrawnPosition(node, setup.map(), setup.tags(), events));
        events.clear();
      }
    }
    return moments;
  }
}
