/**
 * The index of positions: which games came to a position, and which answers followed. A separate
 * projection of the log, in a RocksDB database; it can be rebuilt at any time. Uses no Kafka.
 */
package org.wardiary.projector.index;
