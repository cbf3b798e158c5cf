package org.wardiary.reports.game.generalsview;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.api.Test;
import org.wardiary.events.event.SquareTaken;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.generalsview.map.MapReader;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.rules.RulesTag;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.board.Heat;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Scene;
import org.wardiary.reports.game.GamePresentations;

class GeneralsViewPictureTest {

  private static final GameMap MAP =
      MapReader.read(
          new MapFile(
              "small",
              """
          {"width": 4, "height": 3, "startingGold": 0, "cities": [
            {"square": "a2", "owner": "Red", "gold": 70}, {"square": "d2", "owner": "Blue", "gold": 80}]}
          """));

  private static final String POSITION =
      """
      {"game":"generals-view","ply":7,"turn":4,"question":"draw","decides":"chance",
       "units":{"Red":{"L1":"b2","L2":"b2","A3":"b2","M4":"lost"},"Blue":{"L1":"b2","S2":"d2"}},
       "losses":{"Red":1,"Blue":0},"frozen":{"Red":[],"Blue":[]},
       "gold":{"Red":430,"Blue":20},"owners":{"a2":"Red","b2":"Red","d2":"Blue","c2":"Blue"},
       "supply":{"Red":{"L1":3,"L2":1,"A3":0},"Blue":{"L1":3,"S2":3}},"points":{},
       "battle":{"square":"b2","Red":"L1","Blue":"L1"},"result":null,"termination":null}
      """;

  private static DrawnPosition drawn(SpecificRecord... events) throws IOException {
    Tags tags = new Tags(List.of(new Tags.Pair("Red", "Ann"), new Tags.Pair("Blue", "?")));
    return new DrawnPosition(new ObjectMapper().readTree(POSITION), MAP, tags, List.of(events));
  }

  /** The position under other rules than those of the rulebook. */
  private static Scene ruled(Map<String, Integer> changes) throws IOException {
    RuleSet rules =
        RuleSet.of(Games.find("generals-view").orElseThrow().parameters(), "mine", changes);
    ObjectNode position = (ObjectNode) drawn().position().deepCopy();
    position.put("rules", RulesTag.write(rules));
    return GamePresentations.requirePicture("generals-view")
        .full(new DrawnPosition(position, MAP, drawn().tags(), List.of()));
  }

  private static Scene full(SpecificRecord... events) throws IOException {
    return GamePresentations.requirePicture("generals-view").full(drawn(events));
  }

  /** Groups of a kind by name, at any depth. */
  private static Map<String, Item.Group> groups(List<Item> items, String kind) {
    Map<String, Item.Group> found = new HashMap<>();
    for (Item item : items) {
      if (item instanceof Item.Group group) {
        if (group.kind().equals(kind)) {
          found.put(group.name(), group);
        }
        found.putAll(groups(group.items(), kind));
      }
    }
    return found;
  }

  private static List<String> texts(List<Item> items) {
    List<String> texts = new ArrayList<>();
    for (Item item : items) {
      if (item instanceof Item.Label label) {
        texts.add(label.text());
      } else if (item instanceof Item.Group group) {
        texts.addAll(texts(group.items()));
      }
    }
    return texts;
  }

  @Test
  void units_ofOneKindOnASquare_areOneCounterWithNumberAndSupply() throws IOException {
    Map<String, Item.Group> units = groups(full().items(), "unit");
    assertThat(units)
        .containsOnlyKeys(
            "Red Line Infantry L1 L2 on b2, supply 1",
            "Red Artillery A3 on b2, supply 0",
            "Blue Line Infantry L1 on b2",
            "Blue Skirmishers S2 on d2");
    assertThat(texts(units.get("Red Line Infantry L1 L2 on b2, supply 1").items()))
        .containsExactly("×2", "1");
    assertThat(texts(units.get("Red Artillery A3 on b2, supply 0").items())).containsExactly("0");
    assertThat(texts(units.get("Blue Skirmishers S2 on d2").items())).isEmpty();
  }

