/**
 * Wargaming on the Square (rules page {@code wargaming-on-the-square.md}, WS-1 to WS-11).
 *
 * <p>{@link org.wardiary.events.game.onthesquare.Board} is the whole of a position; its step
 * methods are all that changes it. {@code Recorder} takes each step and tells the event that says
 * so; {@code Evolver} turns an event back into the same step. {@code LegalAnswers} offers what is
 * legal to a {@code AnswerSearch}, which makes it a list, a number, or a yes or no to one answer;
 * {@code SequenceOfPlay} plays what the rules do between two questions.
 *
 * <p>Numbers used throughout: a side is 0 or 1; a unit 0 to 23, the number of its box less 1; a
 * part three times its unit plus its slot, 0 the base, 1 and 2 the sections a and b; a sector 0 to
 * 143 from a1 eastwards; a facing 0 to 3, north, east, south, west.
 */
package org.wardiary.events.game.onthesquare;
