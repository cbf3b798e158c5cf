package org.wardiary.reports.game.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wardiary.events.event.UnitsMarched;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.testkit.Goldens;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.board.Heat;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Palette;
import org.wardiary.reports.draw.Scene;
import org.wardiary.reports.draw.SvgWriter;
import org.wardiary.reports.game.GamePresentations;
import org.wardiary.reports.game.recorded.RecordedSamples.Sample;

class RecordedPictureTest {

  private static Scene full(Sample sample, int ply) {
    DrawnPosition drawn = sample.at(ply);
    return GamePresentations.requirePicture(drawn.game()).full(drawn);
  }

  /** Names of the groups of a kind, at any depth. */
  private static List<String> names(List<Item> items, String kind) {
    List<String> names = new ArrayList<>();
    for (Item item : items) {
      if (item instanceof Item.Group group) {
        if (group.kind().equals(kind)) {
          names.add(group.name());
        }
        names.addAll(names(group.items(), kind));
      }
    }
    return names;
  }

  @ParameterizedTest
  @CsvSource({"harbours, 8", "open, 9"})
  void picture_isAsLookedAt(String name, int ply) throws IOException {
    String svg = SvgWriter.of(Palette.LIGHT).write(full(RecordedSamples.read(name), ply));
    Goldens.check("recorded/" + name + ".svg", svg);
  }

  @Test
  void hexes_haveTerrainBoxesUnitsAndStates() throws IOException {
    Sample sample = RecordedSamples.read("brook");
    Scene scene = full(sample, sample.length());
    assertThat(names(scene.items(), "space"))
        .hasSize(35 + 3)
        .contains("0304 Brookside, town", "0403, marsh", "ExitS South road", "Camp");
    assertThat(names(scene.items(), "unit"))
        .contains(
            "North infantry 1N (attack 4, move 3) on 0304, disrupted, step 1",
            "South cavalry 3S (attack 2, move 6) on 0404");
    assertThat(names(scene.items(), "edge")).containsExactly("brook", "road");
    assertThat(names(scene.items(), "state"))
        .containsExactly("0304: held North", "0303|0304: broken");
    assertThat(names(scene.items(), "lost")).isEmpty();
  }

  @Test
  void unit_withoutAnOrderOfBattle_hasTheKindThatItsStateSays(@TempDir Path files)
      throws IOException {
    Files.writeString(
        files.resolve("blocks.game.json"),
        """
        {"game": {"id": "blocks"}, "sides": {"Red": {}, "Blue": {}},
         "kinds": {"Inf": {"name": "infantry", "symbol": "infantry"}}}
        """);
    Sample sample =
        RecordedSamples.judge("[Game \"blocks\"]\n\n1. :Red A,B@field A:kind=Inf A:tired *", files);
    assertThat(names(full(sample, sample.length()).items(), "unit"))
        .containsExactly("Red infantry A on field, tired", "Red B on field");
  }

  @Test
  void lastStatement_isShownAsArrows() throws IOException {
    Sample sample = RecordedSamples.read("brook");
    assertThat(names(full(sample, 3).items(), "arrow")).hasSize(2);
    assertThat(names(full(sample, 6).items(), "arrow")).hasSize(3);
    assertThat(names(full(sample, 7).items(), "arrow")).hasSize(1);
    assertThat(names(full(sample, 8).items(), "lost")).containsExactly("South 1S lost on 0304");
  }

  @Test
  void game_isDrawnOverOneGround() throws IOException {
    Sample sample = RecordedSamples.read("open");
    BoardPicture picture =
        GamePresentations.requirePicture("recorded/x")
            .over(sample.at(0).map(), sample.events().stream().map(EmittedEvent::body).toList());
    Scene first = picture.plain(sample.at(0));
    Scene last = picture.plain(sample.at(sample.length()));
    assertThat(last.items().get(0)).isSameAs(first.items().get(0));
    assertThat(names(first.items(), "space")).containsExactly("Berlin", "Paris", "Rome");
    assertThat(sample.at(6).events(UnitsMarched.class)).isEmpty();
  }

  @Test
  void heat_isShownOnHexes() throws IOException {
    Sample sample = RecordedSamples.read("brook");
    Heat heat =
        new Heat(
            "Losses",
            "units",
            new Heat.Scale(0, "0", 3, "3"),
            Map.of("0304", new Heat.Reading(3, "3", "")));
    Scene scene = GamePresentations.requirePicture("recorded/brook").heat(sample.at(0).map(), heat);
    assertThat(names(scene.items(), "space")).hasSize(35 + 3);
  }
}
