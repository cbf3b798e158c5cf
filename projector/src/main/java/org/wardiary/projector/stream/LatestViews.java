package org.wardiary.projector.stream;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.kafka.common.TopicPartition;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.TopicScan;
import org.wardiary.events.log.TopicScan.Next;

/**
 * The latest view of each game, for a long-running program: each message is read and decoded once.
 * For one thread.
 *
 * @param <V> what is kept of a view
 */
public final class LatestViews<V> {

  private final Supplier<Topic> place;
  private final TopicScan scan;
  private final Function<StoredView, V> decode;
  private final SortedMap<String, V> views = new TreeMap<>();
  private Map<TopicPartition, Long> ends = Map.of();

  LatestViews(Supplier<Topic> place, TopicScan scan, Function<StoredView, V> decode) {
    this.place = place;
    this.scan = scan;
    this.decode = decode;
  }

  /** The views as they are now, by game id; must no longer be used after the next call. */
  public SortedMap<String, V> read() {
    List<TopicPartition> partitions = scan.partitions(place.get());
    // rebuilt views are on other topics
    if (!partitions.containsAll(ends.keySet())) {
      views.clear();
      ends = Map.of();
    }
    ends =
        scan.readSince(
            partitions,
            ends,
            message -> {
              // interned, since the views themselves hold the id too
              String gameId = new String(message.key(), StandardCharsets.US_ASCII).intern();
              if (message.value() == null) {
                views.remove(gameId);
              } else {
                views.put(gameId, decode.apply(StoredView.of(message)));
              }
              return Next.CONTINUE;
            });
    return Collections.unmodifiableSortedMap(views);
  }
}
