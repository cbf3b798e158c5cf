package org.wardiary.events.game.onthesquare;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.game.onthesquare.unit.Weapon;

/** A run of cards being drawn for a fire or one side of a melee (WS-7.4, WS-8.5). */
final class CardDraw {

  /** What the cards are for. */
  enum Purpose {
    /** No run. */
    NONE,
    /** Muskets. */
    MUSKETS,
    /** Guns. */
    GUNS,
    /** The melee of the side that charges. */
    ATTACK,
    /** The melee of the side that is charged. */
    DEFENCE;

    private static final Purpose[] ALL = values();

    /** Cards for a fire. */
    static Purpose of(Weapon weapon) {
      return weapon == Weapon.GUNS ? GUNS : MUSKETS;
    }

    /** Name in events; both sides of a melee alike. */
    String title() {
      return switch (this) {
        case NONE -> "";
        case MUSKETS -> "muskets";
        case GUNS -> "guns";
        case ATTACK, DEFENCE -> "melee";
      };
    }
  }

  private Purpose purpose = Purpose.NONE;
  private int unit;
  private int target;
  private int exposed;
  private int total;
  private int left;
  private int hits;

  CardDraw() {}

  /** A copy. */
  CardDraw(CardDraw other) {
    purpose = other.purpose;
    unit = other.unit;
    target = other.target;
    exposed = other.exposed;
    total = other.total;
    left = other.left;
    hits = other.hits;
  }

  Purpose purpose() {
    return purpose;
  }

  boolean active() {
    return purpose != Purpose.NONE;
  }

  /** Unit that draws. */
  int unit() {
    return unit;
  }

  /** Part fired at. */
  int target() {
    return target;
  }

  /** Slots of the target's unit that hits of a fire can fall on, as bits. */
  int exposed() {
    return exposed;
  }

  /** Cards of the whole run. */
  int total() {
    return total;
  }

  /** Cards still to draw. */
  int left() {
    return left;
  }

  /** Hits made. */
  int hits() {
    return hits;
  }

  /** Step: a run begins. */
  void begin(Purpose what, int itsUnit, int cards) {
    purpose = what;
    unit = itsUnit;
    total = cards;
    left = cards;
    hits = 0;
    target = 0;
    exposed = 0;
  }

  /** Step: what a fire is aimed at. */
  void aim(int part, int slots) {
    target = part;
    exposed = slots;
  }

  /** Step: a card is drawn for it. */
  void card(int colour) {
    left--;
    hits += colour == Units.side(unit) ? 1 : 0;
  }

  /** Step: it is over. */
  void end() {
    begin(Purpose.NONE, 0, 0);
  }

  void write(DataOutputStream out) throws IOException {
    for (int value : new int[] {purpose.ordinal(), unit, target, exposed, total, left, hits}) {
      out.writeByte(value);
    }
  }

  static CardDraw read(DataInputStream in) throws IOException {
    CardDraw run = new CardDraw();
    run.purpose = Purpose.ALL[in.readByte()];
    run.unit = in.readByte();
    run.target = in.readByte();
    run.exposed = in.readByte();
    run.total = in.readByte();
    run.left = in.readByte();
    run.hits = in.readByte();
    return run;
  }
}
