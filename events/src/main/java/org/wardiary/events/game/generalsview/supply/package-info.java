/** Supply (GV-3.4). Uses {@code board}, {@code map} and {@code unit}. */
package org.wardiary.events.game.generalsview.supply;
