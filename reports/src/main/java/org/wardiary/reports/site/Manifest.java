package org.wardiary.reports.site;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.reports.csv.OutputFile;

/**
 * The list of the files that {@code publish} made in a folder, where it is kept as {@code
 * wardiary-site.json}.
 *
 * @param files SHA-256 in hex by path; empty while a file is being written
 * @param fingerprints digests in hex, by path, of what a file was made from and by which program;
 *     none for files that are always made
 */
public record Manifest(SortedMap<String, String> files, SortedMap<String, String> fingerprints) {

  public static final String NAME = "wardiary-site.json";

  /** Names of letters, digits, points, hyphens and underscores, none beginning with a point. */
  private static final Pattern PATH =
      Pattern.compile("[A-Za-z0-9_-][A-Za-z0-9._-]*(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*");

  /** The manifest of a folder to which nothing was published. */
  public static final Manifest EMPTY = new Manifest(new TreeMap<>(), new TreeMap<>());

  /** Copies the maps; every path lies within the folder. */
  public Manifest {
    files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
    fingerprints = Collections.unmodifiableSortedMap(new TreeMap<>(fingerprints));
    for (String path : files.keySet()) {
      if (!PATH.matcher(path).matches()) {
        throw new IllegalArgumentException(
            Text.of("expected a path within the site but got '%s'", path));
      }
    }
  }

  /**
   * Reads the manifest of a folder; empty if there is none.
   *
   * @throws InputRefused if the file is not a manifest
   */
  public static Manifest read(Path folder) {
    Path file = folder.resolve(NAME);
    if (!Files.exists(file)) {
      return EMPTY;
    }
    try {
      JsonNode json = new ObjectMapper().readTree(Files.readAllBytes(file));
      return new Manifest(texts(json.path("files")), texts(json.path("fingerprints")));
    } catch (IOException | IllegalArgumentException e) {
      throw new InputRefused(
          Text.of("%s: expected the list of files of 'publish' but: %s", file, e.getMessage()));
    }
  }

  private static SortedMap<String, String> texts(JsonNode object) {
    SortedMap<String, String> texts = new TreeMap<>();
    object.properties().forEach(entry -> texts.put(entry.getKey(), entry.getValue().asText()));
    return texts;
  }

  /** Whether a file was, or may have been, published with these bytes. */
  boolean allows(String path, String digest) {
    String known = files.getOrDefault(path, "");
    return known.isEmpty() || known.equals(digest);
  }

  /** This manifest with files added that are about to be written. */
  public Manifest with(Collection<String> paths) {
    SortedMap<String, String> all = new TreeMap<>(files);
    paths.forEach(path -> all.put(path, ""));
    return new Manifest(all, fingerprints);
  }

  /** Writes this manifest into a folder. */
  public void write(Path folder) {
    ObjectNode json = Json.object();
    files.forEach(json.put("program", "wardiary").putObject("files")::put);
    fingerprints.forEach(json.putObject("fingerprints")::put);
    OutputFile.write(folder.resolve(NAME), Json.bytes(json));
  }
}
