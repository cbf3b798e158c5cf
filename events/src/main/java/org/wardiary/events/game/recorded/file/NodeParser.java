package org.wardiary.events.game.recorded.file;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.events.text.Characters;
import org.wardiary.events.text.StrictJson;
import org.wardiary.events.text.Text;

/** Reads JSON with comments and commas after the last value, and keeps each value's place. */
final class NodeParser {

  private static final int DEEPEST = 20;
  private static final int LONGEST_NUMBER = 20;
  private static final BigDecimal MOST = BigDecimal.valueOf(1_000_000_000);
  private static final int MOST_DECIMALS = 6;

  private static final JsonFactory JSON =
      JsonFactory.builder()
          .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
          .enable(JsonReadFeature.ALLOW_TRAILING_COMMA)
          .build();

  private final String file;
  private final JsonParser parser;

  private NodeParser(String file, JsonParser parser) {
    this.file = file;
    this.parser = parser;
  }

  /**
   * Reads a text that is one value.
   *
   * @param file the name that errors give
   * @throws BadGameFile if it is no JSON
   */
  static Node read(String file, String text) {
    try (JsonParser parser = JSON.createParser(text)) {
      return new NodeParser(file, parser).whole();
    } catch (JsonProcessingException e) {
      throw BadGameFile.at(
          new BadGameFile.At(file, mark(e.getLocation()), ""),
          "expected JSON but got " + StrictJson.reason(e));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Mark mark(JsonLocation at) {
    return at == null ? Mark.BEGIN : new Mark(at.getLineNr(), at.getColumnNr());
  }

  private Node whole() throws IOException {
    if (parser.nextToken() == null) {
      throw bad(Mark.BEGIN, "", "expected a game file, an object in { }, but got an empty file");
    }
    Node root = value("", 0);
    if (parser.nextToken() != null) {
      throw bad(here(), "", "expected the end of the file after the last } but got more");
    }
    return root;
  }

  private Mark here() {
    return mark(parser.currentTokenLocation());
  }

  private BadGameFile bad(Mark mark, String path, String reason) {
    return BadGameFile.at(new BadGameFile.At(file, mark, path), reason);
  }

  private Node value(String path, int depth) throws IOException {
    if (depth > DEEPEST) {
      throw bad(here(), path, Text.of("expected at most %d values in one another", DEEPEST));
    }
    Mark mark = here();
    JsonToken token = parser.currentToken();
    return switch (token) {
      case START_OBJECT -> fields(mark, path, depth);
      case START_ARRAY -> items(mark, path, depth);
      case VALUE_STRING -> new Node.Words(mark.plus(1), line(mark, path, parser.getText()));
      case VALUE_TRUE, VALUE_FALSE -> new Node.Flag(mark, token == JsonToken.VALUE_TRUE);
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new Node.Amount(mark, number(mark, path));
      default -> new Node.Nothing(mark);
    };
  }

  private String line(Mark mark, String path, String text) {
    Characters.faultOfLine(text)
        .ifPresent(
            fault -> {
              throw bad(mark, path, "expected a line of text but it has " + fault);
            });
    return text;
  }

  private BigDecimal number(Mark mark, String path) throws IOException {
    String text = parser.getText();
    // before the conversion, because the digits of 1e999999999 must never be expanded
    if (text.length() <= LONGEST_NUMBER && text.indexOf('e') < 0 && text.indexOf('E') < 0) {
      BigDecimal value = new BigDecimal(text);
      if (value.abs().compareTo(MOST) <= 0 && value.scale() <= MOST_DECIMALS) {
        return value;
      }
    }
    throw bad(
        mark,
        path,
        Text.of(
            "expected a number from -%s to %s with at most %d decimals but got %s",
            MOST, MOST, MOST_DECIMALS, BadGameFile.shown(text)));
  }

  private Node fields(Mark mark, String path, int depth) throws IOException {
    Map<String, Node> values = new LinkedHashMap<>();
    Map<String, Mark> keys = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      Mark at = here();
      String key = line(at, path, parser.currentName());
      String below = path.isEmpty() ? key : path + "." + key;
      if (keys.put(key, at) != null) {
        throw bad(at, below, "expected each key once but got it twice");
      }
      parser.nextToken();
      values.put(key, value(below, depth + 1));
    }
    return new Node.Fields(
        mark, Collections.unmodifiableMap(values), Collections.unmodifiableMap(keys));
  }

  private Node items(Mark mark, String path, int depth) throws IOException {
    List<Node> values = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      values.add(value(path + "[" + values.size() + "]", depth + 1));
    }
    return new Node.Items(mark, Collections.unmodifiableList(values));
  }
}
