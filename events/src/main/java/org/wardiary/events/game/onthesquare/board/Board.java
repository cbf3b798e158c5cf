package org.wardiary.events.game.onthesquare.board;

import org.wardiary.events.game.Ending;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.onthesquare.answer.QuestionKind;
import org.wardiary.events.game.onthesquare.map.OnTheSquareMap;
import org.wardiary.events.game.onthesquare.map.Terrain;
import org.wardiary.events.game.onthesquare.unit.OnTheSquareRules;
import org.wardiary.events.game.onthesquare.unit.Units;

/** The complete state of a position. Mutable and not thread-safe; only {@link Steps} change it. */
public final class Board {

  private final OnTheSquareMap map;
  private final OnTheSquareRules rules;
  private final int first;
  private final Preparation preparation;
  private final Army army;
  private final Guns guns;
  private final Orders orders;
  private final Deck deck;
  private final CardDraw cards;
  private final Charge charge;
  private final ChargedUnits charged;
  private Bridges bridges;
  private int turn;
  private int held = -1;
  private int running;
  private int ply;
  private QuestionKind question = QuestionKind.NONE;
  private int decides = -1;
  private int asked = Units.NONE;
  private Ending ending = Ending.NONE;

  /**
   * Creates the board before anything has happened.
   *
   * @param first the side that has the first turn, 0 or 1
   */
  public Board(OnTheSquareMap map, OnTheSquareRules rules, int first, Deck.Mode mode) {
    this.map = map;
    this.rules = rules;
    this.first = first;
    preparation = new Preparation(first, rules.own());
    army = new Army(rules);
    guns = new Guns();
    orders = new Orders();
    deck = new Deck(mode);
    cards = new CardDraw();
    charge = new Charge();
    charged = new ChargedUnits();
    bridges = Bridges.of(map);
  }

  /** Copies a board. */
  public Board(Board other) {
    map = other.map;
    rules = other.rules;
    first = other.first;
    preparation = new Preparation(other.preparation);
    army = new Army(other.army);
    guns = new Guns(other.guns);
    orders = new Orders(other.orders);
    deck = new Deck(other.deck);
    cards = new CardDraw(other.cards);
    charge = new Charge(other.charge);
    charged = new ChargedUnits(other.charged);
    bridges = other.bridges;
    turn = other.turn;
    held = other.held;
    running = other.running;
    ply = other.ply;
    question = other.question;
    decides = other.decides;
    asked = other.asked;
    ending = other.ending;
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

  /** Number of answers given so far. */
  public int ply() {
    return ply;
  }

  /** Number of the turn; 0 before the first turn. */
  public int turn() {
    return turn;
  }

  /** The side that leads the turn (WS-4.1); -1 before the first turn. */
  public int leader() {
    return turn == 0 ? -1 : turn % 2 == 1 ? first : 1 - first;
  }

  /** The open question. */
  public QuestionKind question() {
    return question;
  }

  /**
   * Who decides the open question: a side, or {@link Question#CHANCE}; -1 if there is no question.
   */
  public int decides() {
    return decides;
  }

  /** The unit that the question is about, {@link Units#NONE} if it is about none. */
  public int asked() {
    return asked;
  }

  /** How a rule has ended the game (WS-10); {@link Ending#NONE} if none has. */
  public Ending ending() {
    return ending;
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
    return last == Units.NONE ? units : units & army.after(last);
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

  void answer() {
    ply++;
    ask(QuestionKind.NONE, -1, Units.NONE);
  }

  void ask(QuestionKind kind, int who, int unit) {
    question = kind;
    decides = who;
    asked = unit;
  }

  void beginTurn(int number) {
    turn = number;
    orders.begin(leader());
  }

  void endTurn(int holder, int times) {
    charged.clear();
    held = holder;
    running = Math.min(times, rules.centreTurns() - 1);
  }

  /**
   * Resets the ply, because the number of answers would reveal how many orders the enemy has given.
   */
  void forgetPly() {
    ply = 0;
  }

  void burn(int sector, int left) {
    bridges = bridges.burn(sector, left);
  }

  void end(Ending how) {
    ending = how;
    ask(QuestionKind.NONE, -1, Units.NONE);
  }

  /** Sets the state of the board itself from a snapshot. */
  void set(Progress progress, Bridges itsBridges) {
    turn = progress.turn();
    held = progress.held();
    running = progress.running();
    ply = progress.ply();
    ask(progress.question(), progress.decides(), progress.asked());
    ending = progress.ending();
    bridges = itsBridges;
  }

  /** The state of the board itself, apart from its components, as a snapshot holds it. */
  record Progress(
      int turn,
      int held,
      int running,
      int ply,
      QuestionKind question,
      int decides,
      int asked,
      Ending ending) {}
}
