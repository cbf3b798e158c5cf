/**
 * Questions and answers: their names, the answers' codes and their text in records. Uses {@code
 * map} and {@code unit}.
 */
package org.wardiary.events.game.generalsview.answer;
