package org.wardiary.events.game.onthesquare;

import java.util.ArrayList;
import java.util.List;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Gun;
import org.wardiary.events.game.onthesquare.unit.Sides;
import org.wardiary.events.game.onthesquare.unit.Units;

/** What the recorders share: the state that their steps change, and where they tell events. */
abstract class Teller {

  /** The state. */
  final Board board;

  /** Its units. */
  final Army army;

  private final EventSink sink;

  Teller(Board board, EventSink sink) {
    this.board = board;
    this.army = board.army();
    this.sink = sink;
  }

  /** Whether anybody listens; if not, no event is even built. */
  final boolean heard() {
    return sink != EventSink.NONE;
  }

  /** Tells an event after its step. */
  final void tell(SpecificRecord event) {
    sink.emit(event);
  }

  /** Name of the side that owns a unit. */
  static String side(int unit) {
    return Sides.name(Units.side(unit));
  }

  /** Letter of a unit's kind. */
  final String kind(int unit) {
    return army.kind(unit).name();
  }

  /** Name of the sector of a part. */
  final String space(int part) {
    return Sector.name(army.sector(part));
  }

  /** Guns of a base. */
  final List<String> guns(int unit) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < army.guns(unit); i++) {
      names.add(Gun.name(army.gun(unit, i)));
    }
    return names;
  }

  /** Ids of the parts of a unit whose slots are in a set of bits, from the slot {@code from} on. */
  final List<String> parts(int unit, int slots, int from) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < Units.SLOTS; i++) {
      int slot = (from + i) % Units.SLOTS;
      if ((slots >> slot & 1) != 0) {
        names.add(army.partId(Units.part(unit, slot)));
      }
    }
    return names;
  }
}
