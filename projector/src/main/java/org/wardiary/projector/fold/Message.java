package org.wardiary.projector.fold;

/**
 * The message of an event.
 *
 * @param bytes its bytes as if it stood alone; not to be changed
 * @param offset offset in its partition of the log, of this message or of the batch that holds it;
 *     0 or more
 */
public record Message(byte[] bytes, long offset) {}
