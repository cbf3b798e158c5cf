package org.wardiary.reports.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wardiary.analytics.Archive;
import org.wardiary.analytics.filter.BadQuery;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.filter.RulePools;
import org.wardiary.analytics.game.GameStudies;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.text.Text;
import org.wardiary.projector.game.GameProjections;
import org.wardiary.projector.game.RowKind;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.stream.Projection;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.archive.InputRefused;
import org.wardiary.reports.archive.Session;
import org.wardiary.reports.archive.View;
import org.wardiary.reports.page.Fact;
import org.wardiary.reports.page.ReportGame;
import org.wardiary.reports.page.ReportInput;
import org.wardiary.reports.page.ReportWriter;

/** Makes a report of the whole archive: the work of {@code report} and {@code demo}. */
final class ReportJob {

  private static final Set<Projection> NEEDED =
      Set.of(Projection.BOARDS, Projection.TALLIES, Projection.SUMMARIES);

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
    progress.begin("catching up", Progress.UNKNOWN);
    ReadSide read = session.caughtUp(NEEDED, progress::behind);
    List<GameSummary> all = read.summaries();
    if (all.isEmpty()) {
      throw new InputRefused(
          "expected archived games but there are none: 'wardiary archive FILE' first");
    }
    List<GameSummary> summaries = all.stream().filter(query).toList();
    if (summaries.isEmpty()) {
      throw new InputRefused(
          Text.of("expected games with %s but none of the %d is", query.text(), all.size()));
    }
    RulePools pools = pools(query, summaries);
    if (pools.games().isEmpty()) {
      throw new InputRefused(
          Text.of(
              "expected games by the standard rules but %s",
              pools.note().orElse("there are none")));
    }
    return new ReportWriter(input(read, summaries, query)).write(folder, new Writing(progress));
  }

  private static RulePools pools(GameQuery query, List<GameSummary> games) {
    try {
      return RulePools.of(query, games);
    } catch (BadQuery e) {
      throw new InputRefused("--" + e.getMessage());
    }
  }

  /**
   * What the report of all games is made of.
   *
   * @param read the read side, caught up
   * @param summaries of the games
   */
  ReportInput input(ReadSide read, List<GameSummary> summaries) {
    return input(read, summaries, GameQuery.ALL);
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
   * @param selected summaries of the games; of those of a kind only those by one set of rules count
   * @param query how they were selected
   * @throws BadQuery if it names rules and selects games of one kind by different ones
   */
  ReportInput input(ReadSide read, List<GameSummary> selected, GameQuery query) {
    RulePools pools = RulePools.of(query, selected);
    List<GameSummary> summaries = pools.games();
    Archive.Builder archive = new Archive.Builder();
    summaries.forEach(archive::add);
    read.tallies().forEach(archive::add);
    GameProjections.rows().stream()
        .filter(ReportJob::isStudied)
        .forEach(kind -> read.rows(kind).forEach(archive::add));
    return new ReportInput(
        "War diary",
        archive.build(),
        query.text(),
        games(),
        new SampleGames(read, views).of(summaries),
        provenance(read, pools, query));
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

  private static List<Fact> provenance(ReadSide read, RulePools pools, GameQuery query) {
    List<GameSummary> summaries = pools.games();
    long events = summaries.stream().mapToLong(GameSummary::getEvents).sum();
    long answers = summaries.stream().mapToLong(GameSummary::getPlies).sum();
    List<Fact> facts = new ArrayList<>();
    if (!query.isAll()) {
      facts.add(new Fact("Filter", query.text()));
    }
    pools.note().ifPresent(text -> facts.add(new Fact("Rules", text)));
    facts.add(new Fact("Games", Integer.toString(summaries.size())));
    corrections(read, summaries).ifPresent(text -> facts.add(new Fact("Corrections", text)));
    facts.add(new Fact("Answers", Long.toString(answers)));
    facts.add(new Fact("Events", Long.toString(events)));
    facts.add(
        new Fact(
            "Fingerprint of the games (SHA-256 of their ids, sorted)", fingerprint(summaries)));
    facts.add(new Fact("Program", "wardiary " + Version.text()));
    return facts;
  }

  /** What corrections of stored games make of the report; nothing if there are none. */
  private static Optional<String> corrections(ReadSide read, List<GameSummary> summaries) {
    if (read.isAsRecorded()) {
      return Optional.of("none: the games as they were first recorded");
    }
    long revised = summaries.stream().filter(game -> game.getEdition() > 1).count();
    return revised == 0
        ? Optional.empty()
        : Optional.of(Text.of("%d of the games changed since they were recorded", revised));
  }

  private static String fingerprint(List<GameSummary> summaries) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      summaries.stream()
          .map(GameSummary::getGameId)
          .sorted()
          .forEach(id -> sha.update((id + "\n").getBytes(StandardCharsets.US_ASCII)));
      return HexFormat.of().formatHex(sha.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("expected a Java with SHA-256", e);
    }
  }
}
