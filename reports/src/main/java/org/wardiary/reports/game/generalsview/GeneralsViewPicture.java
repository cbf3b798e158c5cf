package org.wardiary.reports.game.generalsview;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.wardiary.events.event.SquareTaken;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.Arrow;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.board.Caption;
import org.wardiary.reports.board.Frame;
import org.wardiary.reports.board.Heat;
import org.wardiary.reports.board.HeatLegend;
import org.wardiary.reports.board.Moment;
import org.wardiary.reports.board.Plate;
import org.wardiary.reports.board.Plate.Turn;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Fonts.Weight;
import org.wardiary.reports.draw.Ink;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Item.Anchor;
import org.wardiary.reports.draw.Item.Lettering;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Pen;
import org.wardiary.reports.draw.Scene;
import org.wardiary.reports.draw.Spot;
import org.wardiary.reports.draw.Tone;

/** Pictures of A General's View: cities, ownership, stacks with numbers and kinds, supply. */
final class GeneralsViewPicture implements BoardPicture {

  private static final double SMALL_MARGIN = 6;
  private static final double CODE_SIZE = 15;
  private static final double LEAST_WIDTH = 8 * GeneralsViewMap.SIDE;
  private static final double GOLD_SIZE = 14;
  private static final double TINT = 0.30;

  /** How much is written on the squares. */
  private enum Detail {
    CODES,
    NONE
  }

  @Override
  public Scene full(Moment moment) {
    GeneralsViewMap unplaced = GeneralsViewMap.read(moment.map());
    Box bounds = unplaced.bounds();
    // name plates need room, however narrow the board is
    double width = Math.max(LEAST_WIDTH, bounds.width());
    Frame frame = new Frame(new Box(0, 0, width, bounds.height()));
    Box place = frame.place();
    GeneralsViewMap map =
        unplaced.at(new Box(place.x() + (width - bounds.width()) / 2, place.y(), 0, 0));
    return frame.around(
        Caption.of(moment), plate(moment, 1), plate(moment, 0), board(moment, map, Detail.CODES));
  }

  @Override
  public Scene small(Moment moment) {
    GeneralsViewMap map =
        GeneralsViewMap.read(moment.map()).at(new Box(SMALL_MARGIN, SMALL_MARGIN, 0, 0));
    Box canvas = map.bounds().inset(-SMALL_MARGIN);
    return new Scene(
        canvas.width(),
        canvas.height(),
        Caption.of(moment).title(),
        board(moment, map, Detail.NONE));
  }

  private List<Item> board(Moment moment, GeneralsViewMap map, Detail detail) {
    GeneralsViewUnits units = GeneralsViewUnits.of(moment);
    JsonNode owners = moment.position().required("owners");
    List<Item> board = new ArrayList<>();
    for (String code : map.codes()) {
      Box box = map.box(code);
      List<Item> items = new ArrayList<>(ground(moment, owners.path(code).asText(), box));
      if (map.cities().containsKey(code)) {
        items.addAll(city(map.cities().get(code), box, detail));
      }
      if (detail == Detail.CODES) {
        items.add(code(code, box, Tone.FAINT));
      }
      items.addAll(units.draw(code, box));
      board.add(new Item.Group("space", code, items));
    }
    board.addAll(marks(moment, map));
    board.add(new Item.Line(Outline.rect(map.bounds().inset(1.5)), Pen.of(Tone.FAINT, 3)));
    return board;
  }

  /** A square's ground: tinted by its owner, the second-named side's with a stroke besides. */
  private static List<Item> ground(Moment moment, String owner, Box box) {
    List<Item> items = new ArrayList<>();
    items.add(new Item.Fill(Outline.rect(box), Tone.CLEAR));
    int side = moment.sides().indexOf(owner);
    if (side >= 0) {
      Tone colour = Sides.livery(side, owner).colour();
      items.add(new Item.Fill(Outline.rect(box), new Ink(colour, TINT)));
      if (side == 1) {
        Outline strokes =
            Outline.line(box.x(), box.bottom() - 24, box.x() + 24, box.bottom())
                .and(Outline.line(box.right() - 24, box.y(), box.right(), box.y() + 24));
        items.add(new Item.Line(strokes, new Pen(new Ink(colour, 0.5), 2, List.of())));
      }
    }
    items.add(new Item.Line(Outline.rect(box), Pen.of(Tone.LINE, 2)));
    return items;
  }

