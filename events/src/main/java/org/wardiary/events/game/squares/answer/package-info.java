/**
 * Questions and answers (SQ-9): their kinds, answers as numbers and as texts. Uses {@code map} and
 * {@code unit}.
 */
package org.wardiary.events.game.squares.answer;
