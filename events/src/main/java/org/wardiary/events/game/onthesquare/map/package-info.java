/**
 * The field of Wargaming on the Square (WS-1): sectors, facings, terrain, the map and its reader.
 * Uses no other package of the game.
 *
 * <p>Sectors are numbered from 0 to 143, from a1 eastwards, row by row; facings from 0 to 3: north,
 * east, south, west.
 */
package org.wardiary.events.game.onthesquare.map;
