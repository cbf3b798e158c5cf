/**
 * Battles (GV-3.3): which units fight, and what the draw decides. Uses {@code board}, {@code
 * answer}, {@code map} and {@code unit}.
 */
package org.wardiary.events.game.generalsview.battle;
