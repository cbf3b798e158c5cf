package org.wardiary.projector.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.common.utils.Bytes;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.game.Games;
import org.wardiary.events.log.Topics;
import org.wardiary.events.log.broker.ChildProgram;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.projector.LogWriter;
import org.wardiary.projector.game.counting.CountingFold;

/**
 * An archive whose views were made by another version, and views that are made again. Each test
 * continues from the state that the previous one left.
 */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
@Tag("slow")
class BuildsTest {

  @TempDir static Path temp;

  private static final List<PlayedGame> GAMES = new ArrayList<>();
  private static Cluster cluster;

  @BeforeAll
  static void open() {
    cluster = Cluster.open(new ClusterConfig.Embedded(temp.resolve("data"), "test"));
    Topics.ensure(cluster, Projection.allTopics());
    for (int round = 0; round < 3; round++) {
      for (var game : Games.all()) {
        GAMES.add(PlayedGames.simulated(game, round));
      }
    }
    try (LogWriter log = new LogWriter(cluster)) {
      GAMES.forEach(log::write);
    }
  }

  @AfterAll
  static void close() {
    cluster.close();
  }

  @AfterEach
  void countAgainOnce() {
    CountingFold.answersCount(1);
  }

  @Test
  @Order(1)
  void viewsOfOldVersionStayReadable_andAreRemoved_onceTheNewOnesHaveCaughtUp() {
    Builds old = FoldProgram.builds(cluster, 1);
    try (Projector one = FoldProgram.of(cluster, old, state())) {
      one.catchUp(left -> {});
    }
    Map<String, Map<String, Bytes>> asOld = latest(old);
    assertThat(asOld).isEqualTo(folded());
    Builds fresh = FoldProgram.builds(cluster, 2);
    CountingFold.answersCount(2);
    try (Projector two = FoldProgram.of(cluster, fresh, state())) {
      two.start();
      assertThat(latest(old)).as("in between").isEqualTo(asOld);
      Builds begunInBetween = FoldProgram.builds(cluster, 1);
      assertThat(latest(begunInBetween)).as("in between").isEqualTo(asOld);
      two.catchUp(left -> {});
    }
    assertThat(latest(fresh)).isEqualTo(folded()).isNotEqualTo(asOld);
    assertThat(names()).noneMatch(name -> name.contains("v1-")).anyMatch(n -> n.contains("v2-"));
  }

  @Test
  @Order(2)
  void olderProgramSaysSo_ifThereAreViewsOfANewerOneOnly() {
    Builds old = FoldProgram.builds(cluster, 1);
    try (Projector one = FoldProgram.of(cluster, old, state())) {
      assertThatThrownBy(() -> one.catchUp(left -> {}))
          .isInstanceOf(ClusterException.class)
          .hasMessageContaining(
              "expected views of version 1 but the archive has version 2, made by a newer");
    }
    assertThatThrownBy(() -> latest(old)).isInstanceOf(ClusterException.class);
    assertThat(names()).noneMatch(name -> name.contains("v1-"));
  }

  @Test
  @Order(3)
  void viewsMadeAnewAreTheSame_andStandAloneAfterwards() {
    CountingFold.answersCount(2);
    Builds builds = FoldProgram.builds(cluster, 2);
    try (Projector program = FoldProgram.of(cluster, builds, state())) {
      program.rebuild(left -> {});
      assertThat(latest(builds)).isEqualTo(folded());
    }
    String application = builds.current().applicationId();
    assertThat(builds.current().number()).isPositive();
    assertThat(names())
        .filteredOn(name -> name.startsWith("wardiary-projector-v"))
        .isNotEmpty()
        .allMatch(name -> name.startsWith(application));
    assertThat(latest(FoldProgram.builds(cluster, 2))).isEqualTo(folded());
  }

  @Tag("nightly")
  @Test
  @Order(4)
  void viewsAreWholeAtAnyTime_killedInTheMiddleOfRebuildAndOfANewVersion() throws Exception {
    CountingFold.answersCount(2);
    kill("rebuild", 2);
    assertThat(latest(FoldProgram.builds(cluster, 2))).isEqualTo(folded());
    kill("catch-up", 3);
    assertThat(latest(FoldProgram.builds(cluster, 2))).isEqualTo(folded());
    CountingFold.answersCount(3);
    Builds fresh = FoldProgram.builds(cluster, 3);
    try (Projector three = FoldProgram.of(cluster, fresh, state())) {
      three.catchUp(left -> {});
    }
    assertThat(latest(fresh)).isEqualTo(folded());
    assertThat(names()).noneMatch(name -> name.contains("v2-"));
    assertThat(FoldProgram.builds(cluster, 3).current().number()).isZero();
  }

  private static void kill(String what, int version) throws Exception {
    Map<ViewVersion, BuildTopic.Entry> before = BuildTopic.read(cluster);
    try (ChildProgram program =
        new ChildProgram(
            temp.resolve("child.log"),
            FoldProgram.class,
            cluster.bootstrapServers(),
            state().toString(),
            what,
            Integer.toString(version),
            // commits often, so that progress is printed before the program is done
            Integer.toString(FoldProgram.OFTEN))) {
      long all = Long.parseLong(program.line());
      for (long left = all; left > all / 2; left = Long.parseLong(program.line())) {
        assertThat(left).isPositive();
      }
      program.process().destroyForcibly().waitFor();
    }
    assertThat(BuildTopic.read(cluster)).as("killed before its build counts").isEqualTo(before);
  }

  private static Path state() {
    return temp.resolve("state");
  }

  private static Map<String, Map<String, Bytes>> latest(Builds builds) {
    return Views.latest(cluster, builds);
  }

  private static Map<String, Map<String, Bytes>> folded() {
    return Views.folded(GAMES);
  }

  /** Names of all topics, groups and folders of local state. */
  private static List<String> names() {
    List<String> names = new ArrayList<>();
    try (Admin admin = cluster.admin();
        Stream<Path> folders = Files.list(state())) {
      names.addAll(admin.listTopics().names().get());
      admin.listGroups().all().get().forEach(group -> names.add(group.groupId()));
      folders
          .filter(Files::isDirectory)
          .forEach(folder -> names.add(folder.getFileName().toString()));
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
    return names;
  }
}
