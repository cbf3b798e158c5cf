package org.wardiary.projector.index;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Which files make up the index, and how far it has read the log. Stored in a file of its own that
 * is replaced atomically, so that the index is intact whenever the program is killed.
 *
 * @param log identity of the log that was read
 * @param nextFile number of the next segment's file
 * @param segments names of the segments' files, oldest first
 * @param offsets by partition, the offset of the next message to read
 * @param open games that have begun and not ended, and where they begin
 * @param revised games that were revised
 * @param damaged ids of games that cannot be folded
 */
record Manifest(
    String log,
    int nextFile,
    List<String> segments,
    SortedMap<Integer, Long> offsets,
    SortedMap<String, Begun> open,
    SortedMap<String, RevisionState> revised,
    SortedSet<String> damaged) {

  /** Version of all files and of how keys are made; an index of another version is rebuilt. */
  static final int VERSION = 2;

  private static final String FILE = "manifest.json";
  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** Copies the collections. */
  Manifest {
    segments = List.copyOf(segments);
    offsets = new TreeMap<>(offsets);
    open = new TreeMap<>(open);
    revised = new TreeMap<>(revised);
    damaged = new TreeSet<>(damaged);
  }

  /** Where a game begins in the log. */
  record Begun(int partition, long offset) {}

  /** The manifest of an index that has read nothing of a log. */
  static Manifest empty(String log, int nextFile) {
    return new Manifest(
        log,
        nextFile,
        List.of(),
        new TreeMap<>(),
        new TreeMap<>(),
        new TreeMap<>(),
        new TreeSet<>());
  }

  /** The manifest in a folder; empty if there is none, or one that this program cannot read. */
  static Optional<Manifest> read(Path folder) {
    Path file = folder.resolve(FILE);
    try {
      return Files.exists(file) ? of(MAPPER.readTree(Files.readAllBytes(file))) : Optional.empty();
    } catch (JsonProcessingException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException("expected to read " + file, e);
    }
  }

  private static Optional<Manifest> of(JsonNode json) {
    if (json.path("version").asInt() != VERSION) {
      return Optional.empty();
    }
    List<String> segments = new ArrayList<>();
    json.path("segments").forEach(name -> segments.add(name.asText()));
    TreeMap<Integer, Long> offsets = new TreeMap<>();
    for (Map.Entry<String, JsonNode> each : json.path("offsets").properties()) {
      offsets.put(Integer.parseInt(each.getKey()), each.getValue().asLong());
    }
    TreeMap<String, Begun> open = new TreeMap<>();
    for (Map.Entry<String, JsonNode> each : json.path("open").properties()) {
      JsonNode at = each.getValue();
      open.put(each.getKey(), new Begun(at.path(0).asInt(), at.path(1).asLong()));
    }
    TreeMap<String, RevisionState> revised = new TreeMap<>();
    for (Map.Entry<String, JsonNode> each : json.path("revised").properties()) {
      JsonNode editions = each.getValue();
      revised.put(
          each.getKey(), new RevisionState(editions.path(0).asInt(), editions.path(1).asInt()));
    }
    TreeSet<String> damaged = new TreeSet<>();
    json.path("damaged").forEach(id -> damaged.add(id.asText()));
    return Optional.of(
        new Manifest(
            json.path("log").asText(),
            json.path("next").asInt(),
            segments,
            offsets,
            open,
            revised,
            damaged));
  }

  /** Writes the manifest into a folder, replacing any existing one atomically. */
  void write(Path folder) {
    ObjectNode json = MAPPER.createObjectNode();
    json.put("version", VERSION).put("log", log).put("next", nextFile);
    segments.forEach(json.putArray("segments")::add);
    ObjectNode read = json.putObject("offsets");
    offsets.forEach((partition, offset) -> read.put(partition.toString(), offset));
    ObjectNode begun = json.putObject("open");
    open.forEach((id, at) -> begun.putArray(id).add(at.partition()).add(at.offset()));
    ObjectNode editions = json.putObject("revised");
    revised.forEach((id, game) -> editions.putArray(id).add(game.begun()).add(game.standing()));
    damaged.forEach(json.putArray("damaged")::add);
    Path fresh = folder.resolve(FILE + ".new");
    try {
      try (FileChannel out =
          FileChannel.open(
              fresh,
              StandardOpenOption.CREATE,
              StandardOpenOption.WRITE,
              StandardOpenOption.TRUNCATE_EXISTING)) {
        out.write(ByteBuffer.wrap(json.toString().getBytes(StandardCharsets.UTF_8)));
        out.force(true);
      }
      Files.move(fresh, folder.resolve(FILE), StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UncheckedIOException("expected to write " + folder.resolve(FILE), e);
    }
  }
}
