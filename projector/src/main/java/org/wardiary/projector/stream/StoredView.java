package org.wardiary.projector.stream;

import java.util.Optional;

/**
 * The latest message of a game on a topic of views.
 *
 * @param gameId the game
 * @param value the message's bytes, not to be changed
 * @param range offsets of the game in the log, if the message has them
 */
public record StoredView(String gameId, byte[] value, Optional<OffsetRange> range) {}
