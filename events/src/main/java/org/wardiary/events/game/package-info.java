/**
 * The interface between games and the rest of the program: positions that ask a question, take
 * answers and emit events.
 *
 * <p>Only a game's own packages know its units and squares. This package and those below use no
 * Kafka, no files, no clock and no randomness except seeded draws.
 */
package org.wardiary.events.game;
