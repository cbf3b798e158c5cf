/**
 * Charts, drawn by JFreeChart from a table and nothing else, without a screen; the same table gives
 * the same bytes on the same JDK.
 */
package org.wardiary.reports.chart;
