package org.wardiary.reports.game.recorded;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.StateChanged;
import org.wardiary.events.event.UnitPlaced;
import org.wardiary.events.event.UnitsMarched;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.recorded.FileMap;
import org.wardiary.events.game.recorded.board.Piece;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.GameUnit;
import org.wardiary.events.game.recorded.file.Kind;
import org.wardiary.events.game.recorded.file.MapPlan;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.Arrow.Sort;
import org.wardiary.reports.board.BoardLayout;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.board.Detail;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.board.FramedPicture;
import org.wardiary.reports.board.Heat;
import org.wardiary.reports.board.Legend;
import org.wardiary.reports.board.Livery;
import org.wardiary.reports.board.Symbol;
import org.wardiary.reports.board.Symbols;
import org.wardiary.reports.board.Target;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Tone;

/** Pictures of recorded games, drawn from their game files. */
final class RecordedPicture extends FramedPicture {

  private static final int MOST_LOST = 10;
  private static final Set<String> SIDE_OR_UNIT = Set.of("side", "unit");

  /**
   * What all pictures of one game have in common.
   *
   * @param layout of the board alone
   * @param ground its map
   * @param memo the stacks drawn
   */
  private record Common(BoardLayout layout, Item ground, RecordedUnits.Memo memo) {}

  private final Optional<Common> common;

  RecordedPicture(Optional<Common> common) {
    this.common = common;
  }

  @Override
  public BoardPicture over(GameMap map, Collection<SpecificRecord> events) {
    MapPlan plan = file(map).map();
    BoardLayout layout = new Places(plan).with(named(events)).at(CORNER);
    Item ground = RecordedGround.of(plan).draw(layout, Detail.FULL);
    return new RecordedPicture(Optional.of(new Common(layout, ground, new RecordedUnits.Memo())));
  }

  /** The spaces that events name. */
  private static Set<String> named(Collection<SpecificRecord> events) {
    Set<String> spaces = new LinkedHashSet<>();
    for (SpecificRecord event : events) {
      if (event instanceof UnitPlaced placed) {
        spaces.add(placed.getSpace());
      } else if (event instanceof UnitsMarched march) {
        spaces.addAll(march.getPath());
        march.getFrom().stream().filter(space -> !space.isEmpty()).forEach(spaces::add);
      } else if (event instanceof StateChanged change && !SIDE_OR_UNIT.contains(change.getOf())) {
        spaces.addAll(List.of(change.getTarget().split("\\|")));
      }
    }
    return spaces;
  }

  private static GameFile file(GameMap map) {
    return ((FileMap) map).file();
  }

  @Override
  protected BoardLayout layout(GameMap map) {
    return new Places(file(map).map()).with(List.of());
  }

  /** With the spaces that the file does not have. */
  @Override
  protected BoardLayout layout(DrawnPosition drawn) {
    GameFile file = file(drawn.map());
    Places places = new Places(file.map());
    Set<String> spaces = named(drawn.events());
    spaces.addAll(new RecordedUnits(drawn, file, places).spaces());
    spaces.addAll(new SpaceMarks(drawn, Liveries.of(file), places).spaces());
    return places.with(spaces);
  }

  @Override
  protected BoardLayout alone(DrawnPosition drawn) {
    return common.map(Common::layout).orElseGet(() -> super.alone(drawn));
  }

  @Override
  protected List<Item> board(DrawnPosition drawn, BoardLayout layout, Detail detail) {
    GameFile file = file(drawn.map());
    Places places = new Places(file.map());
    RecordedUnits units = new RecordedUnits(drawn, file, places);
    SpaceMarks marks = new SpaceMarks(drawn, Liveries.of(file), places);
    List<Item> board = new ArrayList<>();
    board.add(
        common
            .filter(known -> known.layout() == layout && detail == Detail.FULL)
            .map(Common::ground)
            .orElseGet(() -> RecordedGround.of(file.map()).draw(layout, detail)));
    board.addAll(marks.below(layout));
    board.addAll(units.draw(layout, common.map(Common::memo).orElseGet(RecordedUnits.Memo::new)));
    if (detail == Detail.FULL) {
      board.addAll(marks.above(layout));
    }
    board.addAll(RecordedArrows.of(drawn, layout, units));
    return board;
  }

