package org.wardiary.app.install;

import com.google.cloud.tools.jib.api.Containerizer;
import com.google.cloud.tools.jib.api.Jib;
import com.google.cloud.tools.jib.api.JibContainerBuilder;
import com.google.cloud.tools.jib.api.TarImage;
import com.google.cloud.tools.jib.api.buildplan.AbsoluteUnixPath;
import com.google.cloud.tools.jib.api.buildplan.FileEntriesLayer;
import com.google.cloud.tools.jib.api.buildplan.FilePermissions;
import com.google.cloud.tools.jib.api.buildplan.Platform;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Makes the container image {@code wardiary:VERSION} as a tar that {@code docker load} reads. It
 * needs no registry and no engine: there is no base image. The image holds the program, a Java
 * runtime and the C libraries of the machine that builds it, and no shell.
 */
public final class ContainerImage {

  private static final AbsoluteUnixPath HOME = AbsoluteUnixPath.get("/opt/wardiary");
  private static final AbsoluteUnixPath JAVA = AbsoluteUnixPath.get("/opt/java");
  private static final FilePermissions ALL_MAY_WRITE = FilePermissions.fromOctalString("777");

  private static final AbsoluteUnixPath FONTS = HOME.resolve("fontconfig.properties");

  private ContainerImage() {}

  /**
   * Writes {@code wardiary-VERSION-image.tar}. On systems other than Linux, and with a JDK that
   * cannot link runtimes, says why it does not.
   *
   * @param args the build's folder, the folder of the program's jars, the version, the folder of
   *     the image's own files
   */
  public static void main(String[] args) throws Exception {
    Path target = Path.of(args[0]);
    Path jars = Path.of(args[1]);
    String version = args[2];
    Path own = Path.of(args[3]);
    if (!JavaRuntime.canBeLinked()) {
      System.out.println("no container image: it takes Linux and a JDK with jmods");
      return;
    }
    JavaRuntime runtime = JavaRuntime.link(target.resolve("image"));
    JibContainerBuilder image = Jib.fromScratch().setPlatforms(Set.of(platform()));
    image
        .addFileEntriesLayer(libraries(runtime))
        .addFileEntriesLayer(folder("java", runtime.home(), JAVA))
        .addFileEntriesLayer(jars("parts", jars, Owner.OTHERS))
        .addFileEntriesLayer(jars("wardiary", jars, Owner.WARDIARY))
        .addFileEntriesLayer(
            folder("licences", target.resolve("licences"), HOME.resolve("licences")))
        .addLayer(List.of(own.resolve("fontconfig.properties")), HOME)
        .addFileEntriesLayer(writable(Files.createDirectories(target.resolve("image/empty"))))
        .setWorkingDirectory(AbsoluteUnixPath.get("/data"))
        .setUser("1000:1000")
        .setEnvironment(Map.of("HOME", "/tmp", "XDG_CACHE_HOME", "/tmp"))
        .setEntrypoint(entrypoint(own.resolve("../bin/service.options")));
    image.containerize(
        Containerizer.to(
                TarImage.at(target.resolve("wardiary-" + version + "-image.tar"))
                    .named("wardiary:" + version))
            .setBaseImageLayersCache(target.resolve("image/cache"))
            .setApplicationLayersCache(target.resolve("image/cache"))
            .setOfflineMode(true));
  }

  private enum Owner {
    WARDIARY,
    OTHERS
  }

  private static Platform platform() {
    String machine = System.getProperty("os.arch");
    return new Platform(machine.equals("aarch64") ? "arm64" : machine, "linux");
  }

  /** The command of the container, with the options that launchers give to programs that stay. */
  private static List<String> entrypoint(Path service) throws IOException {
    List<String> words = new ArrayList<>(List.of(JAVA.resolve("bin/java").toString()));
    words.addAll(List.of("-XX:+UseSerialGC", "-Xlog:disable", "-Xlog:all=error:stderr"));
    words.addAll(List.of(Files.readString(service).trim().split("\\s+")));
    words.addAll(List.of("-Djava.awt.headless=true", "-Dsun.awt.fontconfig=" + FONTS));
    words.addAll(List.of("-cp", HOME.resolve("lib").toString() + "/*"));
    words.add("org.wardiary.app.Main");
    return words;
  }

  private static FileEntriesLayer libraries(JavaRuntime runtime) throws IOException {
    FileEntriesLayer.Builder layer = FileEntriesLayer.builder().setName("libraries");
    for (Path library : runtime.libraries()) {
      layer.addEntry(
          library.toRealPath(),
          AbsoluteUnixPath.get(library.toString()),
          FilePermissions.fromOctalString("755"));
    }
    return layer.build();
  }

  private static FileEntriesLayer folder(String name, Path from, AbsoluteUnixPath to)
      throws IOException {
    return FileEntriesLayer.builder()
        .setName(name)
        .addEntryRecursive(
            from,
            to,
            (file, place) ->
                FilePermissions.fromOctalString(Files.isExecutable(file) ? "755" : "644"))
        .build();
  }

  /** Third-party jars change seldom: in a layer of their own they are loaded only once. */
  private static FileEntriesLayer jars(String name, Path lib, Owner owner) throws IOException {
    FileEntriesLayer.Builder layer = FileEntriesLayer.builder().setName(name);
    try (Stream<Path> files = Files.list(lib)) {
      for (Path jar : (Iterable<Path>) files.sorted()::iterator) {
        boolean ours = InstalledJars.isOurs(jar);
        if (ours == (owner == Owner.WARDIARY)) {
          layer.addEntry(jar, HOME.resolve("lib").resolve(jar.getFileName().toString()));
        }
      }
    }
    return layer.build();
  }

  /** Folders in which anybody may write, whatever user the container runs as. */
  private static FileEntriesLayer writable(Path empty) throws IOException {
    return FileEntriesLayer.builder()
        .setName("folders")
        .addEntry(empty, AbsoluteUnixPath.get("/tmp"), ALL_MAY_WRITE)
        .addEntry(empty, AbsoluteUnixPath.get("/data"), ALL_MAY_WRITE)
        .build();
  }
}
