package org.wardiary.events.game;

import java.util.List;

/**
 * What the boards of all games know: whose turn it is, which question is open, and how the game
 * ended. Mutable and not thread-safe; only the game's {@link GameSteps} change it.
 *
 * @param <B> the game's own board
 * @param <Q> the game's questions; the first constant stands for none
 */
public abstract class GameBoard<B extends GameBoard<B, Q>, Q extends Enum<Q> & Titled>
    extends State<B> {

  /** No side, no unit, no space. */
  public static final int NOBODY = -1;

  private final Sides sides;
  private final List<Q> questions;
  private int ply;
  private int turn;
  private int turnSide = NOBODY;
  private Q question;
  private int decider = NOBODY;
  private int questionUnit = NOBODY;
  private Ending ending = Ending.NONE;

  /**
   * Creates the board of a game that has not begun.
   *
   * @param sides names of the sides
   * @param questions all questions, that which stands for none first
   */
  protected GameBoard(Sides sides, List<Q> questions) {
    this.sides = sides;
    this.questions = questions;
    this.question = questions.get(0);
  }

  @Override
  protected void transfer(StateBytes bytes) {
    ply = bytes.whole(ply);
    turn = bytes.whole(turn);
    turnSide = bytes.octet(turnSide);
    question = bytes.constant(question, questions);
    decider = bytes.octet(decider);
    questionUnit = bytes.whole(questionUnit);
    int winner = bytes.octet(ending.winner());
    String termination = bytes.text(ending.termination());
    ending = winner == Ending.NONE.winner() ? Ending.NONE : new Ending(winner, termination);
  }

  /** The complete state as bytes; equal states give equal bytes. */
  public final byte[] snapshot() {
    return StateBytes.of(this);
  }

  /** Names of the sides. */
  public final Sides sides() {
    return sides;
  }

  /** All questions of the game, the one that stands for none first. */
  final List<Q> questions() {
    return questions;
  }

  /** Number of answers given so far. */
  public final int ply() {
    return ply;
  }

  /** Number of turns begun, counting both sides. */
  public final int turn() {
    return turn;
  }

  /** The side whose turn it is or that leads it; {@link #NOBODY} before the first turn. */
  public final int turnSide() {
    return turnSide;
  }

  /** The open question. */
  public final Q question() {
    return question;
  }

  /** Who answers the open question: a side, {@link Question#CHANCE} or {@link #NOBODY}. */
  public final int decider() {
    return decider;
  }

  /** The unit that the open question is about, {@link #NOBODY} if it is about none. */
  public final int questionUnit() {
    return questionUnit;
  }

  /** How a rule has ended the game. */
  public final Ending ending() {
    return ending;
  }

  /** The losses that a side has suffered, as the score counts them. */
  public int losses(int side) {
    return 0;
  }

  /** A unit's id, without its side. */
  public abstract String id(int unit);

  /** An answer is given to the open question. */
  public void answer() {
    ply++;
    ask(questions.get(0), NOBODY, NOBODY);
  }

  /** A side's turn begins, with a number of actions. */
  public void beginTurn(int side, int actions) {
    turn++;
    turnSide = side;
  }

  /** A turn begins whose number is told and that no side has by itself. */
  protected final void beginTurnOf(int number, int side) {
    turn = number;
    turnSide = side;
  }

  /** A question is asked, about a unit or {@link #NOBODY}. */
  public void ask(Q kind, int of, int unit) {
    question = kind;
    decider = of;
    questionUnit = unit;
  }

  /** A rule ends the game. */
  public void end(Ending how) {
    ending = how;
    ask(questions.get(0), NOBODY, NOBODY);
  }

  /** Forgets how many answers were given. */
  public final void forgetPly() {
    ply = 0;
  }
}
