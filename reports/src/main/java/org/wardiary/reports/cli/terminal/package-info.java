/** Where a command prints and how far it says it is: console, progress, exit codes, signals. */
package org.wardiary.reports.cli.terminal;
