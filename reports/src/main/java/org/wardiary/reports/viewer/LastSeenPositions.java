package org.wardiary.reports.viewer;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;

/** Passes on the last steps of a game; the first of them also tells what happened before it. */
final class LastSeenPositions implements Consumer<SeenPosition> {

  private final int most;
  private final Consumer<SeenPosition> out;
  private final Deque<SeenPosition> waiting = new ArrayDeque<>();

  LastSeenPositions(int most, Consumer<SeenPosition> out) {
    this.most = most;
    this.out = out;
  }

  @Override
  public void accept(SeenPosition step) {
    if (most == DocumentWriter.ALL) {
      out.accept(step);
      return;
    }
    if (waiting.size() == most) {
      SeenPosition gone = waiting.remove();
      SeenPosition first = waiting.isEmpty() ? step : waiting.element();
      first.events().addAll(0, gone.events());
    }
    waiting.add(step);
  }

  /** Passes on the waiting steps; there are no more. */
  void end() {
    waiting.forEach(out);
  }
}
