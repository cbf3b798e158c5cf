package org.wardiary.reports.cli.bench;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.text.Text;

/** All parts of {@code bench}, in the order in which they are measured. */
public final class BenchParts {

  private static final List<BenchPart> ALL =
      List.of(
          new RulesPart(),
          new CheckPart(),
          new ArchivePart(),
          new SizePart(),
          new CommandsPart(),
          new ReportPart(),
          new SearchPart(),
          new InstancesPart(),
          new GrowthPart());

  private BenchParts() {}

  /** All parts. */
  static List<BenchPart> all() {
    return ALL;
  }

  /** The parts that are measured if none is named. */
  public static List<BenchPart> usual() {
    return ALL.stream().filter(BenchPart::isUsual).toList();
  }

  /** Finds a part by its name. */
  public static Optional<BenchPart> find(String name) {
    return ALL.stream().filter(part -> part.name().equals(name)).findFirst();
  }

  /** The names of all parts. */
  public static List<String> names() {
    return ALL.stream().map(BenchPart::name).toList();
  }

  /** One line for each part, for the help. */
  public static String[] lines() {
    return ALL.stream().map(BenchParts::line).toArray(String[]::new);
  }

  private static String line(BenchPart part) {
    List<String> games = part.sizes().full().stream().map(Object::toString).toList();
    String numbers = games.isEmpty() ? "" : Text.of(" (%s)", String.join(",", games));
    return Text.of("  %-10s %s%s", part.name(), part.what(), numbers);
  }

  /** The names of all parts, for completion in a shell. */
  public static final class Names implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return names().iterator();
    }
  }
}
