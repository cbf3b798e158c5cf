/** The kinds of units and their values (GV-2). Uses no other package of the game. */
package org.wardiary.events.game.generalsview.unit;
