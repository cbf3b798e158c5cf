package org.wardiary.reports.web;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;

/** Errors as JSON (RFC 9457). */
final class Problems {

  private Problems() {}

  static String json(Refusal refusal) {
    return JsonNodeFactory.instance
            .objectNode()
            .put("type", "about:blank")
            .put("title", refusal.title())
            .put("status", refusal.status())
            .put("detail", refusal.getMessage())
        + "\n";
  }
}
