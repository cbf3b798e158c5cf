package org.wardiary.reports.game.squares;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.study.BoardPlan;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.board.Caption;
import org.wardiary.reports.board.Frame;
import org.wardiary.reports.board.Heat;
import org.wardiary.reports.board.HeatLegend;
import org.wardiary.reports.board.Livery;
import org.wardiary.reports.board.Moment;
import org.wardiary.reports.board.Plate;
import org.wardiary.reports.board.Plate.Turn;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Pen;
import org.wardiary.reports.draw.Scene;
import org.wardiary.reports.draw.Tone;
import org.wardiary.reports.game.squares.SquaresMap.Space;
import org.wardiary.reports.game.squares.SquaresUnits.Detail;

/** Pictures of both variants of SQUARES. */
final class SquaresPicture implements BoardPicture {

  private static final double SMALL_MARGIN = 6;
  private static final double SMALL_ARROWS = 1.7;

  private final List<String> northAndSouth;

  /**
   * For a variant.
   *
   * @param north the side whose reserve is in the north (SQ-2.1)
   * @param south the other side
   */
  SquaresPicture(String north, String south) {
    this.northAndSouth = List.of(north, south);
  }

  @Override
  public Scene full(Moment moment) {
    SquaresMap unplaced = SquaresMap.read(moment.map());
    Frame frame = new Frame(unplaced.bounds());
    SquaresMap map = unplaced.at(frame.place());
    SquaresUnits units = SquaresUnits.of(moment, map);
    List<Item> board = new ArrayList<>();
    for (Space space : map.spaces()) {
      List<Item> items = new ArrayList<>(SquaresGround.ground(space, map, liveries(moment)));
      items.add(SquaresGround.border(space));
      items.add(SquaresGround.code(space, Tone.FAINT));
      items.addAll(units.draw(space, Detail.IDS));
      board.add(new Item.Group("space", space.code(), items));
    }
    board.add(edge(map));
    board.addAll(new SquaresArrows(map, units, 1).draw(moment.events()));
    return frame.around(
        Caption.of(moment), plate(moment, units, 0), plate(moment, units, 1), board);
  }

  @Override
  public Optional<BoardPlan> plan(MapFile map) {
    return Optional.of(
        new BoardPlan(SquaresMap.read(map).spaces().stream().map(SquaresPicture::space).toList()));
  }

  private static BoardPlan.Space space(Space space) {
    Box box = space.box();
    return new BoardPlan.Space(
        space.code(),
        space.terrain(),
        box.x(),
        box.y(),
        box.x() + box.width(),
        box.y() + box.height());
  }

  @Override
  public Scene small(Moment moment) {
    SquaresMap unplaced = SquaresMap.read(moment.map());
    SquaresMap map = unplaced.at(new Box(SMALL_MARGIN, SMALL_MARGIN, 0, 0));
    SquaresUnits units = SquaresUnits.of(moment, map);
    List<Item> board = new ArrayList<>();
    for (Space space : map.spaces()) {
      board.addAll(SquaresGround.ground(space, map, liveries(moment)));
      board.add(SquaresGround.border(space));
      board.addAll(units.draw(space, Detail.SYMBOLS));
    }
    board.add(edge(map));
    board.addAll(new SquaresArrows(map, units, SMALL_ARROWS).draw(moment.events()));
    Box canvas = map.bounds().inset(-SMALL_MARGIN);
    return new Scene(canvas.width(), canvas.height(), Caption.of(moment).title(), board);
  }

  @Override
  public Scene heat(MapFile file, Heat heat) {
    SquaresMap unplaced = SquaresMap.read(file);
    Box bounds = unplaced.bounds();
    Box place = HeatLegend.place(bounds.width(), bounds.height());
    SquaresMap map = unplaced.at(place);
    List<Item> board = new ArrayList<>();
    for (Space space : map.spaces()) {
      List<Item> items = new ArrayList<>(HeatLegend.paint(heat, space.code(), space.box()));
      items.add(SquaresGround.border(space));
      items.add(SquaresGround.code(space, codeInk(heat, space)));
      board.add(new Item.Group("space", space.code(), items));
    }
    board.add(edge(map));
    return HeatLegend.around(heat, place, board);
  }

  private static Tone codeInk(Heat heat, Space space) {
    return heat.of(space.code())
        .map(reading -> Tone.onHeat(heat.scale().level(reading.value())))
        .orElse(Tone.FAINT);
  }

  private static Item edge(SquaresMap map) {
    return new Item.Line(Outline.rect(map.bounds()), Pen.of(Tone.FAINT, 3));
  }

  private List<Livery> liveries(Moment moment) {
    return northAndSouth.stream()
        .map(side -> Sides.livery(moment.sides().indexOf(side), side))
        .toList();
  }

  private Plate plate(Moment moment, SquaresUnits units, int southward) {
    String side = northAndSouth.get(southward);
    int index = moment.sides().indexOf(side);
    int losses = moment.position().required("losses").required(side).asInt();
    boolean decides = moment.text("decides").filter(side::equals).isPresent();
    return new Plate(
        Sides.livery(index, side),
        side,
        moment.player(side),
        units.lost(index),
        Text.of("losses %s", losses),
        decides ? Turn.DECIDES : Turn.WAITS);
  }
}
