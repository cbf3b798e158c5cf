package org.wardiary.events.log.stream;

import java.util.Map;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.state.KeyValueStore;
import org.apache.kafka.streams.state.StoreBuilder;
import org.apache.kafka.streams.state.Stores;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.codec.WriterSchemas;

/**
 * The referee's topology: commands go to the referee, which has a store of all games and forwards
 * to {@code events}, {@code outcomes} and {@code quarantine}.
 */
public final class RefereeTopology {

  /** The application's id. */
  public static final String APPLICATION = "wardiary-referee";

  static final String COMMANDS = "commands";
  static final String REFEREE = "referee";
  static final String GAMES = "games";
  static final String EVENTS = "events";
  static final String OUTCOMES = "outcomes";
  static final String QUARANTINE = "quarantine";

  private RefereeTopology() {}

  /** Builds the topology. */
  public static Topology build(WriterSchemas writers) {
    Topology topology = new Topology();
    topology.addSource(
        COMMANDS,
        new ByteArrayDeserializer(),
        new ByteArrayDeserializer(),
        Topic.COMMANDS.topicName());
    topology.addProcessor(REFEREE, () -> new RefereeProcessor(writers), COMMANDS);
    topology.addStateStore(games(), REFEREE);
    sink(topology, EVENTS, Topic.EVENTS);
    sink(topology, OUTCOMES, Topic.OUTCOMES);
    sink(topology, QUARANTINE, Topic.QUARANTINE);
    return topology;
  }

  private static StoreBuilder<KeyValueStore<String, byte[]>> games() {
    return Stores.keyValueStoreBuilder(
            Stores.persistentKeyValueStore(GAMES), Serdes.String(), Serdes.ByteArray())
        .withLoggingEnabled(Map.of())
        .withCachingDisabled();
  }

  private static void sink(Topology topology, String name, Topic topic) {
    topology.addSink(
        name, topic.topicName(), new ByteArraySerializer(), new ByteArraySerializer(), REFEREE);
  }
}
