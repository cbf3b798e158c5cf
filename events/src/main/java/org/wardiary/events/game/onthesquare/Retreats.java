package org.wardiary.events.game.onthesquare;

import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Units;

/** Retreats (WS-9.2). */
final class Retreats {

  private final Board board;
  private final Army army;
  private final Recorder recorder;
  private final Losses losses;

  Retreats(Board board, Recorder recorder, Losses losses) {
    this.board = board;
    army = board.army();
    this.recorder = recorder;
    this.losses = losses;
  }

  /**
   * Why a part retreats.
   *
   * @param cause "fire", "charged" or "melee"
   * @param how "forced" or "chosen"
   */
  record Reason(String cause, String how) {

    static final Reason FIRE = new Reason("fire", "forced");
    static final Reason MELEE = new Reason("melee", "forced");
    static final Reason CHARGED = new Reason("charged", "forced");
    static final Reason CHOSEN = new Reason("charged", "chosen");
  }

  /** A unit's body retreats one way. */
  void body(int unit, int way, Reason reason) {
    recorder.voided(unit, "retreated");
    boolean fell = false;
    for (int slot = 1; slot < Units.SLOTS; slot++) {
      int section = Units.part(unit, slot);
      if (army.besideBase(section)) {
        recorder.moves.fellIn(section, "retreat");
        fell = true;
      }
    }
    recorder.moves.squareEnded(unit, "retreat");
    recorder.moves.gunsLeft(unit, "retreat");
    int limit = fell ? 1 : Moves.limit(board, unit, 0);
    move(Units.base(unit), way, new Reach(limit, fell ? 0 : 1), reason);
  }

  /** A detached section retreats alone. */
  void section(int part, int way, Reason reason) {
    move(part, way, new Reach(Moves.limit(board, Units.unitOf(part), 0), 1), reason);
  }

  /** Sectors, and how many more roads give. */
  private record Reach(int limit, int bonus) {}

  private void move(int part, int way, Reach reach, Reason reason) {
    recorder.moves.faced(part, way, "retreat");
    int end = Moves.retreat(board, part, reach.limit(), reach.bonus());
    if (end == Sector.NONE) {
      losses.losePart(part, "left-field");
    } else {
      recorder.moves.retreated(part, end, reason.cause(), reason.how());
    }
  }
}
