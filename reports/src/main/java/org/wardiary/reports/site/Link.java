package org.wardiary.reports.site;

/**
 * An entry in the navigation.
 *
 * @param label its text
 * @param path the page's path from the root of the site
 */
public record Link(String label, String path) {}
