/**
 * Counting games: all of them once, and from then on only those added since. Counts are kept in
 * snapshots, so that a report on an archive of any size reads little more than what is new.
 */
package org.wardiary.app.tally;
