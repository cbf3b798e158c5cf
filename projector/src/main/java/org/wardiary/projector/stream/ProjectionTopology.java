package org.wardiary.projector.stream;

import java.util.Map;
import java.util.function.UnaryOperator;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.common.serialization.Serializer;
import org.apache.kafka.common.utils.Bytes;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.state.KeyValueBytesStoreSupplier;
import org.apache.kafka.streams.state.KeyValueStore;
import org.apache.kafka.streams.state.StoreBuilder;
import org.apache.kafka.streams.state.Stores;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.broker.Cluster;

/**
 * The topology of the projector: the source of events, one processor with its stores, and a sink
 * for each view, all with names.
 */
public final class ProjectionTopology {

  /** Name of the sink of damaged messages. */
  static final String QUARANTINE = "quarantine";

  /** Name of the sink of revised games' editions. */
  static final String HISTORIES = "histories";

  private static final String EVENTS = "events";
  private static final String FOLD = "fold";

  private ProjectionTopology() {}

  /**
   * Builds the topology.
   *
   * @param places gives the topic to which each view is written
   * @param home whose brokers hold the log
   */
  static Topology of(UnaryOperator<Topic> places, MessageCodecs codecs, Cluster.Home home) {
    Topology topology = new Topology();
    topology
        .addSource(
            EVENTS,
            Serdes.ByteArray().deserializer(),
            Serdes.ByteArray().deserializer(),
            Topic.EVENTS.topicName())
        .addProcessor(FOLD, () -> new GameProcessor(codecs, home), EVENTS)
        .addStateStore(chunks(home), FOLD)
        .addStateStore(store(Stores.persistentKeyValueStore(OpenGames.COMPLETED)), FOLD);
    for (ViewKind<?> kind : ViewKind.all()) {
      addSink(topology, kind.name(), places.apply(kind.topic()).topicName());
    }
    addSink(topology, HISTORIES, places.apply(Projection.HISTORIES).topicName());
    addSink(topology, QUARANTINE, Topic.QUARANTINE.topicName());
    return topology;
  }

  private static void addSink(Topology topology, String name, String topic) {
    Serializer<byte[]> bytes = Serdes.ByteArray().serializer();
    topology.addSink(name, topic, bytes, bytes, FOLD);
  }

  // chunks that outlive their game go to disk, those deleted with it stay in memory
  private static StoreBuilder<KeyValueStore<Bytes, byte[]>> chunks(Cluster.Home home) {
    return store(
        Projection.retainsChunks(home)
            ? Stores.persistentKeyValueStore(Projection.CHUNKS)
            : Stores.inMemoryKeyValueStore(Projection.CHUNKS));
  }

  // cached: an entry that changes with every event reaches disk and changelog once per commit
  private static StoreBuilder<KeyValueStore<Bytes, byte[]>> store(
      KeyValueBytesStoreSupplier supplier) {
    return Stores.keyValueStoreBuilder(supplier, Serdes.Bytes(), Serdes.ByteArray())
        .withCachingEnabled()
        .withLoggingEnabled(Map.of());
  }
}
