package org.wardiary.events.log;

import org.apache.kafka.common.TopicPartition;
import org.wardiary.events.text.Text;

/**
 * Messages of a partition that cannot be read: their bytes are damaged where the broker stores
 * them, or the log no longer has them.
 *
 * @param partition their partition
 * @param first offset of the first one
 * @param end offset of the next message that can be read, or the end of what was to be read
 * @param reason why they cannot be read
 */
public record Unreadable(TopicPartition partition, long first, long end, String reason) {

  /** Which messages they are, and why they cannot be read. */
  public String text() {
    return Text.of("offsets %d to %d of %s cannot be read: %s", first, end - 1, partition, reason);
  }
}
