/**
 * The index of positions: which games came to a position, and which answers followed. A separate
 * projection of the log, in files that are written once and merged; it can be rebuilt at any time.
 * Uses no Kafka.
 */
package org.wardiary.projector.index;
