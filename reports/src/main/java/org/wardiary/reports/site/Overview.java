package org.wardiary.reports.site;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.wardiary.analytics.tournament.Placing;
import org.wardiary.analytics.tournament.Score;
import org.wardiary.analytics.tournament.Standing;
import org.wardiary.analytics.tournament.Standings;
import org.wardiary.analytics.tournament.Tournament;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.page.Templates;

/**
 * The home page: the games in progress, the latest games, tournaments with their leaders, and a
 * statistic of each kind of game.
 */
final class Overview implements SitePart {

  /** Games of people before those of programs, then by date, unknown dates last. */
  static final Comparator<GameSummary> LATEST_FIRST =
      Comparator.comparing(GameSummary::getSimulated)
          .thenComparing(Overview::date, Comparator.reverseOrder())
          .thenComparing(GameSummary::getGameId);

  private static final String PATH = "index.html";

  /** The greatest numbers of games, tournaments and leaders that the page shows. */
  private static final int MOST_GAMES = 8;

  private static final int MOST_OF_AN_EVENT = 2;

  /** A server counts the statistics of no more games without being asked for the report. */
  private static final int MOST_COUNTED = 2000;

  private static final int MOST_EVENTS = 8;
  private static final int MOST_LEADERS = 3;

  private final SiteInput input;
  private final List<Tournament> tournaments;

  Overview(SiteInput input, List<Tournament> tournaments) {
    this.input = input;
    this.tournaments = tournaments;
  }

  private static String date(GameSummary game) {
    return game.getDate().replace('?', '0');
  }

  /**
   * The games of one kind.
   *
   * @param title title of the kind of game
   * @param games number of games
   * @param simulated number of games that programs played
   * @param answers number of answers in all of them
   * @param events number of events in all of them
   */
  record Kind(String title, long games, long simulated, long answers, long events) {

    private static Kind of(String title, List<GameRow> games) {
      return new Kind(
          title,
          games.size(),
          games.stream().filter(game -> game.summary().getSimulated()).count(),
          games.stream().mapToLong(game -> game.summary().getPlies()).sum(),
          games.stream().mapToLong(game -> game.summary().getEvents()).sum());
    }
  }

  /**
   * A tournament with those who lead it.
   *
   * @param tournament the tournament
   * @param leaders names of those who have the first place, or share it
   * @param points points of each of them, as text
   */
  record Lead(Tournament tournament, List<String> leaders, String points) {

    /** Those who are named. */
    List<String> named() {
      return leaders.stream().limit(MOST_LEADERS).toList();
    }
  }

  /**
   * The page.
   *
   * @param context title, navigation and links of the page
   * @param about what is said of whoever keeps the games, as HTML
   * @param going the games in progress
   * @param latest the latest games that have ended
   * @param leads the latest tournaments
   * @param kinds each kind of game, sorted by title
   * @param statistics whether a statistic of each kind is shown
   */
  record Model(
      PageContext context,
      String about,
      List<GameRow> going,
      List<GameRow> latest,
      List<Lead> leads,
      List<Kind> kinds,
      boolean statistics) {

    long games() {
      return kinds.stream().mapToLong(Kind::games).sum();
    }

    /** The page where visitors play; empty on a site of files. */
    Optional<String> play() {
      return context.links().stream()
          .filter(link -> link.path().equals(PlayPart.PAGE))
          .map(link -> context.to(link.path()))
          .findFirst();
    }

    long simulated() {
      return kinds.stream().mapToLong(Kind::simulated).sum();
    }
  }

  @Override
  public Optional<Link> link() {
    return Optional.of(new Link("Overview", PATH));
  }

  private List<Kind> kinds() {
    Map<String, List<GameRow>> kinds =
        input.games().stream()
            .map(GameRow::new)
            .collect(Collectors.groupingBy(GameRow::kind, TreeMap::new, Collectors.toList()));
    return kinds.entrySet().stream().map(kind -> Kind.of(kind.getKey(), kind.getValue())).toList();
  }

  private List<GameRow> latest() {
    // of a tournament that was just archived whole, not all
    Map<List<String>, Integer> shown = new HashMap<>();
    return GameRow.of(
        input.ended().stream()
            .sorted(LATEST_FIRST)
            .filter(game -> shown.merge(event(game), 1, Integer::sum) <= MOST_OF_AN_EVENT)
            .limit(MOST_GAMES)
            .toList());
  }

  private static List<String> event(GameSummary game) {
    return List.of(game.getGame(), game.getEvent());
  }

  private List<Lead> leads() {
    return tournaments.stream()
        .sorted(Comparator.comparing(Overview::latest, LATEST_FIRST))
        .limit(MOST_EVENTS)
        .map(this::lead)
        .toList();
  }

  private static GameSummary latest(Tournament tournament) {
    return tournament.games().stream().min(LATEST_FIRST).orElseThrow();
  }

  private Lead lead(Tournament tournament) {
    if (tournament.isOfPlaces()) {
      List<Placing> first =
          Placing.of(tournament).stream().filter(line -> line.rank() == 1).toList();
      String points = first.isEmpty() ? "" : Text.rounded(first.get(0).points(), 2);
      return new Lead(tournament, first.stream().map(Placing::player).toList(), points);
    }
    Standings standings = Standings.of(tournament, input.standings());
    List<Standing> first =
        standings.lines().stream()
            .filter(line -> line.rank() == 1 && TournamentsPart.scored(standings))
            .toList();
    String points = first.isEmpty() ? "" : Score.text(first.get(0).points());
    return new Lead(tournament, first.stream().map(Standing::player).toList(), points);
  }

  private ObjectNode json() {
    ObjectNode json = Json.object();
    json.put("games", input.games().size());
    ArrayNode list = json.putArray("kinds");
    for (Kind kind : kinds()) {
      list.addObject()
          .put("title", kind.title())
          .put("games", kind.games())
          .put("simulated", kind.simulated())
          .put("answers", kind.answers())
          .put("events", kind.events());
    }
    ArrayNode going = json.putArray("going");
    ArrayNode latest = json.putArray("latest");
    ArrayNode events = json.putArray("tournaments");
    input.going().stream().filter(game -> !game.isSealed()).forEach(game -> going.add(game.id()));
    latest().forEach(game -> latest.add(game.id()));
    for (Lead lead : leads()) {
      ObjectNode one = events.addObject().put("page", TournamentsPart.page(lead.tournament()));
      lead.leaders().forEach(one.putArray("leaders")::add);
    }
    return json;
  }

  private Model model(SiteContext site) {
    PageContext context = site.of(PATH, input.title());
    int ended = input.ended().size();
    boolean statistics = ended > 0 && (ended <= MOST_COUNTED || site.delivery() == Delivery.FILES);
    return new Model(context, input.about(), input.going(), latest(), leads(), kinds(), statistics);
  }

  @Override
  public Map<String, Supplier<byte[]>> files(SiteContext site) {
    return Map.of(
        PATH,
        () -> Templates.bytes("site/overview.jte", model(site)),
        "index.json",
        () -> Json.bytes(json()));
  }
}
