/**
 * Commands that a long-running program runs for others: unlike a new program, it has a broker,
 * views and compiled code ready. The caller sends a command line; the long-running program runs it
 * and sends back the output.
 */
package org.wardiary.reports.remote;
