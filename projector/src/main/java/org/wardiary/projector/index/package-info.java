/**
 * The index of positions: which games came to a position, and which answers followed. A projection
 * of the log of its own, in files that are written once and merged; made again at any time. No
 * Kafka here.
 */
package org.wardiary.projector.index;
