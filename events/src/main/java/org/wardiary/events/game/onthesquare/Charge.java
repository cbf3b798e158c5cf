package org.wardiary.events.game.onthesquare;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** A charge that has reached its target and is not over (WS-8). */
final class Charge {

  /** How far it is. */
  enum Stage {
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
  private char order;
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

  Stage stage() {
    return stage;
  }

  boolean active() {
    return stage != Stage.NONE;
  }

  /** Unit that charges. */
  int attacker() {
    return attacker;
  }

  /** Sector charged. */
  int sector() {
    return sector;
  }

  /** Part charged, D. */
  int defender() {
    return defender;
  }

  /** Order that D's unit had, 0 if none. */
  char order() {
    return order;
  }

  /** Whether it is 2 against 1 (WS-8.2). */
  boolean two() {
    return two;
  }

  /** Whether it is from the front (WS-8.3). */
  boolean front() {
    return front;
  }

  /** Slots of D's unit that fight, as bits (WS-8.5). */
  int fighters() {
    return fighters;
  }

  /** Hits that the charging unit made in the melee. */
  int hits() {
    return hits;
  }

  /** Step: it reaches its target. */
  void begin(int unit, int target, int part, int slots) {
    stage = Stage.REACTION;
    attacker = unit;
    sector = target;
    defender = part;
    fighters = slots;
    hits = 0;
  }

  /** Step: what it is. */
  void judge(char itsOrder, boolean twoAgainstOne, boolean fromFront) {
    order = itsOrder;
    two = twoAgainstOne;
    front = fromFront;
  }

  /** Step: the side charged has reacted. */
  void react() {
    stage = Stage.REACTED;
  }

  /** Step: the melee begins. */
  void fight(int part, int slots) {
    stage = Stage.MELEE;
    defender = part;
    fighters = slots;
  }

  /** Step: the charging unit has made its hits. */
  void strike(int itsHits) {
    hits = itsHits;
  }

  /** Step: it is over. */
  void end() {
    begin(0, 0, 0, 0);
    judge('\0', false, false);
    stage = Stage.NONE;
  }

  void write(DataOutputStream out) throws IOException {
    int flags = (two ? 1 : 0) + (front ? 2 : 0);
    int[] values = {stage.ordinal(), attacker, sector, defender, order, flags, fighters, hits};
    for (int value : values) {
      out.writeByte(value);
    }
  }

  static Charge read(DataInputStream in) throws IOException {
    Charge charge = new Charge();
    charge.stage = Stage.ALL[in.readByte()];
    charge.attacker = in.readByte();
    charge.sector = in.readUnsignedByte();
    charge.defender = in.readByte();
    charge.order = (char) in.readByte();
    int flags = in.readByte();
    charge.two = (flags & 1) != 0;
    charge.front = (flags & 2) != 0;
    charge.fighters = in.readByte();
    charge.hits = in.readByte();
    return charge;
  }
}
