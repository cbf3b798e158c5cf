package org.wardiary.app.install;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A Java runtime with what the program needs, linked from the JDK that runs this, and the libraries
 * of this machine that it loads.
 *
 * @param home its folder
 */
record JavaRuntime(Path home) {

  private static final String MODULES =
      "java.se,jdk.unsupported,jdk.crypto.ec,jdk.management,jdk.zipfs,jdk.net";

  // "libm.so.6 => /lib/x86_64-linux-gnu/libm.so.6 (0x…)" and "/lib64/ld-linux-x86-64.so.2 (0x…)"
  private static final Pattern LOADED = Pattern.compile("(?:=>\\s*|^\\s*)(/\\S+) \\(0x");

  // "libstdc++.so.6 (libc6,x86-64) => /lib/x86_64-linux-gnu/libstdc++.so.6"
  private static final Pattern KNOWN = Pattern.compile("^\\s*(\\S+) \\(.*\\) => (\\S+)$");

  /**
   * Libraries that the native parts of jars load (RocksDB, zstd, lz4), which cannot be listed
   * before.
   */
  private static final Set<String> LOADED_BY_JARS =
      Set.of(
          "libc.so.6",
          "libm.so.6",
          "libdl.so.2",
          "libpthread.so.0",
          "librt.so.1",
          "libgcc_s.so.1",
          "libstdc++.so.6");

  /** Whether this machine and JDK can make one. */
  static boolean canBeLinked() {
    return System.getProperty("os.name").equals("Linux") && Files.isDirectory(jdk("jmods"));
  }

  private static Path jdk(String part) {
    return Path.of(System.getProperty("java.home"), part);
  }

  /**
   * Links a runtime.
   *
   * @param folder the folder in which {@code java} is made anew
   */
  static JavaRuntime link(Path folder) throws IOException {
    Path home = folder.resolve("java");
    if (Files.exists(home)) {
      try (Stream<Path> old = Files.walk(home)) {
        for (Path file : old.sorted((a, b) -> b.compareTo(a)).toList()) {
          Files.delete(file);
        }
      }
    }
    Files.createDirectories(folder);
    output(
        List.of(
            jdk("bin/jlink").toString(),
            "--add-modules",
            MODULES,
            "--strip-debug",
            "--no-header-files",
            "--no-man-pages",
            "--output",
            home.toString()));
    // without the JDK's own class-data archive every start takes longer
    output(List.of(home.resolve("bin/java").toString(), "-Xshare:dump"));
    return new JavaRuntime(home);
  }

  /** The libraries outside the runtime that it and the jars load, by the names they ask for. */
  Set<Path> libraries() throws IOException {
    Set<Path> found = new TreeSet<>();
    List<String> command = new ArrayList<>(List.of("ldd"));
    try (Stream<Path> files = Files.walk(home)) {
      files
          .filter(file -> file.toString().endsWith(".so") || file.endsWith("bin/java"))
          .map(Path::toString)
          .sorted()
          .forEach(command::add);
    }
    for (String line : output(command)) {
      Matcher loaded = LOADED.matcher(line);
      if (loaded.find() && !loaded.group(1).startsWith(home.toString())) {
        found.add(Path.of(loaded.group(1)));
      }
    }
    for (String line : output(List.of("/sbin/ldconfig", "-p"))) {
      Matcher known = KNOWN.matcher(line);
      if (known.find() && LOADED_BY_JARS.contains(known.group(1))) {
        found.add(Path.of(known.group(2)));
      }
    }
    return found;
  }

  private static List<String> output(List<String> command) throws IOException {
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    List<String> lines =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
            .lines()
            .toList();
    try {
      int code = process.waitFor();
      if (code != 0) {
        throw new IOException("expected " + command.get(0) + " to end with 0 but got " + code);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("expected " + command.get(0) + " to end", e);
    }
    return lines;
  }
}
