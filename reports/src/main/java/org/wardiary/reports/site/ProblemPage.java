package org.wardiary.reports.site;

/**
 * A page that says why there is none.
 *
 * @param frame what stands around it
 * @param detail what is wrong, in a sentence
 */
record ProblemPage(Frame frame, String detail) {}
