package org.wardiary.reports.site;

/**
 * An error page, which says why the requested page cannot be shown.
 *
 * @param context title, navigation and links of the page
 * @param detail what is wrong, in a sentence
 */
record ProblemPage(PageContext context, String detail) {}
