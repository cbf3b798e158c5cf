/** Pictures, wording, charts and colours of Wargaming on the Square. */
package org.wardiary.reports.game.onthesquare;
