package org.wardiary.events.log;

import java.util.List;
import java.util.Map;

/**
 * A topic. Its name and its number of partitions ({@link Partitions}) never change: the number
 * decides on which partition a game's messages stand. Messages are keyed by game id, schemas by
 * {@link org.wardiary.events.log.codec.Fingerprint#text}.
 *
 * @param name name without the prefix that all topics share, e.g. {@code events}
 * @param spread whether it has all the partitions of the archive
 * @param retention which messages the broker retains
 */
public record Topic(String name, Spread spread, Retention retention) {

  /** Largest message on any topic, in bytes, Kafka's framing included. */
  public static final int MAX_MESSAGE = 1_048_588;

  private static final String PREFIX = "wardiary.";

  /** Records and orders for the referee. */
  public static final Topic COMMANDS = new Topic("commands", Spread.GAMES, Retention.WEEK);

  /** What became of the commands. */
  public static final Topic OUTCOMES = new Topic("outcomes", Spread.GAMES, Retention.WEEK);

  /** One message for each event of each game. */
  public static final Topic EVENTS = new Topic("events", Spread.GAMES, Retention.UNLIMITED);

  /** Writers' schemas as JSON. */
  public static final Topic SCHEMAS = new Topic("schemas", Spread.SINGLE, Retention.COMPACTED);

  /** Messages that could not be used, as they were, and why. */
  public static final Topic QUARANTINE = new Topic("quarantine", Spread.GAMES, Retention.UNLIMITED);

  /** The topics of the write side, and the two that every application writes to. */
  public static final List<Topic> WRITE_SIDE =
      List.of(COMMANDS, OUTCOMES, EVENTS, SCHEMAS, QUARANTINE);

  /** How many partitions a topic has. */
  public enum Spread {
    /** All those of the archive: a game has the same one on every such topic. */
    GAMES,
    /** One. */
    SINGLE
  }

  /** Which messages of a topic the broker retains. */
  public enum Retention {
    /** Those of the last seven days. */
    WEEK(Map.of("cleanup.policy", "delete", "retention.ms", "604800000")),
    /** All. */
    UNLIMITED(Map.of("cleanup.policy", "delete", "retention.ms", "-1", "retention.bytes", "-1")),
    /** The last one of each key. */
    COMPACTED(Map.of("cleanup.policy", "compact"));

    private final Map<String, String> configs;

    Retention(Map<String, String> configs) {
      this.configs = configs;
    }

    /** The topic settings that say so; a topic whose settings differ would lose messages. */
    Map<String, String> configs() {
      return configs;
    }
  }

  /**
   * A topic of views: the last message of each game.
   *
   * @param name what the views are, e.g. {@code boards}
   */
  public static Topic ofViews(String name) {
    return new Topic(name, Spread.GAMES, Retention.COMPACTED);
  }

  /** Name in Kafka. */
  public String topicName() {
    return PREFIX + name;
  }
}
