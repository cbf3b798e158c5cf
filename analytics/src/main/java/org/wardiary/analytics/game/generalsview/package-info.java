/** The statistics of A General's View: gold, territory, units raised, supply, luck of the draws. */
package org.wardiary.analytics.game.generalsview;
