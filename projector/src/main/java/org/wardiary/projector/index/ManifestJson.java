package org.wardiary.projector.index;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.wardiary.projector.index.Manifest.Begun;

/** The manifest as JSON, with a checksum over all its other fields. */
final class ManifestJson {

  private static final String CHECKSUM = "checksum";
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private ManifestJson() {}

  /** A manifest as it is stored. */
  static byte[] write(Manifest manifest) {
    ObjectNode json = MAPPER.createObjectNode();
    json.put("version", Manifest.VERSION);
    json.put("log", manifest.log()).put("next", manifest.nextFile());
    ArrayNode segments = json.putArray("segments");
    manifest
        .segments()
        .forEach(
            file -> segments.addArray().add(file.name()).add(file.length()).add(file.checksum()));
    ObjectNode read = json.putObject("offsets");
    manifest.offsets().forEach((partition, offset) -> read.put(partition.toString(), offset));
    ObjectNode begun = json.putObject("open");
    manifest.open().forEach((id, at) -> begun.putArray(id).add(at.partition()).add(at.offset()));
    ObjectNode editions = json.putObject("revised");
    manifest
        .revised()
        .forEach((id, game) -> editions.putArray(id).add(game.begun()).add(game.standing()));
    manifest.damaged().forEach(json.putArray("damaged")::add);
    json.put(CHECKSUM, checksum(json));
    return bytes(json);
  }

  /** The manifest that was stored; empty if it is of another version, or not as it was written. */
  static Optional<Manifest> read(byte[] stored) {
    try {
      return MAPPER.readTree(new String(stored, StandardCharsets.UTF_8)) instanceof ObjectNode json
              && isAsWritten(json)
          ? Optional.of(manifest(json))
          : Optional.empty();
    } catch (JsonProcessingException e) {
      return Optional.empty();
    }
  }

  // a flipped bit may leave JSON with other names or numbers, which would be taken for the truth
  private static boolean isAsWritten(ObjectNode json) {
    Optional<JsonNode> stated = Optional.ofNullable(json.remove(CHECKSUM));
    return json.path("version").asInt() == Manifest.VERSION
        && stated.filter(it -> it.isInt() && it.intValue() == checksum(json)).isPresent();
  }

  private static int checksum(ObjectNode json) {
    return SegmentHeader.checksum(ByteBuffer.wrap(bytes(json)));
  }

  private static byte[] bytes(ObjectNode json) {
    return json.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static Manifest manifest(ObjectNode json) {
    List<SegmentFile> segments = new ArrayList<>();
    for (JsonNode file : json.path("segments")) {
      segments.add(
          new SegmentFile(file.path(0).asText(), file.path(1).asInt(), file.path(2).asInt()));
    }
    TreeMap<Integer, Long> offsets = new TreeMap<>();
    for (Map.Entry<String, JsonNode> each : json.path("offsets").properties()) {
      offsets.put(Integer.valueOf(each.getKey()), each.getValue().asLong());
    }
    TreeMap<String, Begun> open = new TreeMap<>();
    for (Map.Entry<String, JsonNode> each : json.path("open").properties()) {
      JsonNode at = each.getValue();
      open.put(each.getKey(), new Begun(at.path(0).asInt(), at.path(1).asLong()));
    }
    TreeSet<String> damaged = new TreeSet<>();
    json.path("damaged").forEach(id -> damaged.add(id.asText()));
    String log = json.path("log").asText();
    return new Manifest(
        log, json.path("next").asInt(), segments, offsets, open, revised(json), damaged);
  }

  private static SortedMap<String, RevisionState> revised(ObjectNode json) {
    SortedMap<String, RevisionState> revised = new TreeMap<>();
    for (Map.Entry<String, JsonNode> each : json.path("revised").properties()) {
      JsonNode of = each.getValue();
      revised.put(each.getKey(), new RevisionState(of.path(0).asInt(), of.path(1).asInt()));
    }
    return revised;
  }
}
