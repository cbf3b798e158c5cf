/**
 * Games that are counted: all of them once, and from then on those that have come since. What was
 * counted is kept in snapshots, so that a report over an archive of any size reads little more than
 * is new.
 */
package org.wardiary.reports.tally;
