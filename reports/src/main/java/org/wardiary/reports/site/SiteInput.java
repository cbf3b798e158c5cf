package org.wardiary.reports.site;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wardiary.analytics.Chances;
import org.wardiary.analytics.tournament.StandingRules;
import org.wardiary.events.game.Position;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.text.Text;
import org.wardiary.projector.index.SharedIndex;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.page.Markdown;
import org.wardiary.reports.page.ReportInput;

/**
 * What the site is made of: some games of the archive as they are at one moment.
 *
 * @param title title of the site
 * @param about what the home page says of whoever keeps the games, as HTML; may be empty
 * @param games summaries of the games in the order shown
 * @param byId the same games by their ids
 * @param open the games that have not ended
 * @param histories a game's positions and events by its id; safe to share between threads
 * @param positions a game's position by its id and the number of answers given, at most as many as
 *     the game has; safe to share between threads, and fast where a server answers with it
 * @param records a game's record in canonical form by its id; safe to share between threads
 * @param index the positions of games that have ended; safe to share between threads
 * @param maps the maps of positions that users ask for
 * @param report the input of the report, read when it is needed
 * @param chances how likely each side was to win in games that have ended, made when it is needed
 * @param standings how standings are counted
 * @param fingerprints a text by a game's id that is the same only if all events of the game are;
 *     empty if it is not known
 */
public record SiteInput(
    String title,
    String about,
    List<GameSummary> games,
    Map<String, GameSummary> byId,
    InProgress open,
    Function<String, GameHistory> histories,
    BiFunction<String, Integer, Position> positions,
    Function<String, String> records,
    SharedIndex index,
    MapLibrary maps,
    Supplier<ReportInput> report,
    Supplier<Chances> chances,
    StandingRules standings,
    Function<String, Optional<String>> fingerprints) {

  /** Copies the list. */
  public SiteInput {
    games = List.copyOf(games);
  }

  /**
   * The input of a site of games that have ended, without chances and without fingerprints of its
   * games.
   */
  public SiteInput(
      String title,
      List<GameSummary> games,
      Function<String, GameHistory> histories,
      BiFunction<String, Integer, Position> positions,
      Function<String, String> records,
      SharedIndex index,
      MapLibrary maps,
      Supplier<ReportInput> report) {
    this(
        title,
        "",
        games,
        games.stream().collect(Collectors.toMap(GameSummary::getGameId, game -> game)),
        InProgress.NONE,
        histories,
        positions,
        records,
        index,
        maps,
        report,
        () -> Chances.NONE,
        StandingRules.USUAL,
        id -> Optional.empty());
  }

  /**
   * The same games with their editions and seqs as fingerprints: up to a seq, an edition of a game
   * never changes.
   */
  public SiteInput withEditionsAsFingerprints() {
    return withFingerprints(id -> game(id).map(SiteInput::edition));
  }

  private static String edition(GameSummary game) {
    return Text.of("%s edition %d, seq %d", game.getGameId(), game.getEdition(), game.getSeq());
  }

  /** The same games with their fingerprints. */
  public SiteInput withFingerprints(Function<String, Optional<String>> known) {
    return with(open, histories, chances, standings, known);
  }

  /** The same games as a published site shows them: of game files, only what owners allow. */
  SiteInput published() {
    return with(open, id -> histories.apply(id).published(), chances, standings, fingerprints);
  }

  /** The game with an id; empty if the site does not show it. */
  public Optional<GameSummary> game(String gameId) {
    return Optional.ofNullable(byId.get(gameId));
  }

  /** Whether a game that the site shows has ended. */
  public boolean hasEnded(String gameId) {
    return byId.containsKey(gameId) && !open.ids().contains(gameId);
  }

  /** The games that have ended, in the order shown: those that searches find and counts count. */
  public List<GameSummary> ended() {
    return games.stream().filter(game -> !open.ids().contains(game.getGameId())).toList();
  }

  /**
   * The games in progress, those of people before those of programs, latest first. One that nobody
   * has begun and nobody's name is on is left out.
   */
  List<GameRow> going() {
    return Stream.concat(
            games.stream()
                .filter(game -> open.ids().contains(game.getGameId()))
                .map(GameRow::new)
                .filter(game -> game.summary().getPlies() > 0 || game.isNamed()),
            open.sealed().stream().map(game -> new GameRow(game, GameRow.Shown.SEALED)))
        .sorted(Comparator.comparing(GameRow::summary, Overview.LATEST_FIRST))
        .toList();
  }

  /** Whether a site of another input of the same archive has the same files. */
  public boolean showsTheSameAs(SiteInput other) {
    return title.equals(other.title) && games.equals(other.games) && open.equals(other.open);
  }

  /**
   * The same games, some of which have not ended.
   *
   * @param going those that have not
   */
  public SiteInput withOpen(InProgress going) {
    return with(going, histories, chances, standings, fingerprints);
  }

  /**
   * The same games, and what the home page says of whoever keeps them.
   *
   * @param markdown CommonMark; HTML in it is text
   */
  public SiteInput withAbout(String markdown) {
    return new SiteInput(
        title,
        Markdown.html(markdown, 2),
        games,
        byId,
        open,
        histories,
        positions,
        records,
        index,
        maps,
        report,
        chances,
        standings,
        fingerprints);
  }

  /** The same games with their chances. */
  public SiteInput withChances(Supplier<Chances> known) {
    return with(open, histories, known, standings, fingerprints);
  }

  /** The same games with standings that are counted in a given way. */
  public SiteInput withStandings(StandingRules rules) {
    return with(open, histories, chances, rules, fingerprints);
  }

  private SiteInput with(
      InProgress notEnded,
      Function<String, GameHistory> shown,
      Supplier<Chances> known,
      StandingRules rules,
      Function<String, Optional<String>> texts) {
    return new SiteInput(
        title, about, games, byId, notEnded, shown, positions, records, index, maps, report, known,
        rules, texts);
  }
}
