package org.wardiary.reports.site;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The pages about some games: all their paths, and the bytes of each. The same input gives the same
 * bytes. Safe to share between threads.
 */
public final class Site {

  private final Map<String, Supplier<byte[]>> files = new HashMap<>();
  private final LateFiles report;

  private Site(SiteInput input, Delivery delivery) {
    List<SitePart> parts = List.of(new Overview(input), new GamesPart(input), new Assets());
    SitePart last = new ReportPart(input);
    List<Link> links =
        Stream.concat(parts.stream(), Stream.of(last))
            .flatMap(part -> part.link().stream())
            .toList();
    Frames frames = new Frames(input.title(), links, delivery);
    parts.forEach(part -> files.putAll(part.files(frames)));
    this.report = new LateFiles(ReportPart.FOLDER, () -> last.files(frames));
  }

  /** The site of some games. Little is made before it is asked for. */
  public static Site of(SiteInput input, Delivery delivery) {
    return new Site(input, delivery);
  }

  /** The paths of all files from the root of the site, {@code /} between folder and name. */
  public SortedSet<String> paths() {
    SortedSet<String> paths = new TreeSet<>(files.keySet());
    paths.addAll(report.files().keySet());
    return paths;
  }

  /**
   * The bytes of a file.
   *
   * @param path one of {@link #paths}; of any other there is no file
   */
  public Optional<byte[]> file(String path) {
    Supplier<byte[]> content = report.holds(path) ? report.files().get(path) : files.get(path);
    return Optional.ofNullable(content).map(Supplier::get);
  }
}
