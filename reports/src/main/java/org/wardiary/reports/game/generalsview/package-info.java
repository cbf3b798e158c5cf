/** Pictures, wording, charts and colours of A General's View. */
package org.wardiary.reports.game.generalsview;
