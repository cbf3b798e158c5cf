/**
 * Folds: pure functions of one game's events, in order. No Kafka, no clock, no I/O but bundled
 * maps. This package has the folds over all games, and what the folds of single games are built
 * with.
 *
 * <p>{@link org.wardiary.projector.fold.BoardFold} checks that events follow one another; the other
 * folds take only events that it has accepted. Three laws hold for every fold: it has a view after
 * any prefix of a game; a snapshot and the events after it give the same view as all events; and
 * how events are split into batches makes no difference.
 */
package org.wardiary.projector.fold;
