package org.wardiary.projector.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.game.Games;
import org.wardiary.events.log.Partitions;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.Topics;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.log.broker.RequestRefused;
import org.wardiary.events.log.stream.Instance;
import org.wardiary.events.log.stream.Role;
import org.wardiary.events.log.stream.Tuning;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.projector.LogWriter;
import org.wardiary.projector.stream.Projection;

/** Two servers and a command on one cluster, each with a state folder of its own. */
@Tag("slow")
class SharedTimelineTest {

  private static final Duration TIMEOUT = Duration.ofSeconds(90);
  private static final URI TWO = URI.create("http://two.example.org:81/");

  @TempDir Path temp;

  private Cluster cluster;

  private ReadSide server(String name, URI address) {
    return new ReadSide(
        cluster,
        new Instance(
            Optional.of(name),
            temp.resolve(name),
            Tuning.LIVE,
            new Role.Server(Optional.of(address))));
  }

  private ReadSide command() {
    return new ReadSide(
        cluster,
        new Instance(Optional.empty(), temp.resolve("command"), Tuning.LIVE, new Role.Command()));
  }

  private static List<PlayedGame> shortest() {
    return Games.all().stream()
        .flatMap(
            game ->
                PlayedGames.of(game).stream()
                    .sorted(Comparator.comparingInt(played -> played.messages().size()))
                    .limit(3))
        .collect(Collectors.toCollection(ArrayList::new));
  }

  private static Cluster external(Cluster broker, OptionalInt partitions) {
    return Cluster.open(
        new ClusterConfig.External(broker.bootstrapServers(), Map.of(), partitions));
  }

  /**
   * Checks that the number of partitions, chosen when the topics were created, is read from them
   * and cannot be changed.
   */
  private static void requireSixPartitions(Cluster broker) {
    try (Cluster later = external(broker, OptionalInt.empty());
        Cluster other = external(broker, OptionalInt.of(12))) {
      Topics.ensure(later, Projection.allTopics());
      assertThat(Partitions.on(later).all(Topic.EVENTS)).hasSize(6);
      assertThatThrownBy(() -> Topics.ensure(other, Projection.allTopics()))
          .isInstanceOf(RequestRefused.class)
          .hasMessage(
              "expected the archive to have 12 partitions but it has 6, which never changes");
    }
  }

  @Test
  void serversShareTheGames_eachAnswersForAll_andACommandTakesNothingFromThem() throws Exception {
    List<PlayedGame> games = shortest();
    PlayedGame late = games.remove(0);
    PlayedGame last = games.remove(0);
    try (Cluster broker = Cluster.open(new ClusterConfig.Embedded(temp.resolve("data"), "test"));
        LogWriter log = new LogWriter(broker)) {
      cluster = external(broker, OptionalInt.of(6));
      Topics.ensure(cluster, Projection.allTopics());
      requireSixPartitions(broker);
      games.forEach(log::write);
      try (ReadSide one = server("one", URI.create("http://one.example.org:81/"));
          ReadSide two = server("two", TWO);
          ReadSide command = command()) {
        one.projector().start();
        two.projector().start();
        one.projector().catchUp(left -> {});
        List<StoredGame> stored = one.games("");
        assertThat(stored).hasSameSizeAs(games);
        awaitShares(one, two, stored);
        requireEveryPly(one, two, games);

        log.write(late);
        command.projector().catchUp(left -> {});
        assertThat(command.projector().isRunning()).as("while servers run").isFalse();
        assertThat(command.games(late.id())).hasSize(1);
      }
      log.write(last);
      try (ReadSide command = command()) {
        command.projector().catchUp(left -> {});
        assertThat(command.projector().isRunning()).as("once the servers have left").isTrue();
        assertThat(command.games(last.id())).hasSize(1);
      }
    }
  }

  private static boolean has(ReadSide read, StoredGame game) {
    return read.chunks().chunk(game.gameId(), game.range().last(), 0).isPresent();
  }

  private static void awaitShares(ReadSide one, ReadSide two, List<StoredGame> games)
      throws InterruptedException {
    long end = System.nanoTime() + TIMEOUT.toNanos();
    while (true) {
      long ones = games.stream().filter(game -> has(one, game) && !has(two, game)).count();
      long twos = games.stream().filter(game -> has(two, game) && !has(one, game)).count();
      if (ones > 0 && twos > 0 && ones + twos == games.size()) {
        return;
      }
      assertThat(System.nanoTime()).as("%d and %d games", ones, twos).isLessThan(end);
      Thread.sleep(50);
    }
  }

  private static void requireEveryPly(ReadSide one, ReadSide two, List<PlayedGame> games) {
    Set<String> asked = new HashSet<>();
    Function<URI, ChunkSource> instances =
        address -> {
          assertThat(address).isEqualTo(TWO);
          return (gameId, last, ply) -> {
            asked.add(gameId);
            return two.chunks().chunk(gameId, last, ply);
          };
        };
    SharedTimeline shared = new SharedTimeline(one, instances);
    Function<URI, ChunkSource> liars = address -> (gameId, last, ply) -> Optional.of(new byte[20]);
    SharedTimeline misled = new SharedTimeline(one, liars);
    SharedTimeline alone = new SharedTimeline(one, address -> ChunkSource.NONE);
    for (PlayedGame game : games) {
      StoredGame stored = one.games(game.id()).get(0);
      List<byte[]> expected = new ArrayList<>();
      game.accepted().sequence().walk(position -> expected.add(position.snapshot()));
      for (int ply = 0; ply <= game.plies(); ply++) {
        assertThat(shared.position(stored, ply).orElseThrow().snapshot())
            .as("game %s, ply %d", game.id(), ply)
            .isEqualTo(expected.get(ply));
      }
      assertThat(misled.position(stored, 1).isPresent()).isEqualTo(has(one, stored));
      assertThat(alone.position(stored, 1).isPresent()).isEqualTo(has(one, stored));
    }
    assertThat(asked)
        .isEqualTo(
            games.stream()
                .map(PlayedGame::id)
                .filter(id -> has(two, one.games(id).get(0)))
                .collect(Collectors.toSet()));
  }
}
