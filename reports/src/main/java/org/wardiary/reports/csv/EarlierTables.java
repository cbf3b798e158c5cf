package org.wardiary.reports.csv;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;

/**
 * The tables that an earlier run has left in a folder, as their {@link DataPackage} lists them:
 * those that are not written again are deleted, so that no table of other games stands beside the
 * new ones.
 *
 * @param folder the folder
 * @param files names of their files
 */
public record EarlierTables(Path folder, Set<String> files) {

  /** Names of files in the folder itself, so that a description cannot lead to other files. */
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_-]+[.]csv");

  /** Copies the set. */
  public EarlierTables {
    files = Set.copyOf(files);
  }

  /**
   * The tables of a folder.
   *
   * @param name the package name in the descriptions that we write there
   * @throws InputRefused if somebody else's description is there
   */
  public static EarlierTables in(Path folder, String name) {
    Path description = folder.resolve(DataPackage.FILE);
    if (!Files.isRegularFile(description)) {
      return new EarlierTables(folder, Set.of());
    }
    JsonNode json = read(description);
    if (!json.path("name").asText().equals(name)) {
      String reason =
          "expected a folder of ours but %s was made by something else: name another folder";
      throw new InputRefused(Text.of(reason, description));
    }
    Set<String> files = new TreeSet<>();
    json.path("resources").forEach(table -> files.add(table.path("path").asText()));
    files.removeIf(file -> !NAME.matcher(file).matches());
    return new EarlierTables(folder, files);
  }

  private static JsonNode read(Path description) {
    try {
      return new ObjectMapper().readTree(description.toFile());
    } catch (IOException e) {
      // no JSON, so no description of ours
      return new ObjectMapper().createObjectNode();
    }
  }

  /**
   * Deletes the earlier tables that have not been written again.
   *
   * @param written names of the files just written
   */
  public void removeBut(Set<String> written) {
    for (String file : files) {
      if (!written.contains(file)) {
        remove(folder.resolve(file));
      }
    }
  }

  /** Deletes a file if it is there. */
  public static void remove(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new UncheckedIOException(
          Text.of("expected to delete %s, of an earlier run, but failed", file), e);
    }
  }
}
