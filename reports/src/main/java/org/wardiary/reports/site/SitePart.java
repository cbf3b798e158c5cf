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
   * @param frames makes what stands around a page
   */
  Map<String, Supplier<byte[]>> files(Frames frames);

  /**
   * The paths of its other files, where there are too many of them to be kept.
   *
   * @return none if there are no others
   */
  default Stream<String> otherPaths() {
    return Stream.empty();
  }

  /**
   * The bytes of one of its other files, made now.
   *
   * @param path any path
   * @param frames makes what stands around a page
   */
  default Optional<byte[]> otherFile(String path, Frames frames) {
    return Optional.empty();
  }

  /**
   * What one of its files depends on, in few letters, where the file takes long to make: the same
   * program makes the same bytes of this path as long as this is the same. Other files have none
   * and are always made.
   *
   * @param path any path
   * @param frames makes what stands around a page
   */
  default Optional<String> fingerprint(String path, Frames frames) {
    return Optional.empty();
  }
}
