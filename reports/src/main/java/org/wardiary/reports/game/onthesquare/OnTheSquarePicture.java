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
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.onthesquare.map.OnTheSquareMap;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.reports.board.Arrow;
import org.wardiary.reports.board.Arrow.Sort;
import org.wardiary.reports.board.BoardLayout;
import org.wardiary.reports.board.Detail;
import org.wardiary.reports.board.FramedPicture;
import org.wardiary.reports.board.Livery;
import org.wardiary.reports.board.Marks;
import org.wardiary.reports.board.Moment;
import org.wardiary.reports.board.Symbol;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Pen;
import org.wardiary.reports.draw.Spot;
import org.wardiary.reports.draw.Tone;

/**
 * Pictures of Wargaming on the Square: terrain, boxes with numbers, men, facings, lines, squares,
 * guns, fire. What a side may not see is not in the position that it is given.
 */
final class OnTheSquarePicture extends FramedPicture {

  /** Width and height of a sector. */
  static final double SECTOR = 88;

  private static final double CODE_SIZE = 13;
  private static final double ARROWS = 0.8;

  @Override
  protected BoardLayout layout(GameMap map) {
    return BoardLayout.grid(Sector.SIDE, Sector.SIDE, SECTOR);
  }

  @Override
  protected List<Item> board(Moment moment, BoardLayout layout, Detail detail) {
    OnTheSquareGround ground = new OnTheSquareGround((OnTheSquareMap) moment.map());
    OnTheSquareUnits units = new OnTheSquareUnits(moment, layout);
    JsonNode bridges = moment.position().required("bridges");
    List<Item> board = new ArrayList<>();
    layout
        .boxes()
        .forEach(
            (code, box) -> {
              List<Item> items = new ArrayList<>(ground.draw(code, box, bridges.path(code)));
              items.add(code(moment.map(), code, box, Tone.FAINT));
              board.add(new Item.Group("space", code, items));
            });
    board.add(centre(layout));
    board.addAll(units.bonds());
    layout.codes().forEach(code -> board.addAll(units.draw(code)));
    moment.events().forEach(event -> mark(event, layout, units, board));
    board.add(outerEdge(layout.bounds().inset(1.5)));
    return board;
  }

  @Override
  protected Livery livery(Moment moment, int side) {
    return Sides.livery(side, moment.sides().get(side));
  }

  @Override
  protected List<Symbol> lost(Moment moment, int side) {
    return moment.lost(moment.sides().get(side));
  }

  @Override
  protected String score(Moment moment, int side) {
    return OnTheSquareParts.of(moment).strength(side);
  }

  @Override
  protected Item code(GameMap map, String code, Box box, Tone ink) {
    return codeAt(code, new Spot(box.x() + 4, box.y() + 3 + 0.8 * CODE_SIZE), CODE_SIZE, ink);
  }

  @Override
  protected List<Item> edge(BoardLayout layout) {
    return List.of(centre(layout), outerEdge(layout.bounds().inset(1.5)));
  }

  /** The border around the four sectors of the centre, drawn over their ground. */
  private static Item centre(BoardLayout layout) {
    Box all =
        Sector.CENTRE.stream()
            .map(sector -> layout.box(Sector.name(sector)))
            .reduce(Box::with)
            .orElseThrow();
    return new Item.Line(Outline.rect(all), Pen.of(Tone.HIGHLIGHT, 5).dashed(14.0, 7.0));
  }

  /** What the last answer did. */
  private static void mark(
      SpecificRecord event, BoardLayout layout, OnTheSquareUnits units, List<Item> items) {
    if (event instanceof UnitMoved move) {
      items.add(arrow(layout, move.getFrom(), move.getTo(), Sort.MOVE));
    } else if (event instanceof UnitRetreated retreat) {
      if (!retreat.getFrom().equals(retreat.getTo())) {
        items.add(arrow(layout, retreat.getFrom(), retreat.getTo(), Sort.RETREAT));
      }
    } else if (event instanceof FireOpened fire) {
      items.add(arrow(layout, fire.getSpace(), fire.getTarget(), Sort.SUPPORT));
    } else if (event instanceof ChargeMade charge) {
      items.add(arrow(layout, charge.getSpace(), charge.getTarget(), Sort.ATTACK));
    } else if (event instanceof BridgeLit bridge) {
      Box box = layout.box(bridge.getSpace()).inset(4);
      items.add(new Item.Line(Outline.rect(box), Pen.of(Tone.ATTACK, 5)));
    } else if (event instanceof UnitEliminated unit) {
      items.add(cross(unit.getSpace(), layout, units));
    }
  }

  private static Item arrow(BoardLayout layout, String from, String to, Sort sort) {
    Spot tail = layout.box(from).centre();
    Spot point = layout.box(to).centre();
    return Arrow.straight(tail, point.towards(tail, 20), sort).draw(ARROWS);
  }

  /** Where a unit was lost: a cross, in the corner where something stands there now. */
  private static Item cross(String code, BoardLayout layout, OnTheSquareUnits units) {
    Box box = layout.box(code);
    return units.stands(code)
        ? Marks.cross(code, new Spot(box.right() - 14, box.y() + 14), 9)
        : Marks.cross(code, box.centre(), 20);
  }
}
