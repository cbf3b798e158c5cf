package org.wardiary.events.log.broker;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import org.wardiary.events.text.Digest;
import org.wardiary.events.text.Text;
import org.wardiary.events.work.ProcessStart;

/**
 * The broker process's class path: the Kafka jars of this process's class path, and a small jar of
 * the classes of this program that the broker needs. It holds nothing else, so that the class-data
 * archive stays valid when the rest of the program is rebuilt, and no directories, which such an
 * archive does not support.
 */
final class BrokerClassPath {

  private static final Pattern NEEDED =
      Pattern.compile(
          "(kafka(?!-streams|-tools-)|scala-|slf4j-api|logback-|log4j-|jackson-|snakeyaml|metrics-core"
              + "|jopt-simple|argparse4j|jose4j|re2j|pcollections|HdrHistogram|hash4j|caffeine|jspecify"
              + "|commons-(validator|beanutils|digester|logging|collections)|lz4|snappy|zstd).*\\.jar");

  /** Classes of this program that run in the broker process. */
  private static final List<String> OWN =
      List.of(
          resource(BrokerMain.class),
          resource(KafkaNode.class),
          resource(NodeSettings.class),
          resource(StaleRegistration.class),
          resource(DirectoryLock.class),
          resource(DirectoryOwner.class),
          resource(ProcessStart.class),
          resource(Signals.class),
          resource(Text.class),
          "org/wardiary/events/log/broker/logback-broker.xml");

  private BrokerClassPath() {}

  /**
   * The class path as one string.
   *
   * @param cache folder for the small jar
   */
  static String in(Path cache) throws IOException {
    List<String> entries = new ArrayList<>();
    entries.add(ownJar(cache).toString());
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      if (NEEDED.matcher(Path.of(entry).getFileName().toString()).matches()) {
        entries.add(Path.of(entry).toAbsolutePath().toString());
      }
    }
    return String.join(File.pathSeparator, entries);
  }

  private static Path ownJar(Path cache) throws IOException {
    Path part = Files.createTempFile(cache, "broker", ".part");
    try {
      write(part);
      String digest = Digest.hex(Files.readAllBytes(part));
      Path jar = cache.resolve(Text.of("broker-%s.jar", digest.substring(0, 16)));
      // an existing file is kept, since the class-data archive records its modification time
      if (Files.notExists(jar)) {
        Files.move(part, jar, StandardCopyOption.ATOMIC_MOVE);
      }
      return jar;
    } finally {
      Files.deleteIfExists(part);
    }
  }

  private static void write(Path file) throws IOException {
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file))) {
      for (String name : OWN) {
        // a fixed time, so that equal classes make an equal jar
        ZipEntry entry = new ZipEntry(name);
        entry.setLastModifiedTime(FileTime.fromMillis(0));
        jar.putNextEntry(entry);
        copy(name, jar);
        jar.closeEntry();
      }
    }
  }

  private static String resource(Class<?> type) {
    return type.getName().replace('.', '/') + ".class";
  }

  private static void copy(String name, OutputStream out) throws IOException {
    try (InputStream in = BrokerMain.class.getClassLoader().getResourceAsStream(name)) {
      if (in == null) {
        throw new IOException(Text.of("expected %s on the class path but it is not", name));
      }
      in.transferTo(out);
    }
  }
}
