package org.wardiary.app.option;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.wardiary.events.text.Characters;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Tags of a record that options give, each once, in the order in which they are given. Mutable. */
public final class TagValues {

  private final CommandSpec spec;
  private final Map<String, String> values = new LinkedHashMap<>();

  /**
   * Creates an instance without tags.
   *
   * @param spec the command, for errors of usage
   */
  public TagValues(CommandSpec spec) {
    this.spec = spec;
  }

  /**
   * Adds a tag.
   *
   * @throws ParameterException if it was given before, or its value is not valid text
   */
  public void put(String tag, String value) {
    if (!Text.isReadable(value)) {
      throw new ParameterException(
          spec.commandLine(),
          Text.of("expected a value in UTF-8 for tag %s but got '%s'", tag, value));
    }
    Optional<String> fault = Characters.faultOfLine(value);
    if (fault.isPresent()) {
      throw new ParameterException(
          spec.commandLine(),
          Text.of("expected a line of text for tag %s but got %s", tag, fault.get()));
    }
    if (values.putIfAbsent(tag, value) != null) {
      throw new ParameterException(
          spec.commandLine(), Text.of("expected each tag once but %s is named twice", tag));
    }
  }

  /**
   * Adds a tag that is written {@code NAME=VALUE}.
   *
   * @throws ParameterException if it is not written like this, was given before, or its value is
   *     not valid text
   */
  public void put(String tag) {
    int at = tag.indexOf('=');
    if (at <= 0) {
      throw new ParameterException(
          spec.commandLine(), Text.of("expected a tag as NAME=VALUE but got '%s'", tag));
    }
    put(tag.substring(0, at), tag.substring(at + 1));
  }

  /** A copy of all tags so far, by name. */
  public Map<String, String> all() {
    return new LinkedHashMap<>(values);
  }
}
