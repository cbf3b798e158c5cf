/**
 * Movement (GV-3.2): units put into play and their steps. Uses {@code board}, {@code answer},
 * {@code map} and {@code unit}.
 */
package org.wardiary.events.game.generalsview.movement;
