package org.wardiary.analytics.game.squares;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.game.squares.map.Space.Terrain;
import org.wardiary.projector.game.squares.view.AttackRow;

/**
 * Statistics of what the Napoleonic variant of SQUARES adds: charges, Grand Batteries, the Guard,
 * Light Infantry in woods. Defined in {@code docs/statistics/napoleonic.md}.
 */
public final class Napoleonic {

  /** Id of the table of rates. */
  public static final String RATES = "napoleonic-attacks";

  /** Id of the table of outcomes. */
  public static final String OUTCOMES = "napoleonic-attack-outcomes";

  /** Page that defines the statistics of the Napoleonic variant. */
  static final String PAGE = "napoleonic";

  private static final String GUARD = Guard.KIND;
  private static final String LIGHT = "L";

  private static final Key ON_STANDARD_MAP = Key.of("games on the standard map");

  private Napoleonic() {}

  /**
   * A named part of the attacks.
   *
   * @param label name of the part in tables
   * @param holds whether an attack belongs to the part
   * @param possible the outcomes that the rules allow in the part
   * @param games key of the games whose attacks are counted: all, or those on the standard map
   */
  private record Part(
      String label, Predicate<AttackRow> holds, Set<AttackOutcome> possible, Key games) {

    private Part(String label, Predicate<AttackRow> holds) {
      this(label, holds, EnumSet.allOf(AttackOutcome.class), Accumulator.GAMES);
    }

    private Part without(AttackOutcome... impossible) {
      EnumSet<AttackOutcome> rest = EnumSet.copyOf(possible);
      List.of(impossible).forEach(rest::remove);
      return new Part(label, holds, rest, games);
    }

    private Part onStandardMap() {
      return new Part(label, holds, possible, ON_STANDARD_MAP);
    }

    /** Whether the part counts an attack of a game. */
    private boolean has(PlayedGame game, AttackRow attack) {
      return holds.test(attack) && (games.equals(Accumulator.GAMES) || game.onStandardMap());
    }

    private Key key() {
      return Key.of("attacks", label);
    }

    private Key advanced() {
      return Key.of("advanced", label);
    }
  }

  private static List<Part> parts(SquaresInfo info) {
    List<Part> parts = new ArrayList<>();
    // a charge always costs units: the defender on clear ground, a Guard taking Cavalry with it
    // (SQ-6.2, SQ-R31); in forest the attacker (SQ-6.1)
    parts.add(
        new Part("charges", attack -> attack.getCharge())
            .without(AttackOutcome.RETREATED, AttackOutcome.REPULSED));
    parts.add(charge(info, "C", "I"));
    parts.add(charge(info, "C", LIGHT));
    parts.add(charge(info, "C", GUARD));
    parts.add(charge(info, "K", "I"));
    parts.add(charge(info, "K", LIGHT));
    parts.add(charge(info, "K", GUARD));
    parts.add(
        new Part("Grand Batteries", attack -> attack.getGrandBattery())
            .without(AttackOutcome.ATTACKER_LOST));
    parts.add(new Part("attacks by the Guard", attack -> attack.getAttackerKind().equals(GUARD)));
    parts.add(
        new Part("attacks with the Guard in support", a -> a.getSupporterKind().equals(GUARD))
            .without(AttackOutcome.ATTACKER_LOST));
    parts.add(new Part("attacks on the Guard", attack -> attack.getDefenderKind().equals(GUARD)));
    parts.add(
        new Part(
                "attacks in which a Guard was lost",
                a -> a.getAttackerLost().contains(GUARD) || a.getDefenderLost().contains(GUARD))
            .without(AttackOutcome.RETREATED, AttackOutcome.REPULSED));
    parts.add(
        new Part(
            "attacks on Light Infantry in woods",
            a -> a.getDefenderKind().equals(LIGHT) && a.getIntoForest()));
    parts.add(
        new Part(
            "attacks on Light Infantry elsewhere",
            a -> a.getDefenderKind().equals(LIGHT) && !a.getIntoForest()));
    info.board()
        .ifPresent(
            board ->
                parts.add(
                    new Part(
                            "attacks by Light Infantry from woods",
                            a ->
                                a.getAttackerKind().equals(LIGHT)
                                    && board.is(a.getAttackerSpace(), Terrain.FOREST))
                        .onStandardMap()));
    return parts;
  }

