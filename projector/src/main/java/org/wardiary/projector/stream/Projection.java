package org.wardiary.projector.stream;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.projector.game.GameProjection;
import org.wardiary.projector.game.GameProjections;

/** The applications of the read side, each with its own offsets and its own state. */
public enum Projection {
  /** Boards and the timeline. */
  BOARDS("boards", 1, "timeline", List.of(ViewKind.BOARDS)),
  /** Score curves. */
  TALLIES("tallies", 1, "open", List.of(ViewKind.TALLIES)),
  /** Summaries, decisions and the rows of all kinds. */
  SUMMARIES("summaries", 3, "open", summariesAndRows());

  /** The editions of games that were revised, written by {@link #BOARDS}. */
  public static final Topic HISTORIES = Topic.ofViews("histories");

  private final String label;
  private final int version;
  private final String chunks;
  private final List<ViewKind<?>> views;

  Projection(String label, int version, String chunks, List<ViewKind<?>> views) {
    this.label = label;
    this.version = version;
    this.chunks = chunks;
    this.views = List.copyOf(views);
  }

  private static List<ViewKind<?>> summariesAndRows() {
    List<ViewKind<?>> views = new ArrayList<>();
    views.add(ViewKind.SUMMARIES);
    views.add(ViewKind.DECISIONS);
    for (GameProjection game : GameProjections.all()) {
      game.rows().forEach(kind -> views.add(ViewKind.rows(kind, game.games())));
    }
    return views;
  }

  /** Name for people, e.g. {@code boards}. */
  public String label() {
    return label;
  }

  /** Its name in quarantine and messages, e.g. {@code wardiary-boards}. */
  public String application() {
    return "wardiary-" + label;
  }

  /**
   * Version of what its folds make of the log. To be raised whenever they make something else of
   * the same events; a test holds what they make.
   */
  int version() {
    return version;
  }

  /** What it writes. */
  public List<ViewKind<?>> views() {
    return views;
  }

  /** Its views, by the names that they have without a build's. */
  List<Topic> topics() {
    List<Topic> topics = new ArrayList<>();
    views.forEach(kind -> topics.add(kind.topic()));
    if (publishesHistories()) {
      topics.add(HISTORIES);
    }
    return List.copyOf(topics);
  }

  /** The topics that are there before any application runs; {@link Builds#open} makes the rest. */
  public static List<Topic> allTopics() {
    List<Topic> topics = new ArrayList<>(Topic.WRITE_SIDE);
    topics.add(BuildTopic.TOPIC);
    return topics;
  }

  /** Name of the store that holds the chunks of games. */
  String chunkStore() {
    return chunks;
  }

  /** Whether it publishes the editions of games that were revised. */
  boolean publishesHistories() {
    return this == BOARDS;
  }

  /**
   * Whether the chunks of a game are retained when it has ended, so that servers that share a
   * cluster give any position at once. They cost many times what the game's record does: on a
   * broker of our own a position of such a game is folded from the log.
   */
  boolean retainsChunks(Cluster.Home home) {
    return this == BOARDS && home == Cluster.Home.EXTERNAL;
  }

  /** Whether an open game resumes from its last chunk: its views are of the board alone. */
  boolean resumesFromLastChunk() {
    return this == BOARDS;
  }
}
