/**
 * The common form of all statistics: a table whose columns have names, types and units. CSV files,
 * charts and pages are generated from tables and show nothing else.
 */
package org.wardiary.analytics.table;
