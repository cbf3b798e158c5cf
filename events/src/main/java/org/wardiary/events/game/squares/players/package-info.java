/** The built-in players. They read boards and use all the rules. */
package org.wardiary.events.game.squares.players;
