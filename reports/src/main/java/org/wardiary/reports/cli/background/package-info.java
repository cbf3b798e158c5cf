/**
 * The programs in the background: the one that keeps an archive's broker and answers commands, the
 * one that checks records, and what they do while nobody asks.
 */
package org.wardiary.reports.cli.background;
