package org.wardiary.projector.index;

/** A file of the index does not hold what was written. The index can be made again. */
public final class IndexDamaged extends RuntimeException {

  /** With the file and what is wrong. */
  IndexDamaged(String reason) {
    super(reason);
  }
}
