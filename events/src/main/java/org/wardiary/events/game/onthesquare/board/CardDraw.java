package org.wardiary.events.game.onthesquare.board;

import java.util.List;
import org.wardiary.events.game.State;
import org.wardiary.events.game.StateBytes;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.game.onthesquare.unit.Weapon;

/** The cards being drawn for a fire or for one side of a melee (WS-7.4, WS-8.5). */
public final class CardDraw extends State<CardDraw> {

  /** What the cards are for. */
  public enum Purpose {
    /** No cards are being drawn. */
    NONE,
    /** A fire of muskets. */
    MUSKETS,
    /** A fire of guns. */
    GUNS,
    /** The melee of the side that charges. */
    ATTACK,
    /** The melee of the side that is charged. */
    DEFENCE;

    private static final List<Purpose> ALL = List.of(values());

    /** The purpose of cards for a fire with a weapon. */
    public static Purpose of(Weapon weapon) {
      return weapon == Weapon.GUNS ? GUNS : MUSKETS;
    }

    /** The purpose's name in events; the same for both sides of a melee. */
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

  @Override
  protected void transfer(StateBytes bytes) {
    purpose = bytes.constant(purpose, Purpose.ALL);
    unit = bytes.octet(unit);
    target = bytes.octet(target);
    exposed = bytes.octet(exposed);
    total = bytes.octet(total);
    left = bytes.octet(left);
    hits = bytes.octet(hits);
  }

  /** What the cards are for. */
  public Purpose purpose() {
    return purpose;
  }

  /** Whether cards are being drawn. */
  public boolean active() {
    return purpose != Purpose.NONE;
  }

  /** The unit that draws. */
  public int unit() {
    return unit;
  }

  /** The part fired at. */
  public int target() {
    return target;
  }

  /** Slots of the target's unit that can take hits from the fire, as bits. */
  public int exposed() {
    return exposed;
  }

  /** Number of cards to draw in all, including those already drawn. */
  public int total() {
    return total;
  }

  /** Number of cards still to draw. */
  public int left() {
    return left;
  }

  /** Number of hits so far. */
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

  /** Aims a fire at a part. */
  void aim(int part, int slots) {
    target = part;
    exposed = slots;
  }

  /** Counts a drawn card of a side's colour. */
  void draw(int colour) {
    left--;
    hits += colour == Units.side(unit) ? 1 : 0;
  }

  /** Ends the draw after its effects have been applied. */
  void end() {
    begin(Purpose.NONE, 0, 0);
  }

  // ---- bytes ---------------------------------------------------------------------------------

}
