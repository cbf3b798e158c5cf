/**
 * What more than one command does, or a command and its measurement: archiving, reports,
 * comparisons, sites.
 */
package org.wardiary.reports.cli.job;
