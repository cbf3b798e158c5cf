/** Tables as CSV files that are safe to open in a spreadsheet. */
package org.wardiary.reports.csv;
