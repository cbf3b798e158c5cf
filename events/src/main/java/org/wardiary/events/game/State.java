package org.wardiary.events.game;

/**
 * A part of a game's state. The virtual machine copies its fields; a part with arrays or other
 * parts copies those too. It is written to bytes and read from them by one method.
 *
 * @param <S> the class itself
 */
public abstract class State<S extends State<S>> implements Cloneable {

  /** An independent copy. */
  @SuppressWarnings("unchecked") // S is the class itself
  public S copy() {
    try {
      return (S) super.clone();
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException("expected a state that can be copied", e);
    }
  }

  /** Writes every field that can change, or reads it, in the same order. */
  protected abstract void transfer(StateBytes bytes);
}
