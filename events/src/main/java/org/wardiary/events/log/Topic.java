package org.wardiary.events.log;

import java.util.List;
import java.util.Map;

/**
 * A topic. Its name and its number of partitions ({@link Partitions}) never change: the number
 * determines which partition holds a game's messages. Messages are keyed by game id, schemas by
 * {@link org.wardiary.events.log.codec.Fingerprint#text}.
 *
 * @param name name without the prefix that all topics share, e.g. {@code events}
 * @param spread whether it has all the partitions of the archive or only one
 * @param retention which messages the broker retains
 */
public record Topic(String name, Spread spread, Retention retention) {

  /** The largest size of a message on any topic, in bytes, including Kafka's framing. */
  public static final int MAX_MESSAGE = 1_048_588;

  private static final String PREFIX = "wardiary.";

  /** Commands to the referee, including submitted records. */
  public static final Topic COMMANDS = new Topic("commands", Spread.GAMES, Retention.WEEK);

  /** The outcomes of commands. */
  public static final Topic OUTCOMES = new Topic("outcomes", Spread.GAMES, Retention.WEEK);

  /** The events of all games, each in a message of its own or in a batch. */
  public static final Topic EVENTS = new Topic("events", Spread.GAMES, Retention.UNLIMITED);

  /** The schemas of writers as JSON. */
  public static final Topic SCHEMAS = new Topic("schemas", Spread.SINGLE, Retention.COMPACTED);

  /** Messages that could not be used, unchanged, with the reason. */
  public static final Topic QUARANTINE = new Topic("quarantine", Spread.GAMES, Retention.UNLIMITED);

  /**
   * The topics of the write side, including those for schemas and quarantine, to which every
   * application writes.
   */
  public static final List<Topic> WRITE_SIDE =
      List.of(COMMANDS, OUTCOMES, EVENTS, SCHEMAS, QUARANTINE);

  /** Over how many partitions a topic is spread. */
  public enum Spread {
    /** All partitions of the archive: a game has the same partition number on every such topic. */
    GAMES,
    /** One partition. */
    SINGLE
  }

  /** Which messages of a topic the broker retains. */
  public enum Retention {
    /** Those of the last seven days. */
    WEEK(Map.of("cleanup.policy", "delete", "retention.ms", "604800000")),
    /** All messages. */
    UNLIMITED(Map.of("cleanup.policy", "delete", "retention.ms", "-1", "retention.bytes", "-1")),
    /** The last message of each key. */
    COMPACTED(Map.of("cleanup.policy", "compact"));

    private final Map<String, String> configs;

    Retention(Map<String, String> configs) {
      this.configs = configs;
    }

    /** The topic settings for this retention; a topic with other settings would lose messages. */
    Map<String, String> configs() {
      return configs;
    }
  }

  /**
   * A topic of views, which retains the last message of each game.
   *
   * @param name what the views are, e.g. {@code boards}
   */
  public static Topic ofViews(String name) {
    return new Topic(name, Spread.GAMES, Retention.COMPACTED);
  }

  /** The topic's name in Kafka. */
  public String topicName() {
    return PREFIX + name;
  }
}
