/**
 * Folds: pure functions of one game's events, in order. No Kafka, no clock, no I/O but bundled
 * maps.
 *
 * <p>{@link org.wardiary.projector.fold.BoardFold} checks that events follow one another; the other
 * folds take events that have passed it. Every fold holds to three laws: it is total over any
 * prefix of a sound game; a snapshot and the tail give what the whole gives; and how events are cut
 * into batches never shows.
 */
package org.wardiary.projector.fold;
