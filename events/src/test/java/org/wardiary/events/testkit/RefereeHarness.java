package org.wardiary.events.testkit;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.TestInputTopic;
import org.apache.kafka.streams.TestOutputTopic;
import org.apache.kafka.streams.TopologyTestDriver;
import org.wardiary.events.event.CommandMessage;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.log.Partitions;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.codec.Codecs;
import org.wardiary.events.log.codec.EventBatches;
import org.wardiary.events.log.codec.WriterSchemas;
import org.wardiary.events.log.stream.RefereeTopology;

/** The referee's application, driven by hand: a command in, its outcome and events out. */
public final class RefereeHarness implements AutoCloseable {

  private final TopologyTestDriver driver;
  private final TestInputTopic<byte[], byte[]> commands;
  private final TestOutputTopic<byte[], byte[]> outcomes;
  private final TestOutputTopic<byte[], byte[]> events;
  private final Map<String, List<byte[]>> log = new LinkedHashMap<>();

  /** Creates a referee that knows no game yet. */
  public RefereeHarness(Path stateDir) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, RefereeTopology.APPLICATION);
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "none:1");
    settings.put(StreamsConfig.STATE_DIR_CONFIG, stateDir.toString());
    driver = new TopologyTestDriver(RefereeTopology.build(WriterSchemas.released()), settings);
    commands =
        driver.createInputTopic(
            Topic.COMMANDS.topicName(), new ByteArraySerializer(), new ByteArraySerializer());
    outcomes = output(Topic.OUTCOMES);
    events = output(Topic.EVENTS);
  }

  private TestOutputTopic<byte[], byte[]> output(Topic topic) {
    return driver.createOutputTopic(
        topic.topicName(), new ByteArrayDeserializer(), new ByteArrayDeserializer());
  }

  /** Sends a command and returns its outcome. */
  public CommandOutcome send(CommandMessage command) {
    String gameId = command.getGameId();
    byte[] sent = Codecs.commands(WriterSchemas.released()).encode(command);
    commands.pipeInput(Partitions.key(gameId), sent);
    List<byte[]> game = log.computeIfAbsent(gameId, id -> new ArrayList<>());
    events.readValuesToList().forEach(value -> game.addAll(EventBatches.messages(value)));
    return Codecs.outcomes(WriterSchemas.released()).decode(outcomes.readValue());
  }

  /** The messages of a game so far, in order. */
  public List<byte[]> messages(String gameId) {
    return List.copyOf(log.getOrDefault(gameId, List.of()));
  }

  @Override
  public void close() {
    driver.close();
  }
}
