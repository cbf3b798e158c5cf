package org.wardiary.reports.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wardiary.analytics.Archive;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.projector.game.GameProjections;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.query.StoredGame;
import org.wardiary.projector.stream.Projection;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.page.Fact;
import org.wardiary.reports.page.ReportGame;
import org.wardiary.reports.page.ReportInput;
import org.wardiary.reports.page.ReportWriter;
import org.wardiary.reports.page.SampleGame;

/** Makes a report of the whole archive: the work of {@code report} and {@code demo}. */
final class ReportJob {

  private static final Set<Projection> NEEDED =
      Set.of(Projection.BOARDS, Projection.TALLIES, Projection.SUMMARIES);

  private final MapLibrary maps;
  private final Console.Progress progress;
  private final Map<String, Viewer> viewers;

  /**
   * A job.
   *
   * @param maps where maps come from
   * @param progress told how far the read side is
   * @param viewers who sees the sample games, by the id of their kind; the umpire where none stands
   */
  ReportJob(MapLibrary maps, Console.Progress progress, Map<String, Viewer> viewers) {
    this.maps = maps;
    this.progress = progress;
    this.viewers = Map.copyOf(viewers);
  }

  /**
   * Writes the report.
   *
   * @param folder where to; made if it is missing
   * @return the files written
   */
  List<Path> write(Session session, Path folder) {
    ReadSide read = session.caughtUp(NEEDED, progress);
    List<GameSummary> summaries = read.summaries();
    if (summaries.isEmpty()) {
      throw new Refused(
          "expected archived games but there are none: 'wardiary archive FILE' first");
    }
    Archive.Builder archive = new Archive.Builder();
    summaries.forEach(archive::add);
    read.tallies().forEach(archive::add);
    GameProjections.rows().forEach(kind -> read.rows(kind).forEach(archive::add));
    return new ReportWriter(
            new ReportInput(
                "War diary",
                archive.build(),
                games(),
                samples(read, summaries),
                provenance(summaries),
                new OpeningBoards(maps)))
        .write(folder);
  }

  private List<ReportGame> games() {
    return Games.all().stream().map(game -> ReportGame.of(game, standardMap(game))).toList();
  }

  private MapFile standardMap(Game game) {
    return maps.find(game.standardMap()).orElseThrow();
  }

  /** Of each kind of game the shortest one that a rule ended: it is told soonest. */
  private List<SampleGame> samples(ReadSide read, List<GameSummary> summaries) {
    List<SampleGame> samples = new ArrayList<>();
    for (Game game : Games.all()) {
      summaries.stream()
          .filter(row -> row.getGame().equals(game.id()) && row.getEndedBy().equals("rules"))
          .min(Comparator.comparingInt(GameSummary::getPlies).thenComparing(GameSummary::getGameId))
          .flatMap(row -> sample(read, row))
          .ifPresent(samples::add);
    }
    return samples;
  }

  private Optional<SampleGame> sample(ReadSide read, GameSummary row) {
    Optional<StoredGame> stored = read.games(row.getGameId()).stream().findFirst();
    return stored.map(
        game -> {
          List<GameEvent> events = read.events(game);
          Viewer viewer = viewers.getOrDefault(row.getGame(), Viewer.UMPIRE);
          return SampleGames.of(row, GameHistory.archived(events, maps), viewer);
        });
  }

  private static List<Fact> provenance(List<GameSummary> summaries) {
    long events = summaries.stream().mapToLong(GameSummary::getEvents).sum();
    long answers = summaries.stream().mapToLong(GameSummary::getPlies).sum();
    return List.of(
        new Fact("Games", Integer.toString(summaries.size())),
        new Fact("Answers", Long.toString(answers)),
        new Fact("Events", Long.toString(events)),
        new Fact("Fingerprint of the games (SHA-256 of their ids, sorted)", fingerprint(summaries)),
        new Fact("Program", "wardiary " + Version.text()));
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
