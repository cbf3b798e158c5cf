package org.wardiary.events.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.avro.Schema;
import org.wardiary.events.event.EventBatch;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.text.Text;

/** Writes the page of all events from the docs in their schemas. */
final class EventsPage {

  /**
   * A chapter of the page.
   *
   * @param file schema file that declares its events
   * @param title heading
   * @param note how its game uses the events common to all games; may be empty
   */
  private record Chapter(String file, String title, String note) {}

  private static final List<Chapter> CHAPTERS =
      List.of(
          new Chapter("common.avdl", "Events of all games", ""),
          new Chapter("squares.avdl", "Events of SQUARES, both variants", ""),
          new Chapter(
              "generals-view.avdl",
              "Events of A General's View",
              """
              Of the events of all games it uses `UnitMoved` with way "step" for each step, `UnitEliminated` with cause
              "attacker" or "attacked" and one point, and `ChanceDrawn` with reason "battle" before each `DuelFought`.
              """),
          new Chapter("on-the-square.avdl", "Events of Wargaming on the Square", ""));

  private static final Pattern RECORD = Pattern.compile("(?m)^record (\\w+)");

  private static final String INTRODUCTION =
      """
      # Events

      What the log holds: events on the topic `wardiary.events`, key the game's id, value the envelope with the event as
      its body, in Avro's single-object encoding. Events that one command brings about share messages
      ([log.md](log.md#batches)). Events are facts: each says what happened with everything resolved, so that no reader
      needs the rules.

      The first event of a game is `GameStarted`, the last `GameEnded`. Between them stand what the rules do before the
      first question, then each `AnswerGiven` followed by its consequences, the last of which is the next
      `QuestionAsked` or the end. The position at ply N is the fold of all events whose `ply` is at most N.

      Where what is recorded of a game was changed, `GameRevised` follows its end and then, unless it was withdrawn, the
      whole game again as it stands since: another edition, with `edition` one higher. A fold starts over there. The last
      edition is the game as corrected, the first one as recorded ([log.md](log.md#editions)).

      A game may be open: it has begun and not ended, and waits for an answer. Comments on it are events of their own,
      `CommentAdded`. Where answers of it are taken back, `GameRevised` breaks its edition off, and another one begins with
      the answers that stay. The game as recorded is then the edition that ended first.

      This page is made from the schemas in `events/src/main/avro`. A test fails when it is stale;
      `mvn -pl events test -Dtest=EventsPageTest -Dgoldens.write=true` writes it anew.
      """;

  private final Path schemas;
  private final StringBuilder page = new StringBuilder();
  private final Set<String> written = new LinkedHashSet<>();

  private EventsPage(Path schemas) {
    this.schemas = schemas;
  }

  /**
   * Returns the page.
   *
   * @param schemas folder of the schema files, which determine the order of the events
   * @throws IllegalStateException if an event has no chapter
   */
  static String write(Path schemas) throws IOException {
    return new EventsPage(schemas).write();
  }

  private String write() throws IOException {
    Map<String, Schema> events = new LinkedHashMap<>();
    for (Schema event : GameEvent.getClassSchema().getField("body").schema().getTypes()) {
      events.put(event.getName(), event);
    }
    page.append(INTRODUCTION).append("\n## The envelope\n\n");
    record(GameEvent.getClassSchema());
    page.append("\n## Several events in one message\n\n");
    record(EventBatch.getClassSchema());
    for (Chapter chapter : CHAPTERS) {
      page.append("\n## ").append(chapter.title()).append('\n');
      page.append(chapter.note().isEmpty() ? "" : "\n" + chapter.note());
      for (String name : declared(chapter.file())) {
        if (events.containsKey(name)) {
          page.append("\n### ").append(name).append("\n\n");
          record(events.remove(name));
        }
      }
    }
    if (!events.isEmpty()) {
      throw new IllegalStateException(
          Text.of(
              "expected every event in a schema file of a chapter but not %s", events.keySet()));
    }
    return page.toString();
  }

  private List<String> declared(String file) throws IOException {
    Matcher records = RECORD.matcher(Files.readString(schemas.resolve(file)));
    return records.results().map(result -> result.group(1)).toList();
  }

  private void record(Schema schema) {
    written.add(schema.getName());
    page.append(doc(schema.getDoc(), schema.getName())).append("\n\n");
    page.append("| field | type | meaning |\n|---|---|---|\n");
    for (Schema.Field field : schema.getFields()) {
      String where = schema.getName() + "." + field.name();
      page.append(
          Text.of(
              "| `%s` | %s | %s |\n",
              field.name(), type(field.schema()), cell(doc(field.doc(), where))));
    }
    schema.getFields().forEach(field -> part(field.schema()));
  }

  /** Describes the record that is a field's type, below the first event that has such a field. */
  private void part(Schema schema) {
    if (schema.getType() == Schema.Type.ARRAY) {
      part(schema.getElementType());
    } else if (schema.getType() == Schema.Type.RECORD && written.add(schema.getName())) {
      page.append(Text.of("\n**%s**: ", schema.getName()));
      record(schema);
    }
  }

  private static String type(Schema schema) {
    return switch (schema.getType()) {
      case ARRAY -> "list of " + type(schema.getElementType());
      case RECORD -> Text.of("`%s`", schema.getName());
      case FIXED -> Text.of("%s bytes", schema.getFixedSize());
      case UNION -> "one of the events below";
      case STRING -> "text";
      case INT, LONG -> "whole number";
      case BOOLEAN -> "yes or no";
      case BYTES -> "bytes";
      case MAP, ENUM, FLOAT, DOUBLE, NULL ->
          throw new IllegalStateException(
              "expected a type that events use but got " + schema.getType());
    };
  }

  private static String doc(String doc, String where) {
    if (doc == null || doc.isBlank()) {
      throw new IllegalStateException(Text.of("expected a doc of %s but it has none", where));
    }
    return doc.strip().replaceAll("\\s+", " ");
  }

  private static String cell(String text) {
    return text.replace("|", "\\|");
  }
}