  /** Two houses, and the gold that the city gives. */
  private static List<Item> city(String gold, Box box, Detail detail) {
    List<Item> items = new ArrayList<>();
    items.add(new Item.Line(Outline.rect(box.inset(4)), Pen.of(Tone.BUILDING, 5)));
    double x = box.right() - 25;
    double y = box.y() + 19;
    Outline houses =
        Outline.polygon(x, y, x, y - 6, x + 4, y - 10, x + 8, y - 6, x + 8, y)
            .and(Outline.polygon(x + 9, y, x + 9, y - 9, x + 14, y - 14, x + 19, y - 9, x + 19, y));
    items.add(new Item.Fill(houses, Tone.BUILDING));
    if (detail == Detail.CODES) {
      items.add(
          new Item.Label(
              gold,
              new Spot(x - 3, y),
              new Lettering(GOLD_SIZE, Weight.BOLD, Anchor.END, Tone.INK)));
    }
    return items;
  }

  private static Item code(String code, Box box, Tone ink) {
    return new Item.Label(
        code,
        new Spot(box.x() + 8, box.y() + 8 + 0.75 * CODE_SIZE),
        new Lettering(CODE_SIZE, Weight.REGULAR, Anchor.START, ink));
  }

  /** The square fought for, squares just taken, the last step. */
  private static List<Item> marks(Moment moment, GeneralsViewMap map) {
    List<Item> items = new ArrayList<>();
    String battle = moment.position().path("battle").path("square").asText("");
    if (!battle.isEmpty()) {
      items.add(new Item.Line(Outline.rect(map.box(battle).inset(4)), Pen.of(Tone.ATTACK, 7)));
    }
    for (SquareTaken taken : moment.events(SquareTaken.class)) {
      items.add(
          new Item.Line(
              Outline.rect(map.box(taken.getSpace()).inset(4)),
              Pen.of(Tone.HIGHLIGHT, 4).dashed(10.0, 6.0)));
    }
    for (UnitMoved step : moment.events(UnitMoved.class)) {
      Spot from = map.box(step.getFrom()).centre();
      Spot to = map.box(step.getTo()).centre();
      items.add(Arrow.straight(from, to.towards(from, 18), Arrow.Sort.MOVE).draw(1));
    }
    return items;
  }

  private static Plate plate(Moment moment, int index) {
    String side = moment.sides().get(index);
    JsonNode position = moment.position();
    GeneralsViewMap map = GeneralsViewMap.read(moment.map());
    int squares = 0;
    int cities = 0;
    for (Map.Entry<String, JsonNode> square : position.required("owners").properties()) {
      if (square.getValue().asText().equals(side)) {
        squares++;
        cities += map.cities().containsKey(square.getKey()) ? 1 : 0;
      }
    }
    boolean decides = moment.text("decides").filter(side::equals).isPresent();
    return new Plate(
        Sides.livery(index, side),
        side,
        moment.player(side),
        List.of(),
        Text.of(
            "gold %s · cities %d · squares %d · lost %s",
            position.required("gold").required(side).asText(),
            cities,
            squares,
            position.required("losses").required(side).asText()),
        decides ? Turn.DECIDES : Turn.WAITS);
  }

  @Override
  public Scene heat(MapFile file, Heat heat) {
    GeneralsViewMap unplaced = GeneralsViewMap.read(file);
    Box place = HeatLegend.place(unplaced.bounds().width(), unplaced.bounds().height());
    GeneralsViewMap map = unplaced.at(place);
    List<Item> board = new ArrayList<>();
    for (String code : map.codes()) {
      Box box = map.box(code);
      List<Item> items = new ArrayList<>(HeatLegend.paint(heat, code, box));
      items.add(new Item.Line(Outline.rect(box), Pen.of(Tone.LINE, 2)));
      if (map.cities().containsKey(code)) {
        items.addAll(city(map.cities().get(code), box, Detail.NONE));
      }
      Tone ink =
          heat.of(code)
              .map(reading -> Tone.onHeat(heat.scale().level(reading.value())))
              .orElse(Tone.FAINT);
      items.add(code(code, box, ink));
      board.add(new Item.Group("space", code, items));
    }
    board.add(new Item.Line(Outline.rect(map.bounds().inset(1.5)), Pen.of(Tone.FAINT, 3)));
    return HeatLegend.around(heat, place, board);
  }
}
