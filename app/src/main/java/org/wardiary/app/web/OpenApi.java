package org.wardiary.app.web;

import org.wardiary.events.text.Resources;

/** The description of the HTTP API (OpenAPI 3.1), a resource written by hand. */
final class OpenApi {

  static final String PATH = "openapi.json";

  private static final Answer ANSWER = Answer.file(PATH, Resources.bytes(OpenApi.class, PATH));

  private OpenApi() {}

  static Answer answer() {
    return ANSWER;
  }
}
