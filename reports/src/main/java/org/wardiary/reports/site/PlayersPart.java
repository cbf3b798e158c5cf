package org.wardiary.reports.site;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.filter.RulePools;
import org.wardiary.analytics.player.Figures;
import org.wardiary.analytics.player.Pool;
import org.wardiary.analytics.player.Profile;
import org.wardiary.analytics.strength.Strengths;
import org.wardiary.analytics.tournament.Score;
import org.wardiary.events.text.Text;
import org.wardiary.reports.page.Templates;

/** The players of each kind of game with their ratings, and each player. */
public final class PlayersPart implements SitePart {

  /** Folder of these files. */
  static final String FOLDER = "players/";

  private static final String INDEX = FOLDER + "index.html";

  private final SiteInput input;

  PlayersPart(SiteInput input) {
    this.input = input;
  }

  /**
   * The list of players.
   *
   * @param context title, navigation and links of the page
   * @param pools the pools of players who are compared with each other
   * @param going the games in progress
   */
  record ListModel(PageContext context, List<Pool> pools, List<GameRow> going) {

    /** Title of a pool, for display. */
    String title(Pool pool) {
      return PlayersPart.title(pool);
    }
  }

  /**
   * A player in a pool.
   *
   * @param pool the players with whom the player is compared
   * @param profile the player's results
   */
  record Entry(Pool pool, Profile profile) {

    /** The strength with its interval, as text; empty if there is none. */
    Optional<String> strength() {
      return pool.strength(profile.player()).map(PlayersPart::strength);
    }

    /** The rating after each period as a curve; empty for a single period. */
    Optional<String> curve() {
      return RatingCurve.svg(pool.ratings().history(profile.player()));
    }

    /** The figures that differ in the player's games, at most as many as fit on the page. */
    List<Figures.Figure> figures() {
      return pool.figures(profile.player()).stream().limit(MOST_FIGURES).toList();
    }
  }

  private static String title(Pool pool) {
    String against = pool.simulated() ? " (programs against programs)" : "";
    return GameRow.kind(pool.game()) + against + RulePools.suffix(pool.rules());
  }

  /** A number per game with its interval, as text. */
  static String figure(Estimate estimate) {
    return Text.of(
        "%s (%s to %s)",
        Scores.number(estimate.value()),
        Scores.number(estimate.interval().low()),
        Scores.number(estimate.interval().high()));
  }

  /** A strength with its interval, as text, with the minus sign that all pages use. */
  static String strength(Strengths.Strength strength) {
    return strength.text().replace('-', '\u2212');
  }

  private static final int MOST_FIGURES = 16;

  /**
   * A player.
   *
   * @param context title, navigation and links of the page
   * @param entries the player's results in each pool
   * @param going the player's games in progress
   */
  record PlayerModel(PageContext context, List<Entry> entries, List<GameRow> going) {

    /** Title of the pool of an entry, for display. */
    String title(Entry entry) {
      return PlayersPart.title(entry.pool());
    }

    /** Scores by side, and by who had the first turn. */
    Map<String, Score> sides(Profile profile) {
      Map<String, Score> scores = new LinkedHashMap<>(profile.sides());
      scores.put("with the first turn", profile.movingFirst());
      scores.put("with the second turn", profile.movingSecond());
      return scores;
    }

    Map<String, Score> opponents(Profile profile) {
      Map<String, Score> scores = new LinkedHashMap<>();
      profile.opponents().forEach(one -> scores.put(one.opponent(), one.score()));
      return scores;
    }

    Map<String, Score> openings(Profile profile) {
      Map<String, Score> scores = new LinkedHashMap<>();
      for (Profile.Opening one : profile.openings(1)) {
        scores.put(one.side() + ": " + String.join(" ", one.answers()), one.score());
      }
      return scores;
    }

    /** The list of games with a side's first order, as {@link #openings} names it. */
    Optional<String> opening(String named) {
      String answers = named.substring(named.indexOf(": ") + 2);
      return Optional.of(context.games("words", List.of(answers)));
    }

    List<GameRow> games(Profile profile) {
      return GameRow.of(profile.games());
    }
  }

  @Override
  public Optional<Link> link() {
    return Optional.of(new Link("Players", INDEX));
  }

