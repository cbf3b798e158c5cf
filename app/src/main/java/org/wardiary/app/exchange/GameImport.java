package org.wardiary.app.exchange;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.CharConversionException;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.function.Consumer;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Importer;
import org.wardiary.events.record.DamagedData;
import org.wardiary.events.record.Problem;
import org.wardiary.events.text.Characters;
import org.wardiary.events.text.StrictJson;
import org.wardiary.events.text.Text;

/**
 * Reads an array of published games one by one and converts them into records. Not thread-safe.
 *
 * @param site the site that published the games, one of {@link #sites}
 * @param file its name for messages
 * @param records receives each record in its canonical form
 * @param notes receives a message for each game that is converted without its date
 * @param problems receives a message for each game that cannot be converted, and for JSON that
 *     cannot be read to its end
 */
public record GameImport(
    String site,
    String file,
    Consumer<String> records,
    Consumer<String> notes,
    Consumer<String> problems) {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** The sites from which games of some kind can be imported, sorted. */
  public static List<String> sites() {
    return Games.all().stream()
        .flatMap(game -> game.importers().stream())
        .map(Importer::site)
        .distinct()
        .sorted()
        .toList();
  }

  /**
   * Reads the whole array; it may be empty.
   *
   * @throws IOException if the bytes cannot be read
   */
  public void read(InputStream in) throws IOException {
    try (JsonParser parser = JSON.getFactory().createParser(in)) {
      if (parser.nextToken() != JsonToken.START_ARRAY) {
        problems.accept(
            Text.of("%s: expected a JSON array of games but got something else", place(parser)));
        return;
      }
      int number = 0;
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        JsonNode game = JSON.readTree(parser);
        convert(++number, game);
      }
      if (parser.nextToken() != null) {
        problems.accept(
            Text.of("%s: expected the end after the array but found more", place(parser)));
      }
    } catch (JsonProcessingException e) {
      JsonLocation at = e.getLocation();
      problems.accept(
          Text.of(
              "%s:%d:%d: expected JSON but: %s",
              file,
              at == null ? 1 : at.getLineNr(),
              at == null ? 1 : at.getColumnNr(),
              Characters.printable(StrictJson.reason(e))));
    } catch (CharConversionException e) {
      String reason = "%s: expected JSON but: %s";
      problems.accept(Text.of(reason, file, Characters.printable(e.getMessage())));
    } catch (DamagedData e) {
      problems.accept(Text.of("%s: %s", file, e.getMessage()));
    }
  }

  private String place(JsonParser parser) {
    JsonLocation at = parser.currentTokenLocation();
    return Text.of("%s:%d:%d", file, Math.max(1, at.getLineNr()), Math.max(1, at.getColumnNr()));
  }

  private void convert(int number, JsonNode game) {
    try {
      PublishedGame published = PublishedGame.of(game);
      String record = new GameConversion(published, site).record();
      records.accept(record);
      if (!published.begun().isEmpty() && !record.contains("\n[Date \"")) {
        String reason = "note: expected an ISO date but got '%s'; the record has no date";
        notes.accept(message(number, game, Text.of(reason, Problem.shown(published.begun()))));
      }
    } catch (NotImported e) {
      problems.accept(message(number, game, e.getMessage()));
    }
  }

  private String message(int number, JsonNode game, String text) {
    String id = PublishedGame.id(game);
    String of = id.isEmpty() ? "" : " (" + Problem.shown(id) + ")";
    return Text.of("%s: game %d%s: %s", file, number, of, Characters.printable(text));
  }
}
