package org.wardiary.reports.game.onthesquare;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.BridgeLit;
import org.wardiary.events.event.ChargeMade;
import org.wardiary.events.event.FireOpened;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.onthesquare.map.OnTheSquareMap;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.map.Terrain;
import org.wardiary.reports.board.Arrow.Sort;
import org.wardiary.reports.board.BoardLayout;
import org.wardiary.reports.board.Detail;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.board.Fallen;
import org.wardiary.reports.board.Fallen.Corner;
import org.wardiary.reports.board.FramedPicture;
import org.wardiary.reports.board.Legend;
import org.wardiary.reports.board.Livery;
import org.wardiary.reports.board.Symbol;
import org.wardiary.reports.board.Target;
import org.wardiary.reports.board.Ways;
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
  static final double SECTOR = 100;

  private static final double CODE_SIZE = 13;
  private static final double ARROWS = 0.8;

  @Override
  protected BoardLayout layout(GameMap map) {
    return BoardLayout.grid(Sector.SIDE, Sector.SIDE, SECTOR);
  }

  @Override
  protected List<Item> board(DrawnPosition drawn, BoardLayout layout, Detail detail) {
    OnTheSquareGround ground = new OnTheSquareGround((OnTheSquareMap) drawn.map());
    OnTheSquareUnits units = new OnTheSquareUnits(drawn, layout);
    JsonNode bridges = drawn.position().required("bridges");
    List<Item> board = new ArrayList<>();
    layout
        .boxes()
        .forEach(
            (code, box) -> {
              List<Item> items = new ArrayList<>(ground.draw(code, box, bridges.path(code)));
              items.add(code(drawn.map(), code, box, Tone.FAINT));
              board.add(new Item.Group("space", code, items));
            });
    board.add(centre(layout));
    board.addAll(units.bonds());
    layout.codes().forEach(code -> board.addAll(units.draw(code)));
    board.addAll(marks(drawn, layout, units));
    board.add(outerEdge(layout.bounds().inset(1.5)));
    return board;
  }

  @Override
  protected Livery livery(DrawnPosition drawn, int side) {
    return Liveries.livery(side, drawn.sides().get(side));
  }

  @Override
  protected List<Symbol> lost(DrawnPosition drawn, int side) {
    return drawn.lost(drawn.sides().get(side));
  }

  @Override
  protected String score(DrawnPosition drawn, int side) {
    return OnTheSquareParts.of(drawn).strength(side);
  }

  @Override
  protected Item code(GameMap map, String code, Box box, Tone ink) {
    return codeAt(code, new Spot(box.x() + 4, box.y() + 3 + 0.8 * CODE_SIZE), CODE_SIZE, ink);
  }

  @Override
  protected List<Item> edge(GameMap map, BoardLayout layout) {
    return List.of(centre(layout), outerEdge(layout.bounds().inset(1.5)));
  }

  /** The border around the four sectors of the centre, drawn over their ground. */
  private static Item centre(BoardLayout layout) {
    Box all =
        Sector.CENTRE.stream()
            .map(sector -> layout.box(Sector.name(sector)))
            .reduce(Box::with)
            .orElseThrow();
    return centreLine(all);
  }

  /** The line around the centre. */
  static Item centreLine(Box box) {
    return new Item.Line(Outline.rect(box), Pen.of(Tone.HIGHLIGHT, 5).dashed(14.0, 7.0));
  }

  @Override
  protected List<Target> counters(DrawnPosition drawn, BoardLayout layout) {
    return new OnTheSquareUnits(drawn, layout).targets();
  }

  @Override
  public List<Legend.Entry> terrain(DrawnPosition drawn) {
    OnTheSquareMap map = (OnTheSquareMap) drawn.map();
    Map<Terrain, String> first = new EnumMap<>(Terrain.class);
    spaces(map).forEach(code -> first.putIfAbsent(map.terrain(Sector.of(code)), code));
    List<Legend.Entry> entries = new ArrayList<>();
    first.forEach(
        (terrain, code) ->
            entries.add(
                new Legend.Entry(
                    terrain.name().toLowerCase(Locale.ROOT),
                    place ->
                        new OnTheSquareGround(map).draw(code, place, MissingNode.getInstance()))));
    return entries;
  }

  @Override
  protected List<Legend.Entry> marks() {
    return OnTheSquareLegend.entries();
  }

  /** Marks for what the last answer did. */
  private List<Item> marks(DrawnPosition drawn, BoardLayout layout, OnTheSquareUnits units) {
    Fallen fallen =
        Fallen.of(
            drawn,
            (code, number) ->
                Fallen.on(layout.box(code), units.place(code), Corner.LOWER_LEFT, number));
    List<Box> obstacles = new ArrayList<>(fallen.places());
    layout
        .boxes()
        .forEach(
            (code, box) -> {
              obstacles.add(units.place(code));
              obstacles.add(code(drawn.map(), code, box, Tone.FAINT).bounds());
            });
    Ways ways = new Ways(layout.bounds().inset(-SMALL_MARGIN), obstacles, ARROWS);
    List<Item> items = new ArrayList<>();
    for (SpecificRecord event : drawn.events()) {
      if (event instanceof BridgeLit bridge) {
        Box box = layout.box(bridge.getSpace()).inset(4);
        items.add(new Item.Line(Outline.rect(box), Pen.of(Tone.ATTACK, 5)));
      }
      arrow(event, units, ways).ifPresent(items::add);
    }
    items.addAll(
        fallen.draw(drawn.game(), side -> Liveries.livery(drawn.sides().indexOf(side), side)));
    return items;
  }

  private static Optional<Item> arrow(SpecificRecord event, OnTheSquareUnits units, Ways ways) {
    if (event instanceof UnitMoved move) {
      return arrow(move.getFrom(), move.getTo(), Sort.MOVE, units, ways);
    } else if (event instanceof UnitRetreated retreat) {
      return arrow(retreat.getFrom(), retreat.getTo(), Sort.RETREAT, units, ways);
    } else if (event instanceof FireOpened fire) {
      return arrow(fire.getSpace(), fire.getTarget(), Sort.SUPPORT, units, ways);
    } else if (event instanceof ChargeMade charge) {
      return arrow(charge.getSpace(), charge.getTarget(), Sort.ATTACK, units, ways);
    }
    return Optional.empty();
  }

  private static Optional<Item> arrow(
      String from, String to, Sort sort, OnTheSquareUnits units, Ways ways) {
    return from.equals(to)
        ? Optional.empty()
        : Optional.of(ways.arrow(units.place(from), units.place(to), sort));
  }
}
