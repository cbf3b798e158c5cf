package org.wardiary.events.log.stream;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.text.Text;

/**
 * Where the games' chains end as the referee keeps it, which it stores in one transaction with the
 * events: a game that has lost its last events, or all, cannot be told from its chain alone. Read
 * from the {@link RefereeStore}.
 */
public final class RefereeHeads {

  // the other keys of the store are those of open games
  private static final Pattern GAME = Pattern.compile("[0-9a-f]{16}");

  private final Map<String, Long> lengths = new HashMap<>();

  private RefereeHeads() {}

  /**
   * Reads them all. What is read after this call from the log, up to where it is decided, has all
   * these events, unless they are lost.
   */
  public static RefereeHeads of(Cluster cluster) {
    RefereeHeads heads = new RefereeHeads();
    RefereeStore.read(
        cluster,
        (key, value) -> {
          if (value.isPresent() && GAME.matcher(key).matches()) {
            heads.lengths.put(key, RefereeState.of(key, value.get()).chain().nextSeq());
          }
        });
    return heads;
  }

  /**
   * What a game lacks on the log.
   *
   * @param chain the end of the game's chain on the log; {@link Chain#begin} if it is not there
   */
  public Optional<String> missing(Chain chain) {
    long stored = lengths.getOrDefault(chain.gameId(), 0L);
    return stored <= chain.nextSeq()
        ? Optional.empty()
        : Optional.of(
            Text.of(
                "expected the %s that the referee has stored but the log has %s",
                Text.count(stored, "event"),
                chain.nextSeq() == 0 ? "none" : Text.of("only %d", chain.nextSeq())));
  }

  /** The games that the referee has stored, by id. */
  public Iterable<String> games() {
    return lengths.keySet();
  }
}
