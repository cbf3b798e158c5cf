package org.wardiary.projector.index;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.game.Games;
import org.wardiary.events.key.PositionKeys;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedLive;
import org.wardiary.events.testkit.PlayedLive.LiveRecord;
import org.wardiary.events.testkit.RefereeHarness;
import org.wardiary.events.testkit.RevisedGames;
import org.wardiary.events.testkit.RevisedGames.RevisedGame;
import org.wardiary.projector.index.IndexUpdate.From;

/**
 * Checks that the index holds the current records of revised games and their first ones, whether it
 * reads the log at once or as it grows.
 */
@Tag("slow")
class EditionIndexTest {

  private static final int STEPS = 3;
  private static final int BATCH = 300;

  private static final List<RevisedGame> GAMES = new ArrayList<>();

  @TempDir static Path temp;

  @BeforeAll
  static void play() {
    try (RefereeHarness referee = new RefereeHarness(temp.resolve("referee"))) {
      Games.all()
          .forEach(
              game -> {
                for (int seed = 0; seed < 5; seed++) {
                  GAMES.add(RevisedGames.random(referee, game, 500 + seed, STEPS + seed));
                }
                for (int seed = 2; seed < 5; seed++) {
                  GAMES.add(live(PlayedLive.random(referee, game, seed, 30)));
                }
              });
    }
    assertThat(GAMES).anyMatch(game -> game.standing().isEmpty());
    assertThat(GAMES).anyMatch(game -> game.editions().size() > 3);
  }

  /**
   * A game that was played on the log, without a record while it is open, since the index then
   * lacks it.
   */
  private static RevisedGame live(LiveRecord game) {
    Optional<Verdict.Accepted> record =
        Optional.of(GameData.accepted(GameData.one(game.record())))
            .filter(accepted -> !accepted.result().equals("*"));
    return new RevisedGame(game.id(), game.messages(), List.of(record));
  }

  private static PositionIndex index(String folder, MemoryLog log) {
    Path at = temp.resolve(folder);
    IndexUpdate.run(at, log, PlayedGames.CODEC, From.WHERE_IT_STOPPED, left -> {}, BATCH);
    return PositionIndex.open(at);
  }

  private static void append(MemoryLog log, RevisedGame game, int from, int to) {
    game.messages().subList(from, to).forEach(message -> log.append(game.id(), message));
  }

  private static void requireWhole(PositionIndex index) {
    requireHolds(index, RevisedGame::standing);
    requireHolds(index.asRecorded(), game -> game.editions().get(0));
  }

  /**
   * Checks that the index holds each position of each of these records and, since their numbers
   * agree, no others.
   */
  private static void requireHolds(
      PositionIndex index, Function<RevisedGame, Optional<Verdict.Accepted>> of) {
    int games = 0;
    long positions = 0;
    for (RevisedGame game : GAMES) {
      Optional<Verdict.Accepted> record = of.apply(game);
      if (record.isPresent()) {
        games++;
        positions += record.get().sequence().length() + 1L;
        PositionKeys keys = new PositionKeys(record.get().sequence().setup());
        record
            .get()
            .sequence()
            .walk(
                position -> {
                  List<String> hits = new ArrayList<>();
                  index.visit(
                      PositionQuery.of(keys.of(position), keys, Set.of()),
                      hit -> hits.add(hit.gameId() + "@" + hit.ply()));
                  assertThat(hits).contains(game.id() + "@" + position.ply());
                });
      }
    }
    assertThat(index.games()).isEqualTo(games);
    assertThat(index.positions()).isEqualTo(positions);
    List<Integer> read = new ArrayList<>();
    index.each(entry -> read.add(entry.game));
    assertThat(read).hasSize((int) positions);
    assertThat(read.stream().distinct()).hasSize(games);
  }

  @Test
  void indexHoldsWhatStands_readAtOnce() {
    MemoryLog log = new MemoryLog("at once");
    GAMES.forEach(game -> append(log, game, 0, game.messages().size()));
    requireWhole(index("once", log));
  }

  @Test
  void indexHoldsWhatStands_readAsItGrows_killedAtAnyTime() {
    Random random = new Random(9);
    MemoryLog log = new MemoryLog("grows");
    int[] sent = new int[GAMES.size()];
    for (boolean more = true; more; ) {
      more = false;
      for (int i = 0; i < sent.length; i++) {
        RevisedGame game = GAMES.get(i);
        int to = Math.min(game.messages().size(), sent[i] + random.nextInt(200));
        append(log, game, sent[i], to);
        sent[i] = to;
        more |= to < game.messages().size();
      }
      log.failAfter(random.nextInt(1500));
      try {
        index("grows", log);
      } catch (MemoryLog.Killed e) {
        PositionIndex.open(temp.resolve("grows")); // must open after any kill
      }
    }
    log.failAfter(Long.MAX_VALUE);
    requireWhole(index("grows", log));
  }
}
