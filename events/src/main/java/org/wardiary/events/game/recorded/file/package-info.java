/**
 * The game file, {@code NAME.game.json}: what is known of a game whose rules the program does not
 * have ({@code docs/game-file.md}). {@code game.schema.json} says which keys and values a file may
 * have; the readers here find what contradicts itself.
 */
package org.wardiary.events.game.recorded.file;
