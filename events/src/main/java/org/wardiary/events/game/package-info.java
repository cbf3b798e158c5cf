/**
 * What a game is to the rest of the program: positions that are asked questions and take answers.
 *
 * <p>Nothing here or above it knows units or squares; those live in a game's own package. No Kafka,
 * no files, no clock and no randomness in this package and below it.
 */
package org.wardiary.events.game;
