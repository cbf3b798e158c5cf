/**
 * Questions and answers of Wargaming on the Square (WS-4.3, WS-11.1): answers as codes and as text,
 * the kinds of questions, and searches among the legal answers. Uses {@code map} and {@code unit}.
 */
package org.wardiary.events.game.onthesquare.answer;
