package org.wardiary.projector.game.recorded;

import java.util.List;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.AssaultDeclared;
import org.wardiary.events.event.AssaultResolved;
import org.wardiary.events.event.CardPlayed;
import org.wardiary.events.event.ChanceDrawn;
import org.wardiary.events.event.CommentAdded;
import org.wardiary.events.event.DoubtNoted;
import org.wardiary.events.event.Fact;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.PhaseBegan;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.event.ScoreChanged;
import org.wardiary.events.event.StateChanged;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitPlaced;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.events.event.UnitsGone;
import org.wardiary.events.event.UnitsMarched;
import org.wardiary.events.game.recorded.board.RecordedSteps;
import org.wardiary.events.game.recorded.statement.StatementReader;
import org.wardiary.events.game.recorded.statement.Words;
import org.wardiary.projector.fold.EventTable;
import org.wardiary.projector.fold.GameFold;
import org.wardiary.projector.fold.RecordedFiles;
import org.wardiary.projector.game.recorded.view.RecordedRows;

/** The rows of one game that is recorded only. What puts right what was forgotten has no row. */
final class RecordedFold implements GameFold<RecordedRows> {

  static final EventTable<RecordedFold> EVENTS =
      EventTable.<RecordedFold>of("recorded")
          .on(AnswerGiven.class, RecordedFold::answered)
          .on(TurnBegan.class, RecordedFold::turnBegan)
          .on(PhaseBegan.class, (fold, event, phase) -> fold.rules.phaseBegan())
          .on(DoubtNoted.class, (fold, event, note) -> fold.rules.noted(note))
          .on(UnitPlaced.class, RecordedFold::placed)
          .on(UnitsMarched.class, RecordedFold::marched)
          .on(AssaultDeclared.class, RecordedFold::declared)
          .on(AssaultResolved.class, RecordedFold::resolved)
          .on(UnitsGone.class, RecordedFold::gone)
          .on(StateChanged.class, RecordedFold::stateChanged)
          .on(CardPlayed.class, RecordedFold::cardPlayed)
          .on(ChanceDrawn.class, RecordedFold::drawn)
          .ignoring(GameStarted.class, QuestionAsked.class)
          .ignoring(ScoreChanged.class, GameEnded.class, CommentAdded.class)
          .ignoring(UnitMoved.class, UnitEliminated.class, UnitRetreated.class);

  private static final String PUT_RIGHT = "put right";

  private final String gameId;
  private final GameStarted started;
  private final AttackRows attacks = new AttackRows();
  private final ActionRows actions = new ActionRows();
  private final DrawRows draws;
  private final RuleRows rules;
  private final StatementReader reader;
  private String statement = "";

  /**
   * The rows after a game's first event: none.
   *
   * @param first a {@link GameStarted} of a game that is recorded only
   */
  RecordedFold(GameEvent first) {
    this.gameId = first.getGameId();
    this.started = (GameStarted) first.getBody();
    this.draws = new DrawRows(RecordedFiles.of(started));
    this.rules = new RuleRows(RecordedFiles.of(started));
    this.reader = new StatementReader(Words.open(started.getSides()));
  }

  @Override
  public void fold(GameEvent event) {
    EVENTS.apply(this, event);
  }

  private void answered(GameEvent event, AnswerGiven answer) {
    statement = answer.getAnswer();
    actions.answered(answer);
  }

  private void turnBegan(GameEvent event, TurnBegan turn) {
    attacks.turnBegan();
    rules.phaseBegan();
  }

  private void placed(GameEvent event, UnitPlaced unit) {
    if (!unit.getWay().equals(PUT_RIGHT)) {
      act(event, unit.getSide(), unit.getFacts());
      actions.placed(event, unit);
      actions.entered(unit.getSide(), List.of(unit.getSpace()), 1);
    }
  }

  private void marched(GameEvent event, UnitsMarched march) {
    act(event, march.getSide(), march.getFacts());
    actions.entered(march.getSide(), march.getPath(), march.getUnits().size());
    if (march.getWay().equals(RecordedSteps.MOVE)) {
      actions.moved(event, march);
      rules.moved(march);
    } else {
      attacks.marched(march);
    }
  }

  private void declared(GameEvent event, AssaultDeclared attack) {
    act(event, attack.getSide(), attack.getFacts());
    actions.attacked(event);
    attacks.declared(event, attack);
  }

  private void resolved(GameEvent event, AssaultResolved attack) {
    act(event, attacks.side(attack.getAttack()), attack.getFacts());
    attacks.resolved(attack);
  }

  private void gone(GameEvent event, UnitsGone units) {
    if (!units.getHow().equals(PUT_RIGHT)) {
      act(event, units.getSide(), units.getFacts());
      attacks.gone(event, units);
    }
  }

  private void stateChanged(GameEvent event, StateChanged state) {
    if (!state.getWay().equals(PUT_RIGHT)) {
      act(event, "", state.getFacts());
      actions.changed(event, state);
    }
  }

  private void cardPlayed(GameEvent event, CardPlayed card) {
    act(event, card.getSide(), card.getFacts());
    actions.played(event, card);
  }

  private void drawn(GameEvent event, ChanceDrawn draw) {
    acted(event);
    String side = reader.read(statement).facts().by().orElse(event.getSide());
    draws.drawn(event, side, draw.getReason(), draw.getValue());
  }

  /** A statement may cause several events with the same facts, which count once. */
  private void act(GameEvent event, String side, List<Fact> facts) {
    if (acted(event)) {
      draws.facts(event, side.isEmpty() ? event.getSide() : side, facts);
    }
  }

  private boolean acted(GameEvent event) {
    boolean first = actions.acted(event);
    if (first) {
      rules.stated(event.getSide());
    }
    return first;
  }

  @Override
  public RecordedRows view() {
    return RecordedRows.newBuilder()
        .setGameId(gameId)
        .setGame(started.getGame())
        .setAttacks(attacks.rows())
        .setLosses(attacks.losses())
        .setDraws(draws.rows())
        .setSources(draws.sources())
        .setTurns(actions.turns())
        .setFirsts(actions.firsts())
        .setStates(actions.states())
        .setCards(actions.cards())
        .setVisits(actions.visits())
        .setBreaches(rules.breaches())
        .setStatements(rules.statements())
        .setMovement(rules.movement())
        .build();
  }
}
