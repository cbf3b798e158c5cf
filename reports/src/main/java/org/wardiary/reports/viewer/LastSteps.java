package org.wardiary.reports.viewer;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;

/** Passes on the last steps of a game; the first of them also tells what happened before it. */
final class LastSteps implements Consumer<Step> {

  private final int most;
  private final Consumer<Step> out;
  private final Deque<Step> waiting = new ArrayDeque<>();

  LastSteps(int most, Consumer<Step> out) {
    this.most = most;
    this.out = out;
  }

  @Override
  public void accept(Step step) {
    if (most == DocumentWriter.ALL) {
      out.accept(step);
      return;
    }
    if (waiting.size() == most) {
      Step gone = waiting.remove();
      Step first = waiting.isEmpty() ? step : waiting.element();
      first.told().addAll(0, gone.told());
    }
    waiting.add(step);
  }

  /** Passes on the waiting steps; there are no more. */
  void end() {
    waiting.forEach(out);
  }
}
