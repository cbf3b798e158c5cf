package org.wardiary.projector.index;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The folder of an index as its only writer sees it: adds segments, merges them, replaces the
 * manifest. For one thread.
 */
final class IndexFiles {

  /**
   * The last segments are merged with the one before while that is at most this many times as long.
   */
  private static final int RATIO = 2;

  /** Greatest length of a merged segment, in bytes: offsets have 32 bits. */
  private static final long LONGEST = 1_500_000_000;

  private static final String ENDING = ".segment";
  private static final Pattern NAME = Pattern.compile("(\\d{1,9})\\.segment");

  private final Path folder;
  private Manifest manifest;

  IndexFiles(Path folder, Manifest manifest) {
    this.folder = folder;
    this.manifest = manifest;
  }

  /**
   * Starts a new index of a log. Existing files stay until its first commit and are never
   * overwritten, since others may be reading them; nor is the name of a missing one used again,
   * since others may take the new file for it.
   */
  static IndexFiles anew(Path folder, String log) {
    int next = Manifest.read(folder).map(Manifest::nextFile).orElse(1);
    for (String name : segments(folder)) {
      Matcher number = NAME.matcher(name);
      next = number.matches() ? Math.max(next, Integer.parseInt(number.group(1)) + 1) : next;
    }
    return new IndexFiles(folder, Manifest.empty(log, next));
  }

  private static List<String> segments(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(ENDING))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException("expected to list " + folder, e);
    }
  }

  Manifest manifest() {
    return manifest;
  }

  /**
   * Adds a segment, if there is anything to add, and records how far the log has been read.
   *
   * @param added positions of whole games
   */
  void commit(
      EntryBuffer added,
      SortedMap<Integer, Long> offsets,
      SortedMap<String, Manifest.Begun> open,
      SortedMap<String, RevisionState> revised,
      SortedSet<String> damaged) {
    List<SegmentFile> written = new ArrayList<>(manifest.segments());
    int next = manifest.nextFile();
    if (added.size() > 0) {
      written.add(SegmentWriter.write(folder.resolve(next++ + ENDING), added.sort()));
      next = merge(written, next, revised);
    }
    manifest = new Manifest(manifest.log(), next, written, offsets, open, revised, damaged);
    manifest.write(folder);
    removeOthers();
  }

  private int merge(List<SegmentFile> written, int next, SortedMap<String, RevisionState> revised) {
    int from = written.size() - 1;
    long total = written.get(from).length();
    while (from > 0) {
      long before = written.get(from - 1).length();
      if (before > RATIO * total || before + total > LONGEST) {
        break;
      }
      total += before;
      from--;
    }
    if (from == written.size() - 1) {
      return next;
    }
    List<SegmentFile> merged = written.subList(from, written.size());
    List<Segment> segments = merged.stream().map(file -> file.open(folder)).toList();
    SegmentFile made =
        SegmentWriter.write(
            folder.resolve(next + ENDING),
            new SegmentMerge(segments, game -> RevisionState.isOfUse(game, revised)));
    merged.clear();
    written.add(made);
    return next + 1;
  }

  /**
   * Removes segments that the manifest does not name: merged ones, and those left behind by a
   * program that was killed.
   */
  private void removeOthers() {
    Set<String> kept =
        manifest.segments().stream().map(SegmentFile::name).collect(Collectors.toSet());
    for (String name : segments(folder)) {
      if (!kept.contains(name)) {
        remove(folder.resolve(name));
      }
    }
  }

  private static void remove(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // some systems do not delete a file that is open: the next update removes it
    }
  }
}
