package org.wardiary.reports.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import org.wardiary.analytics.filter.QueryParameter;

/** The parameters of a filter as OpenAPI 3 query parameters. */
public final class ParametersJson {

  private ParametersJson() {}

  /** A parameter object for each; all parameters are optional and may be given several times. */
  public static ArrayNode openApi() {
    ArrayNode parameters = JsonNodeFactory.instance.arrayNode();
    for (QueryParameter parameter : QueryParameter.values()) {
      parameters.add(
          openApi(parameter.parameter(), "only " + parameter.description(), parameter.choices()));
    }
    return parameters;
  }

  private static ObjectNode openApi(String name, String description, Collection<String> choices) {
    ObjectNode object = JsonNodeFactory.instance.objectNode();
    object.put("name", name);
    object.put("in", "query");
    object.put("required", false);
    object.put("description", description);
    // player=Ann&player=Bob, not player=Ann,Bob: a name may have a comma
    object.put("style", "form");
    object.put("explode", true);
    ObjectNode schema = object.putObject("schema");
    schema.put("type", "array");
    ObjectNode items = schema.putObject("items");
    items.put("type", "string");
    // a kind of game may be given by a part of its name
    if (!choices.isEmpty() && !name.equals(QueryParameter.GAME.parameter())) {
      choices.forEach(items.putArray("enum")::add);
    }
    return object;
  }
}
