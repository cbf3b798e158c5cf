package org.wardiary.reports.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.wardiary.events.text.Digest;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;

/**
 * A folder as an earlier publication left it, or as others changed it since.
 *
 * @param folder the folder, which may be missing
 * @param manifest the manifest of the earlier publication
 * @param digests SHA-256 in hex, by path, of the files that were checked and exist
 */
record PublishedFolder(Path folder, Manifest manifest, Map<String, String> digests) {

  /** A folder in which no file has been checked yet. */
  static PublishedFolder of(Path folder) {
    return new PublishedFolder(folder, Manifest.read(folder), new HashMap<>());
  }

  /**
   * Checks a path.
   *
   * @throws InputRefused if there is a file that was not published, or has been changed since
   */
  void requireOurs(String path) {
    Path file = folder.resolve(path);
    requireFolders(file.getParent());
    if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    if (!manifest.files().containsKey(path)) {
      throw new InputRefused(
          Text.of(
              "expected %s not to exist or to come from an earlier 'publish' but something else made it",
              file));
    }
    if (!isOurs(path)) {
      throw new InputRefused(
          Text.of("expected %s as it was published but it was changed since: move it away", file));
    }
  }

  /**
   * Requires that the folders within the site's folder are real folders, not links to elsewhere.
   */
  private void requireFolders(Path inner) {
    for (Path at = inner; !at.equals(folder); at = at.getParent()) {
      if (Files.exists(at, LinkOption.NOFOLLOW_LINKS)
          && !Files.isDirectory(at, LinkOption.NOFOLLOW_LINKS)) {
        throw new InputRefused(Text.of("expected a folder %s but it is none", at));
      }
    }
  }

  /** Whether a file exists as it was, or may have been, published. */
  boolean isOurs(String path) {
    Path file = folder.resolve(path);
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      return false;
    }
    try {
      digests.put(path, Digest.hex(Files.readAllBytes(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to read %s but failed", file), e);
    }
    return manifest.allows(path, digests.get(path));
  }

  /** Whether a checked file exists with this digest. */
  boolean has(String path, String digest) {
    return digest.equals(digests.get(path));
  }

  /**
   * Whether a checked file is what would be made now.
   *
   * @param fingerprint digest of what it would be made from, and by which program
   */
  boolean isMadeOf(String path, String fingerprint) {
    return fingerprint.equals(manifest.fingerprints().get(path))
        && has(path, manifest.files().getOrDefault(path, ""));
  }
}
