package org.wardiary.events.game.onthesquare.emit;

import java.util.ArrayList;
import java.util.List;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Units;

/** What the recorders share: the event sink, and the names that events use. */
final class EventWriter {

  private final Board board;
  private final Army army;
  private final EventSink sink;

  EventWriter(Board board, EventSink sink) {
    this.board = board;
    this.army = board.army();
    this.sink = sink;
  }

  /** Emits an event, after its step has been taken. */
  void emit(SpecificRecord event) {
    sink.emit(event);
  }

  /** Name of the side that owns a unit. */
  String side(int unit) {
    return Units.SIDES.name(Units.side(unit));
  }

  /** Letter of a unit's kind. */
  String kind(int unit) {
    return army.kind(unit).name();
  }

  /** Name of the sector of a part. */
  String space(int part) {
    return Sector.name(army.sector(part));
  }

  /** Letter of the facing of a part. */
  String facing(int part) {
    return Facing.name(army.facing(part));
  }

  /** Texts of the guns of a base. */
  List<String> guns(int unit) {
    return board.guns().names(unit);
  }

  /**
   * Ids of the parts of a unit whose slots are set in {@code slots}, in cyclic order beginning with
   * the slot {@code from}.
   */
  List<String> parts(int unit, int slots, int from) {
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
