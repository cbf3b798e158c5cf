package org.wardiary.projector.stream;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.log.Topic;
import org.wardiary.projector.game.GameProjection;
import org.wardiary.projector.game.GameProjections;

/** The applications of the read side, each with its own offsets and its own state. */
public enum Projection {
  /** Boards and the timeline. */
  BOARDS("boards", "timeline", List.of(ViewKind.BOARDS)),
  /** Score curves. */
  TALLIES("tallies", "open", List.of(ViewKind.TALLIES)),
  /** Summaries and the rows of all kinds. */
  SUMMARIES("summaries", "open", summariesAndRows());

  /** The editions of games that were revised, written by {@link #BOARDS}. */
  public static final Topic HISTORIES = Topic.ofViews("histories");

  private final String label;
  private final String chunks;
  private final List<ViewKind<?>> views;

  Projection(String label, String chunks, List<ViewKind<?>> views) {
    this.label = label;
    this.chunks = chunks;
    this.views = List.copyOf(views);
  }

  private static List<ViewKind<?>> summariesAndRows() {
    List<ViewKind<?>> views = new ArrayList<>();
    views.add(ViewKind.SUMMARIES);
    for (GameProjection game : GameProjections.all()) {
      game.rows().forEach(kind -> views.add(ViewKind.rows(kind, game.games())));
    }
    return views;
  }

  /** Name for people, e.g. {@code boards}. */
  public String label() {
    return label;
  }

  /** Kafka's {@code application.id}, which is also the name of its consumer group. */
  public String applicationId() {
    return "wardiary-" + label;
  }

  /** What it writes. */
  public List<ViewKind<?>> views() {
    return views;
  }

  /** The topics of its views. */
  List<Topic> topics() {
    List<Topic> topics = new ArrayList<>();
    views.forEach(kind -> topics.add(kind.topic()));
    if (publishesHistories()) {
      topics.add(HISTORIES);
    }
    return List.copyOf(topics);
  }

  /** All topics that the read side reads or writes, those of the write side first. */
  public static List<Topic> allTopics() {
    List<Topic> topics = new ArrayList<>(Topic.WRITE_SIDE);
    for (Projection projection : values()) {
      topics.addAll(projection.topics());
    }
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

  /** Whether the chunks of a game are retained when it has ended. */
  boolean retainsChunks() {
    return this == BOARDS;
  }
}
