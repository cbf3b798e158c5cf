package org.wardiary.reports.site;

import java.util.List;

/**
 * What all pages of a site share.
 *
 * @param title title of the site
 * @param links the navigation
 * @param delivery how the pages reach their readers
 * @param addresses where pages are
 */
record SiteContext(String title, List<Link> links, Delivery delivery, Addresses addresses) {

  /**
   * What one page has of its own beside it.
   *
   * @param path the page's path from the root of the site
   * @param title the page's title
   */
  PageContext of(String path, String title) {
    return new PageContext(this, path, title);
  }
}
