/**
 * The program. {@code command} has the commands, {@code option}, {@code dialog}, {@code file},
 * {@code print} and {@code terminal} what they share; {@code archive} reads and writes an archive
 * for a person, {@code live} and {@code play} are games in play, {@code web} the server, {@code
 * resident} the program that keeps an archive open. It may use all other modules; none uses it.
 */
package org.wardiary.app;
