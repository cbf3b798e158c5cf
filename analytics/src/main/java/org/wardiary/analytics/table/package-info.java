/**
 * The one shape of every statistic: a table with named, typed, united columns. CSV, charts and
 * pages are drawn from it and show nothing that it does not hold.
 */
package org.wardiary.analytics.table;
