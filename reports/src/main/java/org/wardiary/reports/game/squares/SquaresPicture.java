package org.wardiary.reports.game.squares;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.Arrow.Sort;
import org.wardiary.reports.board.BoardLayout;
import org.wardiary.reports.board.Counter.Mark;
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
import org.wardiary.reports.draw.Spot;
import org.wardiary.reports.draw.Tone;

/** Pictures of both variants of SQUARES. */
final class SquaresPicture extends FramedPicture {

  private static final double SMALL_ARROWS = 1.7;
  private static final double CODE_SIZE = 17;

  @Override
  protected BoardLayout layout(GameMap map) {
    return SquaresBoard.layout(map);
  }

  @Override
  protected int sideAbove(GameMap map) {
    return ((SquaresMap) map).northSide();
  }

  @Override
  protected List<Item> board(DrawnPosition drawn, BoardLayout layout, Detail detail) {
    SquaresBoard board = SquaresBoard.of(drawn.map(), layout);
    SquaresUnits units = SquaresUnits.of(drawn, board);
    boolean full = detail == Detail.FULL;
    List<Item> items = new ArrayList<>();
    for (String code : layout.codes()) {
      Box box = layout.box(code);
      List<Item> space = new ArrayList<>(SquaresGround.draw(board, code, drawn));
      space.add(border(box, 2));
      if (full) {
        space.add(code(drawn.map(), code, box, Tone.FAINT));
      }
      space.addAll(units.draw(code, detail));
      items.addAll(full ? List.of(new Item.Group("space", code, space)) : space);
    }
    items.addAll(edge(drawn.map(), layout));
    Fallen fallen = Fallen.of(drawn, (code, number) -> fallen(board, units, code, number));
    List<Box> obstacles = new ArrayList<>(units.places());
    obstacles.addAll(fallen.places());
    if (full) {
      layout
          .boxes()
          .forEach((code, box) -> obstacles.add(code(drawn.map(), code, box, Tone.FAINT).bounds()));
    }
    Ways ways = new Ways(layout.bounds().inset(-SMALL_MARGIN), obstacles, full ? 1 : SMALL_ARROWS);
    items.addAll(new SquaresArrows(board, units, ways).draw(drawn.events()));
    items.addAll(
        fallen.draw(drawn.game(), side -> Liveries.livery(drawn.sides().indexOf(side), side)));
    return items;
  }

  private static Box fallen(SquaresBoard board, SquaresUnits units, String code, int number) {
    // in a reserve, below the band in its owner's colour
    Box box = board.isReserve(code) ? board.box(code).moved(0, 10) : board.box(code);
    Box counters = units.cover(code).orElseGet(() -> Box.around(board.centre(code), 0, 0));
    return Fallen.on(box, counters, Corner.UPPER_RIGHT, number);
  }

  @Override
  protected List<Target> counters(DrawnPosition drawn, BoardLayout layout) {
    return SquaresUnits.of(drawn, SquaresBoard.of(drawn.map(), layout)).targets();
  }

  @Override
  public List<Legend.Entry> terrain(DrawnPosition drawn) {
    return List.of(
        new Legend.Entry("forest", SquaresGround::forest),
        new Legend.Entry(
            "reserve", place -> List.of(new Item.Fill(Outline.rect(place), Tone.RESERVE))));
  }

  @Override
  protected List<Legend.Entry> marks() {
    return List.of(
        Legend.Entry.arrow("move", Sort.MOVE),
        Legend.Entry.arrow("attack", Sort.ATTACK),
        Legend.Entry.arrow("support", Sort.SUPPORT),
        Legend.Entry.arrow("retreat", Sort.RETREAT),
        Legend.Entry.lost(),
        Legend.Entry.counter("frozen", Mark.FROZEN),
        Legend.Entry.counter("asked about", Mark.ASKED));
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
    String name = drawn.sides().get(side);
    return Text.of("losses %s", drawn.position().required("losses").required(name).asInt());
  }

  @Override
  protected Item code(GameMap map, String code, Box box, Tone ink) {
    boolean reserve = SquaresBoard.isReserve((SquaresMap) map, code);
    double y = box.y() + (reserve ? 16 : 5) + 0.75 * CODE_SIZE;
    return codeAt(code, new Spot(box.x() + 6, y), CODE_SIZE, ink);
  }

  @Override
  protected List<Item> edge(GameMap map, BoardLayout layout) {
    return List.of(outerEdge(layout.bounds()));
  }
}
