package org.wardiary.reports.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.wardiary.events.game.GameMap;
import org.wardiary.reports.board.Plate.Turn;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Colour;
import org.wardiary.reports.draw.Fonts.Weight;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Item.Anchor;
import org.wardiary.reports.draw.Item.Lettering;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Pen;
import org.wardiary.reports.draw.Scene;
import org.wardiary.reports.draw.Spot;
import org.wardiary.reports.draw.Tone;

/**
 * What the pictures of all games have in common: caption and name plates around a board, the small
 * picture, the spaces coloured by a value. A game adds what stands on its board. Stateless.
 */
public abstract class FramedPicture implements BoardPicture {

  /** The least margin around a board. */
  protected static final double SMALL_MARGIN = 6;

  /** Upper left corner of a board alone. */
  protected static final Spot CORNER = new Spot(SMALL_MARGIN, SMALL_MARGIN);

  // name plates need room, however narrow the board is
  private static final double LEAST_WIDTH = 768;

  /** For subclasses. */
  protected FramedPicture() {}

  /** The layout of the spaces, at any position. */
  protected abstract BoardLayout layout(GameMap map);

  /** The layout of the spaces of a position, at any position. */
  protected BoardLayout layout(DrawnPosition drawn) {
    return layout(drawn.map());
  }

  /** The board with everything on it. */
  protected abstract List<Item> board(DrawnPosition drawn, BoardLayout layout, Detail detail);

  /** How a side's counters look. */
  protected abstract Livery livery(DrawnPosition drawn, int side);

  /** Symbols of what a side has lost, for its name plate. */
  protected abstract List<Symbol> lost(DrawnPosition drawn, int side);

  /** A side's score, for its name plate. */
  protected abstract String score(DrawnPosition drawn, int side);

  /** What the legend explains besides the kinds of units; the same for every position. */
  protected abstract List<Legend.Entry> marks();

  @Override
  public List<Legend.Entry> legend(DrawnPosition drawn) {
    List<Legend.Entry> entries = new ArrayList<>(Legend.kinds(drawn.game()));
    entries.addAll(marks());
    return entries;
  }

  /** The outline of a space. */
  protected Outline outline(GameMap map, String code, Box box) {
    return Outline.rect(box);
  }

  /** The side, 0 or 1, whose name plate stands above the board. */
  protected int sideAbove(GameMap map) {
    return 1;
  }

  /** The counters on the board, where {@link #board} draws them. */
  protected List<Target> counters(DrawnPosition drawn, BoardLayout layout) {
    return List.of();
  }

  /** What is drawn below the spaces of a heat map, such as connections. */
  protected List<Item> below(GameMap map, BoardLayout layout) {
    return List.of();
  }

  /** What is drawn over the ground of a space on a heat map. */
  protected List<Item> landmarks(GameMap map, Heat heat, String code, Box box) {
    return List.of();
  }

  /** A space's code, in its upper left corner. */
  protected abstract Item code(GameMap map, String code, Box box, Tone ink);

  /** What is drawn over the ground of the whole board, such as its edge. */
  protected abstract List<Item> edge(GameMap map, BoardLayout layout);

  @Override
  public final Scene full(DrawnPosition drawn) {
    BoardLayout unplaced = layout(drawn);
    Box bounds = unplaced.bounds();
    double width = Math.max(LEAST_WIDTH, bounds.width());
    Frame frame =
        new Frame(
            new Box(0, 0, width, bounds.height()), Caption.of(drawn), new Legend(legend(drawn)));
    Box place = frame.place();
    BoardLayout layout = unplaced.at(new Spot(place.x() + (width - bounds.width()) / 2, place.y()));
    int above = sideAbove(drawn.map());
    return frame.around(
        plate(drawn, above), plate(drawn, 1 - above), board(drawn, layout, Detail.FULL));
  }

  private Plate plate(DrawnPosition drawn, int side) {
    String name = drawn.sides().get(side);
    return new Plate(
        livery(drawn, side),
        name,
        drawn.player(name),
        lost(drawn, side),
        score(drawn, side),
        drawn.decides(name) ? Turn.DECIDES : Turn.WAITS);
  }

  @Override
  public final Scene plain(DrawnPosition drawn) {
    return alone(drawn, Detail.FULL);
  }

  @Override
  public final Scene small(DrawnPosition drawn) {
    return alone(drawn, Detail.SMALL);
  }

  private Scene alone(DrawnPosition drawn, Detail detail) {
    BoardLayout layout = alone(drawn);
    Box canvas = layout.bounds().inset(-SMALL_MARGIN);
    return new Scene(
        canvas.width(), canvas.height(), Caption.of(drawn).title(), board(drawn, layout, detail));
  }

  @Override
  public final List<Plate> plates(DrawnPosition drawn) {
    int above = sideAbove(drawn.map());
    return List.of(plate(drawn, above), plate(drawn, 1 - above));
  }

  @Override
  public final List<String> spaces(GameMap map) {
    return layout(map).boxes().entrySet().stream()
        .sorted(
            Comparator.<Map.Entry<String, Box>>comparingDouble(space -> space.getValue().y())
                .thenComparingDouble(space -> space.getValue().x()))
        .map(Map.Entry::getKey)
        .toList();
  }

  @Override
  public final List<Target> targets(DrawnPosition drawn) {
    BoardLayout layout = alone(drawn);
    List<Target> targets = new ArrayList<>();
    layout.boxes().forEach((code, box) -> targets.add(new Target(List.of(code), code, box)));
    targets.addAll(counters(drawn, layout));
    return targets;
  }

  /** The layout of a board alone, in the place where it is drawn. */
  protected BoardLayout alone(DrawnPosition drawn) {
    return layout(drawn).at(CORNER);
  }

  @Override
  public final Scene heat(GameMap map, Heat heat) {
    BoardLayout unplaced = layout(map);
    Box place = HeatLegend.place(unplaced.bounds().width(), unplaced.bounds().height());
    BoardLayout layout = unplaced.at(new Spot(place.x(), place.y()));
    List<Item> board = new ArrayList<>(below(map, layout));
    layout
        .boxes()
        .forEach(
            (code, box) -> {
              Outline outline = outline(map, code, box);
              List<Item> items = new ArrayList<>(HeatLegend.paint(heat, code, outline, box));
              items.add(new Item.Line(outline, Pen.of(Tone.LINE, 2)));
              items.addAll(landmarks(map, heat, code, box));
              items.add(code(map, code, box, heat.ink(code)));
              board.add(new Item.Group("space", code, items));
            });
    board.addAll(edge(map, layout));
    return HeatLegend.around(heat, place, board);
  }

  /** A space's border. */
  public static Item border(Box space, double width) {
    return new Item.Line(Outline.rect(space), Pen.of(Tone.LINE, width));
  }

  /** The border of a board. */
  protected static Item outerEdge(Box board) {
    return new Item.Line(Outline.rect(board), Pen.of(Tone.FAINT, 3));
  }

  /** A space's code as a label that begins at a point of its base line. */
  protected static Item codeAt(String code, Spot at, double size, Colour ink) {
    return new Item.Label(code, at, new Lettering(size, Weight.REGULAR, Anchor.START, ink));
  }
}
