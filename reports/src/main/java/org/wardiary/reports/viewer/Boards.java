package org.wardiary.reports.viewer;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.board.Legend;
import org.wardiary.reports.board.Plate;
import org.wardiary.reports.board.Symbol;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Scene;
import org.wardiary.reports.draw.ShapeTable;

/**
 * The boards of a game's steps: shapes, placed shapes, and what each step adds to the board and
 * removes from it. For one game; not thread-safe.
 */
final class Boards {

  private static final Box EMBLEM = new Box(0, 0, 38, 28);
  private static final Box LOST = new Box(0, 0, 34, 26);
  private static final Box MARK = new Box(0, 0, 44, 30);
  private static final Box GROUND = new Box(0, 0, 88, 60);

  private final BoardPicture picture;
  private final ShapeTable shapes = new ShapeTable();
  private final Map<String, Integer> placed = new LinkedHashMap<>();
  private List<Integer> before = List.of();
  private List<Object> platesBefore = List.of();
  // the same objects as on the last board, such as a ground that was drawn once for all
  private IdentityHashMap<Item, Integer> unchanged = new IdentityHashMap<>();
  private double width;
  private double height;

  Boards(BoardPicture picture) {
    this.picture = picture;
  }

  /**
   * What a step shows.
   *
   * @param items the board, as numbers of placed shapes
   * @param plates the contents of the name plates
   */
  record State(List<Integer> items, List<Object> plates) {}

  /** What the last step that was written shows. */
  State state() {
    return new State(before, platesBefore);
  }

  /** Makes the next step follow a step other than the last one written. */
  void goOnFrom(State state) {
    before = state.items();
    platesBefore = state.plates();
  }

  /** Writes the fields {@code board} and {@code plates} of the next step. */
  void write(DrawnPosition drawn, JsonGenerator json) throws IOException {
    List<Integer> now = items(drawn);
    json.writeArrayFieldStart("board");
    splices(before, now, json);
    json.writeEndArray();
    before = now;
    plates(drawn, json);
  }

  /** The contents of the board, as numbers of placed shapes. */
  List<Integer> items(DrawnPosition drawn) {
    Scene scene = picture.plain(drawn);
    width = scene.width();
    height = scene.height();
    List<Integer> items = new ArrayList<>();
    IdentityHashMap<Item, Integer> same = new IdentityHashMap<>();
    for (Item item : scene.items()) {
      Integer known = unchanged.get(item);
      int number = known == null ? number(shapes.place(item).json()) : known;
      same.put(item, number);
      items.add(number);
    }
    unchanged = same;
    return items;
  }

  /** Writes the splices that turn one board into another, as items of an array. */
  static void splices(List<Integer> from, List<Integer> to, JsonGenerator json) throws IOException {
    for (List<Integer> splice : Splices.between(from, to)) {
      numbers(splice, json);
    }
  }

  private int number(String json) {
    Integer known = placed.putIfAbsent(json, placed.size());
    return known == null ? placed.size() - 1 : known;
  }

  private void plates(DrawnPosition drawn, JsonGenerator json) throws IOException {
    List<Plate> plates = picture.plates(drawn);
    List<Object> now = new ArrayList<>();
    for (Plate plate : plates) {
      now.add(plate.score());
      now.add(plate.lost().stream().map(symbol -> counter(plate, symbol)).toList());
    }
    if (now.equals(platesBefore)) {
      return;
    }
    platesBefore = now;
    json.writeArrayFieldStart("plates");
    for (Plate plate : plates) {
      json.writeStartObject();
      json.writeStringField("side", plate.side());
      json.writeStringField("score", plate.score());
      json.writeNumberField("emblem", group(plate.emblem(EMBLEM)));
      json.writeFieldName("lost");
      numbers(plate.lost().stream().map(symbol -> counter(plate, symbol)).toList(), json);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** Writes the field {@code legend}. */
  void writeLegend(DrawnPosition drawn, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("legend");
    entries(picture.legend(drawn), MARK, json);
    entries(picture.terrain(drawn), GROUND, json);
    json.writeEndArray();
  }

  private void entries(List<Legend.Entry> entries, Box place, JsonGenerator json)
      throws IOException {
    for (Legend.Entry entry : entries) {
      json.writeStartArray();
      json.writeString(entry.text());
      json.writeNumber(group(entry.swatch().draw(place)));
      json.writeNumber(place.width());
      json.writeNumber(place.height());
      json.writeEndArray();
    }
  }

  private int counter(Plate plate, Symbol symbol) {
    return group(plate.counter(symbol, LOST));
  }

  private int group(List<Item> items) {
    return number(shapes.place(new Item.Group("plate", "", items)).json());
  }

  /**
   * Writes the fields {@code size}, {@code shapes} and {@code placed}, once all steps are known.
   */
  void writeTables(JsonGenerator json) throws IOException {
    json.writeFieldName("size");
    json.writeArray(new double[] {width, height}, 0, 2);
    raw("shapes", shapes.shapes(), json);
    raw("placed", placed.keySet().stream().map(text -> "[" + text + "]").toList(), json);
  }

  private static void raw(String field, List<String> values, JsonGenerator json)
      throws IOException {
    json.writeArrayFieldStart(field);
    for (String value : values) {
      json.writeRawValue(value);
    }
    json.writeEndArray();
  }

  private static void numbers(List<Integer> numbers, JsonGenerator json) throws IOException {
    json.writeArray(numbers.stream().mapToInt(Integer::intValue).toArray(), 0, numbers.size());
  }
}
