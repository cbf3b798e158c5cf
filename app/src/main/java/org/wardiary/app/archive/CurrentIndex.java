package org.wardiary.app.archive;

import java.nio.file.Path;
import java.util.function.LongConsumer;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.SchemaTopic;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.projector.index.IndexDamaged;
import org.wardiary.projector.index.IndexUpdate;
import org.wardiary.projector.index.PositionIndex;
import org.wardiary.projector.stream.EventLog;
import org.wardiary.projector.stream.MessageCodecs;

/** The index of positions of an archive, brought up to the end of the log. */
final class CurrentIndex {

  private final Cluster cluster;
  private final Path folder;

  CurrentIndex(Cluster cluster, Path folder) {
    this.cluster = cluster;
    this.folder = folder;
  }

  /**
   * Brings the index up to the end of the log and opens it; one that cannot be read is rebuilt.
   *
   * @param from where reading the log begins
   * @param remaining receives the number of offsets left to read, now and then
   */
  PositionIndex open(IndexUpdate.From from, LongConsumer remaining) {
    try (EventLog log = new EventLog(cluster)) {
      MessageCodec<GameEvent> codec =
          new MessageCodecs(new SchemaTopic(cluster).withReleased()).events();
      IndexUpdate.run(folder, log, codec, from, remaining);
      try {
        return PositionIndex.open(folder);
      } catch (IndexDamaged e) {
        IndexUpdate.run(folder, log, codec, IndexUpdate.From.BEGINNING, remaining);
        return PositionIndex.open(folder);
      }
    }
  }
}
