package org.wardiary.projector.fold;

/**
 * The message of an event.
 *
 * @param bytes its bytes as it stands alone, not to be changed
 * @param offset where it stands in its partition of the log, alone or in a batch: 0 or more
 */
public record Message(byte[] bytes, long offset) {}
