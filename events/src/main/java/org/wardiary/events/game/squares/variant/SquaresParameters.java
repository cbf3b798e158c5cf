package org.wardiary.events.game.squares.variant;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.wardiary.events.game.rules.BadRules;
import org.wardiary.events.game.rules.Parameter;
import org.wardiary.events.game.rules.Parameters;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.squares.unit.Armies;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.events.game.squares.unit.Losses;
import org.wardiary.events.game.squares.unit.Muster;
import org.wardiary.events.text.Text;

/** The parameters of SQUARES that a designer may change, with their standard values. */
public final class SquaresParameters {

  private static final int MOST_UNITS = 16;

  private final List<Muster> musters;
  private final Set<Variant.Difference> differences;
  private final Set<Reading> readings;
  private final List<Parameter> list = new ArrayList<>();

  private SquaresParameters(Variant.Definition definition) {
    this.musters = definition.musters();
    this.differences = definition.differences();
    this.readings = definition.readings();
  }

  /** The parameters of a game as its rulebook defines it. */
  static Parameters of(Variant.Definition definition) {
    SquaresParameters made = new SquaresParameters(definition);
    made.armies();
    made.turns();
    made.moves();
    made.attacks();
    made.readings();
    made.losses();
    made.ends();
    return Parameters.of(definition.id(), made.list);
  }

  private void armies() {
    for (Muster muster : musters) {
      add(
          Parameter.number(
              RuleNames.number(muster.kind()),
              "SQ-2.2",
              muster.count(),
              0,
              MOST_UNITS,
              Text.of("units of %s that each side has", muster.kind().title())));
    }
  }

  private void turns() {
    add(Parameter.on(RuleNames.PASSES, "SQ-3.2", "a side may PASS"));
    add(
        Parameter.on(
            RuleNames.DOUBLE_TURNS,
            "SQ-3.2",
            "the turn after a PASS is a double turn; off: an ordinary one, with a PASS again"));
    row(RuleNames.MOVES_IN_A_ROW, "move");
    row(RuleNames.ATTACKS_IN_A_ROW, "attack");
    for (Muster muster : musters) {
      String name = RuleNames.freezes(muster.kind());
      String meaning =
          Text.of("a retreat of %s freezes it for its owner's next slot", muster.kind().title());
      boolean rides = muster.kind() == Kind.CAVALRY;
      add(rides ? Parameter.off(name, "SQ-3.5", meaning) : Parameter.on(name, "SQ-3.5", meaning));
    }
  }

  private void row(String name, String what) {
    String meaning = "slots in a row in which a unit may " + what;
    add(Parameter.number(name, "SQ-3.4", 2, 1, 2, meaning));
  }

  private void moves() {
    for (Muster muster : musters) {
      if (muster.kind().isMobile()) {
        add(
            Parameter.number(
                RuleNames.steps(muster.kind()),
                "SQ-4.4",
                2,
                1,
                2,
                Text.of("steps of %s in a move", muster.kind().title())));
      }
    }
    add(Parameter.on(RuleNames.HORSE_PAIRS, "SQ-4.5", "two Horse may move in one action"));
    add(Parameter.on(RuleNames.DOUBLE_MOVES, "SQ-4.6", "a double turn may be one double move"));
  }

  private void attacks() {
    add(Parameter.on(RuleNames.PINNING, "SQ-5.2", "a unit beside an enemy gun is pinned"));
    if (differences.contains(Variant.Difference.GRAND_BATTERY)) {
      add(Parameter.on(RuleNames.GRAND_BATTERIES, "SQ-5.4", "guns together may attack all kinds"));
    }
    if (differences.contains(Variant.Difference.CHARGE)) {
      add(
          Parameter.on(
              RuleNames.CHARGES, "SQ-5.5", "Horse may charge foot as first of a double turn"));
    }
    add(
        Parameter.on(
            RuleNames.FLANK_ATTACKS,
            "SQ-5.7",
            "an attack from behind is a flank attack; off: an ordinary supported one"));
    add(
        Parameter.on(
            RuleNames.FOREST_REPELS,
            "SQ-6.1",
            "an unsupported attack on a unit in forest costs the attacker; off: as elsewhere"));
    String spared = "option 1 may be taken against guns";
    add(
        differences.contains(Variant.Difference.FIRST_OPTION_SPARES_GUNS)
            ? Parameter.off(RuleNames.OPTION_1_ON_GUNS, "SQ-7.3", spared)
            : Parameter.on(RuleNames.OPTION_1_ON_GUNS, "SQ-7.3", spared));
    add(
        Parameter.on(
            RuleNames.SECOND_CHANCES,
            "SQ-7.3",
            "a defender may retreat after all if a gun supported and option 1 was taken"));
  }

