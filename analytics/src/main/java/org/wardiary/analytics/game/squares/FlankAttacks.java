package org.wardiary.analytics.game.squares;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowSet;
import org.wardiary.analytics.study.SideSelection;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** Where, when and by whom flank attacks are made: {@code docs/statistics/flank-attacks.md}. */
public final class FlankAttacks {

  /** Id of the table by kinds. */
  public static final String KINDS = "flank-attacks-by-kind";

  /** Id of the table by third of the game. */
  public static final String THIRDS = "flank-attacks-by-third";

  /** Id of the table by square attacked. */
  public static final String SQUARES = "flank-attacks-by-square";

  /** The row of all kinds together. */
  public static final String ANY = "any";

  private static final Predicate<Attack> FLANK = attack -> attack.type() == Attack.Type.FLANK;
  private static final Predicate<Attack> FIELD = attack -> attack.type() != Attack.Type.RESERVE;
  private static final List<String> THIRD_NAMES = List.of("first", "middle", "last");

  private FlankAttacks() {}

  /** Flank attacks by attacking and defending kind, as a share of the attacks of that pair. */
  static Table kinds(GameSet set, SquaresInfo info) {
    RowSet<Attack> attacks = Attacks.in(set);
    TableBuilder table =
        new TableBuilder(
                KINDS,
                "Flank attacks by attacking and defending kind",
                Columns.builder()
                    .text("attacker", "defender")
                    .count("attacks", "attacks")
                    .count("flank_attacks", "attacks")
                    .count("games", "games")
                    .share("flank_share")
                    .build())
            .note(
                "Attacks outside the reserves by the kind of the attacker (not of the supporter)"
                    + " and of the defender. Games: those with such an attack. "
                    + set.bootstrap().note())
            .definedIn(AttackTypes.PAGE);
    for (String attacker : kinds(set, Attack::attackerKind)) {
      for (String defender : kinds(set, Attack::defenderKind)) {
        Predicate<Attack> whole =
            FIELD.and(
                attack ->
                    fits(attacker, attack.attackerKind()) && fits(defender, attack.defenderKind()));
        long of = attacks.count(whole);
        if (of > 0) {
          table
              .row()
              .text(info.kind(attacker), info.kind(defender))
              .count(of)
              .count(attacks.count(whole.and(FLANK)))
              .count(attacks.games(whole))
              .estimate(attacks.share(FLANK, whole))
              .end();
        }
      }
    }
    return table.build();
  }

  private static boolean fits(String wanted, String kind) {
    return wanted.equals(ANY) || wanted.equals(kind);
  }

  private static List<String> kinds(GameSet set, Function<Attack, String> kind) {
    List<String> kinds = new ArrayList<>(List.of(ANY));
    kinds.addAll(occurring(set, kind));
    return kinds;
  }

  /** The values of a property that attacks outside the reserves have, sorted. */
  private static NavigableSet<String> occurring(GameSet set, Function<Attack, String> property) {
    RowSet<Attack> attacks = Attacks.in(set);
    NavigableSet<String> values = new TreeSet<>();
    set.games()
        .forEach(
            game -> attacks.in(game).stream().filter(FIELD).map(property).forEach(values::add));
    return values;
  }

  /** Flank attacks by side and third of the game. */
  public static Table thirds(GameSet set) {
    TableBuilder table =
        new TableBuilder(
                THIRDS,
                "Flank attacks by third of the game",
                Columns.builder()
                    .text("side", "third")
                    .count("attacks", "attacks")
                    .count("flank_attacks", "attacks")
                    .estimate("flank_per_game", "attacks per game")
                    .share("flank_share")
                    .build())
            .note(
                "Turn t of T lies in third 1 + floor(3 (t - 1) / T). Share: of that side's attacks"
                    + " outside the reserves in that third. "
                    + set.bootstrap().note())
            .definedIn(AttackTypes.PAGE);
    for (SideSelection sides : SideSelection.of(set)) {
      for (int third = 0; third < THIRD_NAMES.size(); third++) {
        thirdRow(set, sides, third, table);
      }
    }
    return table.build();
  }

  private static void thirdRow(GameSet set, SideSelection sides, int third, TableBuilder table) {
    RowSet<Attack> attacks = Attacks.in(set);
    Predicate<Attack> own = FIELD.and(attack -> sides.includes(attack.side()));
    double[] all = set.each(game -> attacks.count(game, own.and(inThird(game, third))));
    double[] flank =
        set.each(game -> attacks.count(game, own.and(FLANK).and(inThird(game, third))));
    table
        .row()
        .text(sides.label(), THIRD_NAMES.get(third))
        .count((long) Arrays.stream(all).sum())
        .count((long) Arrays.stream(flank).sum())
        .estimate(set.bootstrap().ratio(flank, set.each(game -> 1)))
        .estimate(set.bootstrap().share(flank, all))
        .end();
  }

  private static Predicate<Attack> inThird(PlayedGame game, int third) {
    int turns = game.summary().getTurns();
    return attack -> third(attack.turn(), turns) == third;
  }

  /** The third that a turn lies in, 0 to 2. */
  static int third(int turn, int turns) {
    return Math.min(2, 3 * (turn - 1) / Math.max(1, turns));
  }

  /** Attacks and flank attacks by the square attacked. */
  public static Table squares(GameSet set) {
    RowSet<Attack> attacks = Attacks.in(set);
    TableBuilder table =
        new TableBuilder(
                SQUARES,
                "Flank attacks by square attacked",
                Columns.builder()
                    .text("square")
                    .count("attacks", "attacks")
                    .count("flank_attacks", "attacks")
                    .count("games", "games")
                    .estimate("flank_per_game", "attacks per game")
                    .share("flank_share")
                    .build())
            .note(
                "Squares never attacked have no row. On the board n is the number of attacks. Games: those with an attack on the square."
                    + " Share: of the attacks on that square. "
                    + set.bootstrap().note())
            .definedIn(AttackTypes.PAGE);
    for (String target : occurring(set, Attack::target)) {
      Predicate<Attack> whole = FIELD.and(attack -> attack.target().equals(target));
      table
          .row()
          .text(target)
          .count(attacks.count(whole))
          .count(attacks.count(whole.and(FLANK)))
          .count(attacks.games(whole))
          .estimate(attacks.perGame(whole.and(FLANK)))
          .estimate(attacks.share(FLANK, whole))
          .end();
    }
    return table.build();
  }
}
