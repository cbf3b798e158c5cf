package org.wardiary.events.log;

import java.util.HashMap;
import java.util.Map;

/**
 * File sizes of topics on a broker of our own. By default Kafka allocates two index files of 1 MiB
 * or more for each partition, and it never compacts the last segment.
 */
public enum TopicSize {
  /** Topics whose messages are retained. */
  LOG(Map.of("segment.bytes", text(64 << 20))),
  /**
   * Topics that keep the last message of each key; a partition is compacted as soon as half of it
   * is dirty.
   */
  VIEWS(Map.of("segment.bytes", text(16 << 20))),
  /** Changelogs of stores, much of which is deleted soon after it was written. */
  CHANGELOG(Map.of("segment.bytes", text(1 << 20), "delete.retention.ms", text(600_000)));

  // 1024 index entries of at most 12 bytes each for a segment of 64 MiB
  private static final Map<String, String> INDEX =
      Map.of("index.interval.bytes", text(64 << 10), "segment.index.bytes", text(16 << 10));

  private final Map<String, String> configs;

  TopicSize(Map<String, String> configs) {
    this.configs = configs;
  }

  private static String text(int value) {
    return Integer.toString(value);
  }

  /** The topic settings for this size. */
  public Map<String, String> configs() {
    Map<String, String> all = new HashMap<>(configs);
    all.putAll(INDEX);
    return Map.copyOf(all);
  }
}
