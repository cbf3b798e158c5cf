package org.wardiary.reports.game.generalsview;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.wardiary.events.event.SquareTaken;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;
import org.wardiary.events.game.generalsview.unit.GeneralsViewRules;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.Arrow.Sort;
import org.wardiary.reports.board.BoardLayout;
import org.wardiary.reports.board.Counter.Mark;
import org.wardiary.reports.board.Detail;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.board.Fallen;
import org.wardiary.reports.board.Fallen.Corner;
import org.wardiary.reports.board.FramedPicture;
import org.wardiary.reports.board.Heat;
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

/** Pictures of A General's View: cities, ownership, stacks with numbers and kinds, supply. */
final class GeneralsViewPicture extends FramedPicture {

  /** Width and height of a square. */
  private static final double SQUARE = 96;

  private static final double CODE_SIZE = 15;

  @Override
  protected BoardLayout layout(GameMap map) {
    GeneralsViewMap own = (GeneralsViewMap) map;
    return BoardLayout.grid(own.grid().width(), own.grid().height(), SQUARE);
  }

  @Override
  protected List<Item> board(DrawnPosition drawn, BoardLayout layout, Detail detail) {
    GeneralsViewGround ground = new GeneralsViewGround((GeneralsViewMap) drawn.map());
    GeneralsViewRules rules = new GeneralsViewRules(drawn.rules());
    GeneralsViewUnits units = GeneralsViewUnits.of(drawn);
    JsonNode owners = drawn.position().required("owners");
    List<Item> board = new ArrayList<>();
    layout
        .boxes()
        .forEach(
            (code, box) -> {
              String owner = owners.path(code).asText();
              List<Item> items =
                  new ArrayList<>(
                      GeneralsViewGround.owned(drawn.sides().indexOf(owner), owner, box));
              items.addAll(ground.city(code, box));
              if (detail == Detail.FULL) {
                items.addAll(ground.gold(code, box, rules));
                items.add(code(drawn.map(), code, box, Tone.FAINT));
              }
              items.addAll(units.draw(code, box));
              board.add(new Item.Group("space", code, items));
            });
    board.addAll(marks(drawn, layout, units, detail));
    board.addAll(edge(drawn.map(), layout));
    return board;
  }

  /** The square fought for, squares just taken, units lost and the last step. */
  private List<Item> marks(
      DrawnPosition drawn, BoardLayout layout, GeneralsViewUnits units, Detail detail) {
    List<Item> items = new ArrayList<>();
    String battle = drawn.position().path("battle").path("square").asText("");
    if (!battle.isEmpty()) {
      items.add(battle(layout.box(battle).inset(4)));
    }
    for (SquareTaken taken : drawn.events(SquareTaken.class)) {
      items.add(taken(layout.box(taken.getSpace()).inset(4)));
    }
    Fallen fallen =
        Fallen.of(
            drawn,
            (code, number) -> {
              Box box = layout.box(code);
              return Fallen.on(box, units.place(code, box), Corner.LOWER_RIGHT, number);
            });
    List<Box> obstacles = new ArrayList<>(fallen.places());
    layout
        .boxes()
        .forEach(
            (code, box) -> {
              obstacles.add(units.place(code, box));
              if (detail == Detail.FULL) {
                obstacles.add(code(drawn.map(), code, box, Tone.FAINT).bounds());
              }
            });
    Ways ways = new Ways(layout.bounds().inset(-SMALL_MARGIN), obstacles, 1);
    for (UnitMoved step : drawn.events(UnitMoved.class)) {
      Box from = units.place(step.getFrom(), layout.box(step.getFrom()));
      Box to = units.place(step.getTo(), layout.box(step.getTo()));
      items.add(ways.arrow(from, to, Sort.MOVE));
    }
    items.addAll(
        fallen.draw(drawn.game(), side -> Liveries.livery(drawn.sides().indexOf(side), side)));
    return items;
  }

  @Override
  protected List<Target> counters(DrawnPosition drawn, BoardLayout layout) {
    GeneralsViewUnits units = GeneralsViewUnits.of(drawn);
    List<Target> targets = new ArrayList<>();
    layout.boxes().forEach((square, box) -> targets.addAll(units.targets(square, box)));
    return targets;
  }

  @Override
  public List<Legend.Entry> terrain(DrawnPosition drawn) {
    List<String> sides = drawn.sides();
    return IntStream.range(0, sides.size())
        .mapToObj(
            side ->
                new Legend.Entry(
                    "owned by " + sides.get(side),
                    place -> GeneralsViewGround.owned(side, sides.get(side), place)))
        .toList();
  }

  @Override
  protected List<Legend.Entry> marks() {
    return List.of(
        Legend.Entry.text("units of a kind", "×2"),
        new Legend.Entry("least supply", place -> GeneralsViewUnits.supplyMark(place.inset(3))),
        new Legend.Entry("city and its gold", GeneralsViewGround::cityMark),
        Legend.Entry.arrow("move", Sort.MOVE),
        new Legend.Entry("just taken", place -> List.of(taken(place.inset(4)))),
        new Legend.Entry("battle", place -> List.of(battle(place.inset(4)))),
        Legend.Entry.counter("brought to battle", Mark.ASKED),
        Legend.Entry.lost());
  }

  private static Item battle(Box box) {
    return new Item.Line(Outline.rect(box), Pen.of(Tone.ATTACK, 7));
  }

  private static Item taken(Box box) {
    return new Item.Line(Outline.rect(box), Pen.of(Tone.HIGHLIGHT, 4).dashed(10.0, 6.0));
  }

  @Override
  protected Livery livery(DrawnPosition drawn, int side) {
    return Liveries.livery(side, drawn.sides().get(side));
  }

  /** Lost units are too many for a name plate; the score gives their number. */
  @Override
  protected List<Symbol> lost(DrawnPosition drawn, int side) {
    return List.of();
  }

  @Override
  protected String score(DrawnPosition drawn, int side) {
    String name = drawn.sides().get(side);
    GeneralsViewMap map = (GeneralsViewMap) drawn.map();
    JsonNode position = drawn.position();
    List<String> squares =
        position.required("owners").properties().stream()
            .filter(square -> square.getValue().asText().equals(name))
            .map(Map.Entry::getKey)
            .toList();
    return Text.of(
        "gold %s · cities %d · squares %d · lost %s",
        position.required("gold").required(name).asText(),
        squares.stream().filter(square -> map.isCity(map.square(square))).count(),
        squares.size(),
        position.required("losses").required(name).asText());
  }

  @Override
  protected List<Item> landmarks(GameMap map, Heat heat, String code, Box box) {
    return new GeneralsViewGround((GeneralsViewMap) map).city(code, box);
  }

  @Override
  protected Item code(GameMap map, String code, Box box, Tone ink) {
    return codeAt(code, new Spot(box.x() + 8, box.y() + 8 + 0.75 * CODE_SIZE), CODE_SIZE, ink);
  }

  @Override
  protected List<Item> edge(GameMap map, BoardLayout layout) {
    return List.of(outerEdge(layout.bounds().inset(1.5)));
  }
}
