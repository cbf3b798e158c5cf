/**
 * The drawing kit that all pictures share: the bundled font, a scene of shapes and texts, and its
 * writing as SVG and PNG. It knows no game.
 */
package org.wardiary.reports.draw;
