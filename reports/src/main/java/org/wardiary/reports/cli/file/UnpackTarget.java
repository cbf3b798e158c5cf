package org.wardiary.reports.cli.file;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.pack.PackedGame;
import org.wardiary.events.text.Text;
import org.wardiary.reports.archive.InputRefused;
import org.wardiary.reports.csv.OutputFile;

/** Where unpacked records go: one file, or a folder with a file for each. */
public final class UnpackTarget implements AutoCloseable {

  private static final String ALL = "";

  private final Optional<Path> folder;
  private final Optional<HeldOutput> one;
  private final Map<String, OutputFile> files = new LinkedHashMap<>();
  private String last = ALL;
  private long games;
  private long inFile;

  private UnpackTarget(Optional<Path> folder, Optional<HeldOutput> one) {
    this.folder = folder;
    this.one = one;
  }

  /** A target that puts all records into one file, which has none of them before the end. */
  public static UnpackTarget file(OutputFile file) throws IOException {
    HeldOutput held = HeldOutput.of(file);
    UnpackTarget target = new UnpackTarget(Optional.empty(), Optional.of(held));
    target.files.put(ALL, held.draft());
    return target;
  }

  /** A target that makes a file for each one that was packed. */
  public static UnpackTarget folder(Path folder) {
    return new UnpackTarget(Optional.of(folder), Optional.empty());
  }

  /**
   * Appends a record.
   *
   * @throws InputRefused if its file name is not allowed or repeated, or the file exists already
   */
  public void add(PackedGame game) throws IOException {
    if (folder.isPresent() && !PackedNames.of(game).equals(last)) {
      last = PackedNames.of(game);
      inFile = 0;
      open(last);
    }
    OutputFile file = files.get(last);
    if (inFile++ > 0) {
      file.writer().write("\n");
    }
    file.writer().write(game.record());
    games++;
  }

  private void open(String name) throws IOException {
    if (!PackedNames.isPlain(name) || files.containsKey(name)) {
      throw new InputRefused(
          Text.of("expected the name of a file, each once, but the packed one is '%s'", name));
    }
    Path place = folder.orElseThrow().resolve(name);
    if (Files.exists(place, LinkOption.NOFOLLOW_LINKS)) {
      throw new InputRefused(
          Text.of("expected no file %s yet but there is one: unpack to another folder", place));
    }
    files.put(name, OutputFile.create(place));
  }

  /**
   * Adds the files that have no games, which are empty, unless the target is one file.
   *
   * @param names the names of all files that were packed
   * @throws InputRefused if a name is not allowed, or the file exists already
   */
  public void files(List<String> names) throws IOException {
    for (String name : names) {
      if (folder.isPresent() && !files.containsKey(name)) {
        open(name);
      }
    }
  }

  /**
   * Adds the maps that are not bundled, unless the target is one file, which has no place for them.
   */
  public void maps(List<MapFile> maps) throws IOException {
    if (folder.isEmpty()) {
      return;
    }
    for (MapFile map : maps) {
      String name = map.name() + ".json";
      if (!isThere(folder.get().resolve(name), map)) {
        open(name);
        files.get(name).writer().write(map.text());
      }
    }
  }

  /** Whether the same map exists already, e.g. from another packed file. */
  private static boolean isThere(Path file, MapFile map) throws IOException {
    byte[] text = map.text().getBytes(StandardCharsets.UTF_8);
    return Files.isRegularFile(file) && Arrays.equals(Files.readAllBytes(file), text);
  }

  /** Number of records so far. */
  public long games() {
    return games;
  }

  /** Completes all files and moves them into place. */
  public void commit() throws IOException {
    for (OutputFile file : files.values()) {
      file.commit();
    }
    if (one.isPresent()) {
      one.get().release();
    }
  }

  @Override
  public void close() throws IOException {
    for (OutputFile file : files.values()) {
      file.close();
    }
    if (one.isPresent()) {
      one.get().close();
    }
  }
}
