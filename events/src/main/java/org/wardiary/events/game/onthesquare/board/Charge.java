package org.wardiary.events.game.onthesquare.board;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.wardiary.events.game.onthesquare.unit.Order;

/** A charge that has reached its target and is not over (WS-8). */
public final class Charge {

  /** How far it is. */
  public enum Stage {
    /** No charge. */
    NONE,
    /** The side charged is to react. */
    REACTION,
    /** It has reacted; melee is next, after its cards if it fires. */
    REACTED,
    /** Cards of a melee are drawn. */
    MELEE;

    private static final Stage[] ALL = values();
  }

  private Stage stage = Stage.NONE;
  private int attacker;
  private int sector;
  private int defender;
  private Order order = Order.NONE;
  private boolean two;
  private boolean front;
  private int fighters;
  private int hits;

  Charge() {}

  /** A copy. */
  Charge(Charge other) {
    stage = other.stage;
    attacker = other.attacker;
    sector = other.sector;
    defender = other.defender;
    order = other.order;
    two = other.two;
    front = other.front;
    fighters = other.fighters;
    hits = other.hits;
  }

  /** How far it is. */
  public Stage stage() {
    return stage;
  }

  /** Whether there is a charge. */
  public boolean active() {
    return stage != Stage.NONE;
  }

  /** Unit that charges. */
  public int attacker() {
    return attacker;
  }

  /** Sector charged. */
  public int sector() {
    return sector;
  }

  /** Part charged, D. */
  public int defender() {
    return defender;
  }

  /** Order that D's unit had. */
  public Order order() {
    return order;
  }

  /** Whether it is 2 against 1 (WS-8.2). */
  public boolean twoAgainstOne() {
    return two;
  }

  /** Whether it is from the front (WS-8.3). */
  public boolean fromFront() {
    return front;
  }

  /** Slots of D's unit that fight, as bits (WS-8.5). */
  public int fighters() {
    return fighters;
  }

  /** Hits that the charging unit made in the melee. */
  public int hits() {
    return hits;
  }

  // ---- changes -------------------------------------------------------------------------------

  /** It reaches its target, on a sector. */
  void begin(Contact contact, int target) {
    stage = Stage.REACTION;
    attacker = contact.attacker();
    sector = target;
    defender = contact.defender();
    fighters = contact.fighters();
    order = contact.order();
    two = contact.two();
    front = contact.aspect() == Aspect.FRONT;
    hits = 0;
  }

  /** The side charged has reacted. */
  void react() {
    stage = Stage.REACTED;
  }

  /** The melee begins. */
  void fight(int part, int slots) {
    stage = Stage.MELEE;
    defender = part;
    fighters = slots;
  }

  /** The charging unit has made its hits. */
  void strike(int itsHits) {
    hits = itsHits;
  }

  /** It is over. */
  void end() {
    stage = Stage.NONE;
    attacker = 0;
    sector = 0;
    defender = 0;
    fighters = 0;
    order = Order.NONE;
    two = false;
    front = false;
    hits = 0;
  }

  // ---- bytes ---------------------------------------------------------------------------------

  void write(DataOutputStream out) throws IOException {
    int flags = (two ? 1 : 0) + (front ? 2 : 0);
    int letter = order.letter();
    int[] values = {stage.ordinal(), attacker, sector, defender, letter, flags, fighters, hits};
    for (int value : values) {
      out.writeByte(value);
    }
  }

  void read(DataInputStream in) throws IOException {
    stage = Stage.ALL[in.readByte()];
    attacker = in.readByte();
    sector = in.readUnsignedByte();
    defender = in.readByte();
    order = Order.of((char) in.readByte());
    int flags = in.readByte();
    two = (flags & 1) != 0;
    front = (flags & 2) != 0;
    fighters = in.readByte();
    hits = in.readByte();
  }
}
