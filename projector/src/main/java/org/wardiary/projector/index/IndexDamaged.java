package org.wardiary.projector.index;

/**
 * Thrown if a file of the index is missing or does not hold what was written. The index can be
 * rebuilt.
 */
public final class IndexDamaged extends RuntimeException {

  /** Creates an exception whose reason names the file and what is wrong. */
  IndexDamaged(String reason) {
    super(reason);
  }
}
