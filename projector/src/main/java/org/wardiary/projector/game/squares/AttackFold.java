package org.wardiary.projector.game.squares;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.ArmyMustered;
import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.event.ChanceDrawn;
import org.wardiary.events.event.CommentAdded;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.OpportunityArose;
import org.wardiary.events.event.OptionChosen;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.event.ScoreChanged;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.TurnPassed;
import org.wardiary.events.event.UnitAdvanced;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.events.event.UnitStood;
import org.wardiary.events.text.Text;
import org.wardiary.projector.fold.CorruptGame;
import org.wardiary.projector.fold.EventTable;
import org.wardiary.projector.fold.GameFold;
import org.wardiary.projector.fold.NamedSides;
import org.wardiary.projector.game.squares.view.AttackRow;
import org.wardiary.projector.game.squares.view.AttackRows;

/**
 * The attacks of one game of SQUARES: a row for each, from its declaration to the end of the action
 * (the next action, the next turn or the end of the game), and the chances to make a flank attack,
 * a charge or a Grand Battery. An attack that the players broke off by ending the game has no row:
 * how it would have ended is unknown.
 */
final class AttackFold implements GameFold<AttackRows> {

  private static final String TURN = "turn";

  static final EventTable<AttackFold> EVENTS =
      EventTable.<AttackFold>of("attacks")
          .on(TurnBegan.class, AttackFold::turnBegan)
          .on(QuestionAsked.class, AttackFold::questionAsked)
          .on(AnswerGiven.class, AttackFold::answerGiven)
          .on(OpportunityArose.class, (fold, event, arose) -> fold.chances.arose(arose))
          .on(AttackDeclared.class, AttackFold::attackDeclared)
          .on(UnitStood.class, AttackFold::unitStood)
          .on(UnitRetreated.class, AttackFold::unitRetreated)
          .on(UnitEliminated.class, AttackFold::unitEliminated)
          .on(OptionChosen.class, AttackFold::optionChosen)
          .on(UnitAdvanced.class, AttackFold::unitAdvanced)
          .on(GameEnded.class, AttackFold::gameEnded)
          // ScoreChanged is ignored: each elimination states its points at once, the score follows
          // later
          .ignoring(ArmyMustered.class, TurnPassed.class, GameStarted.class)
          .ignoring(UnitMoved.class, ChanceDrawn.class, ScoreChanged.class, CommentAdded.class);

  private final String gameId;
  private final GameStarted started;
  private final NamedSides sides;
  private final AttackChances chances = new AttackChances();
  private final List<AttackRow> rows = new ArrayList<>();
  private final int[] losses = new int[2];
  private final ActionSlots slots = new ActionSlots();
  private int attacker;
  private OpenAttack open;
  private boolean undecided;

  /**
   * The attacks after a game's first event: none.
   *
   * @param first a {@link GameStarted} of a game of SQUARES
   */
  public AttackFold(GameEvent first) {
    this.gameId = first.getGameId();
    this.started = (GameStarted) first.getBody();
    this.sides = new NamedSides(started);
  }

  @Override
  public void fold(GameEvent event) {
    EVENTS.apply(this, event);
  }

  private void turnBegan(GameEvent event, TurnBegan turn) {
    close();
    slots.turnBegan(sides.of(event, turn.getSide()), turn.getActions());
  }

  private void questionAsked(GameEvent event, QuestionAsked question) {
    undecided = !question.getQuestion().equals(TURN);
  }

  private void answerGiven(GameEvent event, AnswerGiven answer) {
    undecided = false;
    if (answer.getQuestion().equals(TURN)) {
      close();
      slots.ordered();
      chances.ordered(sides.of(event, answer.getDecides()), answer.getDecides());
    }
  }

  private void attackDeclared(GameEvent event, AttackDeclared attack) {
    chances.declared(attack);
    attacker = sides.of(event, attack.getSide());
    int slot = slots.current(attacker);
    open = new OpenAttack(event, attack, slot, losses[attacker], losses[1 - attacker]);
  }

  private void unitStood(GameEvent event, UnitStood stood) {
    if (ofDefender(stood.getSide(), stood.getUnit())) {
      open.respond("stood");
    }
  }

  private void unitRetreated(GameEvent event, UnitRetreated retreat) {
    if (ofDefender(retreat.getSide(), retreat.getUnit())) {
      open.retreat();
    }
  }

  private void unitEliminated(GameEvent event, UnitEliminated loss) {
    losses[sides.of(event, loss.getSide())] += loss.getPoints();
    if (open == null) {
      return;
    }
    open.lost(loss);
    if (loss.getCause().equals("casualty")) {
      open.respond("casualty");
    } else if (ofDefender(loss.getSide(), loss.getUnit())) {
      open.respond("eliminated");
    }
  }

  private void optionChosen(GameEvent event, OptionChosen option) {
    requireOpen(event).choose(option.getOption());
  }

  private void unitAdvanced(GameEvent event, UnitAdvanced advance) {
    requireOpen(event).advance();
  }

  private void gameEnded(GameEvent event, GameEnded end) {
    if (undecided && !end.getEndedBy().equals("rules")) {
      open = null;
    }
    close();
  }

  private OpenAttack requireOpen(GameEvent event) {
    if (open == null) {
      throw new CorruptGame(
          gameId,
          event.getSeq(),
          Text.of("expected an attack before %s but got none", event.getType()));
    }
    return open;
  }

  private boolean ofDefender(String owner, String unit) {
    return open != null && open.isDefender(owner, unit);
  }

  private void close() {
    if (open != null) {
      rows.add(open.row(rows.size() + 1, losses[attacker], losses[1 - attacker]));
      open = null;
    }
  }

  @Override
  public AttackRows view() {
    return new AttackRows(
        gameId, started.getGame(), chances.actions(), chances.view(), List.copyOf(rows));
  }
}
