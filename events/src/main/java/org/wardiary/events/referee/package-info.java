/**
 * Judges records by the rules: creates a setup from the tags, plays the answers, checks the ending,
 * and emits an accepted game as events. Also writes positions as JSON and simulates games.
 *
 * <p>Uses neither Kafka nor a clock. The only input besides the records are map files.
 */
package org.wardiary.events.referee;
