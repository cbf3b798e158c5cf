package org.wardiary.reports.game.hasami;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.hasami.HasamiMap;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.board.Caption;
import org.wardiary.reports.board.Counter;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.board.Frame;
import org.wardiary.reports.board.Heat;
import org.wardiary.reports.board.HeatLegend;
import org.wardiary.reports.board.Legend;
import org.wardiary.reports.board.Livery;
import org.wardiary.reports.board.Plate;
import org.wardiary.reports.board.Symbol;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Pen;
import org.wardiary.reports.draw.Scene;
import org.wardiary.reports.draw.Spot;
import org.wardiary.reports.draw.Tone;

/** Pictures of Hasami: squares and men. */
final class HasamiPicture implements BoardPicture {

  private static final double SIDE = 100;
  private static final double MARGIN = 6;
  private static final Symbol MAN =
      new Symbol(List.of(), List.of(Outline.circle(new Spot(0, 0), 0.4)));

  @Override
  public Scene full(DrawnPosition drawn) {
    double width = SIDE * ((HasamiMap) drawn.map()).size();
    Legend legend = new Legend(List.of(Legend.Entry.kind("Man", MAN)));
    Frame frame = new Frame(new Box(0, 0, width, width), Caption.of(drawn), legend);
    return frame.around(plate(drawn, 1), plate(drawn, 0), board(drawn, frame.place()));
  }

  @Override
  public Scene small(DrawnPosition drawn) {
    double width = SIDE * ((HasamiMap) drawn.map()).size();
    Box place = new Box(MARGIN, MARGIN, width, width);
    Box canvas = place.inset(-MARGIN);
    return new Scene(
        canvas.width(), canvas.height(), Caption.of(drawn).title(), board(drawn, place));
  }

  private static List<Item> board(DrawnPosition drawn, Box place) {
    HasamiMap map = (HasamiMap) drawn.map();
    List<Item> items = new ArrayList<>();
    for (int square = 0; square < map.squares(); square++) {
      Item border = new Item.Line(Outline.rect(box(map, square, place)), Pen.of(Tone.LINE, 2));
      items.add(new Item.Group("space", map.name(square), List.of(border)));
    }
    for (int side = 0; side < 2; side++) {
      String name = drawn.sides().get(side);
      JsonNode men = drawn.position().required("units").required(name);
      for (Map.Entry<String, JsonNode> man : men.properties()) {
        int square = map.square(man.getValue().asText());
        if (square != HasamiMap.NONE) {
          Counter counter = new Counter(livery(side, name), MAN, man.getKey(), Set.of());
          Box on = box(map, square, place).inset(SIDE / 8);
          items.add(new Item.Group("unit", name + " " + man.getKey(), counter.draw(on)));
        }
      }
    }
    return items;
  }

  private static Box box(HasamiMap map, int square, Box place) {
    int row = map.size() - 1 - square / map.size();
    return new Box(place.x() + SIDE * (square % map.size()), place.y() + SIDE * row, SIDE, SIDE);
  }

  private static Livery livery(int side, String name) {
    return Livery.of(side, HasamiPresentation.COLOURS.get(name).hue());
  }

  private static Plate plate(DrawnPosition drawn, int side) {
    String name = drawn.sides().get(side);
    boolean decides = drawn.text("decides").filter(name::equals).isPresent();
    String lost = drawn.position().required("losses").required(name).asText();
    return new Plate(
        livery(side, name),
        name,
        drawn.player(name),
        List.of(),
        Text.of("lost %s", lost),
        decides ? Plate.Turn.DECIDES : Plate.Turn.WAITS);
  }

  @Override
  public Scene heat(GameMap board, Heat heat) {
    HasamiMap map = (HasamiMap) board;
    Box place = HeatLegend.place(SIDE * map.size(), SIDE * map.size());
    List<Item> items = new ArrayList<>();
    for (int square = 0; square < map.squares(); square++) {
      Box box = box(map, square, place);
      items.addAll(HeatLegend.paint(heat, map.name(square), Outline.rect(box), box));
    }
    return HeatLegend.around(heat, place, items);
  }
}