  @Test
  void supply_isShownWhereItIsNotFull_byTheRulesOfTheGame() throws IOException {
    assertThat(groups(ruled(Map.of("supply-full", 5)).items(), "unit"))
        .containsOnlyKeys(
            "Red Line Infantry L1 L2 on b2, supply 1",
            "Red Artillery A3 on b2, supply 0",
            "Blue Line Infantry L1 on b2, supply 3",
            "Blue Skirmishers S2 on d2, supply 3");
    assertThat(groups(ruled(Map.of("supply-full", 1)).items(), "unit"))
        .containsOnlyKeys(
            "Red Line Infantry L1 L2 on b2",
            "Red Artillery A3 on b2, supply 0",
            "Blue Line Infantry L1 on b2",
            "Blue Skirmishers S2 on d2");
  }

  @Test
  void counters_onASquare_doNotOverlap() throws IOException {
    List<Item.Group> units = List.copyOf(groups(full().items(), "unit").values());
    for (Item.Group one : units) {
      for (Item.Group other : units) {
        boolean apart =
            one == other
                || one.bounds().right() <= other.bounds().x() + 3
                || other.bounds().right() <= one.bounds().x() + 3
                || one.bounds().bottom() <= other.bounds().y() + 3
                || other.bounds().bottom() <= one.bounds().y() + 3;
        assertThat(apart).as("%s and %s", one.name(), other.name()).isTrue();
      }
    }
  }

  @Test
  void plates_tellGoldCitiesSquaresAndLosses() throws IOException {
    Map<String, Item.Group> plates = groups(full().items(), "plate");
    assertThat(texts(plates.get("Red").items()))
        .contains("Ann", "gold 430 · cities 1 · squares 2 · lost 1");
    assertThat(texts(plates.get("Blue").items()))
        .contains("gold 20 · cities 1 · squares 2 · lost 0")
        .doesNotContain("?");
  }

  @Test
  void squares_bearCodeAndCitiesTheirGold() throws IOException {
    Map<String, Item.Group> squares = groups(full().items(), "space");
    assertThat(squares).hasSize(12);
    assertThat(texts(squares.get("d2").items())).contains("d2", "80");
    assertThat(texts(squares.get("c3").items())).containsExactly("c3");
    // west is left, north above
    assertThat(squares.get("a3").bounds().x()).isLessThan(squares.get("b3").bounds().x());
    assertThat(squares.get("a3").bounds().y()).isLessThan(squares.get("a2").bounds().y());
  }

  @Test
  void cities_bearTheGoldThatTheyGive_byTheRulesOfTheGame() throws IOException {
    Map<String, Item.Group> squares = groups(ruled(Map.of("income-percent", 50)).items(), "space");
    assertThat(texts(squares.get("d2").items())).contains("d2", "40").doesNotContain("80");
    assertThat(texts(squares.get("a2").items())).contains("35");
  }

  @Test
  void step_ofTheLastAnswer_isAnArrow() throws IOException {
    assertThat(groups(full().items(), "arrow")).isEmpty();
    Scene scene =
        full(
            new UnitMoved("Red", "L1", "L", "a2", "b2", "step"),
            new SquareTaken("Red", "b2", "", "movement", "field", 0L, 2, 2, 1, 1));
    assertThat(groups(scene.items(), "arrow")).hasSize(1);
    scene.items().forEach(item -> assertThat(scene.canvas().holds(item.bounds())).isTrue());
  }

  @Test
  void smallPicture_hasHardlyAWord() throws IOException {
    Scene small = GamePresentations.requirePicture("generals-view").small(drawn());
    assertThat(texts(small.items())).containsExactlyInAnyOrder("×2", "1", "0");
  }

  @Test
  void heat_coloursTheSquares() {
    Heat.Scale scale = new Heat.Scale(0, "0", 10, "10");
    Heat heat = new Heat("Battles", "battles", scale, Map.of("b2", new Heat.Reading(4, "4", "")));
    Scene scene = GamePresentations.requirePicture("generals-view").heat(MAP, heat);
    assertThat(texts(groups(scene.items(), "space").get("b2").items())).contains("4", "b2");
  }
}
