package org.wardiary.reports.game.onthesquare;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.BridgeLit;
import org.wardiary.events.event.ChargeMade;
import org.wardiary.events.event.FireOpened;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.events.game.MapFile;
import org.wardiary.reports.board.Arrow;
import org.wardiary.reports.board.Arrow.Sort;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.board.Caption;
import org.wardiary.reports.board.Frame;
import org.wardiary.reports.board.Heat;
import org.wardiary.reports.board.HeatLegend;
import org.wardiary.reports.board.Moment;
import org.wardiary.reports.board.Plate;
import org.wardiary.reports.board.Plate.Turn;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Ink;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Pen;
import org.wardiary.reports.draw.Scene;
import org.wardiary.reports.draw.Spot;
import org.wardiary.reports.draw.Tone;

/**
 * Pictures of Wargaming on the Square: terrain, boxes with numbers, men, facings, lines, squares,
 * guns, fire. What a side may not see is not in the position that it is given.
 */
final class OnTheSquarePicture implements BoardPicture {

  private static final double SMALL_MARGIN = 6;
  private static final double ARROWS = 0.8;

  @Override
  public Scene full(Moment moment) {
    OnTheSquareMap unplaced = OnTheSquareMap.read(moment.map());
    Frame frame = new Frame(unplaced.bounds());
    OnTheSquareMap map = unplaced.at(frame.place());
    OnTheSquareUnits units = new OnTheSquareUnits(moment);
    List<Item> board = board(moment, map, units);
    return frame.around(
        Caption.of(moment), plate(moment, units, 1), plate(moment, units, 0), board);
  }

  @Override
  public Scene small(Moment moment) {
    OnTheSquareMap map =
        OnTheSquareMap.read(moment.map()).at(new Box(SMALL_MARGIN, SMALL_MARGIN, 0, 0));
    Box canvas = map.bounds().inset(-SMALL_MARGIN);
    return new Scene(
        canvas.width(),
        canvas.height(),
        Caption.of(moment).title(),
        board(moment, map, new OnTheSquareUnits(moment)));
  }

  private static List<Item> board(Moment moment, OnTheSquareMap map, OnTheSquareUnits units) {
    JsonNode bridges = moment.position().required("bridges");
    List<Item> board = new ArrayList<>();
    for (String code : map.codes()) {
      List<Item> items = new ArrayList<>(OnTheSquareGround.draw(map, code, bridges.path(code)));
      items.add(OnTheSquareGround.code(code, map.box(code), Tone.FAINT));
      board.add(new Item.Group("space", code, items));
    }
    board.add(OnTheSquareGround.centre(map));
    board.addAll(units.bonds(map));
    for (String code : map.codes()) {
      board.addAll(units.draw(code, map.box(code)));
    }
    moment.events().forEach(event -> mark(event, map, units, board));
    board.add(edge(map));
    return board;
  }

  private static Item edge(OnTheSquareMap map) {
    return new Item.Line(Outline.rect(map.bounds().inset(1.5)), Pen.of(Tone.FAINT, 3));
  }

  /** What the last answer did. */
  private static void mark(
      SpecificRecord event, OnTheSquareMap map, OnTheSquareUnits units, List<Item> items) {
    if (event instanceof UnitMoved move) {
      items.add(arrow(map, move.getFrom(), move.getTo(), Sort.MOVE));
    } else if (event instanceof UnitRetreated retreat) {
      if (!retreat.getFrom().equals(retreat.getTo())) {
        items.add(arrow(map, retreat.getFrom(), retreat.getTo(), Sort.RETREAT));
      }
    } else if (event instanceof FireOpened fire) {
      items.add(arrow(map, fire.getSpace(), fire.getTarget(), Sort.SUPPORT));
    } else if (event instanceof ChargeMade charge) {
      items.add(arrow(map, charge.getSpace(), charge.getTarget(), Sort.ATTACK));
    } else if (event instanceof BridgeLit bridge) {
      Box box = map.box(bridge.getSpace()).inset(4);
      items.add(new Item.Line(Outline.rect(box), Pen.of(Tone.ATTACK, 5)));
    } else if (event instanceof UnitEliminated unit) {
      items.add(cross(unit.getSpace(), map, units));
    }
  }

  private static Item arrow(OnTheSquareMap map, String from, String to, Sort sort) {
    Spot tail = map.box(from).centre();
    Spot point = map.box(to).centre();
    return Arrow.straight(tail, point.towards(tail, 20), sort).draw(ARROWS);
  }

  /** Where a unit was lost: a cross, in the corner where something stands there now. */
  private static Item cross(String code, OnTheSquareMap map, OnTheSquareUnits units) {
    Box box = map.box(code);
    boolean taken = units.stands(code);
    Spot centre = taken ? new Spot(box.right() - 14, box.y() + 14) : box.centre();
    double size = taken ? 9 : 20;
    Outline cross = Outline.line(-1, -1, 1, 1).and(Outline.line(-1, 1, 1, -1)).at(centre, size);
    return new Item.Group(
        "lost",
        "lost on " + code,
        List.of(
            new Item.Line(cross, new Pen(new Ink(Tone.PAPER, 0.8), 0.75 * size, List.of())),
            new Item.Line(cross, Pen.of(Tone.ATTACK, 0.42 * size))));
  }

  private static Plate plate(Moment moment, OnTheSquareUnits units, int index) {
    String side = moment.sides().get(index);
    boolean decides = moment.text("decides").filter(side::equals).isPresent();
    return new Plate(
        Sides.livery(index, side),
        side,
        moment.player(side),
        units.lost(index),
        units.strength(index),
        decides ? Turn.DECIDES : Turn.WAITS);
  }

  @Override
  public Scene heat(MapFile file, Heat heat) {
    OnTheSquareMap unplaced = OnTheSquareMap.read(file);
    Box place = HeatLegend.place(unplaced.bounds().width(), unplaced.bounds().height());
    OnTheSquareMap map = unplaced.at(place);
    List<Item> board = new ArrayList<>();
    for (String code : map.codes()) {
      Box box = map.box(code);
      List<Item> items = new ArrayList<>(HeatLegend.paint(heat, code, box));
      items.add(new Item.Line(Outline.rect(box), Pen.of(Tone.LINE, 2)));
      Tone ink =
          heat.of(code)
              .map(reading -> Tone.onHeat(heat.scale().level(reading.value())))
              .orElse(Tone.FAINT);
      items.add(OnTheSquareGround.code(code, box, ink));
      board.add(new Item.Group("space", code, items));
    }
    board.add(OnTheSquareGround.centre(map));
    board.add(edge(map));
    return HeatLegend.around(heat, place, board);
  }
}
