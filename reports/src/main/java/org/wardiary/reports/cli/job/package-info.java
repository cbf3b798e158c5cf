/**
 * Work shared by several commands, or by a command and its benchmark: archiving, reports,
 * comparisons, sites.
 */
package org.wardiary.reports.cli.job;
