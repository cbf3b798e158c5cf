/**
 * Charts, drawn by JFreeChart from a table and nothing else, without a screen; the same table gives
 * the same bytes on the same JDK. {@link org.wardiary.reports.chart.Charts} says how the tables
 * that every game has are drawn; each game says how its own tables are drawn.
 */
package org.wardiary.reports.chart;
