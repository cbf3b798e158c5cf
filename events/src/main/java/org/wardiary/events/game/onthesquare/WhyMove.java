package org.wardiary.events.game.onthesquare;

import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.onthesquare.Advance.Bid;
import org.wardiary.events.game.onthesquare.Advance.Heed;
import org.wardiary.events.game.onthesquare.Answer.Form;
import org.wardiary.events.text.Text;

/** Why an answer to order A or F is refused (WS-5). */
final class WhyMove {

  private final State state;
  private final Army army;
  private final int unit;
  private final char order;
  private final int start;

  WhyMove(State state, int unit, char order) {
    this.state = state;
    army = state.army;
    this.unit = unit;
    this.order = order;
    start = army.sector(Army.base(unit));
  }

  Rejection rejection(long code) {
    String id = army.id(unit);
    if (Answer.form(code) != Form.MOVE) {
      return Why.no(
          "WS-4.3",
          Text.of("an answer to its order %s, such as %s>%sN", order, id, Sector.name(start)),
          "'" + Answer.write(code) + "'");
    }
    if (army.inSquare(unit)) {
      return Why.no("WS-5.5", id + "-", id + " is in square and stands fast");
    }
    return army.hasBody(unit) ? body(code) : base(code);
  }

  private Rejection body(long code) {
    String id = army.id(unit);
    int end = Answer.sector(code);
    int facing = army.facing(Army.base(unit));
    if (order == 'F') {
      return Why.no("WS-5.5", "a body to turn on its spot", "'" + Answer.write(code) + "'");
    }
    if (!army.line(unit)) {
      return Why.no("WS-5.5", id + "-", id + " is deployed and stands fast");
    }
    if (Answer.facing(code) != facing) {
      return Why.no("WS-5.5", "a line to keep its facing", "'" + Answer.write(code) + "'");
    }
    if (end == start || end == Sector.ahead(start, facing)) {
      return Answer.suffix(code) == Answer.PLAIN
          ? Why.no(
              "WS-5.5", "free plain, road or bridge before every part of the line", "it is not so")
          : suffix(code);
    }
    return Why.no(
        "WS-5.5", "a line to move one sector straight forward", "'" + Answer.write(code) + "'");
  }

  private Rejection suffix(long code) {
    boolean half = Answer.suffix(code) == Answer.HALF;
    return Why.no(
        "WS-5.6",
        half
            ? "infantry without guns, with two men or more on its base and under two sections, that"
                + " advances"
            : "a unit with guns that advances",
        "'" + Answer.write(code) + "'");
  }

  private boolean badSuffix(long code) {
    if (Answer.suffix(code) == Answer.PLAIN) {
      return false;
    }
    if (Answer.sector(code) == start) {
      return true;
    }
    return Answer.suffix(code) == Answer.NO_GUNS
        ? army.guns(unit) == 0
        : !army.kind(unit).infantry()
            || army.guns(unit) > 0
            || army.men(Army.base(unit)) < 2
            || army.sections(unit) >= 2;
  }

  private Rejection base(long code) {
    if (badSuffix(code)) {
      return suffix(code);
    }
    int end = Answer.sector(code);
    int way = order == 'F' ? Answer.facing(code) : army.facing(Army.base(unit));
    int guns = Answer.suffix(code) == Answer.NO_GUNS ? 0 : army.guns(unit);
    if (reaches(new Bid(unit, way, guns, end), Heed.ALL)) {
      return end(code, end);
    }
    if (!Sector.before(start, end, way)) {
      return Why.no(
          "WS-5.2",
          "a sector straight or diagonally forward",
          Text.of("%s is not, facing %s", Sector.name(end), Facing.letter(way)));
    }
    if (reaches(new Bid(unit, way, guns, end), Heed.NOT_TERRAIN)) {
      return Why.no(
          "WS-1.2",
          "a sector that is open to " + army.id(unit),
          Text.of(
              "%s is %s",
              Sector.name(end), state.terrain(end).name().toLowerCase(java.util.Locale.ROOT)));
    }
    if (reaches(new Bid(unit, way, guns, end), Heed.NOT_ENEMIES)) {
      return Why.no(
          "WS-5.4",
          "no enemy straight ahead or in the way",
          "one bars the way to " + Sector.name(end));
    }
    if (reaches(new Bid(unit, way, guns, end), Heed.NOT_SLOW)) {
      return Why.no(
          "WS-5.3",
          "a step from or into a slow sector to be straight forward and the whole move",
          "'" + Answer.write(code) + "'");
    }
    if (reaches(new Bid(unit, way, guns, end), Heed.LIMIT)) {
      return Why.no(
          "WS-5.4",
          "a way without enemies and slow sectors",
          "there is none to " + Sector.name(end));
    }
    int limit = Moves.limit(state, unit, guns);
    boolean straight =
        Sector.column(start) == Sector.column(end) || Sector.row(start) == Sector.row(end);
    return Why.no(
        straight && limit + 1 == Sector.distance(start, end) ? "WS-5.2" : "WS-5.1",
        Text.of("at most %d sectors, one more straight along a road", limit),
        Text.of("%s is further", Sector.name(end)));
  }

  private boolean reaches(Bid bid, Heed heed) {
    Sectors sectors = new Sectors();
    new Advance(state, heed).reach(bid, sectors);
    return sectors.has(bid.goal());
  }

  /** The end can be reached, but it is not free. */
  private Rejection end(long code, int end) {
    String name = Sector.name(end);
    if (army.free(end)) {
      return Why.no("WS-5.4", "a sector that does not burn", name + " is a burning bridge");
    }
    String there = army.partId(army.on(end));
    if (Moves.joins(state, unit, end)) {
      return Why.no(
          "WS-5.7",
          "a unit that joins " + there + " to bring all with it",
          "'" + Answer.write(code) + "'");
    }
    return Why.no(
        "WS-5.7",
        "a free sector, or an unboxed base of a like kind, whole, with room for both",
        Text.of("%s stands on %s", there, name));
  }
}
