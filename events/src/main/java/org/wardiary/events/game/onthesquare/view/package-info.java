/**
 * Positions and events of Wargaming on the Square as a viewer may see them (WS-11.3, WS-11.4):
 * JSON, text and redaction. Uses {@code map}, {@code unit}, {@code answer} and {@code board}.
 */
package org.wardiary.events.game.onthesquare.view;
