package org.wardiary.analytics.game.squares;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.wardiary.analytics.Archive;
import org.wardiary.analytics.Summaries;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.events.game.squares.map.Space;
import org.wardiary.events.game.squares.map.Space.Terrain;
import org.wardiary.projector.game.squares.view.AttackChance;
import org.wardiary.projector.game.squares.view.AttackRow;
import org.wardiary.projector.game.squares.view.AttackRows;
import org.wardiary.projector.game.squares.view.CareerRows;
import org.wardiary.projector.game.squares.view.UnitCareer;
import org.wardiary.projector.view.ScorePoint;
import org.wardiary.projector.view.Tally;

/** Rows for tests: games with usual values except for what a test is about. */
public final class Rows {

  /** Id of the kind of game. */
  public static final String GAME = "squares/civil-war";

  private final Archive.Builder archive = new Archive.Builder();
  private int games;

  /** A game under construction; {@link #add} puts it into the archive. */
  public static final class One {
    private String result = "Blue";
    private String termination = "strategic";
    private String first = "Blue";
    private String round = "";
    private int turns = 30;
    private String map = "squares";
    private List<String> blueOpening = List.of();
    private List<String> grayOpening = List.of();
    private final List<AttackRow> attacks = new ArrayList<>();
    private final List<ScorePoint> points = new ArrayList<>();
    private final List<AttackChance> chances = new ArrayList<>();
    private final List<UnitCareer> careers = new ArrayList<>();
    private List<Integer> actions = List.of(0, 0);

    public One ends(String result, String termination) {
      this.result = result;
      this.termination = termination;
      return this;
    }

    public One first(String side) {
      this.first = side;
      return this;
    }

    public One round(String round) {
      this.round = round;
      return this;
    }

    public One turns(int turns) {
      this.turns = turns;
      return this;
    }

    public One opening(List<String> blue, List<String> gray) {
      this.blueOpening = blue;
      this.grayOpening = gray;
      return this;
    }

    public One on(String map) {
      this.map = map;
      return this;
    }

    public One score(int turn, int blue, int gray) {
      points.add(new ScorePoint((long) points.size() + 1, turn, turn, blue, gray));
      return this;
    }

    public One actions(int blue, int gray) {
      this.actions = List.of(blue, gray);
      return this;
    }

    public One chance(AttackChance chance) {
      chances.add(chance);
      return this;
    }

    public One unit(UnitCareer.Builder unit) {
      careers.add(unit.build());
      return this;
    }

    public One attack(AttackRow.Builder row) {
      attacks.add(row.setNumber(attacks.size() + 1).build());
      return this;
    }
  }

  /** An unsupported attack of infantry on infantry that drove it back. */
  public static AttackRow.Builder attack(String side, int turn) {
    return AttackRow.newBuilder()
        .setNumber(1)
        .setPly(turn)
        .setTurn(turn)
        .setSlot(turn)
        .setSide(side)
        .setAttacker("I1")
        .setAttackerKind("I")
        .setAttackerSpace("B1C")
        .setSupporter("")
        .setSupporterKind("")
        .setSupporterSpace("")
        .setDefender("I2")
        .setDefenderKind("I")
        .setTarget("G1C")
        .setFlank(false)
        .setCharge(false)
        .setGrandBattery(false)
        .setIntoForest(false)
        .setIntoReserve(false)
        .setPinned(0)
        .setRetreats(1)
        .setResponse("retreated")
        .setRetreated(true)
        .setOption(0)
        .setAttackerLost(List.of())
        .setDefenderLost(List.of())
        .setAdvanced(false)
        .setAttackerLossesBefore(0)
        .setAttackerLossesAfter(0)
        .setDefenderLossesBefore(0)
        .setDefenderLossesAfter(0);
  }

  /** A unit that never did anything and never entered the board. */
  public static UnitCareer.Builder unit(String side, String unit) {
    return UnitCareer.newBuilder()
        .setSide(side)
        .setUnit(unit)
        .setKind(unit.substring(0, 1))
        .setDeployedTurn(0)
        .setMoves(0)
        .setAttacks(0)
        .setSupports(0)
        .setAttacked(0)
        .setRetreats(0)
        .setAdvances(0)
        .setLostTurn(0)
        .setLostCause("")
        .setLostSpace("")
        .setPoints(0)
        .setStays(List.of())
        .setPath(List.of());
  }

  /** A flank attack that eliminated the defender. */
  public static AttackRow.Builder flank(String side, int turn) {
    return attack(side, turn)
        .setSupporter("I3")
        .setSupporterKind("I")
        .setSupporterSpace("B1L")
        .setFlank(true)
        .setResponse("eliminated")
        .setRetreated(false)
        .setDefenderLost(List.of("I"))
        .setDefenderLossesAfter(1);
  }

  public Rows add(One one) {
    String id = String.format("%016x", ++games);
    int last = one.points.size() - 1;
    archive.add(
        Summaries.game(games, "", "", one.result)
            .setMap(one.map)
            .setEvent("")
            .setRound(one.round)
            .setFirstMover(one.first)
            .setTermination(one.termination)
            .setFirstLosses(last < 0 ? 0 : one.points.get(last).getFirst())
            .setSecondLosses(last < 0 ? 0 : one.points.get(last).getSecond())
            .setPlies(one.turns * 2)
            .setTurns(one.turns)
            .setFirstOpening(one.blueOpening)
            .setSecondOpening(one.grayOpening)
            .build());
    archive.add(new Tally(id, GAME, 1L, one.points));
    archive.add(new AttackRows(id, GAME, one.actions, one.chances, one.attacks));
    archive.add(new CareerRows(id, GAME, one.turns, one.careers));
    return this;
  }

  /** A space of a board, given by its west, north, east and south borders. */
  static Space space(
      String code, Terrain terrain, double west, double north, double east, double south) {
    return new Space(
        code,
        terrain,
        BigDecimal.valueOf(west),
        BigDecimal.valueOf(north),
        BigDecimal.valueOf(east),
        BigDecimal.valueOf(south));
  }

  /** Adds the same game a number of times. */
  public Rows add(int times, Supplier<One> one) {
    for (int i = 0; i < times; i++) {
      add(one.get());
    }
    return this;
  }

  public GameSet set() {
    return archive.build().sets().get(0);
  }
}
