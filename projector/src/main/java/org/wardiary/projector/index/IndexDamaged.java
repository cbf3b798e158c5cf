package org.wardiary.projector.index;

/** Thrown if the index does not hold what was written. It can be rebuilt from the log. */
public final class IndexDamaged extends RuntimeException {

  /** Creates an exception whose reason says what is wrong. */
  IndexDamaged(String reason) {
    super(reason);
  }
}
