package org.wardiary.events.log.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.apache.avro.Schema;
import org.apache.avro.SchemaCompatibility;
import org.apache.avro.SchemaCompatibility.SchemaCompatibilityType;
import org.apache.avro.SchemaFormatter;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.wardiary.events.event.CommandMessage;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.event.EventBatch;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.codec.ReleasedSchemas.Release;
import org.wardiary.events.testkit.Goldens;

/**
 * Checks that released schemas never change, and that those that the program writes with are among
 * them.
 *
 * <p>This class also writes them: with {@code -Dgoldens.write=true} the current schemas become the
 * open release (with a new number if the newest is frozen); with {@code -Dwardiary.schemas=freeze}
 * the open ones are frozen for ever. Run {@code mvn -q -pl events test -Dtest=ReleasedSchemasTest
 * -Dgoldens.write=true} to write, then the same without the property to check.
 */
class ReleasedSchemasTest {

  private static final List<Schema> CURRENT =
      List.of(
          GameEvent.getClassSchema(),
          EventBatch.getClassSchema(),
          CommandMessage.getClassSchema(),
          CommandOutcome.getClassSchema());

  private static final String MEND =
      "run mvn -q -pl events test -Dtest=ReleasedSchemasTest -Dgoldens.write=true, commit";

  @BeforeAll
  static void writeIfAsked() throws IOException {
    String asked = Goldens.writing() ? "update" : System.getProperty("wardiary.schemas", "");
    if (!asked.isEmpty()) {
      write(asked, Path.of("src/main/resources", ReleasedSchemas.FOLDER));
      Assumptions.abort("schemas written (" + asked + "); run again without the property to check");
    }
  }

  @Test
  void releasesAreUnchanged_allFrozen() {
    for (Release release : ReleasedSchemas.index()) {
      if (!release.digest().equals(ReleasedSchemas.OPEN)) {
        assertThat(digest(ReleasedSchemas.resource(release.file())))
            .as("frozen schema %s must never change", release.file())
            .isEqualTo(release.digest());
      }
    }
  }

  @Test
  void currentIsTheNewestRelease_everyMessageType() {
    for (Schema schema : CURRENT) {
      Release newest = newest(ReleasedSchemas.index(), schema.getName());
      Schema released = SchemaText.parse(ReleasedSchemas.resource(newest.file()));
      assertThat(Fingerprint.of(released)).as(MEND).isEqualTo(Fingerprint.of(schema));
      assertThat(WriterSchemas.released().find(Fingerprint.of(schema))).as(MEND).isPresent();
    }
  }

  @Test
  void currentReadsAllReleases_withoutTheSieve() {
    for (Schema schema : CURRENT) {
      for (Release release : ReleasedSchemas.index()) {
        if (release.name().equals(schema.getName())) {
          Schema writer = SchemaText.parse(ReleasedSchemas.resource(release.file()));
          assertThat(SchemaCompatibility.checkReaderWriterCompatibility(schema, writer).getType())
              .as("%s read as it is now", release.file())
              .isEqualTo(SchemaCompatibilityType.COMPATIBLE);
        }
      }
    }
  }

  private static Release newest(List<Release> index, String name) {
    return find(index, name)
        .orElseThrow(() -> new AssertionError("expected a release of " + name + " but found none"));
  }

  private static Optional<Release> find(List<Release> index, String name) {
    return index.stream()
        .filter(release -> release.name().equals(name))
        .reduce((first, second) -> second);
  }

  private static String text(Schema schema) {
    return SchemaFormatter.format("json/pretty", schema) + "\n";
  }

  private static String digest(String text) {
    return HexFormat.of().formatHex(Chain.hash(text.getBytes(StandardCharsets.UTF_8)).bytes());
  }

  private static void write(String asked, Path folder) throws IOException {
    List<Release> index = new ArrayList<>(ReleasedSchemas.index());
    for (Schema schema : CURRENT) {
      if (find(index, schema.getName()).isEmpty()) {
        index.add(new Release(schema.getName(), 1, ReleasedSchemas.OPEN));
      }
      Release newest = newest(index, schema.getName());
      if (asked.equals("freeze") && newest.digest().equals(ReleasedSchemas.OPEN)) {
        Files.writeString(folder.resolve(newest.file()), text(schema));
        Release frozen = new Release(newest.name(), newest.number(), digest(text(schema)));
        index.set(index.indexOf(newest), frozen);
      } else if (asked.equals("update")) {
        update(folder, index, newest, schema);
      }
    }
    String lines = String.join("\n", index.stream().map(Release::line).toList()) + "\n";
    Files.writeString(folder.resolve("index"), lines);
  }

  private static void update(Path folder, List<Release> index, Release newest, Schema schema)
      throws IOException {
    Release release = newest;
    if (!newest.digest().equals(ReleasedSchemas.OPEN)) {
      // a change of the documentation alone does not make a new schema
      Schema frozen = SchemaText.parse(ReleasedSchemas.resource(newest.file()));
      if (Fingerprint.of(frozen) == Fingerprint.of(schema)) {
        return;
      }
      release = new Release(newest.name(), newest.number() + 1, ReleasedSchemas.OPEN);
      index.add(release);
    }
    Files.writeString(folder.resolve(release.file()), text(schema));
  }
}
