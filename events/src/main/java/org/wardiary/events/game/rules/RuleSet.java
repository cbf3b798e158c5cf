package org.wardiary.events.game.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.wardiary.events.text.Digest;
import org.wardiary.events.text.Text;

/** A value for each parameter of a game. Immutable. */
public final class RuleSet {

  /** The names that a rule set may have. */
  static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,39}");

  private static final String STANDARD = "standard";

  private final Parameters parameters;
  private final String name;
  private final int[] values;
  private final List<Change> changes;
  private final String digest;

  private RuleSet(Parameters parameters, String name, int[] values) {
    this.parameters = parameters;
    this.name = name;
    this.values = values;
    this.changes = changes(parameters, values);
    this.digest = digest(parameters, changes);
  }

  /**
   * A parameter with another value than the standard one.
   *
   * @param parameter the parameter
   * @param value its value
   */
  public record Change(Parameter parameter, int value) {

    /** The change as tags give it, e.g. {@code turn-limit=12}. */
    public String text() {
      return parameter.name() + "=" + parameter.text(value);
    }
  }

  /** The rules of the rulebook. */
  public static RuleSet standard(Parameters parameters) {
    return new RuleSet(parameters, STANDARD, parameters.standard());
  }

  /**
   * A named rule set with changed values.
   *
   * @param changed values by parameter name; all other parameters have their standard values
   * @throws BadRules if a value or the name is not allowed
   */
  public static RuleSet of(Parameters parameters, String name, Map<String, Integer> changed) {
    if (!NAME.matcher(name).matches() || name.equalsIgnoreCase(STANDARD)) {
      throw new BadRules(
          "name",
          "",
          Text.of(
              "expected a name of 1 to 40 letters, digits, '.', '_' and '-' that begins with a letter"
                  + " or digit and is not '%s' but got '%s'",
              STANDARD, Shown.of(name)));
    }
    int[] values = parameters.standard();
    changed.forEach(
        (key, value) -> {
          Parameter parameter = parameters.find(key).orElseThrow(() -> parameters.unknown(key));
          if (!parameter.allows(value)) {
            throw parameter.bad(parameter.text(value));
          }
          values[parameters.index(key)] = value;
        });
    return new RuleSet(parameters, name, values);
  }

  /** The parameters to which this rule set gives values. */
  public Parameters parameters() {
    return parameters;
  }

  /** Name of the rule set; {@code standard} if nothing is changed. */
  public String name() {
    return isStandard() ? STANDARD : name;
  }

  /**
   * The value of a parameter; 0 or 1 for a switch. Meant for setting up a game, too slow during
   * play.
   */
  public int number(String parameter) {
    return values[parameters.index(parameter)];
  }

  /** Whether a switch is on. */
  public boolean has(String parameter) {
    return number(parameter) != 0;
  }

  /** Whether these are the rules of the rulebook. */
  public boolean isStandard() {
    return changes.isEmpty();
  }

  /** The values that are not standard, in the order of the parameters. */
  public List<Change> changes() {
    return changes;
  }

  private static List<Change> changes(Parameters parameters, int[] values) {
    List<Change> changes = new ArrayList<>();
    for (int i = 0; i < values.length; i++) {
      Parameter parameter = parameters.all().get(i);
      if (values[i] != parameter.standard()) {
        changes.add(new Change(parameter, values[i]));
      }
    }
    return List.copyOf(changes);
  }

  /** SHA-256 in hex of the game's id and the changes, one line each; independent of the name. */
  public String digest() {
    return digest;
  }

  private static String digest(Parameters parameters, List<Change> changes) {
    StringBuilder text = new StringBuilder(parameters.game()).append('\n');
    changes.forEach(change -> text.append(change.text()).append('\n'));
    return Digest.hex(text.toString());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RuleSet rules
        && rules.parameters.game().equals(parameters.game())
        && Arrays.equals(rules.values, values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return isStandard() ? STANDARD : RulesTag.write(this);
  }
}
