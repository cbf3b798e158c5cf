/**
 * The command line: the only {@code main}. Commands are thin: options in, one call, results out.
 */
package org.wardiary.reports.cli;
