package org.wardiary.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The OpenAPI description of the addresses, and what it requires of an answer. */
public final class OpenApiDescription {

  private final JsonNode document;

  /** The description that a server gives. */
  public OpenApiDescription(byte[] json) throws IOException {
    document = new ObjectMapper().readTree(json);
  }

  /** All templates of paths, e.g. {@code /games/{id}.json}. */
  List<String> templates() {
    List<String> names = new ArrayList<>();
    document.get("paths").fieldNames().forEachRemaining(names::add);
    return names;
  }

  /** The one template that describes a path. */
  String template(String path) {
    List<String> fitting = templates().stream().filter(name -> fits(name, path)).toList();
    List<String> exact = fitting.stream().filter(name -> !name.contains("{")).toList();
    List<String> best = exact.isEmpty() ? fitting : exact;
    assertThat(best).as(path).hasSize(1);
    return best.get(0);
  }

  private static boolean fits(String template, String path) {
    StringBuilder pattern = new StringBuilder();
    for (String part : template.split("(?=\\{)|(?<=\\})")) {
      pattern.append(part.startsWith("{") ? "[^/.]+" : Pattern.quote(part));
    }
    return path.matches(pattern.toString());
  }

  /** The media type that a path's answer should have. */
  String type(String template) {
    return content(template, "200").fieldNames().next();
  }

  private JsonNode content(String template, String status) {
    JsonNode path = document.at("/paths").get(template);
    String method = path.has("get") && path.at("/get/responses").has(status) ? "get" : "post";
    return path.get(method).get("responses").get(status).get("content");
  }

  /** Fails unless a JSON answer with a status is as the description says. */
  public void check(String template, String status, JsonNode answer) {
    JsonNode schema = content(template, status).elements().next().get("schema");
    check(template, schema, answer);
  }

  private void check(String place, JsonNode given, JsonNode value) {
    JsonNode schema =
        given.has("$ref") ? document.at(given.get("$ref").asText().substring(1)) : given;
    assertThat(types(schema.get("type"))).as(place).contains(type(value));
    for (JsonNode name : schema.path("required")) {
      assertThat(value.has(name.asText())).as("%s has %s", place, name).isTrue();
    }
    JsonNode more = schema.path("additionalProperties");
    for (var field : value.properties()) {
      String inner = place + "." + field.getKey();
      JsonNode known = schema.path("properties").path(field.getKey());
      if (!known.isMissingNode()) {
        check(inner, known, field.getValue());
      } else if (more.isObject()) {
        check(inner, more, field.getValue());
      } else {
        assertThat(more.isMissingNode()).as("%s is described", inner).isTrue();
      }
    }
    if (value.isArray()) {
      value.forEach(item -> check(place + "[]", schema.get("items"), item));
    }
  }

  private static List<String> types(JsonNode type) {
    List<String> types = new ArrayList<>();
    (type.isArray() ? type : new ObjectMapper().createArrayNode().add(type))
        .forEach(name -> types.add(name.asText()));
    if (types.contains("number")) {
      types.add("integer");
    }
    return types;
  }

  private static String type(JsonNode value) {
    if (value.isIntegralNumber()) {
      return "integer";
    }
    return switch (value.getNodeType()) {
      case NUMBER -> "number";
      case STRING -> "string";
      case BOOLEAN -> "boolean";
      case ARRAY -> "array";
      case OBJECT -> "object";
      default -> "null";
    };
  }
}
