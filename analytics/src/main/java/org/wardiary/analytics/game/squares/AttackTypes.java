package org.wardiary.analytics.game.squares;

import java.util.Arrays;
import java.util.List;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Ratio;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.SideRows;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.projector.game.squares.view.AttackRow;

/**
 * How often attacks of each type are made and how many points they gain: {@code
 * docs/statistics/flank-attacks.md}.
 */
public final class AttackTypes {

  /** Id of the table of rates. */
  public static final String RATES = "attack-rates";

  /** Id of the table of points. */
  public static final String POINTS = "attack-points";

  /** Page that defines the statistics of attacks. */
  static final String PAGE = "flank-attacks";

  private AttackTypes() {}

  /** The attacks of one type of a side, or of both sides. */
  record Part(String side, String type) {

    private Key attacks() {
      return Key.of("attacks", side, type);
    }

    private Key of(String points) {
      return Key.of(points, side, type);
    }

    long count(Totals totals) {
      return totals.count(attacks());
    }

    Estimate perGame(Totals totals) {
      return totals.rate(attacks(), Accumulator.GAMES);
    }

    Estimate share(Totals totals) {
      return totals.share(attacks(), own(side));
    }

    Ratio net(Totals totals) {
      return totals.ratio(of("net"), attacks());
    }
  }

  private static Key own(String side) {
    return Key.of("all", side);
  }

  private static List<Part> parts(Totals totals) {
    return SideRows.rows(totals).stream()
        .flatMap(
            side -> Arrays.stream(AttackType.values()).map(type -> new Part(side, type.label())))
        .toList();
  }

  /** Attacks by side and type: number, per game, and share of that side's attacks. */
  static Statistic rates() {
    return new Statistic(RATES, AttackTypes::count, AttackTypes::rates);
  }

  private static void count(PlayedGame game, Accumulator counts) {
    counts.add(Accumulator.GAMES, Attacks.counted(game));
    for (AttackRow attack : Attacks.in(game)) {
      for (String side : SideRows.of(attack.getSide())) {
        Part part = new Part(side, AttackType.of(attack).label());
        counts.add(own(side), 1).add(part.attacks(), 1, own(side), Accumulator.GAMES);
      }
    }
  }

  private static Table rates(Totals totals) {
    return new TableBuilder<Part>(RATES, "How often each type of attack is made")
        .text("side", Part::side)
        .text("type", Part::type)
        .count("attacks", "attacks", part -> part.count(totals))
        .count("games", "games", part -> totals.games(part.attacks()))
        .estimate("per_game", "attacks per game", part -> part.perGame(totals))
        .share("share", part -> part.share(totals))
        .estimatesNote(
            "Each attack is of one type. Games: those with at least one such attack. Share: of"
                + " the attacks of that side.")
        .definedIn(PAGE)
        .of(parts(totals));
  }

  /** Points gained and lost per attack, by side and type. */
  static Statistic points() {
    return new Statistic(POINTS, AttackTypes::countPoints, AttackTypes::points);
  }

  private static void countPoints(PlayedGame game, Accumulator counts) {
    for (AttackRow attack : Attacks.in(game)) {
      for (String side : SideRows.of(attack.getSide())) {
        Part part = new Part(side, AttackType.of(attack).label());
        int taken = Attacks.taken(attack);
        int paid = Attacks.paid(attack);
        counts
            .add(part.attacks(), 1)
            .add(part.of("taken"), taken, part.attacks())
            .add(part.of("paid"), paid, part.attacks())
            .add(part.of("net"), taken - paid, part.attacks());
      }
    }
  }

  private static Table points(Totals totals) {
    return new TableBuilder<Part>(POINTS, "What attacks bring in score")
        .text("side", Part::side)
        .text("type", Part::type)
        .count("attacks", "attacks", part -> part.count(totals))
        .count("games", "games", part -> totals.games(part.attacks()))
        .estimate(
            "taken", "points per attack", part -> totals.rate(part.of("taken"), part.attacks()))
        .estimate("paid", "points per attack", part -> totals.rate(part.of("paid"), part.attacks()))
        .estimate("net", "points per attack", part -> part.net(totals).mean())
        .estimatesNote(
            "Taken: points that the defending side lost by the attack; paid: points that the"
                + " attacking side lost by it; net: taken less paid.")
        .definedIn(PAGE)
        .of(parts(totals));
  }
}
