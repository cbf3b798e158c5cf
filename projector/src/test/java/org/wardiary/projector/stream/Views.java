package org.wardiary.projector.stream;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.kafka.common.utils.Bytes;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;

/** What the topics of views hold. */
public final class Views {

  private Views() {}

  /** The latest value of each game on the topics of views, by topic and game. */
  public static Map<String, Map<String, Bytes>> latest(Cluster cluster) {
    return latest(cluster, Builds.open(cluster));
  }

  /** The same for the build that a program reads. */
  static Map<String, Map<String, Bytes>> latest(Cluster cluster, Builds builds) {
    Map<String, Map<String, Bytes>> views = new TreeMap<>();
    try (ViewReader reader = new ViewReader(cluster, builds, TopologyHarness.CODECS.events())) {
      for (ViewKind<?> kind : ViewKind.all()) {
        Map<String, Bytes> found = new TreeMap<>();
        reader
            .latest(kind.topic(), id -> true)
            .forEach(view -> found.put(view.gameId(), Bytes.wrap(view.value())));
        views.put(kind.topic().topicName(), found);
      }
    }
    return views;
  }

  /** The views that the folds make of games, in the same form. */
  public static Map<String, Map<String, Bytes>> folded(List<PlayedGame> games) {
    Map<String, Map<String, Bytes>> views = new TreeMap<>();
    ProjectionTopologyTest.folded(games)
        .forEach(
            (topic, byGame) -> {
              Map<String, Bytes> wrapped = new TreeMap<>();
              byGame.forEach((id, value) -> wrapped.put(id, Bytes.wrap(value)));
              views.put(topic, wrapped);
            });
    return views;
  }
}
