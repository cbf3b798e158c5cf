package org.wardiary.events.text;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads JSON files written by people: rejects duplicate fields, trailing content and texts with
 * characters that no line may have, and keeps numbers exactly as written.
 */
public final class StrictJson {

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .build();

  /** Parts of the parser's messages: where a bracket was opened, and how to change its settings. */
  private static final Pattern FOR_PROGRAMMERS =
      Pattern.compile(
          " \\([^(\\[]*\\[Source: [^\\]]*\\]\\)|, from `[^`]*`|: enable `[^`]*` to allow"
              + "| \\(not recognized as one since Feature[^)]*\\)");

  private static final int SHOWN = 40;

  private StrictJson() {}

  /**
   * Parses a JSON text.
   *
   * @return the root, a missing node if the text is empty
   * @throws JsonProcessingException if it is not JSON; its location may be unknown
   */
  public static JsonNode read(String text) throws JsonProcessingException {
    try {
      JsonNode root = MAPPER.readTree(text);
      requireText(root);
      return root;
    } catch (MismatchedInputException e) {
      // its own message names Jackson's setting
      throw new JsonParseException(
          null, "Unexpected content after the end of the first value", e.getLocation(), e);
    } catch (NumberFormatException e) {
      // for an exponent that is too long, Jackson lets the NumberFormatException through
      throw new JsonParseException(null, "a number whose exponent has too many digits", e);
    }
  }

  private static void requireText(JsonNode node) throws JsonProcessingException {
    for (Map.Entry<String, JsonNode> field : node.properties()) {
      requireText(field.getKey());
    }
    if (node.isTextual()) {
      requireText(node.textValue());
    }
    for (JsonNode part : node) {
      requireText(part);
    }
  }

  private static void requireText(String text) throws JsonProcessingException {
    Optional<String> fault = Characters.faultOfLine(text);
    if (fault.isPresent()) {
      String where = "%s in the text '%s'";
      throw new JsonParseException(
          null, Text.of(where, fault.get(), Characters.printable(Text.cut(text, SHOWN))));
    }
  }

  /** Describes why a text is not JSON, in a line, without what only concerns the parser's users. */
  public static String reason(JsonProcessingException e) {
    String line = e.getOriginalMessage().lines().findFirst().orElse("something else");
    return FOR_PROGRAMMERS.matcher(line).replaceAll("");
  }

  /**
   * Describes why a text is not JSON, and where: {@code Duplicate field 'name' at line 2, column
   * 9}.
   */
  public static String problem(JsonProcessingException e) {
    String message = reason(e);
    JsonLocation at = e.getLocation();
    return at == null
        ? message
        : Text.of("%s at line %d, column %d", message, at.getLineNr(), at.getColumnNr());
  }
}
