/**
 * What pictures of positions are made of: counters, symbols, arrows, frame, heat legend. A game's
 * {@link org.wardiary.reports.board.BoardPicture} draws with them from the position's JSON and the
 * map alone.
 */
package org.wardiary.reports.board;
