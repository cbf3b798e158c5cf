package org.wardiary.events.game.rules;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.wardiary.events.text.StrictJson;
import org.wardiary.events.text.Text;

/**
 * A variant file: {@code {"game": ID, "name": NAME, "rules": {PARAMETER: VALUE, …}}}. Parameters
 * that it does not name have their standard values.
 */
public final class RulesFile {

  /** Largest size of a file, in bytes. */
  public static final int LARGEST = 1 << 16;

  private static final List<String> FIELDS = List.of("game", "name", "rules");

  private RulesFile() {}

  /**
   * Reads a file.
   *
   * @param text its whole text
   * @param games gives the parameters of the game with an id, or throws if there is no such game
   * @throws BadRules if the text does not describe rules of a game
   */
  public static RuleSet read(String text, Function<String, Parameters> games) {
    if (text.startsWith("\uFEFF")) {
      throw new BadRules("", "", "expected JSON in UTF-8 without a byte order mark but got one");
    }
    JsonNode root = parse(text);
    if (root.isMissingNode() || !root.isObject()) {
      throw new BadRules(
          "", "", "expected an object with game, name and rules but got " + what(root));
    }
    for (Map.Entry<String, JsonNode> field : root.properties()) {
      if (!FIELDS.contains(field.getKey())) {
        throw new BadRules(
            "",
            "",
            Text.of(
                "expected the fields game, name and rules but got '%s'", Shown.of(field.getKey())));
      }
    }
    Parameters parameters = games.apply(text(root, "game"));
    return RuleSet.of(parameters, text(root, "name"), changed(root.path("rules"), parameters));
  }

  private static JsonNode parse(String text) {
    try {
      return StrictJson.read(text);
    } catch (JsonProcessingException e) {
      throw new BadRules("", "", "expected JSON but got " + StrictJson.problem(e));
    }
  }

  private static String text(JsonNode root, String field) {
    JsonNode value = root.path(field);
    if (!value.isTextual()) {
      throw new BadRules(field, "", "expected a text but got " + what(value));
    }
    return value.textValue();
  }

  private static Map<String, Integer> changed(JsonNode rules, Parameters parameters) {
    if (!rules.isObject()) {
      throw new BadRules("rules", "", "expected an object but got " + what(rules));
    }
    Map<String, Integer> values = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> field : rules.properties()) {
      String name = field.getKey();
      Parameter parameter = parameters.find(name).orElseThrow(() -> parameters.unknown(name));
      values.put(name, value(parameter, field.getValue()));
    }
    return values;
  }

  private static int value(Parameter parameter, JsonNode node) {
    if (parameter.form() == Parameter.Form.SWITCH && node.isBoolean()) {
      return node.booleanValue() ? 1 : 0;
    }
    boolean number = parameter.form() == Parameter.Form.NUMBER && node.isIntegralNumber();
    if (!number || !node.canConvertToInt() || !parameter.allows(node.intValue())) {
      throw parameter.bad(what(node));
    }
    return node.intValue();
  }

  private static String what(JsonNode node) {
    return node.isMissingNode() ? "nothing" : Shown.of(node.toString());
  }

  /** A file in canonical form that names every parameter, one per line; lines end in LF. */
  public static String write(RuleSet rules) {
    StringBuilder out = new StringBuilder("{\n");
    out.append(Text.of("  \"game\": \"%s\",\n", rules.parameters().game()));
    out.append(Text.of("  \"name\": \"%s\",\n", rules.isStandard() ? "mine" : rules.name()));
    out.append("  \"rules\": {");
    String divider = "\n";
    for (Parameter parameter : rules.parameters().all()) {
      out.append(divider);
      out.append(
          Text.of(
              "    \"%s\": %s", parameter.name(), parameter.text(rules.number(parameter.name()))));
      divider = ",\n";
    }
    return out.append("\n  }\n}\n").toString();
  }
}
