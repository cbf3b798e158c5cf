/**
 * Judges records by the rules: resolves tags to a setup, plays the answers, checks the ending, and
 * emits an accepted game as events. Also positions as JSON and simulated games.
 *
 * <p>No Kafka, no clock. Map files are the only input besides the records.
 */
package org.wardiary.events.referee;
