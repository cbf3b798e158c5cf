package org.wardiary.analytics.game.squares;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.RowSet;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.game.squares.map.Space.Terrain;

/**
 * What the Napoleonic variant of SQUARES adds: charges, Grand Batteries, the Guard, Light Infantry
 * in woods. Defined in {@code docs/statistics/napoleonic.md}.
 */
public final class Napoleonic {

  /** Id of the table of rates. */
  public static final String RATES = "napoleonic-attacks";

  /** Id of the table of outcomes. */
  public static final String OUTCOMES = "napoleonic-attack-outcomes";

  /** Page of definition. */
  static final String PAGE = "napoleonic";

  private static final String GUARD = Guard.KIND;
  private static final String LIGHT = "L";

  private Napoleonic() {}

  /** A named part of the attacks. */
  private record Part(String label, Predicate<Attack> holds) {}

  private static List<Part> parts(SquaresInfo info) {
    List<Part> parts = new ArrayList<>();
    parts.add(new Part("charges", attack -> attack.marks().charge()));
    parts.add(charge(info, "C", "I"));
    parts.add(charge(info, "C", LIGHT));
    parts.add(charge(info, "C", GUARD));
    parts.add(charge(info, "K", "I"));
    parts.add(charge(info, "K", LIGHT));
    parts.add(charge(info, "K", GUARD));
    parts.add(new Part("Grand Batteries", attack -> attack.marks().grandBattery()));
    parts.add(new Part("attacks by the Guard", attack -> attack.attackerKind().equals(GUARD)));
    parts.add(new Part("attacks with the Guard in support", a -> a.supporterKind().equals(GUARD)));
    parts.add(new Part("attacks on the Guard", attack -> attack.defenderKind().equals(GUARD)));
    parts.add(
        new Part(
            "attacks in which a Guard was lost",
            a -> a.attackerLost().contains(GUARD) || a.defenderLost().contains(GUARD)));
    parts.add(
        new Part(
            "attacks on Light Infantry in woods",
            a -> a.defenderKind().equals(LIGHT) && a.marks().intoForest()));
    parts.add(
        new Part(
            "attacks on Light Infantry elsewhere",
            a -> a.defenderKind().equals(LIGHT) && !a.marks().intoForest()));
    info.board()
        .ifPresent(
            board ->
                parts.add(
                    new Part(
                        "attacks by Light Infantry from woods",
                        a ->
                            a.attackerKind().equals(LIGHT)
                                && board.is(a.attackerSpace(), Terrain.FOREST))));
    return parts;
  }

  private static Part charge(SquaresInfo info, String horse, String foot) {
    return new Part(
        "charges by " + info.kind(horse) + " on " + info.kind(foot),
        attack ->
            attack.marks().charge()
                && attack.attackerKind().equals(horse)
                && attack.defenderKind().equals(foot));
  }

  /** How often each of the variant's own attacks is made. */
  static Table rates(GameSet set, SquaresInfo info) {
    RowSet<Attack> attacks = Attacks.in(set);
    TableBuilder table =
        new TableBuilder(
                RATES,
                "Charges, Grand Batteries, the Guard, Light Infantry: how often",
                Columns.builder()
                    .text("what")
                    .count("attacks", "attacks")
                    .count("games", "games")
                    .estimate("per_game", "attacks per game")
                    .share("advanced")
                    .build())
            .note(
                "An attack may stand in several rows. Games: those with such an attack. Advanced:"
                    + " share of them after which the attacker advanced. "
                    + set.bootstrap().note())
            .definedIn(PAGE);
    for (Part part : parts(info)) {
      table
          .row()
          .text(part.label())
          .count(attacks.count(part.holds()))
          .count(attacks.games(part.holds()))
          .estimate(attacks.perGame(part.holds()))
          .estimate(attacks.share(attack -> attack.marks().advanced(), part.holds()))
          .end();
    }
    return table.build();
  }

  /** How each of the variant's own attacks ends. */
  static Table outcomes(GameSet set, SquaresInfo info) {
    RowSet<Attack> attacks = Attacks.in(set);
    TableBuilder table =
        new TableBuilder(
                OUTCOMES,
                "Charges, Grand Batteries, the Guard, Light Infantry: what comes of it",
                Columns.builder()
                    .text("what", "outcome")
                    .count("attacks", "attacks")
                    .count("of", "attacks")
                    .share("share")
                    .build())
            .note("Share: of the attacks of that row's kind. " + set.bootstrap().note())
            .definedIn(PAGE);
    for (Part part : parts(info)) {
      if (attacks.count(part.holds()) > 0) {
        AttackOutcomes.rows(attacks, part.holds(), table, part.label());
      }
    }
    return table.build();
  }
}
