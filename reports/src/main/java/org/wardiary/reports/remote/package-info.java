/**
 * Commands that a program which stays answers for others: it has a broker, views and compiled code
 * at hand, and a new program does not. The caller sends a command line, the other runs it and sends
 * back what it prints.
 */
package org.wardiary.reports.remote;