  @Override
  protected List<Target> counters(DrawnPosition drawn, BoardLayout layout) {
    GameFile file = file(drawn.map());
    return new RecordedUnits(drawn, file, new Places(file.map())).targets(layout);
  }

  @Override
  public List<Legend.Entry> terrain(DrawnPosition drawn) {
    MapPlan plan = file(drawn.map()).map();
    List<Legend.Entry> entries = new ArrayList<>();
    plan.terrain()
        .values()
        .forEach(
            terrain ->
                entries.add(
                    new Legend.Entry(terrain.name(), place -> Terrains.swatch(terrain, place))));
    plan.edges()
        .values()
        .forEach(
            edge ->
                entries.add(
                    new Legend.Entry(edge.name(), place -> List.of(Terrains.swatch(edge, place)))));
    return entries;
  }

  @Override
  public List<Legend.Entry> legend(DrawnPosition drawn) {
    List<Legend.Entry> entries = new ArrayList<>();
    for (Kind kind : file(drawn.map()).forces().kinds().values()) {
      kind.symbol()
          .ifPresent(name -> entries.add(Legend.Entry.kind(kind.name(), Symbols.named(name))));
    }
    file(drawn.map()).forces().units().values().stream()
        .map(GameUnit::ratings)
        .filter(ratings -> !ratings.isEmpty())
        .findFirst()
        .ifPresent(
            ratings ->
                entries.add(
                    Legend.Entry.text(
                        String.join("-", ratings.keySet()), String.join("-", ratings.values()))));
    entries.addAll(marks());
    return entries;
  }

  @Override
  protected List<Legend.Entry> marks() {
    return List.of(
        Legend.Entry.arrow("move, advance", Sort.MOVE),
        Legend.Entry.arrow("attack", Sort.ATTACK),
        Legend.Entry.arrow("support", Sort.SUPPORT),
        Legend.Entry.arrow("retreat", Sort.RETREAT),
        new Legend.Entry(
            "state",
            place ->
                RecordedCounter.badge("S", place.centre(), place.height() / 2 - 3, Tone.ATTACK)),
        Legend.Entry.lost());
  }

  @Override
  protected Livery livery(DrawnPosition drawn, int side) {
    return Liveries.of(file(drawn.map())).of(drawn.sides().get(side));
  }

  private static List<String> gone(DrawnPosition drawn, int side) {
    return drawn.units(drawn.sides().get(side)).entrySet().stream()
        .filter(unit -> unit.getValue().equals(Piece.LOST))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** None if they are too many for a name plate; the score gives their number. */
  @Override
  protected List<Symbol> lost(DrawnPosition drawn, int side) {
    List<String> gone = gone(drawn, side);
    GameFile file = file(drawn.map());
    RecordedUnits units = new RecordedUnits(drawn, file, new Places(file.map()));
    return gone.size() > MOST_LOST ? List.of() : gone.stream().map(units::symbol).toList();
  }

  /** The states of the side and its losses. */
  @Override
  protected String score(DrawnPosition drawn, int side) {
    String name = drawn.sides().get(side);
    JsonNode position = drawn.position();
    List<String> parts = new ArrayList<>();
    RecordedUnits.words(position.path("marks").path(name))
        .forEach((word, value) -> parts.add(Text.of("%s %s", word, value).strip()));
    parts.add(Text.of("lost %s", position.path("losses").path(name).asText()));
    return String.join(" · ", parts);
  }

  @Override
  protected List<Item> landmarks(GameMap map, Heat heat, String code, Box box) {
    if (heat.of(code).filter(reading -> !reading.text().isEmpty()).isPresent()) {
      return List.of(); // the number stands where the marks would
    }
    MapPlan plan = file(map).map();
    return Terrains.marks(plan.layout().terrain(code).map(plan.terrain()::get), box);
  }

  @Override
  protected Outline outline(GameMap map, String code, Box box) {
    return new Places(file(map).map()).outline(code, box);
  }

  @Override
  protected Item code(GameMap map, String code, Box box, Tone ink) {
    return RecordedGround.of(file(map).map()).code(code, box, ink);
  }

  @Override
  protected List<Item> below(GameMap map, BoardLayout layout) {
    return RecordedGround.of(file(map).map()).connections(layout);
  }

  @Override
  protected List<Item> edge(GameMap map, BoardLayout layout) {
    return RecordedGround.of(file(map).map()).rivers(layout);
  }
}
