package org.wardiary.reports.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.analytics.Chances;
import org.wardiary.analytics.filter.BadQuery;
import org.wardiary.analytics.filter.EventPools;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.filter.GameSelection;
import org.wardiary.analytics.game.GameStudies;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.text.Text;
import org.wardiary.projector.game.GameProjections;
import org.wardiary.projector.game.RowKind;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.query.StoredRows;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.archive.InputRefused;
import org.wardiary.reports.archive.Session;
import org.wardiary.reports.archive.View;
import org.wardiary.reports.page.Fact;
import org.wardiary.reports.page.ReportGame;
import org.wardiary.reports.page.ReportInput;
import org.wardiary.reports.page.ReportWriter;
import org.wardiary.reports.rows.Census;
import org.wardiary.reports.rows.GameRows;
import org.wardiary.reports.rows.GameRows.Limits;

/** Makes a report of the whole archive: the work of {@code report} and {@code demo}. */
final class ReportJob {

  private final MapLibrary maps;

  private final Progress progress;
  private final Map<String, View> views;

  /**
   * A job.
   *
   * @param maps where maps come from
   * @param progress shows how far the read side is
   * @param views how the sample games are seen, by the id of their kind; as the umpire sees them
   *     where there is no view
   */
  ReportJob(MapLibrary maps, Progress progress, Map<String, View> views) {
    this.maps = maps;
    this.progress = progress;
    this.views = Map.copyOf(views);
  }

  /**
   * Writes the report.
   *
   * @param query which games it is about
   * @param folder where to; made if it is missing
   * @return the files written
   */
  List<Path> write(Session session, GameQuery query, Path folder) {
    ReadSide read = caughtUp(session);
    GameSelection selection = selected(read, query);
    ReportInput input = input(read, selection, query, session.temporary());
    return new ReportWriter(input).write(folder, new Writing(progress));
  }

  /** One of two sets of games that are compared. */
  CompareJob.Side side(Session session, CompareOption.Wanted wanted) {
    ReadSide read = caughtUp(session);
    GameSelection selection = selected(read, wanted.query());
    return new CompareJob.Side(
        wanted.words(),
        selection,
        ComparedSets.known(read, selection),
        input(read, selection, wanted.query(), session.temporary()));
  }

  private ReadSide caughtUp(Session session) {
    progress.begin("catching up", Progress.UNKNOWN);
    return session.caughtUp(progress::behind);
  }

  /**
   * The games to be counted.
   *
   * @throws InputRefused if there are none, or they must not be counted together
   */
  static GameSelection selected(ReadSide read, GameQuery query) {
    GameSelection selection = build(meant(read, query));
    requireGames(selection, query);
    if (selection.games() == 0) {
      throw new InputRefused(
          Text.of(
              "expected games by the standard rules but %s",
              selection.note().orElse("there are none")));
    }
    return selection;
  }

  /** The games that a query means. */
  static GameSelection.Builder meant(ReadSide read, GameQuery query) {
    StoredRows<GameSummary> summaries = read.rows().storedSummaries();
    GameSelection.Builder builder = new GameSelection.Builder(query);
    summaries.read(
        (gameId, message) ->
            message
                .map(summaries::decode)
                .ifPresentOrElse(builder::put, () -> builder.remove(gameId)));
    return builder;
  }

  /** Refuses a query that means no game. */
  static void requireGames(GameSelection selection, GameQuery query) {
    if (selection.archived() == 0) {
      throw new InputRefused(
          "expected archived games but there are none: 'wardiary archive FILE' first");
    }
    if (selection.fitting() == 0) {
      throw new InputRefused(
          Text.of(
              "expected games with %s but none of the %d is", query.text(), selection.archived()));
    }
  }

  private static GameSelection build(GameSelection.Builder builder) {
    try {
      return builder.build();
    } catch (BadQuery e) {
      throw new InputRefused("--" + e.getMessage());
    }
  }

  /** What was written, in a line. */
  static String summary(List<Path> written, Path folder) {
    return Text.of(
        "%d tables as CSV and %d charts in %s; open %s",
        count(written, ".csv"),
        count(written, ".svg") + count(written, ".png"),
        folder,
        folder.resolve("index.html"));
  }

  private static long count(List<Path> files, String ending) {
    return files.stream().filter(file -> file.toString().endsWith(ending)).count();
  }

