/** Games of SQUARES as others publish them. */
package org.wardiary.events.game.squares.exchange;
