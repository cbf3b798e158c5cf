package org.wardiary.reports.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.wardiary.events.text.Digest;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.reports.csv.OutputFile;

/**
 * Writes a site into a folder, each file atomically. Files that are already up to date are not
 * touched; files of an earlier publication that the site no longer has are deleted. A file that the
 * manifest does not name was not made here and is left alone.
 */
public final class Publication {

  /**
   * Number of files after which the manifest is first saved; it is saved again at each doubling.
   */
  private static final int FIRST_SAVE = 250;

  private final Path folder;
  private final PublishedFolder before;
  private final Site site;
  private final SortedMap<String, String> fingerprints = new TreeMap<>();
  private final SortedMap<String, String> made = new TreeMap<>();
  private Manifest last;
  private int written;
  private int removed;

  /**
   * The outcome of a publication.
   *
   * @param files number of files of the site
   * @param written number of those that were written
   * @param removed number of files deleted
   */
  public record Outcome(int files, int written, int removed) {}

  private Publication(Site site, Path folder) {
    this.site = site;
    this.folder = folder;
    this.before = PublishedFolder.of(folder);
    this.last = before.manifest();
  }

  /**
   * Writes the site.
   *
   * @param folder the target folder, created if it is missing
   * @throws InputRefused if a file is in the way that was not made here, or was changed since;
   *     nothing is written then
   * @throws UncheckedIOException if a file cannot be written; the next publication continues from
   *     there
   */
  public static Outcome write(Site site, Path folder) {
    return write(site, folder, ProgramFiles.fingerprint());
  }

  /**
   * Writes the site.
   *
   * @param program fingerprint of the program; if it is empty, all files are made
   */
  public static Outcome write(Site site, Path folder, Optional<String> program) {
    return new Publication(site, folder).write(program, (done, due) -> {});
  }

  /**
   * Writes the site.
   *
   * @param progress receives the number of files made so far and the total
   */
  public static Outcome write(Site site, Path folder, BiConsumer<Integer, Integer> progress) {
    return new Publication(site, folder).write(ProgramFiles.fingerprint(), progress);
  }

  /**
   * Whether a site was published to a folder.
   *
   * @throws InputRefused if there is a file in place of the manifest that is none
   */
  public static boolean isIn(Path folder) {
    return !Manifest.read(folder).equals(Manifest.EMPTY);
  }

  private Outcome write(Optional<String> program, BiConsumer<Integer, Integer> progress) {
    Set<String> paths = site.paths();
    paths.forEach(before::requireOurs);
    program.ifPresent(known -> takeFingerprints(known, paths));
    // files with the same name show the same game, whose document is cached
    Comparator<String> byName = Comparator.comparing(path -> path.replaceFirst(".*/", ""));
    List<String> due = paths.stream().filter(path -> !isThere(path)).sorted(byName).toList();
    made.putAll(before.manifest().with(due).files());
    // before the first file, so that an interrupted publication recognises its files
    save();
    int nextSave = FIRST_SAVE;
    for (int i = 0; i < due.size(); i++) {
      progress.accept(i, due.size());
      put(due.get(i), site.file(due.get(i)).orElseThrow());
      // so that an interrupted publication need not make its files again
      if (i == nextSave) {
        save();
        nextSave *= 2;
      }
    }
    before.manifest().files().keySet().stream()
        .filter(path -> !paths.contains(path))
        .forEach(this::remove);
    save();
    return new Outcome(made.size(), written, removed);
  }

  private void takeFingerprints(String program, Set<String> paths) {
    for (String path : paths) {
      site.fingerprint(path)
          .map(of -> Digest.hex(program + of))
          .ifPresent(both -> fingerprints.put(path, both));
    }
  }

  private boolean isThere(String path) {
    return fingerprints.containsKey(path) && before.isMadeOf(path, fingerprints.get(path));
  }

  /**
   * Saves the manifest. A file that is not made yet has no digest there, so it does not count as
   * made.
   */
  private void save() {
    Manifest now = new Manifest(made, fingerprints);
    if (!now.equals(last)) {
      now.write(folder);
      last = now;
    }
  }

  private void put(String path, byte[] content) {
    String digest = Digest.hex(content);
    if (!before.has(path, digest)) {
      OutputFile.write(folder.resolve(path), content);
      written++;
    }
    made.put(path, digest);
  }

  private void remove(String path) {
    made.remove(path);
    if (!before.isOurs(path)) {
      return;
    }
    Path file = folder.resolve(path);
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
}
