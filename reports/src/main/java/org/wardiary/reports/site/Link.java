package org.wardiary.reports.site;

/**
 * A place in the navigation.
 *
 * @param label what it is called
 * @param path the page's path from the root of the site
 */
public record Link(String label, String path) {}
