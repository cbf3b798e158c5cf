package org.wardiary.events.game.recorded.proof;

import static org.wardiary.events.game.recorded.proof.OnTheSquareTranslation.JOINED;
import static org.wardiary.events.game.recorded.proof.OnTheSquareTranslation.TRAY;
import static org.wardiary.events.game.recorded.proof.Translation.unit;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.onthesquare.answer.QuestionKind;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Army.Fate;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Units;

/** What a position of Wargaming on the Square looks like in the words of its game file. */
final class OnTheSquarePicture {

  private final Board board;
  private final Army army;
  private final Picture picture;

  private OnTheSquarePicture(Board board) {
    this.board = board;
    army = board.army();
    picture = Picture.blank(board.turn(), side(), phase(), lost(0), lost(1));
  }

  static Picture of(Board board) {
    OnTheSquarePicture of = new OnTheSquarePicture(board);
    of.addWaiting();
    IntStream.range(0, Units.COUNT).filter(board.army()::placed).forEach(of::addUnit);
    OnTheSquareField.add(board, of.picture);
    return of.picture;
  }

  private boolean ended() {
    return board.ending() != Ending.NONE;
  }

  /** Who acts: none before the first turn and at the end; a charged side only reacts. */
  private String side() {
    if (board.turn() == 0 || ended()) {
      return "";
    }
    boolean asked =
        board.question() == QuestionKind.ORDER
            || board.question() == QuestionKind.EXECUTE && !board.charge().active();
    return board.sides().name(asked ? board.decider() : board.orders().lastExecuted());
  }

  private String phase() {
    if (board.turn() == 0) {
      return "";
    }
    String running = board.question() == QuestionKind.ORDER ? "Orders" : "Execution";
    return ended() ? "End" : running;
  }

  private int lost(int side) {
    return (int)
        IntStream.range(side * Units.SIDE_UNITS, (side + 1) * Units.SIDE_UNITS)
            .filter(unit -> army.fate(unit) == Fate.LOST)
            .count();
  }

  private static String side(int unit) {
    return Units.SIDES.name(Units.side(unit));
  }

  /** The units of the file, of which those on the field replace their own. */
  private void addWaiting() {
    for (String side : Units.SIDES.names()) {
      for (String id : OnTheSquareFile.units(board.rules())) {
        picture.units().put(unit(side, id), "waiting");
        if (Kind.valueOf(id.substring(0, 1)).infantry()) {
          picture.units().put(unit(side, id + "a"), TRAY);
          picture.units().put(unit(side, id + "b"), TRAY);
        }
      }
    }
  }

  private void addUnit(int number) {
    String unit = unit(side(number), army.id(number));
    if (!army.active(number)) {
      picture.units().put(unit, army.fate(number) == Fate.LOST ? "lost" : JOINED);
    }
    int base = Units.base(number);
    IntStream.range(base, base + Units.SLOTS).filter(army::exists).forEach(this::addPart);
    if (army.boxed(number)) {
      picture.state(unit, "box", number + 1);
    }
    if (army.inSquare(number)) {
      picture.state(unit, "square", "");
    }
    if (board.guns().count(number) > 0) {
      picture.state(unit, "guns", String.join("/", board.guns().names(number)));
    }
    if (board.orders().has(number)) {
      picture.state(unit, "order", board.orders().of(number).text());
    }
    int by = board.charged().by(number);
    if (by != 0) {
      String enemy = Units.SIDES.name(1 - Units.side(number));
      Stream<String> chargers = Stream.of(army.ids(by)).map(id -> unit(enemy, id));
      picture.state(unit, "charged", chargers.collect(Collectors.joining("/")));
    }
  }

  private void addPart(int part) {
    String unit = unit(side(Units.unitOf(part)), army.partId(part));
    picture.units().put(unit, Sector.name(army.sector(part)));
    picture.state(unit, "men", army.men(part));
    picture.state(unit, "facing", Facing.name(army.facing(part)));
  }
}
