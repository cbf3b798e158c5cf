package org.wardiary.projector.fold;

/**
 * A message of the log.
 *
 * @param bytes its bytes, not to be changed
 * @param offset its offset in its partition of the log, 0 or more
 */
public record Message(byte[] bytes, long offset) {}
