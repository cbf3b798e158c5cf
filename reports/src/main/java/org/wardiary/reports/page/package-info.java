/** The report: one page that needs nothing beside it, its CSV files and its charts. */
package org.wardiary.reports.page;
