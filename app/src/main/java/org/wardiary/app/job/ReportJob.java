package org.wardiary.app.job;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wardiary.analytics.Chances;
import org.wardiary.analytics.filter.BadQuery;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.filter.GameSelection;
import org.wardiary.analytics.filter.SeveralEvents;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.app.archive.Session;
import org.wardiary.app.option.CompareOption;
import org.wardiary.app.print.GameFacts;
import org.wardiary.app.terminal.Progress;
import org.wardiary.app.terminal.Writing;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.history.View;
import org.wardiary.reports.page.EventSection;
import org.wardiary.reports.page.ReportGame;
import org.wardiary.reports.page.ReportInput;
import org.wardiary.reports.page.ReportWriter;

/** Makes reports of the archive: the work of {@code report} and {@code demo}. */
public final class ReportJob {

  private static final String TITLE = "War diary";

  private final MapLibrary maps;

  private final Progress progress;
  private final Map<String, View> views;

  /**
   * Creates a job.
   *
   * @param maps where maps come from
   * @param progress shows how far the read side has caught up
   * @param views how the sample games are seen, by the id of their kind; a kind without a view is
   *     seen as by the umpire
   */
  public ReportJob(MapLibrary maps, Progress progress, Map<String, View> views) {
    this.maps = maps;
    this.progress = progress;
    this.views = Map.copyOf(views);
  }

  /**
   * Writes the report.
   *
   * @param query which games it is about
   * @param folder the output folder; created if it is missing
   * @return the files written
   */
  public List<Path> write(Session session, GameQuery query, Path folder) {
    ReadSide read = caughtUp(session);
    try {
      GameSelection selection = SelectedGames.meant(read, query).build(SeveralEvents.TOGETHER);
      Counted counted = counted(session, read, query, selection);
      ReportInput input = input(TITLE, read, counted, query);
      return new ReportWriter(input).write(folder, new Writing(progress));
    } catch (BadQuery e) {
      throw SelectedGames.refused(e);
    }
  }

  /** Counts one of two sets of games that are to be compared. */
  public CompareJob.Side side(Session session, CompareOption.Wanted wanted) {
    ReadSide read = caughtUp(session);
    try {
      GameSelection selection =
          SelectedGames.meant(read, wanted.query()).build(SeveralEvents.REFUSED);
      if (selection.games() == 0 && !selection.byOtherRules().isEmpty()) {
        throw new InputRefused(otherRules(wanted, selection.byOtherRules()));
      }
      Counted counted = counted(session, read, wanted.query(), selection);
      return new CompareJob.Side(
          wanted.words(),
          counted.selection(),
          ComparedSets.known(read, counted.selection()),
          input(TITLE, read, counted, wanted.query()));
    } catch (BadQuery | InputRefused e) {
      throw wanted.refused(e);
    }
  }

  /** Says by which rules all games of a set are, and the options that compare them. */
  private static String otherRules(CompareOption.Wanted wanted, Map<String, Long> rules) {
    return Text.of(
        "expected games by the standard rules but they are by %s; type %s",
        String.join(", ", rules.keySet()),
        rules.keySet().stream()
            .map(name -> wanted.with(name.split(" ")[0]))
            .collect(Collectors.joining(" or ")));
  }

  private Counted counted(
      Session session, ReadSide read, GameQuery query, GameSelection selection) {
    SelectedGames.requireCountable(selection, query);
    return counted(session, read, selection);
  }

  private Counted counted(Session session, ReadSide read, GameSelection selection) {
    return Counted.of(
        read, selection, ReportInput.infos(games(read, selection)), session.temporary());
  }

  private ReadSide caughtUp(Session session) {
    progress.begin("catching up", Progress.UNKNOWN);
    return session.caughtUp(progress::behind);
  }

  /** What was written, in one line. */
  public static String summary(List<Path> written, Path folder) {
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
   * The input of a site's report: for each kind of game the event with the most games, unless the
   * query names events.
   *
   * @param title title of the site
   * @param session the archive
   * @param read its read side, caught up
   * @param query which games the site shows
   * @param ended those of these games that have ended
   */
  ReportInput ofSite(
      String title, Session session, ReadSide read, GameQuery query, List<GameSummary> ended) {
    GameSelection shown = GameSelection.of(query, ended, SeveralEvents.LARGEST_COUNTED);
    return input(title, read, counted(session, read, shown), query);
  }

  private ReportInput input(String title, ReadSide read, Counted counted, GameQuery query) {
    List<ReportGame> games = games(read, counted.selection());
    return new ReportInput(
        title,
        counted.studies(),
        query.text(),
        events(counted.selection(), ReportInput.infos(games)),
        sections(read, counted, query, ReportInput.infos(games)),
        games,
        new SampleGames(read, views).of(counted.census().shortest()),
        GameFacts.of(read, counted.selection(), counted.census(), query));
  }

  private static List<EventSection> sections(
      ReadSide read, Counted counted, GameQuery query, Function<String, GameInfo> infos) {
    return counted.census().gamesByEvent().size() < 2
        ? List.of()
        : EventSections.of(read.rows().storedSummaries(), query, counted.selection(), infos);
  }

  private static List<String> events(GameSelection selection, Function<String, GameInfo> infos) {
    return selection.events().stream()
        .map(choice -> choice.text(infos.apply(choice.kind()).title()))
        .toList();
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
    return Counted.chances(read, all.buildWhatever(), ReportInput.infos(games()), temporary);
  }

  /** The games with complete rules, and the recorded ones among those selected. */
  private List<ReportGame> games(ReadSide read, GameSelection selection) {
    return Stream.concat(games().stream(), RecordedKinds.of(read, selection).stream()).toList();
  }

  private List<ReportGame> games() {
    return Games.all().stream().map(game -> ReportGame.of(game, standardMap(game))).toList();
  }

  private MapFile standardMap(Game game) {
    return maps.find(game.standardMap()).orElseThrow();
  }
}
