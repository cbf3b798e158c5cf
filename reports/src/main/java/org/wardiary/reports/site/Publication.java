package org.wardiary.reports.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.SortedMap;
import java.util.TreeMap;
import org.wardiary.events.text.Text;
import org.wardiary.reports.archive.InputRefused;
import org.wardiary.reports.csv.OutputFile;

/**
 * Writes a site into a folder, each file whole or not at all. Files that are there already are not
 * touched; files of an earlier publication that the site no longer has are deleted. Whatever the
 * manifest does not name was not made here and stays as it is.
 */
public final class Publication {

  private final Path folder;
  private final Manifest before;
  private final SortedMap<String, String> made = new TreeMap<>();
  private int written;
  private int removed;

  /**
   * What was done.
   *
   * @param files number of files of the site
   * @param written number of those that were written
   * @param removed number of files deleted
   */
  public record Outcome(int files, int written, int removed) {}

  private Publication(Path folder) {
    this.folder = folder;
    this.before = Manifest.read(folder);
  }

  /**
   * Writes the site.
   *
   * @param folder where to; made if it is missing
   * @throws InputRefused if a file is in the way that was not made here, or was changed since;
   *     nothing is written then
   * @throws UncheckedIOException if a file cannot be written; the next publication goes on
   */
  public static Outcome write(Site site, Path folder) {
    return new Publication(folder).write(site);
  }

  private Outcome write(Site site) {
    site.paths().forEach(this::requireOurs);
    // before the first file, so that a publication that is broken off knows its files again
    before.with(site.paths()).write(folder);
    // files of one name have the same game to show
    Comparator<String> byName = Comparator.comparing(path -> path.replaceFirst(".*/", ""));
    for (String path : site.paths().stream().sorted(byName).toList()) {
      put(path, site.file(path).orElseThrow());
    }
    for (String path : before.files().keySet()) {
      if (!made.containsKey(path)) {
        remove(path);
      }
    }
    new Manifest(made).write(folder);
    return new Outcome(made.size(), written, removed);
  }

  private void requireOurs(String path) {
    Path file = folder.resolve(path);
    requireFolders(file.getParent());
    if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    if (!before.files().containsKey(path)) {
      throw new InputRefused(
          Text.of(
              "expected %s not to exist or to come from an earlier 'publish' but something else made it",
              file));
    }
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
        || !before.allows(path, Manifest.digest(bytes(file)))) {
      throw new InputRefused(
          Text.of("expected %s as it was published but it was changed since: move it away", file));
    }
  }

  /** Folders inside the site's are folders, not links to elsewhere. */
  private void requireFolders(Path inner) {
    for (Path at = inner; !at.equals(folder); at = at.getParent()) {
      if (Files.exists(at, LinkOption.NOFOLLOW_LINKS)
          && !Files.isDirectory(at, LinkOption.NOFOLLOW_LINKS)) {
        throw new InputRefused(Text.of("expected a folder %s but it is none", at));
      }
    }
  }

  private void put(String path, byte[] content) {
    String digest = Manifest.digest(content);
    Path file = folder.resolve(path);
    if (!Files.exists(file) || !Manifest.digest(bytes(file)).equals(digest)) {
      OutputFile.write(file, content);
      written++;
    }
    made.put(path, digest);
  }

  private void remove(String path) {
    Path file = folder.resolve(path);
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
        || !before.allows(path, Manifest.digest(bytes(file)))) {
      return;
    }
    try {
      Files.delete(file);
      removed++;
      for (Path at = file.getParent(); !at.equals(folder) && empty(at); at = at.getParent()) {
        Files.delete(at);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to delete %s but failed", file), e);
    }
  }

  private static boolean empty(Path folder) throws IOException {
    try (var files = Files.list(folder)) {
      return files.findAny().isEmpty();
    }
  }

  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to read %s but failed", file), e);
    }
  }
}
