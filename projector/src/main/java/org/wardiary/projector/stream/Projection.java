package org.wardiary.projector.stream;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.broker.Cluster;

/**
 * What the application of the read side makes from the log. One application makes all views, so
 * that each event is read, checked and decoded once.
 */
public final class Projection {

  /** The application's name, in quarantine and in Kafka's ids. */
  static final String APPLICATION = "wardiary-projector";

  /** Topic of the editions of games that were revised. */
  public static final Topic HISTORIES = Topic.ofViews("histories");

  /**
   * Version of what the folds make from the log. It must be raised whenever a fold gives a
   * different result for the same events; a test holds the results.
   */
  static final int VERSION = 1;

  /** Name of the store that holds the chunks of games. */
  static final String CHUNKS = "timeline";

  private Projection() {}

  /** All topics of views, under their names without that of a build. */
  static List<Topic> topics() {
    List<Topic> topics = new ArrayList<>();
    ViewKind.all().forEach(kind -> topics.add(kind.topic()));
    topics.add(HISTORIES);
    return List.copyOf(topics);
  }

  /** The topics that exist before any application runs; {@link Builds#open} creates the rest. */
  public static List<Topic> allTopics() {
    List<Topic> topics = new ArrayList<>(Topic.WRITE_SIDE);
    topics.add(BuildTopic.TOPIC);
    return topics;
  }

  /**
   * Whether the chunks of a game are retained after its end, so that servers that share a cluster
   * can give any position at once. Chunks take many times the space of the game's record: with the
   * program's own broker, a position of such a game is folded from the log.
   */
  static boolean retainsChunks(Cluster.Home home) {
    return home == Cluster.Home.EXTERNAL;
  }
}
