package org.wardiary.projector.stream;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.broker.Cluster;

/**
 * What the application of the read side makes of the log. It is one for all views: each event is
 * read, checked and decoded once.
 */
public final class Projection {

  /** Name for people and in messages. */
  static final String LABEL = "projector";

  /** Its name in quarantine. */
  static final String APPLICATION = "wardiary-" + LABEL;

  /** The editions of games that were revised. */
  public static final Topic HISTORIES = Topic.ofViews("histories");

  /**
   * Labels of the applications that made the views in earlier versions of this program, one or some
   * kinds of views each. What they left is removed once the views are made again.
   */
  static final List<String> FORMER_LABELS = List.of("boards", "tallies", "summaries");

  /**
   * Version of what the folds make of the log. To be raised whenever they make something else of
   * the same events; a test holds what they make.
   */
  static final int VERSION = 1;

  /** Name of the store that holds the chunks of games. */
  static final String CHUNKS = "timeline";

  private Projection() {}

  /** All topics of views, by the names that they have without a build's. */
  static List<Topic> topics() {
    List<Topic> topics = new ArrayList<>();
    ViewKind.all().forEach(kind -> topics.add(kind.topic()));
    topics.add(HISTORIES);
    return List.copyOf(topics);
  }

  /** The topics that are there before any application runs; {@link Builds#open} makes the rest. */
  public static List<Topic> allTopics() {
    List<Topic> topics = new ArrayList<>(Topic.WRITE_SIDE);
    topics.add(BuildTopic.TOPIC);
    return topics;
  }

  /**
   * Whether the chunks of a game are retained when it has ended, so that servers that share a
   * cluster give any position at once. They cost many times what the game's record does: on a
   * broker of our own a position of such a game is folded from the log.
   */
  static boolean retainsChunks(Cluster.Home home) {
    return home == Cluster.Home.EXTERNAL;
  }
}
