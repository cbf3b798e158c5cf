package org.wardiary.events.game.squares;

/** What the rules say of the attack that goes on, by kinds and places alone (SQ-5 to SQ-7). */
enum Outcome {
  /** The attacker alone is eliminated. */
  ATTACKER_LOST,
  /** The defender is eliminated and the attacker may advance. */
  DEFENDER_LOST,
  /** Both are eliminated. */
  BOTH_LOST,
  /** The defender retreats or stands (SQ-6.3). */
  RESPONSE;

  /** The first line of SQ-6.1 and SQ-6.2 that fits an unsupported attack on a square. */
  static Outcome of(Board board) {
    Kind attacker = attacker(board);
    Kind defender = defender(board);
    if (intoForest(board)) { // SQ-6.1, SQ-R26
      return ATTACKER_LOST;
    }
    if (isCharge(board)) {
      return defender == Kind.GUARD ? BOTH_LOST : DEFENDER_LOST;
    }
    if (defender.isGun() && !attacker.isGun()) {
      return ATTACKER_LOST;
    }
    if (defender == Kind.GUARD && attacker.isLine() && board.moment() != Moment.FIRST_OF_DOUBLE) {
      return ATTACKER_LOST;
    }
    boolean rebuffed = defender == Kind.HEAVY_CAVALRY && attacker.isHorse();
    return rebuffed ? ATTACKER_LOST : RESPONSE;
  }

  private static Kind attacker(Board board) {
    return board.layout().armies().kind(board.battle().attacker());
  }

  private static Kind defender(Board board) {
    return board.layout().armies().kind(board.battle().defender());
  }

  /** Whether the target is a forest square. */
  static boolean intoForest(Board board) {
    return Bits.has(board.layout().forest(), board.battle().target());
  }

  /** Whether the attack is a charge (SQ-5.5). */
  static boolean isCharge(Board board) {
    return isCharge(board, board.battle());
  }

  /** Whether an attack, declared or not, is a charge (SQ-5.5). */
  static boolean isCharge(Board board, Battle battle) {
    Armies armies = board.layout().armies();
    return battle.defender() >= 0
        && !battle.supported()
        && board
            .layout()
            .variant()
            .attacks()
            .charge(armies.kind(battle.attacker()), armies.kind(battle.defender()), board.moment());
  }

  /** Whether the attack is a Grand Battery on a unit that is no gun (SQ-5.4). */
  static boolean isGrandBattery(Board board) {
    return isGrandBattery(board, board.battle());
  }

  /** Whether an attack, declared or not, is a Grand Battery on a unit that is no gun (SQ-5.4). */
  static boolean isGrandBattery(Board board, Battle battle) {
    return battle.defender() >= 0 && Options.of(board, battle) == Options.GRAND_BATTERY;
  }

  /** Whether the attack is a flank attack (SQ-5.7). */
  static boolean isFlank(Board board) {
    return isFlank(board, board.battle());
  }

  /** Whether an attack, declared or not, is a flank attack (SQ-5.7). */
  static boolean isFlank(Board board, Battle battle) {
    if (battle.defender() < 0 || !battle.supported()) {
      return false;
    }
    int owner = Armies.side(battle.defender());
    int behind = board.layout().closer(owner, battle.target());
    return Bits.has(behind, board.space(battle.attacker()))
        || Bits.has(behind, board.space(battle.supporter()));
  }

  /** Whether a defender that can retreat must (SQ-6.3). */
  static boolean mustRetreat(Board board) {
    boolean byGuard = attacker(board) == Kind.GUARD; // SQ-R27: in forest too
    return isFlank(board)
        || switch (defender(board)) {
          case INFANTRY, LIGHT_INFANTRY -> byGuard;
          case CAVALRY ->
              !intoForest(board) && (board.battle().supported() || !attacker(board).isHorse());
          case GUARD, HEAVY_CAVALRY, HORSE_BATTERY, ARTILLERY -> false;
        };
  }

  /** Whose will the retreat of a unit is. */
  static How howRetreats(Board board, int unit) {
    Battle battle = board.battle();
    Role role = battle.role(unit);
    if (role == Role.NONE) {
      return How.FORCED;
    }
    if (role != Role.DEFENDER || battle.option() != 0 && !Options.hasSecondChance(board)) {
      return How.OPTION;
    }
    return battle.option() == 0 && mustRetreat(board) ? How.FORCED : How.CHOSEN;
  }

  /** Whether the attacker may advance onto the target, now that it is left (SQ-7.6, SQ-7.7). */
  static boolean mayAdvance(Board board) {
    Kind attacker = attacker(board);
    return !attacker.isGun() && !(attacker == Kind.HEAVY_CAVALRY && intoForest(board)); // SQ-R20
  }
}
