package org.wardiary.reports.site;

import com.fasterxml.jackson.databind.ObjectMapper;
import gg.jte.TemplateEngine;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.analytics.Archive;
import org.wardiary.events.game.Game;
import org.wardiary.events.text.Digest;
import org.wardiary.events.text.Text;
import org.wardiary.projector.game.GameProjection;
import org.wardiary.reports.game.GamePresentation;

/**
 * The files that the program is made of, as far as pages depend on them: its own classes and
 * resources, those of added games, and the libraries that write pages and documents.
 */
final class ProgramFiles {

  private ProgramFiles() {}

  /**
   * A hash of the files and of the Java version: as long as it is the same, the same input gives
   * the same pages. Empty if the files cannot be found or read.
   */
  static Optional<String> fingerprint() {
    try {
      Set<Path> places = new TreeSet<>();
      for (Class<?> type : types()) {
        Optional<Path> place = place(type);
        if (place.isEmpty()) {
          return Optional.empty();
        }
        places.add(place.get());
      }
      return Optional.of(Digest.hex(Runtime.version() + of(places)));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** One class from each jar or folder. */
  private static List<Class<?>> types() {
    List<Class<?>> types =
        new ArrayList<>(
            List.of(
                Game.class,
                GameProjection.class,
                Archive.class,
                GamePresentation.class,
                TemplateEngine.class,
                ObjectMapper.class,
                SpecificRecord.class));
    for (Class<?> service : List.of(Game.class, GameProjection.class, GamePresentation.class)) {
      ServiceLoader.load(service).stream().map(ServiceLoader.Provider::type).forEach(types::add);
    }
    return types;
  }

  private static Optional<Path> place(Class<?> type) {
    return Optional.ofNullable(type.getProtectionDomain().getCodeSource())
        .map(CodeSource::getLocation)
        .filter(location -> location.getProtocol().equals("file"))
        .map(location -> Path.of(URI.create(location.toString())));
  }

  /**
   * A hash of the contents of jars and folders, independent of their locations.
   *
   * @throws IOException if one cannot be read
   */
  static String of(Collection<Path> places) throws IOException {
    List<String> contents = new ArrayList<>();
    for (Path place : places) {
      List<String> files = Files.isDirectory(place) ? folder(place) : jar(place);
      contents.add(Digest.hex(String.join("\n", files)));
    }
    contents.sort(null);
    return Digest.hex(String.join("\n", contents));
  }

  /** The name, CRC-32 and size of each file in a jar. */
  private static List<String> jar(Path jar) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      return zip.stream()
          .map(entry -> Text.of("%s %d %d", entry.getName(), entry.getCrc(), entry.getSize()))
          .sorted()
          .toList();
    }
  }

  private static List<String> folder(Path folder) throws IOException {
    List<String> files = new ArrayList<>();
    try (Stream<Path> found = Files.walk(folder)) {
      for (Path file : found.filter(Files::isRegularFile).sorted().toList()) {
        files.add(folder.relativize(file) + " " + Digest.hex(Files.readAllBytes(file)));
      }
    }
    return files;
  }
}
