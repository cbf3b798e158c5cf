/**
 * The viewer of a game in a browser: the game as data ({@link
 * org.wardiary.reports.viewer.GameDocument}), its pages, and the script and style that show it.
 * Independent of particular games.
 */
package org.wardiary.reports.viewer;