  /**
   * What the report of some games is made of.
   *
   * @param read the read side, caught up
   * @param selection the games
   * @param query how they were selected
   * @param temporary folder for temporary files
   */
  ReportInput input(ReadSide read, GameSelection selection, GameQuery query, Path temporary) {
    StoredRows<GameSummary> summaries = read.rows().storedSummaries();
    List<StoredRows<?>> kinds = kinds(read, summaries);
    try (GameRows rows = GameRows.read(selection, kinds, temporary, Limits.USUAL)) {
      Census census = Census.of(rows, summaries);
      return ReportInput.of(
          "War diary",
          rows,
          query.text(),
          games(),
          new SampleGames(read, views).of(census.shortest()),
          provenance(read, selection, census, query));
    }
  }

  /**
   * How likely each side was to win, in games that have ended.
   *
   * @param read the read side, caught up
   * @param ended the games
   * @param temporary folder for temporary files
   */
  Chances chances(ReadSide read, List<GameSummary> ended, Path temporary) {
    GameSelection.Builder all = new GameSelection.Builder(GameQuery.ALL);
    ended.forEach(all::put);
    List<StoredRows<?>> kinds = kinds(read, read.rows().storedSummaries());
    try (GameRows rows = GameRows.read(all.buildWhatever(), kinds, temporary, Limits.USUAL)) {
      return Chances.of(rows, ReportInput.infos(games()));
    }
  }

  /** All rows that statistics read, the summaries first. */
  static List<StoredRows<?>> kinds(ReadSide read, StoredRows<GameSummary> summaries) {
    List<StoredRows<?>> kinds =
        new ArrayList<>(
            List.of(summaries, read.rows().storedTallies(), read.rows().storedDecisions()));
    GameProjections.rows().stream()
        .filter(ReportJob::isStudied)
        .forEach(kind -> kinds.add(read.rows().stored(kind)));
    return kinds;
  }

  /** Whether a statistic reads rows of a kind; a game may have rows for other readers. */
  private static boolean isStudied(RowKind<?> kind) {
    return GameStudies.all().stream()
        .flatMap(study -> study.rows().stream())
        .anyMatch(reader -> reader.message().equals(kind.view()));
  }

  private List<ReportGame> games() {
    return Games.all().stream().map(game -> ReportGame.of(game, standardMap(game))).toList();
  }

  private MapFile standardMap(Game game) {
    return maps.find(game.standardMap()).orElseThrow();
  }

  private static List<Fact> provenance(
      ReadSide read, GameSelection selection, Census census, GameQuery query) {
    List<Fact> facts = counts(read, census, query);
    int first = query.isAll() ? 0 : 1;
    selection.eventsNote().ifPresent(text -> facts.add(first, new Fact("Events", text)));
    selection.playersNote().ifPresent(text -> facts.add(first, new Fact("Players", text)));
    selection.note().ifPresent(text -> facts.add(first, new Fact("Rules", text)));
    return facts;
  }

  /** Which games these are, how many, and what made of them what they stand beside. */
  static List<Fact> counts(ReadSide read, Census census, GameQuery query) {
    List<Fact> facts = new ArrayList<>();
    if (!query.isAll()) {
      facts.add(new Fact("Filter", query.text()));
    }
    facts.add(new Fact("Games", Long.toString(census.games())));
    if (census.gamesByEvent().size() > 1) {
      facts.add(new Fact("Games of several events", EventPools.text(census.gamesByEvent())));
    }
    corrections(read, census).ifPresent(text -> facts.add(new Fact("Corrections", text)));
    facts.add(new Fact("Answers", Long.toString(census.answers())));
    facts.add(new Fact("Events", Long.toString(census.events())));
    facts.add(
        new Fact("Fingerprint of the games (SHA-256 of their ids, sorted)", census.fingerprint()));
    facts.add(new Fact("Program", "wardiary " + Version.text()));
    return facts;
  }

  /** What corrections of stored games make of the report; nothing if there are none. */
  private static Optional<String> corrections(ReadSide read, Census census) {
    if (read.isAsRecorded()) {
      return Optional.of("none: the games as they were first recorded");
    }
    return census.revised() == 0
        ? Optional.empty()
        : Optional.of(
            Text.of("%d of the games changed since they were recorded", census.revised()));
  }
}
