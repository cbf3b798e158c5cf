/**
 * Options and arguments that commands share, and the one place where each is explained and checked.
 */
package org.wardiary.reports.cli.option;
