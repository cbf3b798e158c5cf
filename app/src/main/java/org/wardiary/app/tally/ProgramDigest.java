package org.wardiary.app.tally;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.game.GameStudies;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.game.Games;
import org.wardiary.events.text.Text;
import org.wardiary.projector.game.GameProjections;
import org.wardiary.projector.view.GameSummary;

/**
 * Identifies this program, including the games that other jars add to it: another program may count
 * games differently.
 */
final class ProgramDigest {

  private ProgramDigest() {}

  /** The digest of the classes that count; empty if they cannot be read. */
  static Optional<String> text() {
    return Known.DIGEST;
  }

  /**
   * Identifies all that counts depend on besides the games: the digest, followed by {@code more}.
   * Empty if there is no digest.
   */
  static Optional<List<String>> key(List<String> more) {
    return text().map(digest -> Stream.concat(Stream.of(digest), more.stream()).toList());
  }

  /** Holds the digest, which is computed once, on first use. */
  private static final class Known {
    private static final Optional<String> DIGEST =
        of(
            Stream.of(
                    List.of(GameEvent.class, GameSummary.class, Studies.class, ProgramDigest.class),
                    classes(Games.all()),
                    classes(GameProjections.all()),
                    classes(GameStudies.all()))
                .flatMap(List::stream)
                .toList());

    private static List<Class<?>> classes(Collection<?> objects) {
      return objects.stream().<Class<?>>map(Object::getClass).toList();
    }
  }

  /**
   * The digest of the jars or folders that some classes come from; empty if they cannot be read.
   */
  static Optional<String> of(List<Class<?>> classes) {
    try {
      SortedSet<String> places = new TreeSet<>();
      for (Class<?> one : classes) {
        CodeSource source = one.getProtectionDomain().getCodeSource();
        if (source == null) {
          return Optional.empty();
        }
        places.add(source.getLocation().toURI().toString());
      }
      CRC32 sum = new CRC32();
      for (String place : places) {
        add(Path.of(URI.create(place)), sum);
      }
      return Optional.of(Text.of("%08x", sum.getValue()));
    } catch (IOException | URISyntaxException | RuntimeException e) {
      return Optional.empty();
    }
  }

  private static void add(Path place, CRC32 sum) throws IOException {
    if (Files.isDirectory(place)) {
      addFolder(place, sum);
    } else {
      addJar(place, sum);
    }
  }

  /** Adds the checksums that a jar has of its entries. */
  private static void addJar(Path file, CRC32 sum) throws IOException {
    try (JarFile jar = new JarFile(file.toFile())) {
      jar.stream()
          .sorted(Comparator.comparing(JarEntry::getName))
          .forEach(entry -> add(entry.getName(), entry.getCrc(), sum));
    }
  }

  private static void addFolder(Path folder, CRC32 sum) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        CRC32 content = new CRC32();
        content.update(Files.readAllBytes(file));
        add(folder.relativize(file).toString(), content.getValue(), sum);
      }
    }
  }

  private static void add(String name, long content, CRC32 sum) {
    sum.update((name + " " + content + "\n").getBytes(StandardCharsets.UTF_8));
  }
}
