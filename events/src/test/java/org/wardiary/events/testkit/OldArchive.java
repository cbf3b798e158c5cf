package org.wardiary.events.testkit;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.apache.avro.Schema;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.codec.EventBatches;
import org.wardiary.events.log.codec.Fingerprint;
import org.wardiary.events.log.codec.ReleasedSchemas;
import org.wardiary.events.log.codec.SchemaText;
import org.wardiary.events.log.codec.WriterSchemas;
import org.wardiary.events.testkit.RefereeHarness.Written;
import org.wardiary.events.text.Text;

/**
 * The messages of an archive as a released program wrote them, kept in the repository for ever:
 * topic, key, header and value in Base64, one message on each line.
 */
public final class OldArchive {

  /** The folder of the first release. */
  public static final Path FIRST = Path.of("src/test/resources/old/1");

  /** The folder of the same archive as written by the first program that wrote batches. */
  public static final Path SECOND = Path.of("src/test/resources/old/2");

  private static final String MESSAGES = "messages.tsv.gz";

  private final List<Written> messages;

  private OldArchive(List<Written> messages) {
    this.messages = List.copyOf(messages);
  }

  /** Whether the first release is not frozen yet, so that its archive may be written anew. */
  public static boolean isOpen() {
    return ReleasedSchemas.index().stream()
        .filter(release -> release.number() == 1)
        .anyMatch(release -> release.digest().equals(ReleasedSchemas.OPEN));
  }

  /** The archive of the first release. */
  public static OldArchive first() {
    return read(FIRST);
  }

  /** The same archive with batches. */
  public static OldArchive second() {
    return read(SECOND);
  }

  private static OldArchive read(Path folder) {
    try (InputStream file = open(folder);
        BufferedReader in =
            new BufferedReader(
                new InputStreamReader(new GZIPInputStream(file), StandardCharsets.UTF_8))) {
      return new OldArchive(in.lines().map(OldArchive::parse).toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  // a file that was just written is not a resource yet
  private static InputStream open(Path folder) throws IOException {
    Path written = folder.resolve(MESSAGES);
    return Goldens.writing() && Files.exists(written)
        ? Files.newInputStream(written)
        : OldArchive.class.getResourceAsStream(
            Text.of("/old/%s/%s", folder.getFileName(), MESSAGES));
  }

  /** Writes an archive; to be called only before its release is frozen. */
  static void write(Path folder, List<Written> messages) throws IOException {
    Files.createDirectories(folder);
    try (BufferedWriter out =
        new BufferedWriter(
            new OutputStreamWriter(
                new GZIPOutputStream(Files.newOutputStream(folder.resolve(MESSAGES))),
                StandardCharsets.UTF_8))) {
      for (Written message : messages) {
        out.write(text(message));
        out.write('\n');
      }
    }
  }

  private static String text(Written message) {
    return String.join(
        "\t",
        message.topic().name(),
        message.key(),
        message.type(),
        Base64.getEncoder().encodeToString(message.value()));
  }

  private static Written parse(String line) {
    String[] parts = line.split("\t", -1);
    Topic topic =
        Topic.WRITE_SIDE.stream()
            .filter(one -> one.name().equals(parts[0]))
            .findFirst()
            .orElseThrow();
    return new Written(topic, parts[1], parts[2], Base64.getDecoder().decode(parts[3]));
  }

  /** All messages of a topic, in order. */
  public List<Written> of(Topic topic) {
    return messages.stream().filter(message -> message.topic().equals(topic)).toList();
  }

  /** The messages of all events, in order, whether they were sent alone or in batches. */
  public List<byte[]> events() {
    return of(Topic.EVENTS).stream()
        .flatMap(message -> EventBatches.messages(message.value()).stream())
        .toList();
  }

  /** The messages of each game's events, in order. */
  public Map<String, List<byte[]>> games() {
    Map<String, List<byte[]>> games = new LinkedHashMap<>();
    of(Topic.EVENTS)
        .forEach(
            message ->
                games
                    .computeIfAbsent(message.key(), id -> new ArrayList<>())
                    .addAll(EventBatches.messages(message.value())));
    return games;
  }

  /** The schemas that the messages came with, and no others. */
  public WriterSchemas schemas() {
    Map<Long, Schema> schemas = new HashMap<>();
    for (Written message : of(Topic.SCHEMAS)) {
      Schema schema = SchemaText.parse(new String(message.value(), StandardCharsets.UTF_8));
      schemas.put(Fingerprint.of(schema), schema);
    }
    return fingerprint -> Optional.ofNullable(schemas.get(fingerprint));
  }
}
