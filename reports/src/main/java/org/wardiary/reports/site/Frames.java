package org.wardiary.reports.site;

import java.util.List;

/**
 * Makes the frames around the pages of one site.
 *
 * @param site title of the site
 * @param links the navigation
 * @param delivery how the pages reach their readers
 */
record Frames(String site, List<Link> links, Delivery delivery) {

  /**
   * The frame around a page.
   *
   * @param path the page's path from the root of the site
   * @param title the page's title
   */
  Frame of(String path, String title) {
    return new Frame(this, path, title);
  }
}
