/**
 * The parts of pictures of positions: counters, symbols, arrows, frame, heat legend. A game's
 * {@link org.wardiary.reports.board.BoardPicture} draws with them, from nothing but the position's
 * JSON and the map.
 */
package org.wardiary.reports.board;
