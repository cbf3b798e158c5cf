/**
 * Questions and answers: the names of questions, and the codes of answers and their text in
 * records. Uses {@code map} and {@code unit}.
 */
package org.wardiary.events.game.generalsview.answer;
