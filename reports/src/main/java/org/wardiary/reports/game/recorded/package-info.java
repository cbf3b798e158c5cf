/** Pictures and wording of recorded games, made from their game files. */
package org.wardiary.reports.game.recorded;
