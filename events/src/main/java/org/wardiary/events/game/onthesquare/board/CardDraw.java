package org.wardiary.events.game.onthesquare.board;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.game.onthesquare.unit.Weapon;

/** The cards being drawn for a fire or for one side of a melee (WS-7.4, WS-8.5). */
public final class CardDraw {

  /** What the cards are for. */
  public enum Purpose {
    /** No cards are being drawn. */
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
    public static Purpose of(Weapon weapon) {
      return weapon == Weapon.GUNS ? GUNS : MUSKETS;
    }

    /** Name in events; both sides of a melee alike. */
    public String title() {
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

  /** A copy, which stays as it is. */
  public CardDraw(CardDraw other) {
    purpose = other.purpose;
    unit = other.unit;
    target = other.target;
    exposed = other.exposed;
    total = other.total;
    left = other.left;
    hits = other.hits;
  }

  /** What the cards are for. */
  public Purpose purpose() {
    return purpose;
  }

  /** Whether cards are being drawn. */
  public boolean active() {
    return purpose != Purpose.NONE;
  }

  /** Unit that draws. */
  public int unit() {
    return unit;
  }

  /** Part fired at. */
  public int target() {
    return target;
  }

  /** Slots of the target's unit that hits of a fire can fall on, as bits. */
  public int exposed() {
    return exposed;
  }

  /** Cards to draw, those drawn included. */
  public int total() {
    return total;
  }

  /** Cards still to draw. */
  public int left() {
    return left;
  }

  /** Hits made. */
  public int hits() {
    return hits;
  }

  // ---- changes -------------------------------------------------------------------------------

  void begin(Purpose what, int itsUnit, int cards) {
    purpose = what;
    unit = itsUnit;
    total = cards;
    left = cards;
    hits = 0;
    target = 0;
    exposed = 0;
  }

  /** A fire is aimed. */
  void aim(int part, int slots) {
    target = part;
    exposed = slots;
  }

  /** A card of a side's colour is drawn. */
  void draw(int colour) {
    left--;
    hits += colour == Units.side(unit) ? 1 : 0;
  }

  /** All are drawn, and what they did is done. */
  void end() {
    begin(Purpose.NONE, 0, 0);
  }

  // ---- bytes ---------------------------------------------------------------------------------

  void write(DataOutputStream out) throws IOException {
    for (int value : new int[] {purpose.ordinal(), unit, target, exposed, total, left, hits}) {
      out.writeByte(value);
    }
  }

  void read(DataInputStream in) throws IOException {
    purpose = Purpose.ALL[in.readByte()];
    unit = in.readByte();
    target = in.readByte();
    exposed = in.readByte();
    total = in.readByte();
    left = in.readByte();
    hits = in.readByte();
  }
}
