/** Judges recorded games by the rules that their game files state, and notes what breaks one. */
package org.wardiary.events.game.recorded.check;
