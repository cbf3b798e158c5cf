package org.wardiary.app.viewer;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.wardiary.analytics.Chances;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.app.archive.RefereedGame;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.key.PositionKeys;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.Extent;
import org.wardiary.projector.index.IndexBuilder;
import org.wardiary.projector.index.OpeningTree;
import org.wardiary.projector.index.PositionIndex;
import org.wardiary.projector.index.PositionQuery;
import org.wardiary.reports.Tournaments;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;
import org.wardiary.reports.viewer.ChancesDocument;
import org.wardiary.reports.viewer.OpeningsDocument;

/** Games of the bundled tournaments and the views of them. */
final class Documents {

  private static final int APART = 97;

  /** Fewest answers of a short game. */
  private static final int FEWEST = 80;

  private static final int OPENINGS = 10;

  private static final Map<String, List<GameHistory>> GAMES = new ConcurrentHashMap<>();
  private static final Map<String, Chances> CHANCES = new ConcurrentHashMap<>();
  private static final Map<String, String> OPENED = new ConcurrentHashMap<>();

  private Documents() {}

  /**
   * Games of a bundled tournament: a short one that the rules ended, and every 97th under {@code
   * -Pnightly}.
   */
  static List<GameHistory> games(String game) {
    return GAMES.computeIfAbsent(game, Documents::read);
  }

  private static List<GameHistory> read(String game) {
    List<Verdict> verdicts = Tournaments.of(game).verdicts();
    List<Verdict> games = new ArrayList<>(List.of(shortGame(verdicts)));
    for (int i = 0; i < verdicts.size() && Extent.isNightly(); i += APART) {
      games.add(verdicts.get(i));
    }
    return games.stream()
        .<GameHistory>map(it -> RefereedGame.of(it, MapLibrary.bundled()))
        .toList();
  }

  private static Verdict shortGame(List<Verdict> verdicts) {
    return verdicts.stream()
        .map(Verdict.Accepted.class::cast)
        .filter(it -> byRules(it) && it.sequence().length() >= FEWEST)
        .min(Comparator.comparing(it -> it.sequence().length()))
        .orElseThrow();
  }

  private static boolean byRules(Verdict.Accepted game) {
    return game.sequence().at(game.sequence().length()).ending() != Ending.NONE;
  }

  /** The first game of a bundled tournament, whatever its length. */
  static GameHistory first(String game) {
    return RefereedGame.of(Tournaments.of(game).verdicts().get(0), MapLibrary.bundled());
  }

  /** A view for each viewer who sees something different in a kind of game. */
  static List<View> views(Game game) {
    List<View> views = new ArrayList<>(List.of(View.ofUmpire(game)));
    if (game.visibility().hidesInformation()) {
      views.add(new View(game, Viewer.FIRST));
      views.add(new View(game, Viewer.SECOND));
    }
    return views;
  }

  /** The openings of some games of a bundled tournament, as JSON. */
  static String openings(String game) {
    return OPENED.computeIfAbsent(
        game,
        it -> {
          try {
            return opened(it).data();
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  private static OpeningsDocument opened(String game) throws IOException {
    Path folder = Files.createTempDirectory("index");
    IndexBuilder builder = new IndexBuilder(folder);
    List<Verdict.Accepted> games =
        Tournaments.of(game).verdicts().stream()
            .limit(OPENINGS)
            .map(Verdict.Accepted.class::cast)
            .toList();
    games.forEach(it -> builder.add(Long.parseUnsignedLong(it.gameId(), 16), it));
    builder.close();
    PositionIndex index = PositionIndex.open(folder);
    try (Stream<Path> files = Files.walk(folder)) {
      files.map(Path::toFile).forEach(File::deleteOnExit);
    }
    Position start = games.get(0).sequence().at(0);
    PositionKeys keys = new PositionKeys(start.setup());
    PositionQuery query = PositionQuery.of(keys.of(start), keys, Set.of());
    OpeningTree.Limits limits = new OpeningTree.Limits(2, 100);
    return new OpeningsDocument(
        OpeningTree.of(start, index, keys, query, limits),
        id -> List.of("Ann – Bob", "2026.11.22", "draw"));
  }

  /**
   * The chances in a game according to the games of its tournament; {@code null} if there are none.
   */
  static String chances(GameHistory history, String name) {
    Game game = history.setup().game();
    return CHANCES
        .computeIfAbsent(
            game.id(), id -> Chances.of(Tournaments.of(id).archive(), kind -> info(game)))
        .of(history.id().orElse(""))
        .map(known -> new ChancesDocument(name, game.sides(), known).data())
        .orElse("null");
  }

  private static GameInfo info(Game game) {
    return new GameInfo(game.id(), game.title(), game.kinds(), Optional.empty());
  }
}