  private static Part charge(SquaresInfo info, String horse, String foot) {
    boolean stopped = foot.equals(GUARD) && (horse.equals("C") || info.guardStopsHeavyCavalry());
    AttackOutcome never = stopped ? AttackOutcome.DEFENDER_LOST : AttackOutcome.BOTH_LOST;
    return new Part(
            "charges by " + info.kind(horse) + " on " + info.kind(foot),
            attack ->
                attack.getCharge()
                    && attack.getAttackerKind().equals(horse)
                    && attack.getDefenderKind().equals(foot))
        .without(AttackOutcome.RETREATED, AttackOutcome.REPULSED, never);
  }

  /** How often each kind of attack specific to the variant is made. */
  static Statistic rates(SquaresInfo info) {
    List<Part> parts = parts(info);
    return new Statistic(
        RATES, (game, counts) -> countRates(game, parts, counts), totals -> rates(totals, parts));
  }

  private static void countRates(PlayedGame game, List<Part> parts, Accumulator counts) {
    counts.add(Accumulator.GAMES, Attacks.counted(game));
    counts.add(ON_STANDARD_MAP, game.onStandardMap() ? Attacks.counted(game) : 0);
    for (AttackRow attack : Attacks.in(game)) {
      for (Part part : parts) {
        if (part.has(game, attack)) {
          counts.add(part.key(), 1, part.games());
          counts.add(part.advanced(), attack.getAdvanced() ? 1 : 0, part.key());
        }
      }
    }
  }

  private static Table rates(Totals totals, List<Part> parts) {
    return new TableBuilder<Part>(
            RATES, "Charges, Grand Batteries, the Guard, Light Infantry: how often")
        .text("what", Part::label)
        .count("attacks", "attacks", part -> totals.count(part.key()))
        .count("games", "games", part -> totals.games(part.key()))
        .estimate("per_game", "attacks per game", part -> totals.rate(part.key(), part.games()))
        .share("advanced", part -> totals.share(part.advanced(), part.key()))
        .estimatesNote(
            "An attack may stand in several rows. Games: those with such an attack. Advanced:"
                + " share of them after which the attacker advanced. Attacks from woods: games"
                + " on the standard map.")
        .definedIn(PAGE)
        .of(parts);
  }

  /** How each kind of attack specific to the variant ends. */
  static Statistic outcomes(SquaresInfo info) {
    List<Part> parts = parts(info);
    return new Statistic(
        OUTCOMES,
        (game, counts) -> countOutcomes(game, parts, counts),
        totals -> outcomes(totals, parts));
  }

  private static void countOutcomes(PlayedGame game, List<Part> parts, Accumulator counts) {
    for (AttackRow attack : Attacks.in(game)) {
      parts.stream()
          .filter(part -> part.has(game, attack))
          .forEach(part -> AttackOutcomes.count(attack, part.key(), counts));
    }
  }

  private static Table outcomes(Totals totals, List<Part> parts) {
    TableBuilder<AttackOutcomes.Ended> table =
        new TableBuilder<>(
            OUTCOMES, "Charges, Grand Batteries, the Guard, Light Infantry: what comes of it");
    table.text("what", row -> row.part().part(1));
    return AttackOutcomes.columns(table, totals)
        .estimatesNote(
            "Share: of the attacks of that row's kind; what the rules forbid has none. Attacks"
                + " from woods: games on the standard map.")
        .definedIn(PAGE)
        .of(
            parts.stream()
                .filter(part -> totals.count(part.key()) > 0)
                .flatMap(
                    part ->
                        AttackOutcomes.Ended.all(part.key(), part.possible()::contains).stream())
                .toList());
  }
}
