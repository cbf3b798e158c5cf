package org.wardiary.reports.site;

import java.util.List;
import org.wardiary.events.text.Text;

/**
 * What stands around one page: title, navigation, and the way from the page to the other files.
 *
 * @param frames of the whole site
 * @param path the page's path from the root of the site
 * @param title the page's title
 */
record Frame(Frames frames, String path, String title) {

  /** A link from this page to another file of the site. */
  String to(String target) {
    return "../".repeat((int) path.chars().filter(c -> c == '/').count()) + target;
  }

  /** The page's title with the site's, for the browser. */
  String fullTitle() {
    return title.equals(frames.site()) ? title : Text.of("%s · %s", title, frames.site());
  }

  /** The navigation. */
  List<Link> links() {
    return frames.links();
  }

  /** {@code page} for the link to this page, {@code true} for that to its part; null for others. */
  String current(Link link) {
    if (link.path().equals(path)) {
      return "page";
    }
    return folder(link.path()).equals(folder(path)) && !folder(path).isEmpty() ? "true" : null;
  }

  private static String folder(String path) {
    return path.substring(0, path.lastIndexOf('/') + 1);
  }

  /** Where the page hears of new games; null if nobody tells it. */
  String changes() {
    return frames.delivery() == Delivery.SERVED ? to(Site.CHANGES) : null;
  }

  /** The path of the page's data as JSON, from the page. */
  String json() {
    String name = path.substring(path.lastIndexOf('/') + 1);
    return name.replaceFirst("\\.html$", ".json");
  }
}
