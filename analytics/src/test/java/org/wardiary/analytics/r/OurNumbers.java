package org.wardiary.analytics.r;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.commons.statistics.distribution.TDistribution;
import org.wardiary.analytics.Summaries;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Pairing;
import org.wardiary.analytics.estimate.PlayersPrior;
import org.wardiary.analytics.estimate.Ratio;
import org.wardiary.analytics.ladder.LadderRatings;
import org.wardiary.analytics.ladder.MatchUp;
import org.wardiary.analytics.ladder.PairScores;
import org.wardiary.analytics.player.Rating;
import org.wardiary.analytics.player.Ratings;
import org.wardiary.analytics.strength.Encounters;
import org.wardiary.analytics.strength.Strengths;
import org.wardiary.analytics.study.Certainty;
import org.wardiary.analytics.study.Claim;
import org.wardiary.analytics.study.Distribution;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;

/** The numbers that {@code compare.R} computes, too, by name. */
final class OurNumbers {

  private final Map<String, Double> numbers = new LinkedHashMap<>();
  private final List<GameSummary> games;

  private OurNumbers(List<GameSummary> games) {
    this.games = games;
  }

  /** The numbers for the lines of {@code games.csv}. */
  static Map<String, Double> of(List<String> lines) {
    List<GameSummary> games = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      games.add(game(games.size(), line.split(",")));
    }
    OurNumbers ours = new OurNumbers(games);
    ours.shares();
    ours.distributions();
    ours.ratios();
    ours.verdicts();
    ours.strengths();
    ours.ladder();
    ours.ratings();
    return ours.numbers;
  }

  private static GameSummary game(int number, String[] cells) {
    List<String> results = List.of("0", "1", "draw", "-1");
    String result = List.of("Blue", "Gray", "draw", "*").get(results.indexOf(cells[3]));
    return Summaries.game(number, cells[0], cells[1], result)
        .setFirstMover(cells[2].equals("0") ? "Blue" : "Gray")
        .setTurns(Integer.parseInt(cells[4]))
        .setFirstLosses(Integer.parseInt(cells[6]))
        .setSecondLosses(Integer.parseInt(cells[7]))
        .build();
  }

  private void put(String what, Estimate estimate) {
    numbers.put(what + " low", estimate.interval().low());
    numbers.put(what + " high", estimate.interval().high());
  }

  private void shares() {
    for (int n : new int[] {20, 61, 263}) {
      for (int k : new int[] {0, 1, (int) Math.round(n / 3.0), n}) {
        put(Text.of("wilson %d/%d", k, n), Estimate.share(k, n));
      }
    }
  }

  private void distributions() {
    Distribution turns = Distribution.of(games.stream().mapToLong(GameSummary::getTurns).toArray());
    for (String p : List.of("0.05", "0.25", "0.5", "0.75", "0.9")) {
      numbers.put("quantile " + p, turns.quantile(Double.parseDouble(p)));
    }
    for (int df : new int[] {1, 5, 19, 239}) {
      numbers.put("student " + df, TDistribution.of(df).inverseCumulativeProbability(0.975));
    }
  }

  private void ratios() {
    Ratio wins =
        ratio(
            game -> game.getResult().equals("Blue") ? 1 : 0,
            game -> game.getSides().contains(game.getResult()) ? 1 : 0);
    Ratio losses =
        ratio(game -> game.getFirstLosses() + game.getSecondLosses(), GameSummary::getTurns);
    Ratio more = ratio(game -> game.getFirstLosses() - game.getSecondLosses(), game -> 1);
    put("share of wins", wins.share());
    put("losses a turn", losses.rate());
    put("difference of losses", more.mean());
    put("difference of losses within games", more.withinGames().mean());
    PlayersPrior all = PlayersPrior.of(List.of(wins, losses, more));
    put("losses a turn among others", losses.among(all).rate());
  }

  private interface Measure {
    int of(GameSummary game);
  }

  private Ratio ratio(Measure part, Measure whole) {
    List<Ratio> each = new ArrayList<>();
    for (GameSummary game : games) {
      double parts = part.of(game);
      double wholes = whole.of(game);
      SortedMap<Pairing, Ratio.Sums> pairings = new TreeMap<>();
      pairings.put(
          Pairing.of(game.getFirstPlayer(), game.getSecondPlayer()), new Ratio.Sums(parts, wholes));
      Ratio.Squares squares = new Ratio.Squares(parts * parts, parts * wholes, wholes * wholes);
      each.add(new Ratio(wholes > 0 ? 1 : 0, parts, wholes, squares, pairings));
    }
    return Ratio.sum(each);
  }

  private void verdicts() {
    List<Claim> claims = new ArrayList<>();
    for (int wins = 50; wins <= 66; wins += 2) {
      claims.add(new Claim("verdicts", Text.of("%d", wins), Ratio.counted(wins, 100)));
    }
    for (Claim claim : claims) {
      numbers.put("chance " + claim.row(), claim.chance());
    }
    numbers.put("verdicts that survive", surviving(claims));
    List<Claim> weighted =
        claims.stream()
            .map(
                claim ->
                    claim.row().equals("58") || claim.row().equals("60")
                        ? Claim.main(claim.table(), claim.row(), claim.ratio())
                        : claim)
            .toList();
    numbers.put("weighted verdicts that survive", surviving(weighted));
    numbers.put(
        "verdicts by family that survive",
        surviving(
            weighted.stream()
                .map(
                    claim ->
                        claim.row().equals("62") || claim.row().equals("64")
                            ? new Claim("few", claim.row(), claim.ratio())
                            : claim)
                .toList()));
  }

  private static double surviving(List<Claim> claims) {
    Certainty certainty = Certainty.of(claims);
    return claims.stream().filter(certainty::holds).count();
  }

  /** Three pairings with 30 of 48 points, 26½ of 40 and 44 of 48, in pairs of games. */
  private void ladder() {
    List<LadderRatings.Rating> ratings =
        LadderRatings.of(
            3,
            List.of(
                new MatchUp(1, 0, new PairScores(List.of(0, 0, 12, 12, 0))),
                new MatchUp(2, 1, new PairScores(List.of(0, 0, 7, 13, 0))),
                new MatchUp(2, 0, new PairScores(List.of(0, 0, 0, 8, 16)))),
            1);
    numbers.put("ladder 2", ratings.get(1).value());
    numbers.put("ladder 3", ratings.get(2).value());
  }

  private void strengths() {
    Encounters all = new Encounters();
    Encounters decided = new Encounters();
    for (GameSummary game : games) {
      all.add(game);
      if (game.getSides().contains(game.getResult())) {
        decided.add(game);
      }
    }
    put("bradley-terry", Strengths.of(decided));
    put("davidson", Strengths.of(all));
    Strengths strengths = Strengths.of(all);
    for (String player : strengths.players()) {
      Strengths.Strength strength = strengths.of(player);
      numbers.put("strength " + player, strength.value());
      numbers.put("strength low " + player, strength.interval().low());
      numbers.put("strength high " + player, strength.interval().high());
    }
  }

  private void put(String model, Strengths strengths) {
    for (String player : strengths.players()) {
      Strengths.Likeliest likeliest = strengths.likeliest(player).orElseThrow();
      numbers.put(model + " " + player, likeliest.value());
      numbers.put(model + " error " + player, likeliest.error());
    }
  }

  private void ratings() {
    Ratings ratings = Ratings.of(games);
    for (String player : ratings.players()) {
      Rating rating = ratings.of(player);
      numbers.put("glicko-2 " + player, rating.value());
      numbers.put("glicko-2 deviation " + player, rating.deviation());
    }
  }
}
