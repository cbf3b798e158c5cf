/** Asks the games of an archive a query over sequences of events, and writes what was found. */
package org.wardiary.reports.find;
