package org.wardiary.app.job;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.tournament.StandingRules;
import org.wardiary.app.archive.ArchivedGame;
import org.wardiary.app.archive.Session;
import org.wardiary.app.terminal.Progress;
import org.wardiary.events.game.Position;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.text.Text;
import org.wardiary.projector.index.IndexUpdate.From;
import org.wardiary.projector.index.SharedIndex;
import org.wardiary.projector.query.ChunkSource;
import org.wardiary.projector.query.LatestGames;
import org.wardiary.projector.query.ListedGame;
import org.wardiary.projector.query.ListedGames;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.query.SharedTimeline;
import org.wardiary.projector.query.StoredGame;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.site.InProgress;
import org.wardiary.reports.site.SiteInput;

/**
 * Makes the site of archived games: the work of {@code publish} and {@code serve}. The read side is
 * for one thread, so that later requests of the site to it are serialised.
 */
public final class SiteJob {

  private final String title;
  private final String about;
  private final StandingRules rules;
  private final ReadSide read;
  private final LatestGames latest;
  private final SharedTimeline timeline;
  private final Session session;
  private final MapLibrary maps;
  private final ReportJob reports;
  private final KnownChances chances;
  private volatile Predicate<String> shown = id -> false;

  /**
   * Creates a job.
   *
   * @param title title of the site
   * @param about what the home page says of whoever keeps the games, as CommonMark
   * @param rules how standings are counted
   * @param session the archive
   * @param read its read side, caught up
   * @param instances access to what other instances have in their stores, by their addresses
   * @param maps where maps come from
   */
  public SiteJob(
      String title,
      String about,
      StandingRules rules,
      Session session,
      ReadSide read,
      Function<URI, ChunkSource> instances,
      MapLibrary maps) {
    this.title = title;
    this.about = about;
    this.rules = rules;
    this.session = session;
    this.read = read;
    this.latest = read.latest();
    this.timeline = new SharedTimeline(read, instances);
    this.maps = maps;
    this.reports = new ReportJob(maps, Progress.SILENT, Map.of());
    this.chances =
        new KnownChances(
            ended -> {
              synchronized (read) {
                return reports.chances(read, ended, session.temporary());
              }
            });
  }

  /**
   * The input of a site for the present state of the archive. Later calls read only what is new.
   *
   * @param query selects the games and their order
   */
  public SiteInput input(GameQuery query) {
    synchronized (read) {
      ListedGames now = latest.read();
      List<GameSummary> all = query.select(now.summaries());
      shown = now::isPublic;
      List<GameSummary> whole =
          all.stream().filter(game -> now.isPublic(game.getGameId())).toList();
      List<GameSummary> ended =
          whole.stream().filter(game -> !now.isOpen(game.getGameId())).toList();
      return new SiteInput(
              title,
              whole,
              id -> game(now, id),
              (id, ply) -> position(now, id, ply),
              id -> game(now, id).record(),
              new SharedIndex(session::positions, From.WHERE_IT_STOPPED, remaining -> {}),
              maps,
              () -> {
                synchronized (read) {
                  return reports.ofSite(title, session, read, query, ended);
                }
              })
          .withOpen(
              new InProgress(
                  ids(whole.stream().filter(game -> now.isOpen(game.getGameId()))),
                  all.stream().filter(game -> !now.isPublic(game.getGameId())).toList()))
          .withStandings(rules)
          .withAbout(about)
          .withChances(() -> chances.of(ended));
    }
  }

  private static Set<String> ids(Stream<GameSummary> games) {
    return games.map(GameSummary::getGameId).collect(Collectors.toSet());
  }

  /** Whether anyone may see a game, as far as was known when the input was last made. */
  public boolean isPublic(String gameId) {
    return shown.test(gameId);
  }

  /**
   * A position from the timeline, here or in another instance, without waiting for other readers;
   * if the timeline does not have it, from the log.
   */
  private Position position(ListedGames now, String id, int ply) {
    StoredGame game = stored(now, id);
    return timeline.position(game, ply).orElseGet(() -> archived(game).at(ply));
  }

  private ArchivedGame game(ListedGames now, String id) {
    return archived(stored(now, id));
  }

  private ArchivedGame archived(StoredGame game) {
    synchronized (read) {
      return ArchivedGame.of(game, read);
    }
  }

  private static StoredGame stored(ListedGames now, String id) {
    return now.game(id)
        .map(ListedGame::game)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Text.of("expected the id of a game of the site but got '%s'", id)));
  }
}
