package org.wardiary.reports.game.onthesquare;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.api.Test;
import org.wardiary.events.event.FireOpened;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.onthesquare.map.MapReader;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.board.Heat;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Palette;
import org.wardiary.reports.draw.Scene;
import org.wardiary.reports.draw.SvgWriter;
import org.wardiary.reports.game.GamePresentations;

/** A position with one thing of each sort, as the umpire and Red see it. */
class OnTheSquarePictureTest {

  private static final String GAME = "wargaming-on-the-square";

  private static final GameMap MAP =
      MapReader.read(
          new MapFile(
              GAME,
              """
          {"rows": ["....+.......","....+.......","............","~~~~=~~~~=~~","...^+h.w....","....++++....",
           "....++++....","............","~~=~~~~=~~~~","............","............","............"]}
          """));

  private static final String POSITION =
      """
      {"game":"wargaming-on-the-square","ply":99,"turn":4,"question":"execute","decides":"Red",
       "units":{"Red":{"I1":"f6","I1a":"e6","I2":"g7","A1":"d3","I3":"b2","I3a":"b1","D1":"lost","L1":"joined"},
                "Blue":{%s:"h10","I1":"f8"}},
       "men":{"Red":{"I1":8,"I1a":7,"I2":9,"A1":6,"I3":4,"I3a":3},"Blue":{%s"I1":5}},
       "facing":{"Red":{"I1":"N","I1a":"N","I2":"E","A1":"W","I3":"N","I3a":"N"},"Blue":{%s:"S","I1":"S"}},
       "square":{"Red":["I2"],"Blue":[]},"guns":{"Red":{"A1":["0h","1"]},"Blue":{%s}},
       "boxes":{"Red":{"A1":7},"Blue":{%s:15}},"orders":{"Red":{"I1":"A"},"Blue":{%s}},
       "auxiliaries":{"Red":["L"],"Blue":[]},"loose":{"c3":["0"]},
       "bridges":{"e9":"whole","j9":2,"c4":0,"h4":"whole"},"deck":{"R":20,"B":21},"cards":0,"hits":0,
       "held":"Red","result":null,"termination":null}
      """;

  private static DrawnPosition drawn(String position, SpecificRecord... events) throws IOException {
    JsonNode json = new ObjectMapper().readTree(position);
    Tags tags = new Tags(List.of(new Tags.Pair("Red", "Ann"), new Tags.Pair("Blue", "?")));
    return new DrawnPosition(json, MAP, tags, List.of(events));
  }

  private static DrawnPosition umpire(SpecificRecord... events) throws IOException {
    String id = "\"A1\"";
    return drawn(
        Text.of(POSITION, id, "\"A1\":6,", id, "\"A1\":[\"0h\"]", id, "\"A1\":\"S\""), events);
  }

  private static DrawnPosition red() throws IOException {
    String id = "\"#15\"";
    return drawn(Text.of(POSITION, id, "", id, "", id, ""));
  }

  private static Scene full(DrawnPosition drawn) {
    return GamePresentations.requirePicture(GAME).full(drawn);
  }

  /** Names of the groups of a kind, at any depth. */
  private static List<String> names(List<Item> items, String kind) {
    List<String> found = new ArrayList<>();
    for (Item item : items) {
      if (item instanceof Item.Group group) {
        if (group.kind().equals(kind)) {
          found.add(group.name());
        }
        found.addAll(names(group.items(), kind));
      }
    }
    return found;
  }

  private static Map<String, Integer> kinds(List<Item> items) {
    Map<String, Integer> kinds = new HashMap<>();
    for (Item item : items) {
      if (item instanceof Item.Group group) {
        kinds.merge(group.kind(), 1, Integer::sum);
      }
    }
    return kinds;
  }

  @Test
  void units_asTheUmpireSeesThem_haveMenFacingsAndSquares() throws IOException {
    List<String> units = names(full(umpire()).items(), "unit");
    assertThat(units)
        .containsExactlyInAnyOrder(
            "Red Infantry I1 on f6, 8 men, facing N",
            "Red Infantry I1a on e6, 7 men, facing N",
            "Red Infantry I2 on g7, 9 men, in square",
            "Red Artillery A1 on d3, 6 men, facing W",
            "Red Infantry I3 on b2, 4 men, facing N",
            "Red Infantry I3a on b1, 3 men, facing N",
            "Blue Artillery A1 on h10, 6 men, facing S",
            "Blue Infantry I1 on f8, 5 men, facing S");
  }

  @Test
  void aBox_asTheOtherSideSeesIt_hasANumberAndNoMore() throws IOException {
    Scene scene = full(red());
    assertThat(names(scene.items(), "unit")).contains("Blue box #15 on h10, facing S");
    String svg = SvgWriter.of(Palette.LIGHT).write(scene);
    assertThat(svg).contains("#15").doesNotContain("Blue Artillery");
  }

  @Test
  void bodies_areLinesOrDeployed() throws IOException {
    assertThat(names(full(umpire()).items(), "bond"))
        .containsExactlyInAnyOrder("Red I1 with I1a, in line", "Red I3 with I3a, deployed");
  }

  @Test
  void bridgesOnFire_andLooseGuns_areShown() throws IOException {
    List<Item> items = full(umpire()).items();
    assertThat(names(items, "fire"))
        .containsExactly("bridge on fire, burns to the end of 2 more turns");
    assertThat(names(items, "guns")).containsExactly("1 loose on c3");
  }

  @Test
  void events_ofTheLastAnswer_areArrows() throws IOException {
    UnitMoved move = new UnitMoved("Red", "I1", "I", "f5", "f6", "advance");
    FireOpened fire =
        new FireOpened(
            "Red",
            "I1",
            "I",
            "f6",
            "muskets",
            "order",
            List.of("I1"),
            4,
            0,
            "f8",
            "I1",
            "I",
            false,
            2,
            List.of("I1"),
            2);
    assertThat(kinds(full(umpire(move, fire)).items())).containsEntry("arrow", 2);
    assertThat(kinds(full(umpire()).items())).doesNotContainKey("arrow");
  }

  @Test
  void smallPicture_andHeat_stayOnTheirCanvas() throws IOException {
    Heat heat =
        new Heat(
            "Losses",
            "men",
            new Heat.Scale(0, "0", 1, "1"),
            Map.of("f6", new Heat.Reading(0.5, "½", "")));
    for (Scene scene :
        List.of(
            GamePresentations.requirePicture(GAME).small(umpire()),
            GamePresentations.requirePicture(GAME).heat(MAP, heat))) {
      for (Item item : scene.items()) {
        assertThat(scene.canvas().holds(item.bounds())).as(item.toString()).isTrue();
      }
    }
  }
}
