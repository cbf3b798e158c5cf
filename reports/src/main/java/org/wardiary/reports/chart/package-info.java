/**
 * Charts, drawn by JFreeChart from a table and nothing else, without a screen; the same table gives
 * the same bytes on the same JDK. Which table is drawn how, {@link
 * org.wardiary.reports.chart.Charts} says of the tables that every game has, and each game of its
 * own.
 */
package org.wardiary.reports.chart;
