package org.wardiary.events.game.onthesquare.board;

import org.wardiary.events.game.GameBoard;
import org.wardiary.events.game.StateBytes;
import org.wardiary.events.game.onthesquare.answer.QuestionKind;
import org.wardiary.events.game.onthesquare.map.OnTheSquareMap;
import org.wardiary.events.game.onthesquare.map.Terrain;
import org.wardiary.events.game.onthesquare.unit.OnTheSquareRules;
import org.wardiary.events.game.onthesquare.unit.Units;

/** The complete state of a position. Mutable and not thread-safe; only {@link Steps} change it. */
public final class Board extends GameBoard<Board, QuestionKind> {

  private final OnTheSquareMap map;
  private final OnTheSquareRules rules;
  private final int first;
  private Preparation preparation;
  private Army army;
  private Guns guns = new Guns();
  private Orders orders = new Orders();
  private Deck deck;
  private CardDraw cards = new CardDraw();
  private Charge charge = new Charge();
  private ChargedUnits charged = new ChargedUnits();
  private Bridges bridges;
  private int held = NOBODY;
  private int running;

  /**
   * The board before anything has happened.
   *
   * @param first the side that leads the first turn
   * @param mode how cards are drawn
   */
  public Board(OnTheSquareMap map, OnTheSquareRules rules, int first, Deck.Mode mode) {
    super(Units.SIDES, QuestionKind.ALL);
    this.map = map;
    this.rules = rules;
    this.first = first;
    preparation = new Preparation(first, rules.own());
    army = new Army(rules);
    deck = new Deck(mode);
    bridges = Bridges.of(map);
  }

  @Override
  public Board copy() {
    Board copy = super.copy();
    copy.preparation = preparation.copy();
    copy.army = army.copy();
    copy.guns = guns.copy();
    copy.orders = orders.copy();
    copy.deck = deck.copy();
    copy.cards = cards.copy();
    copy.charge = charge.copy();
    copy.charged = charged.copy();
    return copy;
  }

  @Override
  protected void transfer(StateBytes bytes) {
    super.transfer(bytes);
    preparation.transfer(bytes);
    army.transfer(bytes);
    guns.transfer(bytes);
    orders.transfer(bytes);
    deck.transfer(bytes);
    cards.transfer(bytes);
    charge.transfer(bytes);
    charged.transfer(bytes);
    bridges = bridges.transfer(bytes);
    held = bytes.octet(held);
    running = bytes.octet(running);
  }

  @Override
  public String id(int unit) {
    return army.id(unit);
  }

  /** The map, with all bridges whole. */
  public OnTheSquareMap map() {
    return map;
  }

  /** The rules by which the game is played. */
  public OnTheSquareRules rules() {
    return rules;
  }

  /** The preparation, which comes before the first turn. */
  public Preparation preparation() {
    return preparation;
  }

  /** The units of both sides. */
  public Army army() {
    return army;
  }

  /** The guns, both those of units and loose ones. */
  public Guns guns() {
    return guns;
  }

  /** The orders of this turn. */
  public Orders orders() {
    return orders;
  }

  /** The deck, with the cards that are left. */
  public Deck deck() {
    return deck;
  }

  /** The cards that are being drawn. */
  public CardDraw cards() {
    return cards;
  }

  /** The charge in progress. */
  public Charge charge() {
    return charge;
  }

  /** The units charged in this turn. */
  public ChargedUnits charged() {
    return charged;
  }

  /** The side that has the first turn, 0 or 1. */
  public int first() {
    return first;
  }

  /** The side that held the centre at the end of the last turn (WS-10.1); -1 if neither did. */
  public int held() {
    return held;
  }

  /**
   * Number of consecutive turn ends at which {@link #held} has held the centre, capped at one less
   * than the number that wins.
   */
  public int running() {
    return running;
  }

  /** A side's units that can still be given an order, as bits (WS-4.2). */
  public int orderable(int side) {
    int units = army.orderable(side);
    int last = orders.lastGiven();
    return last == Board.NOBODY ? units : units & army.after(last);
  }

  /** The bridges and the current terrain of all sectors. */
  public Bridges bridges() {
    return bridges;
  }

  /** The current terrain of a sector: a bridge that has burnt down is river (WS-1.2). */
  public Terrain terrain(int sector) {
    return bridges.terrain(sector);
  }

  /** Whether a step from or into a sector takes the whole move (WS-5.3). */
  public boolean slow(int sector) {
    return rules.slowSectors() && terrain(sector).slow();
  }

  /** Whether a sector is not burning and has no part or box on it (WS-5.4). */
  public boolean open(int sector) {
    return army.free(sector) && !bridges.burning(sector);
  }

  /** Whether a unit with {@code itsGuns} guns may be on a sector (WS-1.2). */
  public boolean mayEnter(int unit, int sector, int itsGuns) {
    return army.kind(unit).mayEnter(terrain(sector), itsGuns);
  }

  /** Whether a part fires and burns all round: a base in square (WS-7.2, WS-7.7). */
  public boolean firesAllRound(int part) {
    return Units.slot(part) == 0 && army.inSquare(Units.unitOf(part));
  }

  /** Whether a part fights all round: a base in square, infantry in a house (WS-6.3). */
  public boolean allRound(int part) {
    int unit = Units.unitOf(part);
    return firesAllRound(part)
        || army.kind(unit).infantry() && terrain(army.sector(part)) == Terrain.HOUSE;
  }

  // ---- changes -------------------------------------------------------------------------------

  void endTurn(int holder, int times) {
    charged.clear();
    held = holder;
    running = Math.min(times, rules.centreTurns() - 1);
  }

  void burn(int sector, int left) {
    bridges = bridges.burn(sector, left);
  }

  @Override
  public void beginTurn(int side, int actions) {
    super.beginTurn(side, actions);
    orders.begin(side);
  }

  /** The side that leads the next turn (WS-4.1). */
  public int nextLeader() {
    return turn() % 2 == 0 ? first : 1 - first;
  }
}
