/**
 * Pictures of positions. Each game has a {@link org.wardiary.reports.board.BoardPicture}, listed in
 * {@link org.wardiary.reports.board.BoardPictures}; they draw from the position's JSON and the map
 * file alone and share counters, symbols, arrows, frame and heat legend.
 */
package org.wardiary.reports.board;