  private void readings() {
    Arrays.stream(Reading.values())
        .filter(readings::contains)
        .forEach(reading -> add(reading.parameter()));
  }

  private void losses() {
    points(RuleNames.POINTS_FOOT, 1, "points for a lost unit on foot, Guard not counted");
    if (musters.stream().anyMatch(muster -> muster.kind() == Kind.GUARD)) {
      points(RuleNames.POINTS_GUARD, 2, "points for a lost Guard");
    }
    points(RuleNames.POINTS_GUNS, 2, "points for a lost gun");
    points(RuleNames.POINTS_HORSE, 1, "points for a lost Horse");
    add(
        Parameter.number(
                RuleNames.HORSE_DOUBLED_FROM,
                "SQ-8.2",
                3,
                1,
                MOST_UNITS + 1,
                "a side's lost Horse count double once so many of them are lost")
            .scoring());
  }

  private void points(String name, int standard, String meaning) {
    add(Parameter.number(name, "SQ-8.2", standard, 0, Losses.MOST_POINTS, meaning).scoring());
  }

  private void ends() {
    add(
        Parameter.number(
                RuleNames.LOSSES_TO_END, "SQ-8.2", 10, 1, 99, "losses with which a side is beaten")
            .scoring());
    add(
        Parameter.number(
                RuleNames.TURN_LIMIT,
                "SQ-8.2",
                0,
                0,
                999,
                "after this turn, of both sides together, the smaller losses win; 0: no limit")
            .scoring());
  }

  private void add(Parameter parameter) {
    list.add(parameter);
  }

  /**
   * The units under a rule set.
   *
   * @param musters the units of each side according to the rulebook
   * @throws BadRules if a side has no units or too many, or no losses can end the game
   */
  static Armies armies(List<Muster> musters, RuleSet rules) {
    List<Muster> changed =
        musters.stream()
            .map(old -> new Muster(old.kind(), rules.number(RuleNames.number(old.kind()))))
            .toList();
    int count = changed.stream().mapToInt(Muster::count).sum();
    if (count < 1 || count > MOST_UNITS) {
      throw new BadRules(
          "rules",
          "SQ-2.2",
          Text.of(
              "expected 1 to %d units a side, all numbers together, but got %d",
              MOST_UNITS, count));
    }
    Armies armies = new Armies(changed, losses(rules));
    int all = armies.points(0, armies.all(0));
    int due = rules.number(RuleNames.LOSSES_TO_END);
    if (due > all) {
      throw new BadRules(
          "rules." + RuleNames.LOSSES_TO_END,
          "SQ-8.2",
          Text.of("expected at most %d, the points of a whole army, but got %d", all, due));
    }
    return armies;
  }

  /** The points that lost units count under a rule set. */
  public static Losses losses(RuleSet rules) {
    boolean guard = rules.parameters().find(RuleNames.POINTS_GUARD).isPresent();
    return new Losses(
        rules.number(RuleNames.POINTS_FOOT),
        rules.number(guard ? RuleNames.POINTS_GUARD : RuleNames.POINTS_FOOT),
        rules.number(RuleNames.POINTS_GUNS),
        rules.number(RuleNames.POINTS_HORSE),
        rules.number(RuleNames.HORSE_DOUBLED_FROM));
  }
}
