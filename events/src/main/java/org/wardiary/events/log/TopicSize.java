package org.wardiary.events.log;

import java.util.HashMap;
import java.util.Map;

/**
 * Sizes of the files of a topic on a broker of our own. By default Kafka allocates two index files
 * of 1 MiB or more for each partition, and never compacts what stands in the last segment.
 */
public enum TopicSize {
  /** Messages that stay. */
  LOG(Map.of("segment.bytes", text(64 << 20))),
  /** The last message of each key: compacted as soon as half of it is old. */
  VIEWS(Map.of("segment.bytes", text(16 << 20))),
  /** What a store holds: much of it deleted soon after it was written. */
  CHANGELOG(Map.of("segment.bytes", text(1 << 20), "delete.retention.ms", text(600_000)));

  // 1024 entries of 12 bytes in 64 MiB
  private static final Map<String, String> INDEX =
      Map.of("index.interval.bytes", text(64 << 10), "segment.index.bytes", text(16 << 10));

  private final Map<String, String> configs;

  TopicSize(Map<String, String> configs) {
    this.configs = configs;
  }

  private static String text(int value) {
    return Integer.toString(value);
  }

  /** The topic settings that say so. */
  public Map<String, String> configs() {
    Map<String, String> all = new HashMap<>(configs);
    all.putAll(INDEX);
    return Map.copyOf(all);
  }
}
