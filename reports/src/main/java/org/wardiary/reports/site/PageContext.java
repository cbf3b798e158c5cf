package org.wardiary.reports.site;

import java.util.List;
import org.wardiary.events.text.Text;

/**
 * What the layout needs to know of one page: title, navigation, and links from the page to other
 * files.
 *
 * @param site what all pages share
 * @param path the page's path from the root of the site
 * @param title the page's title
 */
record PageContext(SiteContext site, String path, String title) {

  /** A link from this page to another file of the site. */
  String to(String target) {
    return "../".repeat((int) path.chars().filter(c -> c == '/').count()) + target;
  }

  /** The title of the page followed by that of the site, for the browser. */
  String fullTitle() {
    return title.equals(site.title()) ? title : Text.of("%s · %s", title, site.title());
  }

  /** The navigation. */
  List<Link> links() {
    return site.links();
  }

  /**
   * The value of {@code aria-current}: {@code page} for the link to this page, {@code true} for the
   * link to its part of the site, null for others.
   */
  String current(Link link) {
    if (link.path().equals(path)) {
      return "page";
    }
    return folder(link.path()).equals(folder(path)) && !folder(path).isEmpty() ? "true" : null;
  }

  private static String folder(String path) {
    return path.substring(0, path.lastIndexOf('/') + 1);
  }

  /** Path, from the page, at which it is told of new games; null if there is no server. */
  String changes() {
    return site.delivery() == Delivery.SERVED ? to(Site.CHANGES) : null;
  }

  /** Path of the page's JSON data, from the page. */
  String json() {
    String name = path.substring(path.lastIndexOf('/') + 1);
    return name.replaceFirst("\\.html$", ".json");
  }
}
