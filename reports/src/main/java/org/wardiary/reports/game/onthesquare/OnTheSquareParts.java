package org.wardiary.reports.game.onthesquare;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.board.KindSymbols;

/** The parts and boxes of a position of Wargaming on the Square, as its viewer sees them. */
final class OnTheSquareParts {

  /** The place of a unit that has joined another one. */
  private static final String JOINED = "joined";

  private static final String LOST = "lost";

  /**
   * A part or box that stands on the field.
   *
   * @param side 0 or 1
   * @param owner the side's name
   * @param id its id, {@code #7} for a box whose kind the viewer does not see
   * @param space its sector
   */
  record Part(int side, String owner, String id, String space) {

    boolean unknown() {
      return id.startsWith("#");
    }

    boolean base() {
      return id.length() == 2 || unknown();
    }

    /** The id of its unit's base. */
    String unit() {
      return base() ? id : id.substring(0, 2);
    }

    String kind() {
      return KindSymbols.letter(id);
    }
  }

  private final JsonNode position;
  private final List<String> sides;
  private final List<Part> parts = new ArrayList<>();

  private OnTheSquareParts(DrawnPosition drawn) {
    position = drawn.position();
    sides = drawn.sides();
  }

  static OnTheSquareParts of(DrawnPosition drawn) {
    OnTheSquareParts parts = new OnTheSquareParts(drawn);
    for (int i = 0; i < parts.sides.size(); i++) {
      int side = i;
      String owner = parts.sides.get(side);
      drawn
          .units(owner)
          .forEach(
              (id, space) -> {
                if (!space.equals(LOST) && !space.equals(JOINED)) {
                  parts.parts.add(new Part(side, owner, id, space));
                }
              });
    }
    return parts;
  }

  /** All parts on the field, in the position's order. */
  List<Part> all() {
    return List.copyOf(parts);
  }

  /** A side's strength as far as the viewer knows it: units, men and boxes. */
  String strength(int side) {
    String owner = sides.get(side);
    int men = 0;
    for (JsonNode number : position.required("men").required(owner)) {
      men += number.asInt();
    }
    int boxes = position.required("boxes").required(owner).size();
    long units = parts.stream().filter(part -> part.side() == side && part.base()).count();
    String holds = owner.equals(position.path("held").asText("")) ? " · held the centre" : "";
    return Text.of("units %d · men %s · boxes %d%s", units, men(side, men), boxes, holds);
  }

  /** The men of a side: the known ones, and a question mark for those under closed boxes. */
  private String men(int side, int known) {
    boolean all = parts.stream().noneMatch(part -> part.side() == side && part.unknown());
    String sure = known == 0 && !all ? "" : Text.of("%d", known);
    return all ? sure : (sure + " + ?").replaceFirst("^ \\+ ", "");
  }

  private JsonNode of(Part part, String field) {
    return position.required(field).required(part.owner()).path(part.id());
  }

  /** The direction that a part faces, a letter of {@code NESW}. */
  char facing(Part part) {
    return of(part, "facing").asText("N").charAt(0);
  }

  boolean inSquare(Part part) {
    for (JsonNode id : position.required("square").required(part.owner())) {
      if (id.asText().equals(part.id())) {
        return true;
      }
    }
    return false;
  }

  int men(Part part) {
    return of(part, "men").asInt();
  }

  /** A part's guns, each {@code 0} or, after a hit, {@code 1}, with {@code h} if it has a horse. */
  JsonNode guns(Part part) {
    return of(part, "guns");
  }

  /** The guns that stand loose on a sector. */
  JsonNode looseGuns(String space) {
    return position.path("loose").path(space);
  }

  /** Whether the viewer sees into the box that the part is under. */
  boolean underOpenBox(Part part) {
    return of(part, "boxes").isInt() && !part.unknown();
  }

  /** The number of the box, if the viewer sees into it, and the letter of the order. */
  String badge(Part part) {
    String box = underOpenBox(part) ? Text.of("#%d", of(part, "boxes").asInt()) : "";
    return Text.of("%s %s", box, of(part, "orders").asText("")).strip();
  }
}
