package org.wardiary.events.log;

import org.apache.kafka.common.TopicPartition;
import org.wardiary.events.text.Text;

/**
 * Messages that cannot be read because their bytes are damaged where the broker stores them.
 *
 * @param partition their partition
 * @param first offset of the first one
 * @param end offset of the next message that can be read, or the end of what was to be read
 * @param reason what Kafka found, in its words
 */
public record Unreadable(TopicPartition partition, long first, long end, String reason) {

  /** Which messages they are, and why they cannot be read. */
  public String text() {
    return Text.of(
        "offsets %d to %d of %s cannot be read, because the bytes that the broker stores are"
            + " damaged: %s",
        first, end - 1, partition, reason);
  }
}
