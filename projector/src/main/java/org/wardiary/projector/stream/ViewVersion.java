package org.wardiary.projector.stream;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;
import org.apache.avro.specific.SpecificData;
import org.wardiary.events.text.Digest;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.RevisionHistory;
import org.wardiary.projector.view.TimelineChunk;

/**
 * The version of what a program makes from the log. Views and state of another version are never
 * read: new ones are made beside them.
 *
 * @param number raised by hand whenever a fold gives a different result for the same events; a
 *     higher number is newer
 * @param shape 8 hex digits of a hash of the views' names and the schemas of all messages, so that
 *     a different schema or set of views automatically has another version
 */
record ViewVersion(int number, String shape) {

  private static final int DIGITS = 8;

  /** The version of this program's views. */
  static ViewVersion current() {
    return new ViewVersion(Projection.VERSION, shape(ViewKind.all()));
  }

  /** The shape of a program that writes these views. */
  static String shape(List<ViewKind<?>> kinds) {
    String text = parts(kinds).collect(Collectors.joining("\n"));
    return Digest.hex(text).substring(0, DIGITS);
  }

  private static Stream<String> parts(List<ViewKind<?>> kinds) {
    Stream<String> views =
        kinds.stream()
            .map(kind -> kind.name() + " " + form(SpecificData.get().getSchema(kind.view())))
            .sorted();
    return Stream.concat(
        views,
        Stream.of(TimelineChunk.getClassSchema(), RevisionHistory.getClassSchema())
            .map(ViewVersion::form));
  }

  // only what matters for reading, without the documentation
  private static String form(Schema schema) {
    return SchemaNormalization.toParsingForm(schema);
  }

  /** The version as it appears in names of topics, e.g. {@code v1-3fa9c1d2}. */
  String text() {
    return Text.of("v%d-%s", number, shape);
  }
}
