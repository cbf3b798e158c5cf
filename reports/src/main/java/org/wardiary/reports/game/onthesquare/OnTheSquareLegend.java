package org.wardiary.reports.game.onthesquare;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.wardiary.reports.board.Arrow.Sort;
import org.wardiary.reports.board.Counter;
import org.wardiary.reports.board.Legend;
import org.wardiary.reports.board.Legend.Entry;
import org.wardiary.reports.board.Symbol;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Pen;
import org.wardiary.reports.draw.Spot;
import org.wardiary.reports.draw.Tone;

/** The legend below the board in pictures of Wargaming on the Square. */
final class OnTheSquareLegend {

  private OnTheSquareLegend() {}

  static List<Entry> entries() {
    return List.of(
        Entry.text("unit and men", "I1·16"),
        new Entry("facing", OnTheSquareLegend::facing),
        new Entry("in square", OnTheSquareLegend::square),
        new Entry("box", OnTheSquareLegend::closed),
        new Entry("unit under a box", OnTheSquareLegend::open),
        Entry.text("box and order", "#7 A"),
        new Entry("gun", place -> gun("0", place)),
        new Entry("gun with a hit", place -> gun("1", place)),
        new Entry("gun with its horse", place -> gun("0h", place)),
        new Entry("line", place -> List.of(bond(place, OnTheSquareMarks.line(Tone.FAINT)))),
        new Entry("deployed", place -> List.of(bond(place, OnTheSquareMarks.deployed(Tone.FAINT)))),
        new Entry("centre", place -> List.of(OnTheSquarePicture.centreLine(place.inset(4)))),
        new Entry("fire, turns left", OnTheSquareLegend::fire),
        Entry.arrow("move", Sort.MOVE),
        Entry.arrow("charge", Sort.ATTACK),
        Entry.arrow("shot", Sort.SUPPORT),
        Entry.arrow("retreat", Sort.RETREAT),
        Entry.lost());
  }

  private static List<Item> blank(Box place) {
    return new Counter(Legend.NEUTRAL, Symbol.BLANK, "", Set.of()).draw(place);
  }

  private static List<Item> facing(Box place) {
    Box small = Box.around(place.centre().plus(-5, 0), 0.6 * place.width(), 0.75 * place.height());
    List<Item> items = new ArrayList<>();
    items.add(OnTheSquareMarks.pointer(small, 'E', Legend.NEUTRAL));
    items.addAll(blank(small));
    return items;
  }

  private static List<Item> square(Box place) {
    Box small = place.inset(8);
    List<Item> items = new ArrayList<>(blank(small));
    items.add(OnTheSquareMarks.square(small, Legend.NEUTRAL));
    return items;
  }

  private static List<Item> closed(Box place) {
    return OnTheSquareMarks.closedBox(place.inset(3), Legend.NEUTRAL, "#7");
  }

  private static List<Item> open(Box place) {
    Box small = place.inset(7);
    List<Item> items = new ArrayList<>(blank(small));
    items.add(OnTheSquareMarks.openBox(small, Legend.NEUTRAL));
    return items;
  }

  private static List<Item> gun(String gun, Box place) {
    return OnTheSquareGuns.draw(gun, place.centre().plus(0, -2), Tone.INK);
  }

  private static Item bond(Box place, Pen pen) {
    Spot middle = place.centre();
    Outline way = Outline.line(place.x() + 4, middle.y(), place.right() - 4, middle.y());
    return new Item.Line(way, pen);
  }

  private static List<Item> fire(Box place) {
    return List.of(OnTheSquareRoads.flames(place.centre().plus(0, 1), 2, 0.8));
  }
}
