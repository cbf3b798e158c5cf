package org.wardiary.app.site;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.wardiary.analytics.Archive;
import org.wardiary.app.archive.RefereedGame;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Tags;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.RecordFold;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.events.text.Text;
import org.wardiary.projector.fold.SummaryFold;
import org.wardiary.projector.fold.TallyFold;
import org.wardiary.projector.game.GameProjections;
import org.wardiary.projector.game.RowKind;
import org.wardiary.projector.index.IndexBuilder;
import org.wardiary.projector.index.IndexUpdate.From;
import org.wardiary.projector.index.PositionIndex;
import org.wardiary.projector.index.SharedIndex;
import org.wardiary.projector.testkit.Folded;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.page.ReportGame;
import org.wardiary.reports.page.ReportInput;
import org.wardiary.reports.site.SiteInput;

/** Sites of simulated games, without a log. */
public final class SampleSite {

  /** A player's name that is dangerous in markup, scripts and attributes. */
  public static final String PLAYER = "<script>alert(1)</script>\"'&";

  /** An event's name that is dangerous in a spreadsheet. */
  public static final String EVENT = "=cmd|' /C calc'!A0";

  private static final int LONGEST = 80;

  private final List<GameSummary> summaries = new ArrayList<>();
  private final Map<String, GameHistory> histories = new HashMap<>();
  private final Map<String, String> records = new HashMap<>();
  private final SortedMap<String, Verdict.Accepted> accepted = new TreeMap<>();
  private final Archive.Builder archive = new Archive.Builder();

  private SampleSite() {}

  /**
   * The input of a site of two games of every kind, whose players and event have dangerous names.
   */
  public static SiteInput dangerous() {
    return Dangerous.INPUT;
  }

  /** Made on first use, for all tests. */
  private static final class Dangerous {
    private static final SiteInput INPUT = of(2, PLAYER, EVENT);
  }

  /**
   * The input of a site.
   *
   * @param games number of games of every kind
   * @param player the first player's name
   * @param event the event's name
   */
  public static SiteInput of(int games, String player, String event) {
    SampleSite site = new SampleSite();
    for (Game game : Games.all()) {
      for (int round = 1; round <= games; round++) {
        site.add(play(game, round, player, event));
      }
    }
    return site.input();
  }

  /** The input of a site of given games. */
  public static SiteInput of(List<Verdict.Accepted> games) {
    SampleSite site = new SampleSite();
    games.forEach(game -> site.add(PlayedGames.played(game)));
    return site.input();
  }

  /** The input of a site of the bundled games by a game file, such as {@code harrow}. */
  public static SiteInput recorded(String file) {
    String name = Text.of("/bundled/%s-games.wdr", file);
    List<GameText> games = GameData.read(Game.class.getResourceAsStream(name), name);
    return of(games.stream().map(GameData::accepted).toList());
  }

  private static PlayedGame play(Game game, int round, String player, String event) {
    List<String> sides = game.sides();
    Tags tags =
        new Tags(
            List.of(
                new Tags.Pair("Game", game.id()),
                new Tags.Pair("Event", event),
                new Tags.Pair("Site", event),
                new Tags.Pair("Date", "2026.11." + (10 + round)),
                new Tags.Pair("Round", Integer.toString(round)),
                new Tags.Pair(sides.get(0), player),
                new Tags.Pair(sides.get(1), "Bob"),
                new Tags.Pair("First", sides.get(round % 2))));
    List<Player> players = List.of(game.aggressive(), game.aggressive());
    Simulation simulation = new Simulation(GameData.SETUPS);
    return PlayedGames.played(simulation.play(new PlannedGame(tags, players, round, LONGEST)));
  }

  private void add(PlayedGame game) {
    GameSummary summary = Folded.of(new SummaryFold(game.first()), game.events()).view();
    summaries.add(summary);
    archive.add(summary);
    archive.add(Folded.of(new TallyFold(game.first()), game.events()).view());
    for (RowKind<?> kind : GameProjections.rows(summary.getGame())) {
      archive.add(Folded.of(kind.begin().apply(game.first()), game.events()).view());
    }
    accepted.put(game.id(), game.accepted());
    histories.put(game.id(), RefereedGame.of(game.accepted(), MapLibrary.bundled()));
    RecordFold record = new RecordFold(GameData.SETUPS);
    game.emitted().forEach(record::fold);
    records.put(game.id(), record.draft().write(Comments.KEPT));
  }

  private SiteInput input() {
    List<ReportGame> games = Games.all().stream().map(SampleSite::known).toList();
    ReportInput report = ReportInput.of("Report", archive.build(), "", games, List.of(), List.of());
    return new SiteInput(
        "Sample games",
        summaries,
        histories::get,
        (id, ply) -> histories.get(id).at(ply),
        records::get,
        new SharedIndex((from, remaining) -> index(), From.WHERE_IT_STOPPED, remaining -> {}),
        MapLibrary.bundled(),
        () -> report);
  }

  /** The positions of the games, in a folder that is deleted when the program ends. */
  private PositionIndex index() {
    try {
      Path folder = Files.createTempDirectory("index");
      IndexBuilder index = new IndexBuilder(folder);
      accepted.forEach((id, game) -> index.add(Long.parseUnsignedLong(id, 16), game));
      index.close();
      PositionIndex opened = PositionIndex.open(folder);
      try (Stream<Path> files = Files.walk(folder)) {
        files.map(Path::toFile).forEach(File::deleteOnExit);
      }
      return opened;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ReportGame known(Game game) {
    MapFile map = MapLibrary.bundled().find(game.standardMap()).orElseThrow();
    return ReportGame.of(game, map);
  }
}
