package org.wardiary.app.install;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * The program as unpacked from its archive, and a machine that has little else.
 *
 * @param home the unpacked folder
 * @param machine a folder for what such a machine has
 */
record Installed(Path home, Path machine) {

  static final String VERSION = System.getProperty("wardiary.version");

  /** Everything that the launcher may call, besides the shell's own commands and Java. */
  private static final List<String> TOOLS =
      List.of("dirname", "ls", "cksum", "tr", "mkdir", "mv", "rm", "wc");

  private static final int MINUTES = 10;

  /**
   * What a run printed.
   *
   * @param exit the exit code
   */
  record Run(int exit, String out, String err) {}

  /** The platform that built. */
  private static final String PLATFORM = System.getProperty("wardiary.platform");

  /** The archive for a platform, e.g. {@code linux-x86_64}. */
  private static Path archive(String platform) {
    String format = platform.startsWith("windows") ? ".zip" : ".tar.gz";
    return Path.of("target", "wardiary-" + VERSION + "-" + platform + format).toAbsolutePath();
  }

  /** The archives of the last build. */
  static List<Path> archives() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("target"))) {
      return files
          .filter(file -> file.toString().matches(".*/wardiary-[^/]*\\.(tar\\.gz|zip)"))
          .toList();
    }
  }

  /** Unpacks the archive for this platform into a folder with a space in its name. */
  static Installed unpack(Path folder) throws IOException {
    Path place = Files.createDirectories(folder.resolve("a place"));
    run("tar", "-xzf", archive(PLATFORM).toString(), "-C", place.toString());
    return in(place, folder);
  }

  /** Unpacks the archive for Windows, which has the launcher for Unix too. */
  static Installed unpackForWindows(Path folder) throws IOException {
    Path place = Files.createDirectories(folder.resolve("windows"));
    run("unzip", "-q", archive("windows-x86_64").toString(), "-d", place.toString());
    return in(place, folder);
  }

  private static void run(String... command) throws IOException {
    assertThat(finish(new ProcessBuilder(command).inheritIO().start())).as(command[0]).isZero();
  }

  private static Installed in(Path place, Path folder) throws IOException {
    Path machine = Files.createDirectories(folder.resolve("machine/bin")).getParent();
    for (String tool : TOOLS) {
      Path wrapper = machine.resolve("bin").resolve(tool);
      Files.writeString(wrapper, "#!/bin/sh\nexec " + find(tool) + " \"$@\"\n", UTF_8);
      wrapper.toFile().setExecutable(true);
    }
    return new Installed(place.resolve("wardiary-" + VERSION), machine);
  }

  /** Runs a launcher on this machine, with the machine's folder as its home. */
  Run run(Path launcher, Path folder, String... words) throws IOException {
    return run(Map.of("HOME", machine.toString()), launcher, folder, words);
  }

  /** Runs a launcher with these variables, {@code PATH} and {@code JAVA_HOME}, and no others. */
  Run run(Map<String, String> environment, Path launcher, Path folder, String... words)
      throws IOException {
    List<String> command = new ArrayList<>(List.of(words));
    command.add(0, launcher.toString());
    Path out = machine.resolve("out.txt");
    Path err = machine.resolve("err.txt");
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().clear();
    builder.environment().put("PATH", machine.resolve("bin").toString());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().putAll(environment);
    Process process = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    int exit = finish(process);
    return new Run(exit, Files.readString(out, UTF_8), Files.readString(err, UTF_8));
  }

  Path launcher() {
    return home.resolve("bin/wardiary");
  }

  private static int finish(Process process) {
    try {
      if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
        process.destroyForcibly();
        throw new AssertionError("expected an end within " + MINUTES + " minutes");
      }
      return process.exitValue();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static Path find(String tool) {
    for (String folder : System.getenv("PATH").split(File.pathSeparator, -1)) {
      Optional<Path> file = Optional.of(Path.of(folder, tool)).filter(Files::isExecutable);
      if (file.isPresent()) {
        return file.get();
      }
    }
    throw new AssertionError("expected " + tool + " on the PATH");
  }
}
