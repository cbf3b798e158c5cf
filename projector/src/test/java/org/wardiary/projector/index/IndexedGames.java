package org.wardiary.projector.index;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.play.Players;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.events.text.Text;
import org.wardiary.projector.index.IndexUpdate.From;

/**
 * Games of all kinds for tests of the index, some of which share positions. {@code
 * -Dwardiary.index.games} sets their number for each kind.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class IndexedGames {

  static final int GAMES = Integer.getInteger("wardiary.index.games", 9);
  private static final int ANSWERS = 90;
  static final int SMALL_BATCH = 700;
  static final List<Set<Merge>> MODES =
      List.of(
          EnumSet.noneOf(Merge.class),
          EnumSet.of(Merge.MIRROR),
          EnumSet.of(Merge.INTERCHANGEABLE),
          EnumSet.allOf(Merge.class));

  @TempDir static Path temp;

  final List<PlayedGame> games = new ArrayList<>();
  final KeyLibrary library = new KeyLibrary();
  final MemoryLog log = new MemoryLog("one");

  @BeforeAll
  void play() {
    Simulation simulation = new Simulation(GameData.SETUPS);
    for (Game game : Games.all()) {
      for (int i = 0; i < GAMES; i++) {
        Player player = Players.named(i % 3 == 0 ? "uniform" : "mixed:0.8", game);
        Tags tags =
            new Tags(
                Stream.concat(
                        GameData.tags(game, i % 2).pairs().stream(),
                        Stream.of(
                            new Tags.Pair("Round", Integer.toString(i)),
                            new Tags.Pair("Date", Text.of("2026.01.%02d", 1 + i % 28))))
                    .toList());
        // three games in a row have one seed, but differ in their players or the first side
        PlannedGame planned =
            new PlannedGame(tags, List.of(player, player), 900 + i / 3 * 3 % 7, ANSWERS);
        games.add(PlayedGames.played(simulation.play(planned)));
      }
    }
    games.addAll(transposed());
    games.forEach(log::append);
  }

  /**
   * Variants of the games' first five answers with two answers of one side exchanged, where the
   * rules allow it.
   */
  private List<PlayedGame> transposed() {
    List<PlayedGame> found = new ArrayList<>();
    for (PlayedGame game : games) {
      for (int i = 0; i < 3; i++) {
        List<String> answers =
            game.bodies(AnswerGiven.class).stream().limit(5).map(AnswerGiven::getAnswer).toList();
        String first = ((GameStarted) game.first().getBody()).getFirst();
        List<String> changed = new ArrayList<>(answers);
        Collections.swap(changed, i, i + 2);
        String record =
            Text.of(
                "[Game \"%s\"]\n[First \"%s\"]\n[Round \"t%d\"]\n\n%s *\n",
                game.accepted().sequence().setup().game().id(),
                first,
                i,
                String.join(" ", changed));
        if (GameData.judge(record) instanceof Verdict.Accepted accepted
            && found.stream().noneMatch(other -> other.id().equals(accepted.gameId()))) {
          found.add(PlayedGames.played(accepted));
        }
      }
    }
    return found;
  }

  PositionIndex index(String folder, IndexLog from, int batch) {
    IndexUpdate.run(
        temp.resolve(folder), from, PlayedGames.CODEC, From.WHERE_IT_STOPPED, left -> {}, batch);
    return PositionIndex.open(temp.resolve(folder));
  }

  static List<String> hits(PositionIndex index, PositionQuery query) {
    List<String> found = new ArrayList<>();
    index.visit(query, hit -> found.add(hit.gameId() + "@" + hit.ply()));
    found.sort(null);
    return found;
  }
}
