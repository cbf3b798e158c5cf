package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
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
  public static Table kinds(GameSet set, GameInfo info) {
    AttackSet attacks = new AttackSet(set);
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
                    + attacks.note())
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
    TreeSet<String> letters = new TreeSet<>();
    set.games()
        .forEach(game -> game.attacks().stream().filter(FIELD).map(kind).forEach(letters::add));
    List<String> kinds = new ArrayList<>(List.of(ANY));
    kinds.addAll(letters);
    return kinds;
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
    for (String side : AttackTypes.sides(set)) {
      for (int third = 0; third < THIRD_NAMES.size(); third++) {
        thirdRow(set, side, third, table);
      }
    }
    return table.build();
  }

  private static void thirdRow(GameSet set, String side, int third, TableBuilder table) {
    Predicate<Attack> own =
        FIELD.and(attack -> side.equals(AttackTypes.BOTH) || attack.side().equals(side));
    double[] all = set.each(game -> game.count(own.and(inThird(game, third))));
    double[] flank = set.each(game -> game.count(own.and(FLANK).and(inThird(game, third))));
    table
        .row()
        .text(side, THIRD_NAMES.get(third))
        .count(sum(all))
        .count(sum(flank))
        .estimate(set.bootstrap().ratio(flank, set.each(game -> 1)))
        .estimate(set.bootstrap().share(flank, all))
        .end();
  }

  private static long sum(double[] counts) {
    long sum = 0;
    for (double count : counts) {
      sum += Math.round(count);
    }
    return sum;
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
    AttackSet attacks = new AttackSet(set);
    TreeSet<String> targets = new TreeSet<>();
    set.games()
        .forEach(
            game ->
                game.attacks().stream().filter(FIELD).map(Attack::target).forEach(targets::add));
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
                    + attacks.note())
            .definedIn(AttackTypes.PAGE);
    for (String target : targets) {
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
