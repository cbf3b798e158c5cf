package org.wardiary.reports.site;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.wardiary.analytics.filter.RulePools;
import org.wardiary.analytics.tournament.Meeting;
import org.wardiary.analytics.tournament.Placing;
import org.wardiary.analytics.tournament.Round;
import org.wardiary.analytics.tournament.Standing;
import org.wardiary.analytics.tournament.Standings;
import org.wardiary.analytics.tournament.Tournament;
import org.wardiary.events.text.Text;
import org.wardiary.reports.json.TournamentJson;
import org.wardiary.reports.page.Templates;

/** The tournaments, and each with standings, crosstable and rounds. */
public final class TournamentsPart implements SitePart {

  private static final String FOLDER = "tournaments/";
  private static final String INDEX = FOLDER + "index.html";

  /** Maximum number of players for which a page shows a crosstable; the JSON has every meeting. */
  private static final int WIDEST = 40;

  private final SiteInput input;
  private final List<Tournament> tournaments;

  TournamentsPart(SiteInput input, List<Tournament> tournaments) {
    this.input = input;
    this.tournaments = tournaments;
  }

  /**
   * A tournament.
   *
   * @param context title, navigation and links of the page
   * @param tournament its games
   * @param standings its standings
   * @param going its games in progress
   */
  record Model(
      PageContext context, Tournament tournament, Standings standings, List<GameRow> going) {

    String kind() {
      return GameRow.kind(tournament.game());
    }

    /** The standings of games for more than two; empty for others. */
    List<Placing> placings() {
      return tournament.isOfPlaces() ? Placing.of(tournament) : List.of();
    }

    boolean hasCrosstable() {
      return scored(standings)
          && standings.lines().size() > 1
          && standings.lines().size() <= WIDEST;
    }

    /**
     * The number of a player in the crosstable: the place, since players who share a rank could not
     * be told apart by it.
     */
    int place(Standing line) {
      return standings.lines().indexOf(line) + 1;
    }

    /** The games of a player against another one, for a cell of the crosstable. */
    List<Meeting> cell(Standing line, Standing other) {
      return standings.meetings(line.player(), other.player());
    }

    /** Link to a game's page. */
    String to(Meeting meeting) {
      return context.to(new GameRow(meeting.game()).page());
    }

    List<GameRow> games(Round round) {
      return GameRow.of(round.games());
    }
  }

  /**
   * The list of tournaments.
   *
   * @param context title, navigation and links of the page
   * @param tournaments the tournaments, sorted
   */
  record ListModel(PageContext context, List<Tournament> tournaments) {

    String to(Tournament tournament) {
      return context.to(page(tournament));
    }

    String kind(Tournament tournament) {
      return GameRow.kind(tournament.game());
    }
  }

  @Override
  public Optional<Link> link() {
    return Optional.of(new Link("Tournaments", INDEX));
  }

  /** Whether anybody has a result, so that there is something to rank. */
  static boolean scored(Standings standings) {
    return standings.lines().stream()
        .anyMatch(line -> line.score().games() > 0 || line.unplayed() > 0);
  }

  /** Title of a tournament, for display. */
  static String title(Tournament tournament) {
    String event = tournament.event().isEmpty() ? "Games without event" : tournament.event();
    return event + RulePools.suffix(tournament.rules());
  }

  /** Path of a tournament's page. */
  public static String page(Tournament tournament) {
    // the title, which names other rules than the standard ones, may be cut before them
    String whole =
        String.join("\n", tournament.game(), tournament.event(), "" + tournament.simulated())
            + RulePools.suffix(tournament.rules());
    return Text.of("%s%s.html", FOLDER, Slug.of(title(tournament), whole));
  }

  @Override
  public Map<String, Supplier<byte[]>> files(SiteContext site) {
    Map<String, Supplier<byte[]>> files = new HashMap<>();
    ListModel list = new ListModel(site.of(INDEX, "Tournaments"), tournaments);
    files.put(INDEX, () -> Templates.bytes("site/tournaments.jte", list));
    files.put(FOLDER + "index.json", () -> Json.bytes(json()));
    for (Tournament tournament : tournaments) {
      String path = page(tournament);
      PageContext context = site.of(path, title(tournament));
      Supplier<Standings> standings = () -> Standings.of(tournament, input.standings());
      files.put(
          path,
          () ->
              Templates.bytes(
                  "site/tournament.jte",
                  new Model(context, tournament, standings.get(), going(tournament))));
      files.put(
          path.replaceFirst("html$", "json"),
          () -> Json.bytes(TournamentJson.of(tournament, standings.get())));
    }
    return files;
  }

  private List<GameRow> going(Tournament tournament) {
    return input.going().stream()
        .filter(game -> tournament.games().contains(game.summary()))
        .toList();
  }

  private ObjectNode json() {
    ObjectNode json = Json.object();
    ArrayNode list = json.putArray("tournaments");
    tournaments.forEach(tournament -> list.add(brief(tournament).put("page", page(tournament))));
    return json;
  }

  private static ObjectNode brief(Tournament tournament) {
    return Json.object()
        .put("game", tournament.game())
        .put("event", tournament.event())
        .put("simulated", tournament.simulated())
        .put("rules", tournament.rules())
        .put("players", tournament.players().size())
        .put("games", tournament.games().size())
        .put("unfinished", tournament.unfinished())
        .put("notPlayed", tournament.notPlayed());
  }
}
