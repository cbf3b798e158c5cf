package org.wardiary.reports.site;

/**
 * An error page, which says why the requested page cannot be shown.
 *
 * @param frame the frame around the page
 * @param detail what is wrong, in a sentence
 */
record ProblemPage(Frame frame, String detail) {}
