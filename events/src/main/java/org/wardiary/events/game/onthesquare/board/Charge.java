package org.wardiary.events.game.onthesquare.board;

import java.util.List;
import org.wardiary.events.game.State;
import org.wardiary.events.game.StateBytes;
import org.wardiary.events.game.onthesquare.unit.Order;

/** A charge that has reached its target and is not yet over (WS-8). */
public final class Charge extends State<Charge> {

  /** How far the charge has got. */
  public enum Stage {
    /** There is no charge. */
    NONE,
    /** The charged side is about to react. */
    REACTION,
    /** The charged side has reacted; the melee is next, after the cards of its fire, if any. */
    REACTED,
    /** The cards of a melee are being drawn. */
    MELEE;

    private static final List<Stage> ALL = List.of(values());
  }

  private Stage stage = Stage.NONE;
  private int attacker;
  private int sector;
  private int defender;
  private Order order = Order.NONE;
  private boolean two;
  private boolean byTwo;
  private boolean front;
  private int fighters;
  private int hits;

  Charge() {}

  @Override
  protected void transfer(StateBytes bytes) {
    stage = bytes.constant(stage, Stage.ALL);
    attacker = bytes.octet(attacker);
    sector = bytes.whole(sector);
    defender = bytes.octet(defender);
    order = bytes.constant(order, Order.ALL);
    int flags = bytes.octet((two ? 1 : 0) + (byTwo ? 2 : 0) + (front ? 4 : 0));
    two = (flags & 1) != 0;
    byTwo = (flags & 2) != 0;
    front = (flags & 4) != 0;
    fighters = bytes.octet(fighters);
    hits = bytes.octet(hits);
  }

  /** How far the charge has got. */
  public Stage stage() {
    return stage;
  }

  /** Whether there is a charge. */
  public boolean active() {
    return stage != Stage.NONE;
  }

  /** The unit that charges. */
  public int attacker() {
    return attacker;
  }

  /** The sector charged. */
  public int sector() {
    return sector;
  }

  /** The part charged, D. */
  public int defender() {
    return defender;
  }

  /** The order that D's unit had. */
  public Order order() {
    return order;
  }

  /** Whether the charge is 2 against 1 (WS-8.2). */
  public boolean twoAgainstOne() {
    return two;
  }

  /** Whether D is charged by two: one that makes it 2 against 1 has charged D's unit (WS-8.2). */
  public boolean byTwo() {
    return byTwo;
  }

  /** Whether the charge is from the front (WS-8.3). */
  public boolean fromFront() {
    return front;
  }

  /** Slots of D's unit that fight, as bits (WS-8.5). */
  public int fighters() {
    return fighters;
  }

  /** Number of hits that the charging unit made in the melee. */
  public int hits() {
    return hits;
  }

  // ---- changes -------------------------------------------------------------------------------

  /** Begins a charge that has reached its target on a sector. */
  void begin(Contact contact, int target) {
    stage = Stage.REACTION;
    attacker = contact.attacker();
    sector = target;
    defender = contact.defender();
    fighters = contact.fighters();
    order = contact.order();
    two = contact.two();
    byTwo = contact.byTwo();
    front = contact.aspect() == Aspect.FRONT;
    hits = 0;
  }

  /** The side charged has reacted. */
  void react() {
    stage = Stage.REACTED;
  }

  /** Begins the melee against a part and the slots that fight. */
  void fight(int part, int slots) {
    stage = Stage.MELEE;
    defender = part;
    fighters = slots;
  }

  /** The charging unit has made its hits. */
  void strike(int itsHits) {
    hits = itsHits;
  }

  /** Ends the charge. */
  void end() {
    stage = Stage.NONE;
    attacker = 0;
    sector = 0;
    defender = 0;
    fighters = 0;
    order = Order.NONE;
    two = false;
    byTwo = false;
    front = false;
    hits = 0;
  }

  // ---- bytes ---------------------------------------------------------------------------------

}
