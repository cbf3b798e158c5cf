package org.wardiary.events.game.recorded.proof;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.ArmyMustered;
import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.event.GameEnded;
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
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.StepTable;
import org.wardiary.events.game.squares.SquaresPosition;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.unit.Kind;

/**
 * SQUARES in the words of a recorded game. Units stand in their reserves from the file on; states
 * are the points lost, the actions left in a turn, passes, and units that may not act.
 */
final class SquaresTranslation extends Translation {

  private static final StepTable<SquaresTranslation> TABLE =
      new StepTable<SquaresTranslation>("SQUARES")
          .on(AnswerGiven.class, SquaresTranslation::answered)
          .on(TurnBegan.class, SquaresTranslation::turn)
          .on(TurnPassed.class, SquaresTranslation::passed)
          .on(UnitMoved.class, SquaresTranslation::moved)
          .on(AttackDeclared.class, SquaresTranslation::attack)
          .on(UnitStood.class, SquaresTranslation::stood)
          .on(OptionChosen.class, SquaresTranslation::option)
          .on(UnitRetreated.class, SquaresTranslation::retreat)
          .on(UnitEliminated.class, SquaresTranslation::eliminated)
          .on(UnitAdvanced.class, SquaresTranslation::advanced)
          .on(ScoreChanged.class, SquaresTranslation::score)
          // said by tags, by the file's units, and by the statements of the answers
          .ignoring(GameStarted.class)
          .ignoring(GameEnded.class)
          .ignoring(ArmyMustered.class)
          .ignoring(QuestionAsked.class)
          .ignoring(OpportunityArose.class);

  private final Setup setup;
  private final Board start;
  private final Map<String, Integer> points = new HashMap<>();
  private final TreeSet<String> frozen = new TreeSet<>();
  private final TreeSet<String> passed = new TreeSet<>();
  private String acting = "";
  private int attacks;

  SquaresTranslation(Setup setup) {
    this.setup = setup;
    this.start = ((SquaresPosition) setup.position()).board();
  }

  @Override
  public String fileId() {
    return setup.game().id().replace('/', '-');
  }

  @Override
  public String file() {
    return SquaresFile.of(setup.game(), fileId(), start);
  }

  @Override
  protected void tell(SpecificRecord event) {
    TABLE.apply(this, event);
  }

  /** An order takes an action, and after it the units may act that could not in it (SQ-3.5). */
  private void answered(AnswerGiven answer) {
    if (answer.getQuestion().equals("turn")) {
      say("%s:actions-1", acting);
      String own = unit(acting, "");
      frozen.stream().filter(unit -> unit.startsWith(own)).forEach(unit -> say("%s:-frozen", unit));
      frozen.removeIf(unit -> unit.startsWith(own));
    }
  }

  private void turn(TurnBegan turn) {
    if (!acting.isEmpty()) {
      say("%s:-actions", acting);
    }
    acting = turn.getSide();
    attacks = 0;
    say("%d.", turn.getTurn());
    say(":%s", acting);
    say("%s:actions=%d", acting, turn.getActions());
    if (passed.remove(acting)) {
      say("%s:-passed", acting);
    }
  }

  private void passed(TurnPassed pass) {
    say("%s:passed", pass.getSide());
    passed.add(pass.getSide());
  }

  private void moved(UnitMoved move) {
    String unit = unit(move.getSide(), move.getUnit());
    say("%s@%s-%s <way=%s>", unit, move.getFrom(), move.getTo(), move.getWay());
    if (move.getWay().equals("double")) {
      say("%s:actions=0", acting);
    }
  }

  private void attack(AttackDeclared attack) {
    attacks++;
    String support =
        attack.getSupporter().isEmpty() ? "" : "+" + unit(acting, attack.getSupporter());
    String other = setup.game().sides().get(acting.equals(setup.game().sides().get(0)) ? 1 : 0);
    String target =
        attack.getIntoReserve()
            ? "@" + attack.getTarget()
            : unit(other, attack.getDefender()) + "@" + attack.getTarget();
    say(
        "%s%s x %s <approach=%s>",
        unit(acting, attack.getAttacker()), support, target, attack.getFlank() ? "flank" : "front");
  }

  private void stood(UnitStood unit) {
    say("#%d <stood=%s by=%s>", attacks, unit.getHow(), unit.getSide());
  }

  private void option(OptionChosen chosen) {
    say("#%d <option=%d>", attacks, chosen.getOption());
  }

  private void retreat(UnitRetreated retreat) {
    String unit = unit(retreat.getSide(), retreat.getUnit());
    say("%s~%s <cause=%s how=%s>", unit, retreat.getTo(), retreat.getCause(), retreat.getHow());
    Kind kind = Kind.of(Kind.find(retreat.getKind().charAt(0)));
    if (start.rules().freezes(kind) && frozen.add(unit)) {
      say("%s:frozen", unit);
    }
  }

  private void eliminated(UnitEliminated lost) {
    String unit = unit(lost.getSide(), lost.getUnit());
    say("-%s <cause=%s>", unit, lost.getCause());
    if (lost.getPoints() > 0) {
      say("%s:points+%d", lost.getSide(), lost.getPoints());
      points.merge(lost.getSide(), lost.getPoints(), Integer::sum);
    }
    if (frozen.remove(unit)) {
      say("%s:-frozen", unit);
    }
  }

  private void advanced(UnitAdvanced advance) {
    say("%s>%s", unit(advance.getSide(), advance.getUnit()), advance.getTo());
  }

  /** The score is the sum of the points that were told loss by loss. */
  private void score(ScoreChanged score) {
    int first = points.getOrDefault(setup.game().sides().get(0), 0);
    int second = points.getOrDefault(setup.game().sides().get(1), 0);
    if (first != score.getFirst() || second != score.getSecond()) {
      throw new AssertionError("told " + first + " : " + second + " but " + score);
    }
  }

  @Override
  public Picture picture(Position position) {
    return SquaresPicture.of(((SquaresPosition) position).board());
  }
}
