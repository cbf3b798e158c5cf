/** The built-in players. They see boards and use all the rules. */
package org.wardiary.events.game.squares.players;
