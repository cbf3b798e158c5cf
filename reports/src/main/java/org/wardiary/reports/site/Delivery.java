package org.wardiary.reports.site;

/** How pages reach their readers. */
public enum Delivery {
  /** As files in a folder or on a host of files: nothing on them changes by itself. */
  FILES,
  /** From a running server, which tells them when there are new games. */
  SERVED
}
