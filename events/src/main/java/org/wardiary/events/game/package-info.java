/**
 * What a game is to the rest of the program: positions with a question, which take answers and emit
 * events.
 *
 * <p>Units and squares are known only in a game's own packages. No Kafka, no files, no clock and no
 * randomness here and in the packages below.
 */
package org.wardiary.events.game;
