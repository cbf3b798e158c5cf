package org.wardiary.events.game.squares;

/** From a declared attack to the end of its action (SQ-6, SQ-7). */
final class Combat {

  private Combat() {}

  /** Resolves the attack that was just declared, up to the first question. */
  static void resolve(Board board, SquaresSteps steps) {
    if (board.battle().defender() == Board.NOBODY) {
      askForCasualty(board, steps);
    } else if (board.battle().supported()) {
      resolveSupported(board, steps);
    } else {
      resolveUnsupported(board, steps);
    }
  }

  /** SQ-7.7. */
  private static void askForCasualty(Board board, SquaresSteps steps) {
    int kinds = casualtyKinds(board);
    if (Bits.isSingle(kinds)) {
      loseCasualty(board, steps, Bits.first(kinds));
    } else {
      steps.asked(Query.CASUALTY, Board.NOBODY);
    }
  }

  /** Kinds in the reserve attacked. */
  static int casualtyKinds(Board board) {
    int kinds = 0;
    for (int left = board.home(1 - board.turnSide()); left != 0; left = Bits.rest(left)) {
      kinds |= Bits.of(board.layout().armies().kind(Bits.first(left)).ordinal());
    }
    return kinds;
  }

  /** SQ-7.7: the unit with the largest key of the kind (SQ-3.6) is lost. */
  static void loseCasualty(Board board, SquaresSteps steps, int kind) {
    int owner = 1 - board.turnSide();
    int units = board.home(owner) & board.layout().armies().ofKind(owner, kind);
    steps.eliminated(Units.last(board, units), Cause.CASUALTY);
    if (board.home(owner) == 0 && board.battle().supported()) {
      offerAdvance(board, steps);
    } else {
      Course.completeAction(board, steps);
    }
  }

  /** SQ-6.1, SQ-6.2. */
  private static void resolveUnsupported(Board board, SquaresSteps steps) {
    Outcome outcome = Outcome.of(board);
    switch (outcome) {
      case ATTACKER_LOST -> eliminate(board, steps, Role.ATTACKER);
      case DEFENDER_LOST -> eliminate(board, steps, Role.DEFENDER);
      case BOTH_LOST -> {
        eliminate(board, steps, Role.DEFENDER);
        eliminate(board, steps, Role.ATTACKER);
      }
      case RESPONSE -> {
        respond(board, steps);
        return;
      }
    }
    if (outcome == Outcome.DEFENDER_LOST) {
      offerAdvance(board, steps);
    } else {
      Course.completeAction(board, steps);
    }
  }

  private static void resolveSupported(Board board, SquaresSteps steps) {
    if (!Outcome.isFlank(board)) {
      respond(board, steps);
    } else if (Retreats.isPossible(board, board.battle().defender())) {
      beginRetreat(board, steps, Role.DEFENDER);
    } else { // SQ-7.1
      eliminate(board, steps, Role.DEFENDER);
      offerAdvance(board, steps);
    }
  }

  /** SQ-6.3: what a defender does that is not simply lost. */
  private static void respond(Board board, SquaresSteps steps) {
    if (!Retreats.isPossible(board, board.battle().defender())) {
      stand(board, steps, How.FORCED);
    } else if (Outcome.mustRetreat(board)) {
      beginRetreat(board, steps, Role.DEFENDER);
    } else {
      steps.asked(Query.RESPONSE, Board.NOBODY);
    }
  }

  /** The defender stands: both are lost, or the attacker's side takes an option (SQ-7.3). */
  static void stand(Board board, SquaresSteps steps, How how) {
    steps.stood(how);
    if (!board.battle().supported()) {
      eliminate(board, steps, Role.DEFENDER);
      eliminate(board, steps, Role.ATTACKER);
      Course.completeAction(board, steps);
      return;
    }
    int options = Options.available(board);
    if (Bits.isSingle(options)) {
      takeOption(board, steps, Bits.first(options));
    } else {
      steps.asked(Query.OPTION, Board.NOBODY);
    }
  }

  static void takeOption(Board board, SquaresSteps steps, int number) {
    steps.optionChosen(number);
    Options table = Options.of(board);
    Options.Option option = table.option(number);
    if (!Options.hasSecondChance(board)) { // else the defender stays until that is settled
      for (Role role : option.eliminated()) {
        eliminate(board, steps, role);
      }
    }
    if (!option.retreats().isEmpty()) {
      beginRetreat(board, steps, option.retreats().get(0));
    } else if (table == Options.STANDARD && number == Options.SUPPORTER_FOR_DEFENDER) {
      offerAdvance(board, steps);
    } else {
      Course.completeAction(board, steps);
    }
  }

  static void beginRetreat(Board board, SquaresSteps steps, Role role) {
    retreatOrAsk(board, steps, board.battle().unit(role));
  }

  private static void retreatOrAsk(Board board, SquaresSteps steps, int unit) {
    int spaces = Retreats.legal(board, unit);
    if (Bits.isSingle(spaces)) {
      retreat(board, steps, unit, Bits.first(spaces));
    } else {
      steps.asked(Query.RETREAT, unit);
    }
  }

  /** A unit retreats, then whom it displaces, then what follows. */
  static void retreat(Board board, SquaresSteps steps, int unit, int to) {
    steps.retreated(unit, to, Outcome.howRetreats(board, unit));
    int displaced = board.battle().displaced();
    if (displaced != Board.NOBODY) {
      retreatOrAsk(board, steps, displaced);
      return;
    }
    Role retreated = board.battle().retreating();
    Role next = Options.nextToRetreat(board, retreated);
    boolean left = retreated == Role.DEFENDER && board.battle().supported();
    if (retreated == Role.SUPPORTER && Options.hasSecondChance(board)) {
      giveSecondChance(board, steps);
    } else if (next != Role.NONE) {
      beginRetreat(board, steps, next);
    } else if (left) { // by option 1 of SQ-7.4 as well: no gun advances
      offerAdvance(board, steps);
    } else {
      Course.completeAction(board, steps);
    }
  }

  private static void giveSecondChance(Board board, SquaresSteps steps) {
    if (Retreats.isPossible(board, board.battle().defender())) {
      steps.asked(Query.SECOND_CHANCE, Board.NOBODY);
    } else {
      declineSecondChance(board, steps);
    }
  }

  /** The second chance was declined or impossible (SQ-7.3). */
  static void declineSecondChance(Board board, SquaresSteps steps) {
    eliminate(board, steps, Role.DEFENDER);
    beginRetreat(board, steps, Role.ATTACKER);
  }

  /** SQ-7.6: asked if the attacker may advance, and otherwise over. */
  private static void offerAdvance(Board board, SquaresSteps steps) {
    if (Outcome.mayAdvance(board)) {
      steps.asked(Query.ADVANCE, Board.NOBODY);
    } else {
      Course.completeAction(board, steps);
    }
  }

  static void advance(Board board, SquaresSteps steps) {
    int target = board.battle().target();
    steps.advanced(board.battle().attacker(), target);
    if (target == board.layout().reserve(1 - board.turnSide())) {
      Course.enterReserve(board, steps);
    } else {
      Course.completeAction(board, steps);
    }
  }

  private static void eliminate(Board board, SquaresSteps steps, Role role) {
    Cause cause =
        switch (role) {
          case ATTACKER -> Cause.ATTACKER;
          case SUPPORTER -> Cause.SUPPORTER;
          case DEFENDER, NONE -> Cause.ATTACKED;
        };
    steps.eliminated(board.battle().unit(role), cause);
  }
}
