/**
 * A game as a viewer may see it: its positions, events, editions and points. Pages, the viewer's
 * document and the program's commands are given one; nothing here opens an archive.
 */
package org.wardiary.reports.history;
