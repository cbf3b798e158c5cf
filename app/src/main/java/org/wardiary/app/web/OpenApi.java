package org.wardiary.app.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The description of the HTTP API (OpenAPI 3.1), a resource written by hand. */
final class OpenApi {

  static final String PATH = "openapi.json";

  private static final Answer ANSWER = Answer.file(PATH, read());

  private OpenApi() {}

  static Answer answer() {
    return ANSWER;
  }

  private static byte[] read() {
    try (InputStream in = OpenApi.class.getResourceAsStream(PATH)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
