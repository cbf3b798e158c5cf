package org.wardiary.events.text;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** JSON of files that people write: no field twice, nothing behind it, numbers as they stand. */
public final class StrictJson {

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .build();

  private StrictJson() {}

  /**
   * Reads a text.
   *
   * @return a missing node if there is nothing in it
   * @throws JsonProcessingException if it is no JSON; of some texts it does not know the place
   */
  public static JsonNode read(String text) throws JsonProcessingException {
    try {
      return MAPPER.readTree(text);
    } catch (NumberFormatException e) {
      // of an exponent that is too long Jackson passes on what the number's own class says
      throw new JsonParseException(null, "a number whose exponent has too many digits", e);
    }
  }

  /**
   * What a text has that is no JSON, and where: {@code Duplicate field 'name' at line 2, column 9}.
   */
  public static String problem(JsonProcessingException e) {
    String message = e.getOriginalMessage().lines().findFirst().orElse("something else");
    JsonLocation at = e.getLocation();
    return at == null
        ? message
        : Text.of("%s at line %d, column %d", message, at.getLineNr(), at.getColumnNr());
  }
}
