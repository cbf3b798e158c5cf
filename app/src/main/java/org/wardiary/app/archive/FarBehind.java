package org.wardiary.app.archive;

import org.wardiary.events.text.Text;

/**
 * Thrown if the views or the index of positions are further behind the log than the {@link
 * CatchUpLimit}; nothing was done.
 */
public final class FarBehind extends RuntimeException {

  private static final long serialVersionUID = 1;

  FarBehind(long behind, long most) {
    super(Text.of("expected to be at most %d offsets behind the log but it is %d", most, behind));
  }
}
