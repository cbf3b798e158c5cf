package org.wardiary.projector.stream;

import java.util.Optional;

/**
 * The latest message of a game on a topic of views.
 *
 * @param gameId the game
 * @param value the message's bytes, not to be changed
 * @param range where the game stands in the log, if the message says so
 */
public record StoredView(String gameId, byte[] value, Optional<OffsetRange> range) {}
