package org.wardiary.reports.site;

/**
 * A page that says why there is none.
 *
 * @param frame what stands around it
 * @param detail what was expected
 */
record ProblemPage(Frame frame, String detail) {}
