package org.wardiary.reports.site;

/** How pages reach their readers. */
public enum Delivery {
  /** As files in a folder or on a static file host: pages do not change by themselves. */
  FILES,
  /** From a running server, which notifies pages of new games. */
  SERVED
}
