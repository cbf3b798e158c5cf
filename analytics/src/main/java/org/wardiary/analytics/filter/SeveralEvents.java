package org.wardiary.analytics.filter;

/** What to do if a query names no event but selects games of one kind of several events. */
public enum SeveralEvents {
  /** Refuse the query: events are pooled only on request. */
  REFUSED,
  /** Count the games of all events together; whoever shows them says so. */
  TOGETHER,
  /** Count the games of the event with most games, and leave out the others. */
  LARGEST_COUNTED
}
