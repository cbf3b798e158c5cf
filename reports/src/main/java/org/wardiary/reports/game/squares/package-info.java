/** Pictures, wording, charts and colours of both variants of SQUARES. */
package org.wardiary.reports.game.squares;
