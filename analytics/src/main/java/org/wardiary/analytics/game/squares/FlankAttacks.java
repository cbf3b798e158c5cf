package org.wardiary.analytics.game.squares;

import java.util.Comparator;
import java.util.List;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.SideRows;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.projector.game.squares.view.AttackRow;

/** Where, when and by whom flank attacks are made: {@code docs/statistics/flank-attacks.md}. */
public final class FlankAttacks {

  /** Id of the table by kinds. */
  public static final String KINDS = "flank-attacks-by-kind";

  /** Id of the table by third of the game. */
  public static final String THIRDS = "flank-attacks-by-third";

  /** Id of the table by square attacked. */
  public static final String SQUARES = "flank-attacks-by-square";

  /** Label of the row of all kinds together. */
  public static final String ANY = "any";

  private static final String ALL = "all";
  private static final String FLANK = "flank";
  private static final List<String> THIRD_NAMES = List.of("first", "middle", "last");

  private FlankAttacks() {}

  /** Counts an attack outside the reserves in a cell of a table. */
  private static void count(AttackRow attack, Accumulator counts, String... cell) {
    Key of = Key.of(cell);
    counts.add(of.counted(ALL), 1);
    if (Attacks.FLANK.test(attack)) {
      counts.add(of.counted(FLANK), 1, of.counted(ALL), Accumulator.GAMES);
    }
  }

  private static List<AttackRow> inField(PlayedGame game) {
    return Attacks.in(game).stream().filter(Attacks::inField).toList();
  }

  /** Flank attacks by attacking and defending kind, as a share of the attacks of that pair. */
  static Statistic kinds(SquaresInfo info) {
    return new Statistic(KINDS, FlankAttacks::countKinds, totals -> kinds(totals, info));
  }

  private static void countKinds(PlayedGame game, Accumulator counts) {
    counts.add(Accumulator.GAMES, 1);
    for (AttackRow attack : inField(game)) {
      for (String attacker : List.of(ANY, attack.getAttackerKind())) {
        for (String defender : List.of(ANY, attack.getDefenderKind())) {
          count(attack, counts, attacker, defender);
        }
      }
    }
  }

  private static Table kinds(Totals totals, SquaresInfo info) {
    return new TableBuilder<RowTotals>(KINDS, "Flank attacks by attacking and defending kind")
        .text("attacker", row -> info.kind(row.part(0)))
        .text("defender", row -> info.kind(row.part(1)))
        .count("attacks", "attacks", row -> row.count(ALL))
        .count("flank_attacks", "attacks", row -> row.count(FLANK))
        .count("games", "games", row -> row.games(ALL))
        .share("flank_share", row -> row.share(FLANK, ALL))
        .estimatesNote(
            "Attacks outside the reserves by the kind of the attacker (not of the supporter)"
                + " and of the defender. Games: those with such an attack.")
        .definedIn(AttackTypes.PAGE)
        .of(
            totals.keys(ALL).stream()
                .map(key -> totals.row(key.part(1), key.part(2)))
                .sorted(Comparator.comparing(FlankAttacks::anyFirst))
                .toList());
  }

  private static String anyFirst(RowTotals row) {
    return String.join("\t", row.part(0), row.part(1)).replace(ANY, "");
  }

  /** Flank attacks by side and third of the game. */
  static Statistic thirds() {
    return new Statistic(THIRDS, FlankAttacks::countThirds, FlankAttacks::thirds);
  }

  private static void countThirds(PlayedGame game, Accumulator counts) {
    counts.add(Accumulator.GAMES, 1);
    for (AttackRow attack : inField(game)) {
      String third = THIRD_NAMES.get(third(attack.getTurn(), game.summary().getTurns()));
      SideRows.of(attack.getSide()).forEach(side -> count(attack, counts, side, third));
    }
  }

  private static Table thirds(Totals totals) {
    return new TableBuilder<RowTotals>(THIRDS, "Flank attacks by third of the game")
        .text("side", row -> row.part(0))
        .text("third", row -> row.part(1))
        .count("attacks", "attacks", row -> row.count(ALL))
        .count("flank_attacks", "attacks", row -> row.count(FLANK))
        .estimate("flank_per_game", "attacks per game", row -> row.rate(FLANK, Accumulator.GAMES))
        .share("flank_share", row -> row.share(FLANK, ALL))
        .estimatesNote(
            "Turn t of T lies in third 1 + floor(3 (t - 1) / T). Share: of that side's attacks"
                + " outside the reserves in that third.")
        .definedIn(AttackTypes.PAGE)
        .of(totals.rows(SideRows.rows(totals), THIRD_NAMES));
  }

  /** The third of the game in which a turn lies, 0 to 2. */
  static int third(int turn, int turns) {
    return Math.min(2, 3 * (turn - 1) / Math.max(1, turns));
  }

  /** Attacks and flank attacks by the square attacked, as seen from the defending side. */
  static Statistic squares(SquaresInfo info) {
    OwnView seen = OwnView.of(info.board());
    return new Statistic(
        SQUARES, (game, counts) -> countSquares(game, counts, seen), FlankAttacks::squares);
  }

  private static void countSquares(PlayedGame game, Accumulator counts, OwnView seen) {
    if (!game.onStandardMap()) {
      return;
    }
    counts.add(Accumulator.GAMES, Attacks.counted(game));
    for (AttackRow attack : inField(game)) {
      int defender = 1 - game.index(attack.getSide());
      count(attack, counts, seen.space(defender, attack.getTarget()));
    }
  }

  private static Table squares(Totals totals) {
    return new TableBuilder<RowTotals>(SQUARES, "Flank attacks by square attacked")
        .text("square", row -> row.part(0))
        .count("attacks", "attacks", row -> row.count(ALL))
        .count("flank_attacks", "attacks", row -> row.count(FLANK))
        .count("games", "games", row -> row.games(ALL))
        .estimate("flank_per_game", "attacks per game", row -> row.rate(FLANK, Accumulator.GAMES))
        .share("flank_share", row -> row.share(FLANK, ALL))
        .estimatesNote(
            "Games on the standard map. Both sides together, as the defender sees the board"
                + " with its own reserve in the south: squares of the side in the north stand"
                + " where half a turn of the board puts them. Squares never attacked have no"
                + " row. On the board: flank attacks per game, of how many attacks. Games:"
                + " those with an attack on the square. Share: of the attacks on that square.")
        .definedIn(AttackTypes.PAGE)
        .missing("flank_per_game", of -> totals.none(Accumulator.GAMES).rate())
        .of(totals.rows(totals.parts(1, ALL)));
  }
}
