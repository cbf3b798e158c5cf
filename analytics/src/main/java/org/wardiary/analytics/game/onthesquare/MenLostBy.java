package org.wardiary.analytics.game.onthesquare;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** Losses by fire, melee and retreat: {@code docs/statistics/wargaming-on-the-square.md}. */
public final class MenLostBy {

  /** Id of the table by side. */
  public static final String ID = "men-lost";

  /** Id of the table by kind. */
  public static final String KINDS = "men-lost-kinds";

  private MenLostBy() {}

  /** Men lost by both sides, by each, by winners and by losers. */
  public static Table table(GameSet set) {
    TableBuilder table = builder(set, ID, "Losses by fire, melee and retreat", "who");
    row(set, "both sides", game -> loss -> true, table);
    for (String side : set.sides()) {
      int index = set.sides().indexOf(side);
      row(set, side, game -> loss -> loss.side() == index, table);
    }
    row(set, "winner", game -> loss -> loss.side() == winner(set, game, 0), table);
    row(set, "loser", game -> loss -> loss.side() == winner(set, game, 1), table);
    return table.build();
  }

  /** The winner's index, or the loser's ({@code after} 1); one that no side has in other games. */
  private static int winner(GameSet set, PlayedGame game, int after) {
    return game.winner().map(side -> (set.sides().indexOf(side) + after) % 2).orElse(2);
  }

  /** Men lost by kind of unit. */
  public static Table kinds(GameSet set, GameInfo info) {
    TableBuilder table = builder(set, KINDS, "Losses by kind of unit", "kind");
    for (String kind : List.of("I", "J", "D", "L", "A")) {
      row(set, info.kind(kind), game -> loss -> loss.kind().equals(kind), table);
    }
    return table.build();
  }

  private static TableBuilder builder(GameSet set, String id, String title, String who) {
    return new TableBuilder(
            id,
            title,
            Columns.builder()
                .text(who)
                .count("men", "men")
                .estimate("per_game", "men per game")
                .share("muskets")
                .share("guns")
                .share("melee")
                .share("retreat")
                .estimate("units_lost", "units per game")
                .build())
        .note(
            "Men, by what took them. Retreat: with a unit that left the field, or that had to"
                + " retreat from two and could not (WS-9.2, WS-9.4). Units lost: whole units,"
                + " dummies not counted. Winner and loser: of games that somebody won. "
                + set.bootstrap().note())
        .definedIn(OrdersGiven.PAGE);
  }

  private static double[] men(
      GameSet set,
      Function<PlayedGame, Predicate<Engagement.Loss>> whose,
      Predicate<Engagement.Loss> cause) {
    return set.each(
        game ->
            game.own(Engagement.class)
                .map(e -> (double) e.men(whose.apply(game).and(cause)))
                .orElse(0.0));
  }

  private static void row(
      GameSet set,
      String who,
      Function<PlayedGame, Predicate<Engagement.Loss>> whose,
      TableBuilder table) {
    double[] men = men(set, whose, loss -> true);
    if (Arrays.stream(men).sum() == 0) {
      return;
    }
    double[] games =
        set.each(game -> game.own(Engagement.class).isPresent() && counts(who, game) ? 1 : 0);
    double[] units =
        set.each(
            game ->
                game.own(Engagement.class)
                    .map(
                        e ->
                            e.losses().stream()
                                .filter(whose.apply(game))
                                .mapToDouble(Engagement.Loss::units)
                                .sum())
                    .orElse(0.0));
    table
        .row()
        .text(who)
        .count((long) Arrays.stream(men).sum())
        .estimate(set.bootstrap().ratio(men, games))
        .estimate(
            set.bootstrap().share(men(set, whose, loss -> loss.cause().equals("muskets")), men))
        .estimate(set.bootstrap().share(men(set, whose, loss -> loss.cause().equals("guns")), men))
        .estimate(set.bootstrap().share(men(set, whose, loss -> loss.cause().equals("melee")), men))
        .estimate(set.bootstrap().share(men(set, whose, Engagement.Loss::inRetreat), men))
        .estimate(set.bootstrap().ratio(units, games))
        .end();
  }

  /** Whether a game counts for a row: those of winners and losers need a winner. */
  private static boolean counts(String who, PlayedGame game) {
    return game.decided() || !who.equals("winner") && !who.equals("loser");
  }
}
