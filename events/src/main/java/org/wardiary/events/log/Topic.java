package org.wardiary.events.log;

import java.util.Map;

/**
 * The topics. Partition counts are fixed for ever: they decide on which partition a game's messages
 * stand. Messages are keyed by game id, schemas by {@link
 * org.wardiary.events.log.codec.Fingerprint#text}.
 */
public enum Topic {
  /** Records and orders for the referee. */
  COMMANDS("commands", Topic.GAMES, Keeping.A_WEEK),
  /** What became of them. */
  OUTCOMES("outcomes", Topic.GAMES, Keeping.A_WEEK),
  /** One message for each event of each game. */
  EVENTS("events", Topic.GAMES, Keeping.FOR_EVER),
  /** The current position of each game. */
  BOARDS("boards", Topic.GAMES, Keeping.LAST_OF_EACH_KEY),
  /** Each game's score curve. */
  TALLIES("tallies", Topic.GAMES, Keeping.LAST_OF_EACH_KEY),
  /** One row for each game that ended. */
  SUMMARIES("summaries", Topic.GAMES, Keeping.LAST_OF_EACH_KEY),
  /** All attacks of each game that ended. */
  ATTACKS("attacks", Topic.GAMES, Keeping.LAST_OF_EACH_KEY),
  /** What each unit did in each game of SQUARES that ended. */
  CAREERS("careers", Topic.GAMES, Keeping.LAST_OF_EACH_KEY),
  /** Turns, units, draws and supply cuts of each game of A General's View that ended. */
  CAMPAIGNS("campaigns", Topic.GAMES, Keeping.LAST_OF_EACH_KEY),
  /**
   * Orders, losses, cards, boxes and charges of each game of Wargaming on the Square that ended.
   */
  ENGAGEMENTS("engagements", Topic.GAMES, Keeping.LAST_OF_EACH_KEY),
  /** Writers' schemas as JSON. */
  SCHEMAS("schemas", 1, Keeping.LAST_OF_EACH_KEY),
  /** Messages that could not be used, as they were, and why. */
  QUARANTINE("quarantine", Topic.GAMES, Keeping.FOR_EVER);

  /** Largest message on any topic, in bytes, Kafka's framing included. */
  public static final int MAX_MESSAGE = 1_048_588;

  private static final int GAMES = 4;

  /** How long messages are kept. */
  private enum Keeping {
    A_WEEK(Map.of("cleanup.policy", "delete", "retention.ms", "604800000")),
    FOR_EVER(Map.of("cleanup.policy", "delete", "retention.ms", "-1", "retention.bytes", "-1")),
    LAST_OF_EACH_KEY(Map.of("cleanup.policy", "compact"));

    private final Map<String, String> configs;

    Keeping(Map<String, String> configs) {
      this.configs = configs;
    }
  }

  private final String name;
  private final int partitions;
  private final Keeping keeping;

  Topic(String name, int partitions, Keeping keeping) {
    this.name = "wardiary." + name;
    this.partitions = partitions;
    this.keeping = keeping;
  }

  /** Name in Kafka. */
  public String topicName() {
    return name;
  }

  /** Number of partitions. */
  public int partitions() {
    return partitions;
  }

  /** What decides how long messages are kept; a topic that differs would lose some. */
  Map<String, String> keepingConfigs() {
    return keeping.configs;
  }
}
