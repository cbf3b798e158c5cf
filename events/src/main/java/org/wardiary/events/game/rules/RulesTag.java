package org.wardiary.events.game.rules;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;
import org.wardiary.events.text.Text;

/**
 * The tag {@code Rules} of a record of a game that was not played by the standard rules: {@code
 * NAME sha256:DIGEST PARAMETER=VALUE …}. It holds all changes, so that the game can be refereed
 * without a file; the digest identifies the rules and detects errors in the rest.
 */
public final class RulesTag {

  /** The tag's name. */
  public static final String NAME = "Rules";

  private static final String DIGEST = "sha256:";
  private static final int LEAST_WORDS = 3;

  private RulesTag() {}

  /** The tag's value for rules that are not standard. */
  public static String write(RuleSet rules) {
    StringBuilder out = new StringBuilder(rules.name());
    out.append(' ').append(DIGEST).append(rules.digest());
    rules.changes().forEach(change -> out.append(' ').append(change.text()));
    return out.toString();
  }

  /**
   * The rules that a tag's value describes.
   *
   * @throws BadRules if the value describes no rules or has the wrong digest
   */
  public static RuleSet read(String value, Parameters parameters) {
    String[] words = value.split(" ", -1);
    if (words.length < LEAST_WORDS || !words[1].startsWith(DIGEST)) {
      throw new BadRules(
          "",
          "",
          Text.of(
              "expected 'NAME sha256:DIGEST PARAMETER=VALUE …', as 'wardiary simulate --rules'"
                  + " writes it, but %s is '%s'",
              NAME, Shown.of(value)));
    }
    Map<String, Integer> changed = new LinkedHashMap<>();
    for (int i = 2; i < words.length; i++) {
      change(words[i], parameters, changed);
    }
    RuleSet rules = RuleSet.of(parameters, words[0], changed);
    String due = DIGEST + rules.digest();
    if (!due.equals(words[1])) {
      throw new BadRules(
          "", "", Text.of("expected %s for these changes but got %s", due, Shown.of(words[1])));
    }
    if (!write(rules).equals(value)) {
      throw new BadRules(
          "", "", Text.of("expected '%s' but %s is '%s'", write(rules), NAME, value));
    }
    return rules;
  }

  /**
   * The rules of a game by its tag.
   *
   * @param tag the tag's value; empty for the standard rules
   * @throws BadRules if the value describes no rules or has the wrong digest
   */
  public static RuleSet of(String tag, Parameters parameters) {
    return tag.isEmpty() ? RuleSet.standard(parameters) : read(tag, parameters);
  }

  private static void change(String word, Parameters parameters, Map<String, Integer> changed) {
    int equals = word.indexOf('=');
    if (equals < 0) {
      throw new BadRules("", "", Text.of("expected PARAMETER=VALUE but got '%s'", Shown.of(word)));
    }
    String name = word.substring(0, equals);
    String text = word.substring(equals + 1);
    Parameter parameter = parameters.find(name).orElseThrow(() -> parameters.unknown(name));
    OptionalInt number = number(parameter, text);
    if (number.isEmpty()) {
      throw parameter.bad("'" + Shown.of(text) + "'");
    }
    if (changed.put(name, number.getAsInt()) != null) {
      throw new BadRules("", "", Text.of("expected '%s' once but it stands twice", name));
    }
  }

  private static OptionalInt number(Parameter parameter, String text) {
    if (parameter.form() == Parameter.Form.SWITCH) {
      return switch (text) {
        case "true" -> OptionalInt.of(1);
        case "false" -> OptionalInt.of(0);
        default -> OptionalInt.empty();
      };
    }
    try {
      return OptionalInt.of(Integer.parseInt(text));
    } catch (NumberFormatException e) {
      return OptionalInt.empty();
    }
  }
}
