package org.wardiary.reports.site;

import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Some of the site's files. */
interface SitePart {

  /** Its place in the navigation, if it has one. */
  default Optional<Link> link() {
    return Optional.empty();
  }

  /**
   * Its files by their paths from the root of the site, {@code /} between folder and name. The
   * bytes are made when they are asked for, perhaps by several threads.
   *
   * @param site what all pages share
   */
  Map<String, Supplier<byte[]>> files(SiteContext site);

  /**
   * The paths of its other files, which are too many to be held in a map.
   *
   * @return empty if there are no others
   */
  default Stream<String> otherPaths() {
    return Stream.empty();
  }

  /**
   * The bytes of one of its other files, made now.
   *
   * @param path any path
   * @param site what all pages share
   * @return empty if the path is not one of its other files
   */
  default Optional<byte[]> otherFile(String path, SiteContext site) {
    return Optional.empty();
  }

  /**
   * A fingerprint of what one of its files depends on, where the file takes long to make: the same
   * program makes the same bytes for this path as long as the fingerprint is the same. Other files
   * have none and are always made.
   *
   * @param path any path
   * @param site what all pages share
   */
  default Optional<String> fingerprint(String path, SiteContext site) {
    return Optional.empty();
  }
}
