package org.wardiary.app.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.wardiary.events.text.Text;

/** The body of a request: a JSON object, sent by the site's own pages, not too long or too slow. */
final class JsonBody {

  /** Greatest length in bytes. */
  private static final int LONGEST = 64 << 10;

  /** How long it may take to arrive, so that slow clients do not keep threads from others. */
  private static final Duration SLOWEST = Duration.ofSeconds(10);

  private static final int PART = 8 << 10;
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private JsonBody() {}

  /**
   * Requires, before the body is read, that a request is JSON from a page of this site; other pages
   * cannot send JSON without a preflight.
   *
   * @throws HttpProblem if it is not
   */
  static void require(Context context) {
    String type = Optional.ofNullable(context.req().getContentType()).orElse("");
    if (!type.toLowerCase(Locale.ROOT)
        .replace(" ", "")
        .matches("application/json(;charset=utf-8)?")) {
      throw new HttpProblem(415, Text.of("expected application/json but got '%s'", shown(type)));
    }
    String host = Optional.ofNullable(context.header("Host")).orElse("");
    String origin = Optional.ofNullable(context.header("Origin")).orElse("");
    String fetched = Optional.ofNullable(context.header("Sec-Fetch-Site")).orElse("same-origin");
    boolean own = origin.isEmpty() || origin.replaceFirst("^https?://", "").equalsIgnoreCase(host);
    if (!own || !fetched.equals("same-origin")) {
      throw new HttpProblem(403, "expected a request of this site's own pages but got another");
    }
    if (context.req().getContentLengthLong() > LONGEST) {
      throw tooLong();
    }
  }

  /**
   * Reads it.
   *
   * @throws HttpProblem if it is no JSON object, too long or too slow
   */
  static JsonNode read(Context context) {
    try {
      JsonNode request = MAPPER.readTree(bytes(context));
      if (!request.isObject()) {
        throw new HttpProblem(400, "expected a JSON object but got something else");
      }
      return request;
    } catch (JsonProcessingException e) {
      throw new HttpProblem(400, "expected a JSON object but got something else");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] bytes(Context context) throws IOException {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    long start = System.nanoTime();
    byte[] part = new byte[PART];
    try (InputStream in = context.req().getInputStream()) {
      for (int read = in.read(part); read >= 0; read = in.read(part)) {
        body.write(part, 0, read);
        if (body.size() > LONGEST) {
          throw tooLong();
        }
        if (System.nanoTime() - start > SLOWEST.toNanos()) {
          throw new HttpProblem(
              408,
              Text.of(
                  "expected the whole request within %d s but got %d bytes of it",
                  SLOWEST.toSeconds(), body.size()));
        }
      }
    }
    return body.toByteArray();
  }

  private static HttpProblem tooLong() {
    return new HttpProblem(413, Text.of("expected at most %d bytes but got more", LONGEST));
  }

  private static String shown(String text) {
    return text.length() <= 60 ? text : text.substring(0, 60) + "...";
  }
}
