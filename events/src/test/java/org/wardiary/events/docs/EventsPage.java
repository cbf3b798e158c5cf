package org.wardiary.events.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.apache.avro.Schema;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.text.Text;

/** Writes the lists of events of docs/events.md from their schemas: fields and what happened. */
final class EventsPage {

  /** Title of a list by the schema file that declares its events. */
  private static final Map<String, String> CHAPTERS = new LinkedHashMap<>();

  static {
    CHAPTERS.put("common.avdl", "All games");
    CHAPTERS.put("squares.avdl", "SQUARES");
    CHAPTERS.put("generals-view.avdl", "A General's View");
    CHAPTERS.put("on-the-square.avdl", "Wargaming on the Square");
    CHAPTERS.put("recorded.avdl", "Games that are recorded only");
  }

  private static final Pattern RECORD = Pattern.compile("(?m)^record (\\w+)");
  private static final Pattern FIRST_SENTENCE = Pattern.compile("(?s)\\A.*?\\.(?=\\s|\\z)");

  private EventsPage() {}

  /**
   * Returns the lists.
   *
   * @param schemas folder of the schema files, which determine the order of the events
   * @throws IllegalStateException if an event or a field has no doc, or an event no list
   */
  static String lists(Path schemas) throws IOException {
    Map<String, Schema> events = new LinkedHashMap<>();
    for (Schema event : GameEvent.getClassSchema().getField("body").schema().getTypes()) {
      events.put(event.getName(), event);
    }
    StringBuilder page = new StringBuilder();
    for (String file : CHAPTERS.keySet()) {
      page.append("\n## ").append(CHAPTERS.get(file)).append("\n\n");
      RECORD
          .matcher(Files.readString(schemas.resolve(file)))
          .results()
          .map(found -> events.remove(found.group(1)))
          .filter(event -> event != null)
          .forEach(event -> page.append(line(event)));
    }
    if (!events.isEmpty()) {
      throw new IllegalStateException(
          Text.of("expected every event in a list but not %s", events.keySet()));
    }
    return page.toString();
  }

  private static String line(Schema event) {
    List<String> fields = new ArrayList<>();
    for (Schema.Field field : event.getFields()) {
      doc(field.doc(), event.getName() + "." + field.name());
      fields.add(field.name());
    }
    String happened =
        FIRST_SENTENCE
            .matcher(doc(event.getDoc(), event.getName()))
            .results()
            .map(found -> found.group().replaceAll("\\s+", " "))
            .findFirst()
            .orElseThrow();
    return Text.of(
        "- `%s`%s: %s\n",
        event.getName(), fields.isEmpty() ? "" : " (" + String.join(", ", fields) + ")", happened);
  }

  private static String doc(String doc, String where) {
    if (doc == null || doc.isBlank()) {
      throw new IllegalStateException(Text.of("expected a doc of %s but it has none", where));
    }
    return doc.strip();
  }
}
