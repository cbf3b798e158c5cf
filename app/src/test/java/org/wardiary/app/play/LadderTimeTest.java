package org.wardiary.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.RatedPlayer;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.play.Players;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.testkit.GameData;

/** The strongest player that people can play against answers within two seconds on one core. */
@Tag("slow")
class LadderTimeTest {

  private static final int LONGEST = 100;
  private static final long MOST_NANOS = 2_000_000_000L;

  /** A player, and the processor time that its slowest answer took. */
  private record Timed(Player player, AtomicLong slowest) implements Player {

    @Override
    public String name() {
      return player.name();
    }

    @Override
    public Player forOneGame() {
      return new Timed(player.forOneGame(), slowest);
    }

    @Override
    public long choose(Position position, AnswerList legal, RandomDraws draws) {
      long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      long answer = player.choose(position, legal, draws);
      long taken = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
      slowest.accumulateAndGet(taken, Math::max);
      return answer;
    }
  }

  static Stream<Game> games() {
    return Games.all().stream().filter(game -> !game.ladder().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("games")
  void theStrongest_answersWithinTwoSeconds(Game game) {
    List<RatedPlayer> ladder = game.ladder();
    assertThat(ladder).extracting(RatedPlayer::elo).isSorted().doesNotHaveDuplicates();
    ladder.forEach(it -> assertThat(Players.named(it.name(), game).name()).isEqualTo(it.name()));
    Player strongest = Players.named(ladder.get(ladder.size() - 1).name(), game);
    AtomicLong slowest = new AtomicLong();
    Tags tags =
        new Tags(
            List.of(new Tags.Pair("Game", game.id()), new Tags.Pair("First", game.sides().get(0))));
    List<Player> players = List.of(new Timed(strongest, slowest), game.aggressive());
    new Simulation(GameData.SETUPS).play(new PlannedGame(tags, players, 1, LONGEST));
    System.err.printf("%s: %d ms%n", strongest.name(), slowest.get() / 1_000_000);
    assertThat(slowest.get()).isPositive().isLessThan(MOST_NANOS);
  }
}
