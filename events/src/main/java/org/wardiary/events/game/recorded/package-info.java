/**
 * Games that are recorded only: a game file, or what a record's tags say, takes the place of rules.
 * {@code file} reads game files, {@code statement} the movetext, {@code board} is what stands
 * where; the position here puts them together and notes what does not fit. The referee uses it.
 */
package org.wardiary.events.game.recorded;
