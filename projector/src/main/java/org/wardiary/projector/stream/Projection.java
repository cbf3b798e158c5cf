package org.wardiary.projector.stream;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.log.Topic;
import org.wardiary.projector.fold.RowKind;

/** The applications of the read side, each with its own place in the log and its own state. */
public enum Projection {
  /** Boards and the timeline. */
  BOARDS("boards", "timeline", List.of(ViewKind.BOARDS)),
  /** Score curves. */
  TALLIES("tallies", "live", List.of(ViewKind.TALLIES)),
  /** Summaries and the rows of all kinds. */
  SUMMARIES("summaries", "live", summariesAndRows());

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
    RowKind.ALL.forEach(kind -> views.add(ViewKind.rows(kind)));
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

  /** The topic of a kind of rows. */
  public static Topic topic(RowKind<?> kind) {
    return ViewKind.rows(kind).topic();
  }

  /** Name of the store that holds the chunks of games. */
  String chunkStore() {
    return chunks;
  }

  /** Whether the chunks of a game are kept when it has ended. */
  boolean keepsChunks() {
    return this == BOARDS;
  }
}
