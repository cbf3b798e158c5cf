package org.wardiary.events.game.squares.coverage;

import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.attack.AttackTraits;
import org.wardiary.events.game.squares.attack.OptionTable;
import org.wardiary.events.game.squares.board.AttackRole;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.Compulsion;
import org.wardiary.events.game.squares.board.EliminationCause;
import org.wardiary.events.game.squares.board.MoveType;
import org.wardiary.events.game.squares.board.Termination;
import org.wardiary.events.game.squares.combat.Advance;
import org.wardiary.events.game.squares.combat.AvailableOptions;
import org.wardiary.events.game.squares.combat.Outcome;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.retreat.Retreats;
import org.wardiary.events.game.squares.step.Steps;
import org.wardiary.events.game.squares.unit.Armies;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.events.game.squares.variant.Reading;

/** Carries out steps on a board and counts the rules that each step shows. */
final class RuleTracer extends Steps {

  private final SquaresMap map;
  private final RuleCounts count;

  RuleTracer(Board board, RuleCounts count) {
    super(board, EventSink.NONE);
    this.map = board.map();
    this.count = count;
  }

  private Kind kind(int unit) {
    return board.kind(unit);
  }

  private boolean isForest(int space) {
    return Bits.has(map.forest(), space);
  }

  @Override
  public void pass(int side) {
    super.pass(side);
    count.fire("SQ-3.2", "SQ-3.3");
  }

  @Override
  public void move(int unit, int to, MoveType type) {
    int from = board.space(unit);
    super.move(unit, to, type);
    count.fire("SQ-4.1", "SQ-4.2");
    switch (type) {
      case SINGLE -> {
        count.fire(kind(unit).isMobile() ? "SQ-4.4" : "SQ-4.3");
        count.fireIf(kind(unit).isMobile(), "SQ-R34");
      }
      case TWO_HORSE -> count.fire("SQ-4.5");
      case DOUBLE -> {
        count.fire("SQ-4.6", "SQ-R5");
        count.fireIf(kind(unit).isFoot(), "SQ-R10");
      }
    }
    count.fireIf(isForest(from), "SQ-4.7");
    count.fireIf(isForest(to), "SQ-1.2");
    count.fireIf(Bits.has(map.diagonal(from), to), "SQ-1.3");
    count.fireIf(to == map.reserve(Armies.side(unit)), "SQ-R8");
  }

  @Override
  public void declareAttack(int attacker, int supporter, int defender, int target) {
    super.declareAttack(attacker, supporter, defender, target);
    count.fire("SQ-5.1");
    if (defender == Board.NOBODY) {
      count.fire("SQ-5.6");
      return;
    }
    count.fire("SQ-5.3");
    count.fireIf(supporter >= 0 && AttackTraits.isGrandBattery(board), "SQ-5.4");
    count.fireIf(AttackTraits.isCharge(board), "SQ-5.5", "SQ-R11");
    if (AttackTraits.isFlank(board)) {
      flank(defender);
    } else if (supporter == Board.NOBODY && !isAsked()) {
      decided(attacker, defender);
    } else {
      answered(attacker, defender);
    }
  }

  /** Whether the defender of an unsupported attack retreats or stands (SQ-6.2). */
  private boolean isAsked() {
    Outcome outcome = Outcome.of(board);
    return outcome == Outcome.RESPONSE || outcome == Outcome.SAFE_RESPONSE;
  }

  private void flank(int defender) {
    count.fire("SQ-5.7", "SQ-7.1", "SQ-R3", "SQ-1.4");
    boolean retreats = Retreats.isPossible(board, defender);
    count.fireIf(retreats && AttackTraits.intoForest(board), "SQ-R13");
    count.fireIf(retreats && kind(defender) == Kind.HEAVY_CAVALRY, "SQ-R30");
    boolean led = kind(board.attack().attacker()).isGun();
    boolean stands = kind(defender).isGun() && board.rules().has(Reading.FLANKED_GUNS_STAND);
    count.fireIf(stands && !led && !retreats, "SQ-R29");
  }

  /** Counts the rules of an unsupported attack that is decided without a question. */
  private void decided(int attacker, int defender) {
    if (AttackTraits.intoForest(board)) {
      count.fire("SQ-6.1");
      count.fireIf(AttackTraits.isCharge(board), "SQ-R26");
      return;
    }
    count.fire("SQ-6.2");
    count.fireIf(kind(defender) == Kind.GUARD, "SQ-R31");
    boolean heavy = kind(attacker) == Kind.HEAVY_CAVALRY;
    count.fireIf(heavy && kind(defender) != Kind.GUARD, "SQ-R2");
  }

  /** Counts the rules of an attack to which the defender may respond by retreating or standing. */
  private void answered(int attacker, int defender) {
    count.fire("SQ-6.3");
    boolean alone = !board.attack().supported();
    count.fireIf(alone, "SQ-6.2");
    if (alone && Outcome.of(board) == Outcome.SAFE_RESPONSE) {
      safe(attacker, defender);
    }
    boolean horse = kind(attacker).isHorse() && kind(defender) == Kind.HEAVY_CAVALRY;
    count.fireIf(alone && horse, "SQ-R32");
    boolean guardAttacked = kind(defender) == Kind.GUARD && kind(attacker).isLine();
    count.fireIf(alone && guardAttacked, "SQ-R11");
    if (Outcome.mustRetreat(board)) {
      count.fire(kind(defender).isLine() ? "SQ-R27" : "SQ-R1");
    }
    boolean woodOnly = kind(defender) == Kind.ARTILLERY && AttackTraits.intoForest(board);
    count.fireIf(woodOnly, "SQ-R25");
  }

