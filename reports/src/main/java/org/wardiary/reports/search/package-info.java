/**
 * Position search and opening explorer for the command line and the pages: which position is meant,
 * and what was found as JSON.
 */
package org.wardiary.reports.search;
