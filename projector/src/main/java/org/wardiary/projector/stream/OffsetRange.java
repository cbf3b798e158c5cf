package org.wardiary.projector.stream;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;
import org.wardiary.events.log.Partitions;
import org.wardiary.events.log.Topic;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.Edition;

/**
 * The offsets of the messages of a game's edition in the log; those of other games may lie between
 * them. The message of a view carries it as a header and not in its value, which must be the same
 * however often a record was submitted.
 *
 * @param partition partition of the topic of events
 * @param first offset of the edition's first message
 * @param last offset of the last message folded
 */
public record OffsetRange(int partition, long first, long last) {

  // part of stored messages: not to be renamed
  private static final String HEADER = "offset-range";
  private static final Pattern TEXT = Pattern.compile("(\\d{1,9}):(\\d{1,18})-(\\d{1,18})");

  /**
   * The offset range of an edition of a game.
   *
   * @param partitions the partitions of the archive
   */
  public static OffsetRange of(Partitions partitions, String gameId, Edition edition) {
    return new OffsetRange(
        partitions.of(Topic.EVENTS, gameId).partition(),
        edition.getFirstOffset(),
        edition.getLastOffset());
  }

  /** Adds the range to a message's headers. */
  void write(Headers headers) {
    String text = Text.of("%d:%d-%d", partition, first, last);
    headers.add(HEADER, text.getBytes(StandardCharsets.US_ASCII));
  }

  /** The range in a message's headers; empty if there is none. */
  static Optional<OffsetRange> read(Headers headers) {
    Header header = headers.lastHeader(HEADER);
    if (header == null) {
      return Optional.empty();
    }
    Matcher text = TEXT.matcher(new String(header.value(), StandardCharsets.US_ASCII));
    return text.matches()
        ? Optional.of(
            new OffsetRange(
                Integer.parseInt(text.group(1)),
                Long.parseLong(text.group(2)),
                Long.parseLong(text.group(3))))
        : Optional.empty();
  }
}