  /** Counts the rules of an attack that cannot eliminate the defender. */
  private void safe(int attacker, int defender) {
    count.fireIf(Retreats.isPossible(board, defender), "SQ-R33");
    count.fireIf(kind(attacker) == Kind.GUARD, "SQ-R28");
    count.fireIf(kind(defender) == Kind.HORSE_BATTERY, "SQ-R2");
  }

  @Override
  public void stand(Compulsion compulsion) {
    super.stand(compulsion);
    count.fireIf(compulsion == Compulsion.FORCED, "SQ-R23");
  }

  @Override
  public void chooseOption(int option) {
    OptionTable table = OptionTable.of(board);
    for (int number = 1; number <= table.size(); number++) {
      boolean possible = AvailableOptions.isAvailable(board, number);
      count.fireIf(!possible && AvailableOptions.isAllowed(board, number), "SQ-R18");
    }
    count.fire(table.rule());
    boolean gunLeaves = table == OptionTable.GRAND_BATTERY && option == OptionTable.FIRST;
    count.fireIf(gunLeaves, "SQ-R19");
    boolean heavy = kind(board.attack().attacker()) == Kind.HEAVY_CAVALRY;
    count.fireIf(heavy && table.option(option).retreats().contains(AttackRole.ATTACKER), "SQ-R1");
    super.chooseOption(option);
  }

  @Override
  public void retreat(int unit, int to, Compulsion compulsion) {
    int ways = Retreats.byTable(board, unit);
    int legal = Retreats.legal(board, unit);
    count.fire("SQ-6.4", "SQ-1.4", "SQ-R3");
    count.fireIf(legal != ways, "SQ-R18");
    count.fireIf(Bits.isSingle(legal), "SQ-R23");
    terrain(unit, to);
    count.fireIf(Retreats.barred(board, unit) != 0, "SQ-R37");
    super.retreat(unit, to, compulsion);
    boolean displaces = board.attack().displaced() != Board.NOBODY;
    count.fireIf(displaces, "SQ-6.5");
    AttackRole role = board.attack().role(board.attack().displaced());
    count.fireIf(displaces && role != AttackRole.NONE, "SQ-R36");
    count.fireIf(displaces && compulsion == Compulsion.FORCED, "SQ-R16");
    count.fireIf(board.rules().freezes(kind(unit)), "SQ-3.5");
    boolean own = Armies.side(unit) == board.turnSide();
    count.fireIf(own && board.rules().freezes(kind(unit)) && board.actionsLeft() > 0, "SQ-R6");
    boolean barred =
        board.attack().role(unit) == AttackRole.DEFENDER
            && board.attack().supported()
            && !Advance.isAllowed(board);
    count.fireIf(barred && AttackTraits.intoForest(board), "SQ-R20");
  }

  /** Counts the rules about forest that a retreating unit enters or may not enter. */
  private void terrain(int unit, int to) {
    int side = Armies.side(unit);
    count.fireIf(isForest(to), "SQ-1.2");
    boolean steps = kind(unit) == Kind.CAVALRY || kind(unit) == Kind.HORSE_BATTERY;
    count.fireIf(steps && isForest(to), "SQ-R14");
    int wood = map.homeward(side, board.space(unit)) & map.forest() & board.empty();
    boolean kept = kind(unit) == Kind.GUARD || kind(unit) == Kind.HEAVY_CAVALRY;
    count.fireIf(kept && (wood & ~Retreats.byTable(board, unit)) != 0, "SQ-R15");
  }

  @Override
  public void eliminate(int unit, EliminationCause cause) {
    super.eliminate(unit, cause);
    count.fireIf(cause == EliminationCause.CASUALTY, "SQ-7.7");
  }

  @Override
  public void advance(int unit, int to) {
    super.advance(unit, to);
    count.fireIf(isForest(to), "SQ-1.2", "SQ-R20");
  }

  @Override
  public void score() {
    super.score();
    count.fire("SQ-8.2");
  }

  @Override
  public void ask(QuestionKind kind, int decider, int unit) {
    boolean left =
        kind == QuestionKind.ADVANCE && board.attack().retreating() == AttackRole.DEFENDER;
    count.fireIf(left, "SQ-7.2");
    boolean reserve = kind == QuestionKind.ADVANCE && board.attack().defender() == Board.NOBODY;
    count.fireIf(reserve, "SQ-R21");
    count.fireIf(kind == QuestionKind.ADVANCE && !reserve, "SQ-7.6");
    super.ask(kind, decider, unit);
  }

  @Override
  public void end(Ending how) {
    super.end(how);
    for (Termination termination : Termination.ALL) {
      count.fireIf(termination.title().equals(how.termination()), termination.rule());
    }
    count.fireIf(how.termination().equals(Termination.NO_LEGAL_ORDER.title()), "SQ-R22");
  }
}
