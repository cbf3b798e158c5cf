package org.wardiary.events.game;

import java.util.List;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.CommentAdded;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.event.ScoreChanged;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.text.Text;

/**
 * The steps into which the rules resolve an answer: what each does to the board, and the event that
 * it is, made from the step and turned into the step again. Only the steps change a board. Those
 * that all games share stand here.
 *
 * @param <B> the game's own board
 * @param <Q> the game's questions
 */
public abstract class GameSteps<B extends GameBoard<B, Q>, Q extends Enum<Q> & Titled> {

  /** The board that the steps change. */
  protected final B board;

  private final EventSink events;

  /**
   * @param board the board to change
   * @param events where the events go; {@link EventSink#NONE} makes none
   */
  protected GameSteps(B board, EventSink events) {
    this.board = board;
    this.events = events;
  }

  /**
   * A table of the events that all games share, to which a game adds its own.
   *
   * @param game the game's title, for messages
   */
  protected static <S extends GameSteps<?, ?>> StepTable<S> table(String game) {
    return new StepTable<S>(game)
        .on(AnswerGiven.class, GameSteps::answer)
        .on(QuestionAsked.class, GameSteps::ask)
        .on(TurnBegan.class, GameSteps::beginTurn)
        .on(ScoreChanged.class, GameSteps::score)
        .on(GameEnded.class, GameSteps::end)
        .ignoring(CommentAdded.class);
  }

  /**
   * Takes the step that an event stands for.
   *
   * @throws CorruptEvent if it cannot follow those before it
   */
  public abstract void apply(SpecificRecord event);

  /** Whether the events are wanted. */
  public final boolean recorded() {
    return events != EventSink.NONE;
  }

  /** Emits an event. */
  public final void emit(SpecificRecord event) {
    events.emit(event);
  }

  /** An answer is given; the referee has emitted its event. */
  public final void answer() {
    board.answer();
  }

  private void answer(AnswerGiven event) {
    expect("question", board.question().title(), event.getQuestion());
    answer();
  }

  /** A side's turn begins, with a number of actions. */
  public void beginTurn(int side, int actions) {
    board.beginTurn(side, actions);
    if (recorded()) {
      emit(new TurnBegan(name(side), board.turn(), actions));
    }
  }

  private void beginTurn(TurnBegan event) {
    expect("turn", board.turn() + 1, event.getTurn());
    beginTurn(side(event.getSide()), event.getActions());
  }

  /** Asks a side, or {@link Question#CHANCE}, about a unit or {@link GameBoard#NOBODY}. */
  public void ask(Q question, int decider, int unit) {
    board.ask(question, decider, unit);
    if (recorded()) {
      String id = unit == GameBoard.NOBODY ? "" : board.id(unit);
      emit(new QuestionAsked(question.title(), board.sides().decider(decider), id));
    }
  }

  private void ask(QuestionAsked event) {
    expect("open question", board.questions().get(0), board.question());
    String decides = event.getDecides();
    int decider = decider(decides);
    int unit = event.getUnit().isEmpty() ? GameBoard.NOBODY : asked(decider, event.getUnit());
    ask(Titled.named(board.questions(), event.getQuestion()), decider, unit);
  }

  private int decider(String name) {
    return switch (name) {
      case Sides.CHANCE -> Question.CHANCE;
      case Sides.ANYBODY -> Question.ANYBODY;
      default -> side(name);
    };
  }

  /** The unit of an id that a question to a side, or to chance, is about. */
  protected int asked(int decider, String id) {
    throw new CorruptEvent(Text.of("expected a question about no unit but got '%s'", id));
  }

  /** The score is told. */
  public void score() {
    if (recorded()) {
      emit(new ScoreChanged(board.losses(0), board.losses(1)));
    }
  }

  private void score(ScoreChanged event) {
    expect("first side's losses", board.losses(0), event.getFirst());
    expect("second side's losses", board.losses(1), event.getSecond());
    score();
  }

  /** A rule ends the game. */
  public void end(Ending how) {
    board.end(how);
    if (recorded()) {
      String result = how.result(board.sides());
      int first = board.losses(0);
      emit(new GameEnded(result, how.termination(), "rules", first, board.losses(1), List.of()));
    }
  }

  private void end(GameEnded event) {
    if (event.getEndedBy().equals("rules")) { // one by the players leaves the position as it is
      String result = event.getResult();
      int winner = result.equals("draw") ? Ending.DRAW : side(result);
      expect("a termination by the rules", true, terminations().contains(event.getTermination()));
      end(new Ending(winner, event.getTermination()));
    }
  }

  /** The ways in which a rule can end the game, as events name them. */
  protected abstract List<String> terminations();

  /** The name of a side. */
  public final String name(int side) {
    return board.sides().name(side);
  }

  /**
   * The number of a side.
   *
   * @throws CorruptEvent if no side has the name
   */
  public final int side(String name) {
    return board
        .sides()
        .number(name)
        .orElseThrow(() -> corrupt("a side of " + board.sides().names(), name));
  }

  /**
   * Requires what an event says to be so.
   *
   * @throws CorruptEvent if it is not
   */
  public static void expect(String what, Object expected, Object got) {
    if (!expected.equals(got)) {
      throw new CorruptEvent(Text.of("expected %s %s but got %s", what, expected, got));
    }
  }

  /** The exception for an event that says something impossible. */
  public static CorruptEvent corrupt(String expected, Object got) {
    return new CorruptEvent(Text.of("expected %s but got '%s'", expected, got));
  }
}