  /** Path of a player's page from the root of the site. */
  public static String page(String player) {
    return Text.of("%s%s.html", FOLDER, Slug.of(player, player));
  }

  @Override
  public Map<String, Supplier<byte[]>> files(SiteContext site) {
    List<Pool> pools = Pool.of(input.games());
    Map<String, List<Entry>> players = new TreeMap<>();
    for (Pool pool : pools) {
      for (Profile profile : pool.profiles()) {
        players
            .computeIfAbsent(profile.player(), name -> new ArrayList<>())
            .add(new Entry(pool, profile));
      }
    }
    Map<String, Supplier<byte[]>> files = new HashMap<>();
    ListModel list = new ListModel(site.of(INDEX, "Players"), pools, input.going());
    files.put(INDEX, () -> Templates.bytes("site/players.jte", list));
    files.put(FOLDER + "index.json", () -> Json.bytes(json(pools)));
    players.forEach((name, entries) -> add(name, entries, site, files));
    return files;
  }

  private void add(
      String name, List<Entry> entries, SiteContext site, Map<String, Supplier<byte[]>> files) {
    String path = page(name);
    List<GameRow> going = input.going().stream().filter(game -> game.isOf(name)).toList();
    PlayerModel model = new PlayerModel(site.of(path, name), entries, going);
    files.put(path, () -> Templates.bytes("site/player.jte", model));
    files.put(
        path.replaceFirst("html$", "json"),
        () -> {
          ObjectNode json = Json.object().put("player", name);
          ArrayNode pools = json.putArray("pools");
          entries.forEach(entry -> pools.add(whole(entry)));
          return Json.bytes(json);
        });
  }

  private static ObjectNode json(List<Pool> pools) {
    ObjectNode json = Json.object();
    ArrayNode list = json.putArray("pools");
    for (Pool pool : pools) {
      ObjectNode one = list.addObject().put("game", pool.game());
      one.put("simulated", pool.simulated()).put("rules", pool.rules());
      ArrayNode players = one.putArray("players");
      pool.profiles().forEach(profile -> players.add(brief(new Entry(pool, profile))));
    }
    return json;
  }

  private static ObjectNode brief(Entry entry) {
    Profile profile = entry.profile();
    ObjectNode json = Json.object().put("player", profile.player());
    json.set("score", Scores.json(profile.score()));
    json.putObject("rating")
        .put("value", Scores.rounded(profile.rating().value()))
        .put("deviation", Scores.rounded(profile.rating().deviation()));
    entry
        .pool()
        .strength(profile.player())
        .ifPresent(
            strength ->
                json.putObject("strength")
                    .put("value", Scores.rounded(strength.value()))
                    .put("low", Scores.rounded(strength.interval().low()))
                    .put("high", Scores.rounded(strength.interval().high())));
    json.put("page", page(profile.player()));
    return json;
  }

  private static ObjectNode whole(Entry entry) {
    Profile profile = entry.profile();
    ObjectNode json = brief(entry);
    json.put("game", profile.game()).put("simulated", profile.simulated());
    json.put("rules", entry.pool().rules());
    put(json.putObject("sides"), profile.sides());
    json.set("movingFirst", Scores.json(profile.movingFirst()));
    json.set("movingSecond", Scores.json(profile.movingSecond()));
    put(json.putObject("endings"), profile.endings());
    ArrayNode opponents = json.putArray("opponents");
    for (Profile.Against against : profile.opponents()) {
      ObjectNode one = opponents.addObject().put("player", against.opponent());
      one.set("score", Scores.json(against.score()));
    }
    ArrayNode openings = json.putArray("openings");
    for (Profile.Opening opening : profile.openings(1)) {
      ObjectNode one = openings.addObject().put("side", opening.side());
      one.put("answers", String.join(" ", opening.answers()));
      one.set("score", Scores.json(opening.score()));
    }
    ArrayNode games = json.putArray("games");
    profile.games().forEach(game -> games.add(game.getGameId()));
    return json;
  }

  private static void put(ObjectNode json, Map<String, Score> scores) {
    scores.forEach((name, score) -> json.set(name, Scores.json(score)));
  }
}
