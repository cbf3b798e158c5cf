package org.wardiary.analytics.filter;

/** What is done where a query names no event and means games of one kind of several. */
public enum SeveralEvents {
  /** The query is refused: events are never pooled unasked. */
  REFUSED,
  /** Those of the event with most games are counted, and the others left out. */
  LARGEST_COUNTED
}
