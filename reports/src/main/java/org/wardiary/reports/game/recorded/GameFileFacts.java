package org.wardiary.reports.game.recorded;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wardiary.events.game.recorded.file.Cost;
import org.wardiary.events.game.recorded.file.Deck;
import org.wardiary.events.game.recorded.file.Edge;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.GameUnit;
import org.wardiary.events.game.recorded.file.ResultTable;
import org.wardiary.events.game.recorded.file.Rule;
import org.wardiary.events.game.recorded.file.Score;
import org.wardiary.events.game.recorded.file.Terrain;
import org.wardiary.events.game.recorded.file.Turns;
import org.wardiary.events.game.recorded.file.WayToWin;
import org.wardiary.events.text.Text;
import org.wardiary.reports.game.Facts;

/** What a game file states, as tables for readers. What it leaves open has no table. */
final class GameFileFacts {

  private final GameFile file;
  private final List<Facts> facts = new ArrayList<>();

  private GameFileFacts(GameFile file) {
    this.file = file;
  }

  /** The tables, rules first. */
  static List<Facts> of(GameFile file) {
    return new GameFileFacts(file).all();
  }

  private List<Facts> all() {
    rules();
    add("Sides", "Side Name", file.sides(), side -> List.of(side.id(), side.name()));
    add("A turn", "Side Phase", file.turns().steps(), this::step);
    add(
        "Turns",
        "Turn Note",
        file.turns().notes().entrySet(),
        note -> List.of(note.getKey().toString(), note.getValue()));
    units();
    add("Terrain", "Word Name Cost", file.map().terrain().values(), GameFileFacts::terrain);
    add("Edges", "Word Name Cost Unless", file.map().edges().values(), GameFileFacts::edge);
    add(
        "Boxes",
        "Box Meaning",
        file.map().boxes().entrySet(),
        box -> List.of(file.map().name(box.getKey()), box.getValue().title()));
    file.vocabulary().tables().values().forEach(this::table);
    add(
        "Dice",
        "Die Faces",
        file.vocabulary().dice().values(),
        die -> List.of(die.id(), times(die.count()) + String.join(" ", die.faces())));
    add("Cards", "Deck Name Cards", file.vocabulary().decks().values(), GameFileFacts::deck);
    add("Scores", "Score For Points", scores(), score -> score);
    add("Endings", "Ending When Levels", file.goals().endings().values(), GameFileFacts::ending);
    return List.copyOf(facts);
  }

  private <T> void add(
      String title, String columns, Iterable<T> things, Function<T, List<String>> row) {
    List<List<String>> rows = new ArrayList<>();
    things.forEach(thing -> rows.add(row.apply(thing)));
    if (!rows.isEmpty()) {
      facts.add(new Facts(title, List.of(columns.split(" ")), rows));
    }
  }

  private void rules() {
    Map<String, List<Rule>> rules =
        file.rules().stream()
            .collect(Collectors.groupingBy(Rule::id, LinkedHashMap::new, Collectors.toList()));
    add(
        "Rules by which games are checked",
        Facts.RULE + " About Statement",
        rules.entrySet(),
        rule ->
            List.of(
                rule.getKey(),
                joined(rule.getValue().stream().map(it -> it.check().topic().named())),
                joined(rule.getValue().stream().map(Rule::words))
                    + (rule.getValue().get(0).strict() ? "; strict" : "")));
  }

  private List<String> step(Turns.Step step) {
    return List.of(step.side().orElse("all"), step.phase().orElse(""));
  }

  private void units() {
    add(
        "Units",
        "Unit Name Side Kind Ratings Start",
        file.forces().units().values(),
        unit ->
            List.of(
                unit.id(),
                unit.name(),
                unit.side().orElse("none"),
                file.forces().kindOf(unit.id()).map(it -> it.name()).or(unit::kind).orElse(""),
                joined(
                    unit.ratings().entrySet().stream()
                        .map(it -> it.getKey() + " " + it.getValue())),
                start(unit)));
  }

  private static String start(GameUnit unit) {
    String turn = unit.arrival().isPresent() ? Text.of("turn %d ", unit.arrival().getAsInt()) : "";
    return (turn + unit.start().orElse("")).strip();
  }

  private static List<String> terrain(Terrain terrain) {
    return List.of(terrain.id(), terrain.name(), cost(terrain.cost()));
  }

  private static List<String> edge(Edge edge) {
    return List.of(edge.id(), edge.name(), cost(edge.cost()), edge.unless().orElse(""));
  }

  private static String cost(Cost cost) {
    return joined(
        Stream.concat(
            cost.all().stream().map(GameFileFacts::points),
            cost.kinds().entrySet().stream().map(it -> it.getKey() + " " + points(it.getValue()))));
  }

  private static String points(Cost.Points points) {
    String way = points.way() == Cost.Way.SET ? "" : points.way().title() + " ";
    boolean whole = points.points() == Math.rint(points.points());
    return points.way() == Cost.Way.NEVER
        ? "never"
        : way + Text.rounded(points.points(), whole ? 0 : 2);
  }

  private void table(ResultTable table) {
    List<String> columns = new ArrayList<>(List.of(table.die()));
    columns.addAll(table.columns());
    List<List<String>> rows = new ArrayList<>();
    table
        .rows()
        .forEach(
            (die, results) -> {
              List<String> row = new ArrayList<>(List.of(die));
              row.addAll(results);
              rows.add(row);
            });
    String name = table.name().substring(0, 1).toUpperCase(Locale.ROOT) + table.name().substring(1);
    facts.add(new Facts(name, columns, rows));
  }

  private static List<String> deck(Deck deck) {
    String cards =
        joined(
            deck.cards().entrySet().stream()
                .map(
                    it ->
                        times(it.getValue())
                            + deck.names().getOrDefault(it.getKey(), it.getKey())));
    return List.of(deck.id(), deck.name(), cards);
  }

  private static String times(int count) {
    return count == 1 ? "" : Text.of("%d × ", count);
  }

  private List<List<String>> scores() {
    List<List<String>> rows = new ArrayList<>();
    for (Score score : file.goals().scores().values()) {
      row(rows, score, "a lost unit, to its enemy", score.lost());
      row(rows, score, "a unit that leaves the map", score.left());
      score
          .at()
          .forEach(
              (space, points) ->
                  row(
                      rows,
                      score,
                      "a unit at " + name(space) + " at the end",
                      Optional.of(points)));
      score
          .held()
          .forEach(
              (space, points) ->
                  row(
                      rows,
                      score,
                      "control of " + name(space) + " at the end",
                      Optional.of(points.toString())));
      score
          .start()
          .forEach(
              (side, points) ->
                  row(rows, score, side + " at the start", Optional.of(points.toString())));
    }
    return rows;
  }

  private static void row(
      List<List<String>> rows, Score score, String what, Optional<String> points) {
    points.ifPresent(it -> rows.add(List.of(score.name(), what, it)));
  }

  private String name(String space) {
    return file.map().name(space);
  }

  private static List<String> ending(WayToWin way) {
    String when = way.when() + way.most().map(score -> "; most " + score + " decides").orElse("");
    return List.of(
        way.name(),
        when,
        joined(
            way.levels().stream()
                .map(
                    level ->
                        level.word()
                            + (level.from().isPresent()
                                ? Text.of(" from %d", level.from().getAsInt())
                                : ""))));
  }

  private static String joined(Stream<String> parts) {
    return parts.distinct().collect(Collectors.joining(", "));
  }
}
