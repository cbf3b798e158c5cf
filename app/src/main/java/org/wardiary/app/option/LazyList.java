package org.wardiary.app.option;

import java.util.AbstractList;
import java.util.RandomAccess;
import java.util.function.IntFunction;

/** A list whose elements are made on each access and not kept. */
public final class LazyList<T> extends AbstractList<T> implements RandomAccess {

  private final int size;
  private final IntFunction<T> element;

  /**
   * Creates a list.
   *
   * @param element makes the element at an index, in any thread
   */
  public LazyList(int size, IntFunction<T> element) {
    this.size = size;
    this.element = element;
  }

  @Override
  public T get(int index) {
    return element.apply(index);
  }

  @Override
  public int size() {
    return size;
  }
}
