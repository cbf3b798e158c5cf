package org.wardiary.reports.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Scene;

class FrameTest {

  private static final Plate PLATE =
      new Plate(Legend.NEUTRAL, "Blue", "Ann", List.of(), "losses 0", Plate.Turn.WAITS);

  private static Scene framed(Caption caption, Legend legend) {
    return new Frame(new Box(0, 0, 768, 100), caption, legend).around(PLATE, PLATE, List.of());
  }

  private static Item.Group group(Scene scene, String kind) {
    return scene.items().stream()
        .filter(Item.Group.class::isInstance)
        .map(Item.Group.class::cast)
        .filter(group -> group.kind().equals(kind))
        .findFirst()
        .orElseThrow();
  }

  private static List<Item.Label> labels(Item.Group group) {
    List<Item.Label> labels = new ArrayList<>();
    for (Item item : group.items()) {
      if (item instanceof Item.Label label) {
        labels.add(label);
      } else if (item instanceof Item.Group inner) {
        labels.addAll(labels(inner));
      }
    }
    return labels;
  }

  @Test
  void caption_short_isOneLineOfFullSize() {
    List<Item.Label> labels =
        labels(
            group(
                framed(new Caption("turn 1, ply 2", "Blue to act"), new Legend(List.of())),
                "caption"));
    assertThat(labels).extracting(Item.Label::text).containsExactly("turn 1, ply 2", "Blue to act");
    assertThat(labels.get(0).at().y()).isEqualTo(labels.get(1).at().y());
    assertThat(labels.get(1).lettering().size()).isEqualTo(24);
  }

  @Test
  void caption_aLittleLong_isSmallerOnOneLine() {
    Caption caption =
        new Caption("turn 98, ply 116: " + "CG2R,".repeat(7), "Blue decides: advance");
    List<Item.Label> labels = labels(group(framed(caption, new Legend(List.of())), "caption"));
    assertThat(labels).hasSize(2);
    assertThat(labels.get(1).lettering().size()).isLessThan(24).isGreaterThanOrEqualTo(18);
    assertThat(labels.get(0).bounds().right()).isLessThan(labels.get(1).bounds().x());
  }

  @Test
  void caption_ofAnyLength_isWhole_andStaysAboveThePlatesAndOnTheCanvas() {
    for (int length : new int[] {1, 5, 20, 100}) {
      String answer = "CG2CR-G2R,".repeat(length);
      Scene scene = framed(new Caption(answer, "W".repeat(length)), new Legend(List.of()));
      List<Item.Label> labels = labels(group(scene, "caption"));
      assertThat(labels.stream().map(Item.Label::text).collect(Collectors.joining()))
          .isEqualTo(answer + "W".repeat(length));
      double plates = group(scene, "plate").bounds().y();
      for (Item.Label label : labels) {
        assertThat(scene.canvas().holds(label.bounds())).as(label.text()).isTrue();
        assertThat(label.bounds().bottom()).isLessThan(plates);
        for (Item.Label other : labels) {
          assertThat(label == other || !label.bounds().meets(other.bounds())).isTrue();
        }
      }
    }
  }

  @Test
  void legend_ofManyEntries_goesOnInRowsBelowThePlates() {
    List<Legend.Entry> entries = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      entries.add(Legend.Entry.text("entry number " + i, "x"));
    }
    Caption caption = new Caption("", "");
    Scene scene = framed(caption, new Legend(entries));
    Item.Group legend = group(scene, "legend");
    assertThat(scene.canvas().holds(legend.bounds())).isTrue();
    assertThat(legend.items()).hasSize(20);
    for (Item one : legend.items()) {
      for (Item other : legend.items()) {
        assertThat(one == other || !one.bounds().meets(other.bounds())).isTrue();
      }
    }
    assertThat(framed(caption, new Legend(List.of())).height()).isLessThan(scene.height());
  }
}
