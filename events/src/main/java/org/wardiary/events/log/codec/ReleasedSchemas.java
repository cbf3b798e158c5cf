package org.wardiary.events.log.codec;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.avro.Schema;
import org.wardiary.events.text.Resources;
import org.wardiary.events.text.Text;

/**
 * The schemas with which released versions wrote, frozen as resources: {@code schemas/index} has a
 * line {@code NAME NUMBER SHA-256} for each; the file is {@code schemas/NAME-NUMBER.avsc}. While a
 * release is in preparation its digest is {@code open}.
 */
public final class ReleasedSchemas implements WriterSchemas {

  /** The folder of the resources. */
  public static final String FOLDER = "schemas/";

  /** Digest of a release that may still change. */
  public static final String OPEN = "open";

  /**
   * A line of the index.
   *
   * @param name the record's name without namespace
   * @param number number of the schema's release for this record, from 1
   * @param digest SHA-256 of the file in hex, or {@link #OPEN}
   */
  public record Release(String name, int number, String digest) {

    /** The name of its file in the folder. */
    public String file() {
      return Text.of("%s-%d.avsc", name, number);
    }

    /** The text of the line. */
    public String line() {
      return Text.of("%s %d %s", name, number, digest);
    }
  }

  private final Map<Long, Schema> schemas = new HashMap<>();

  private ReleasedSchemas() {}

  static ReleasedSchemas load() {
    ReleasedSchemas released = new ReleasedSchemas();
    for (Release release : index()) {
      Schema schema = SchemaText.parse(resource(release.file()));
      released.schemas.put(Fingerprint.of(schema), schema);
    }
    return released;
  }

  @Override
  public Optional<Schema> find(long fingerprint) {
    return Optional.ofNullable(schemas.get(fingerprint));
  }

  /** All lines of the index, in its order. */
  public static List<Release> index() {
    List<Release> releases = new ArrayList<>();
    for (String line : resource("index").lines().toList()) {
      String[] parts = line.split(" ");
      releases.add(new Release(parts[0], Integer.parseInt(parts[1]), parts[2]));
    }
    return List.copyOf(releases);
  }

  /** The text of a file in the folder. */
  public static String resource(String file) {
    return Resources.text(ReleasedSchemas.class, "/" + FOLDER + file);
  }
}
