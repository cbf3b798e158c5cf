/**
 * Questions and answers (SQ-9): the kinds of questions, and answers as codes and as texts. Uses
 * {@code map} and {@code unit}.
 */
package org.wardiary.events.game.squares.answer;
