package org.wardiary.app.sheet;

import org.wardiary.events.game.Titled;

/** What comes first in a date such as {@code 03/04/2026}; the constant's title is its option. */
public enum DateOrder implements Titled {
  /** It is in April. */
  DAY_FIRST,
  /** It is in March. */
  MONTH_FIRST
}
