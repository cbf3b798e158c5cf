package org.wardiary.projector.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.kafka.streams.Topology;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.projector.fold.ChunkReader;
import org.wardiary.projector.fold.Message;
import org.wardiary.projector.view.BoardView;
import org.wardiary.projector.view.TimelineChunk;

class ProjectionTopologyTest {

  @TempDir Path temp;

  /** The shortest game of each kind, and another of the first kind. */
  static List<PlayedGame> games() {
    List<PlayedGame> games = new ArrayList<>();
    for (Game game : Games.all()) {
      PlayedGames.of(game).stream()
          .sorted(Comparator.comparingInt(played -> played.messages().size()))
          .limit(games.isEmpty() ? 2 : 1)
          .forEach(games::add);
    }
    return games;
  }

  /** The views that the folds make of games, by topic and game. */
  static Map<String, Map<String, byte[]>> folded(List<PlayedGame> games) {
    Map<String, Map<String, byte[]>> views = new TreeMap<>();
    ViewKind.all().forEach(kind -> views.put(kind.topic().topicName(), new TreeMap<>()));
    for (PlayedGame game : games) {
      OpenGame live =
          OpenGame.begin(
              ViewKind.all(),
              PlayedGames.CODEC,
              Chain.begin(game.id()),
              new Message(game.messages().get(0), 0));
      for (int i = 1; i < game.messages().size(); i++) {
        live.accept(new Message(game.messages().get(i), i));
      }
      for (OpenView<?> view : live.views()) {
        Map<String, byte[]> ofTopic = views.get(view.kind().topic().topicName());
        view.encode(TopologyHarness.CODECS).ifPresent(value -> ofTopic.put(game.id(), value));
      }
    }
    return views;
  }

  @Test
  void topologyIsAsDescribed() throws IOException {
    String name = "/topologies/projector.txt";
    try (InputStream golden = ProjectionTopologyTest.class.getResourceAsStream(name)) {
      Topology topology =
          ProjectionTopology.of(topic -> topic, TopologyHarness.CODECS, Cluster.Home.EXTERNAL);
      assertThat(topology.describe().toString())
          .isEqualTo(new String(golden.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  @Test
  void viewsAreThoseOfTheFolds_gamesInterleaved() {
    try (TopologyHarness topology = new TopologyHarness(temp)) {
      topology.sendInterleaved(games());
      folded(games())
          .forEach(
              (topic, expected) ->
                  assertThat(topology.latest(topic)).as(topic).containsExactlyEntriesOf(expected));
      assertThat(topology.written(Topic.QUARANTINE.topicName())).isEmpty();
    }
  }

  @Test
  void stateIsSmall_gamesEnded_onABrokerOfOurOwn() {
    try (TopologyHarness topology = new TopologyHarness(temp, Cluster.Home.EMBEDDED)) {
      topology.sendInterleaved(games());
      assertThat(topology.entries(OpenGames.COMPLETED)).isEqualTo(games().size());
      assertThat(topology.entries(Projection.CHUNKS)).isZero();
    }
  }

  @Test
  void boardIsWritten_behindTheLastEventOfEachCommand_andBeforeItNothing() {
    PlayedGame game = games().get(0);
    try (TopologyHarness topology = new TopologyHarness(temp)) {
      int sent = 0;
      for (int command = 0; command < 5; command++) {
        int last = sent + 1;
        for (int questions = 0; questions < 3; last++) {
          questions += game.events().get(last).getBody() instanceof QuestionAsked ? 1 : 0;
        }
        while (sent < last - 1) {
          topology.sendFollowed(game.id(), game.messages().get(sent++));
          assertThat(topology.written("wardiary.boards")).isEmpty();
        }
        topology.send(game.id(), game.messages().get(sent++));
        Map<String, byte[]> boards = topology.latest("wardiary.boards");
        BoardView board = TopologyHarness.CODECS.of(BoardView.class).decode(boards.get(game.id()));
        assertThat(board.getSeq()).isEqualTo(game.events().get(last - 1).getSeq());
        assertThat(board.getPly()).isEqualTo(game.events().get(last - 1).getPly());
      }
    }
  }

  @Test
  void boardTellsWhereTheGameStands_inAHeader() {
    List<PlayedGame> two = games().subList(0, 2);
    try (TopologyHarness topology = new TopologyHarness(temp)) {
      topology.send(two.get(0));
      topology.send(two.get(1));
      int first = two.get(0).messages().size();
      int last = first + two.get(1).messages().size() - 1;
      assertThat(topology.written("wardiary.boards"))
          .extracting(record -> OffsetRange.read(record.headers()).orElseThrow())
          .containsExactly(new OffsetRange(0, 0, first - 1), new OffsetRange(0, first, last));
    }
  }

  @Test
  void everyPlyIsOneChunkAway_inTheStore() {
    List<PlayedGame> games = games();
    PositionJson json = new PositionJson(Viewer.UMPIRE, PositionJson.Legal.LISTED);
    try (TopologyHarness topology = new TopologyHarness(temp)) {
      topology.sendInterleaved(games);
      ChunkStore chunks = topology.chunks();
      for (PlayedGame game : games) {
        List<String> expected = new ArrayList<>();
        List<String> found = new ArrayList<>();
        game.accepted().sequence().walk(position -> expected.add(json.write(position)));
        for (int ply = 0; ply <= game.plies(); ply++) {
          TimelineChunk chunk = chunks.at(game.id(), ply).orElseThrow();
          found.add(json.write(new ChunkReader(chunk, PlayedGames.CODEC::decode).position(ply)));
        }
        assertThat(found).as(game.toString()).isEqualTo(expected);
      }
    }
  }
}
