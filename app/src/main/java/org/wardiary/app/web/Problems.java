package org.wardiary.app.web;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Errors as JSON (RFC 9457). */
final class Problems {

  private Problems() {}

  static String json(HttpProblem refusal) {
    ObjectNode json =
        JsonNodeFactory.instance
            .objectNode()
            .put("type", "about:blank")
            .put("title", refusal.title())
            .put("status", refusal.status())
            .put("detail", refusal.getMessage());
    if (!refusal.rule().isEmpty()) {
      json.put("rule", refusal.rule());
    }
    if (!refusal.nearest().isEmpty()) {
      refusal.nearest().forEach(json.putArray("nearest")::add);
    }
    return json + "\n";
  }
}
