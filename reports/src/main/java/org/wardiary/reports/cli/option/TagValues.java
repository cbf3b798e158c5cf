package org.wardiary.reports.cli.option;

import java.util.LinkedHashMap;
import java.util.Map;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Tags of a record that options name, each once, in the order in which they are named. Mutable. */
public final class TagValues {

  private final CommandSpec spec;
  private final Map<String, String> values = new LinkedHashMap<>();

  /**
   * None yet.
   *
   * @param spec the command, for its usage
   */
  public TagValues(CommandSpec spec) {
    this.spec = spec;
  }

  /**
   * Adds a tag.
   *
   * @throws ParameterException if it has been named before, or holds what is no text
   */
  public void put(String tag, String value) {
    if (!Text.isReadable(value)) {
      throw new ParameterException(
          spec.commandLine(),
          Text.of("expected a value in UTF-8 for tag %s but got '%s'", tag, value));
    }
    if (values.putIfAbsent(tag, value) != null) {
      throw new ParameterException(
          spec.commandLine(), Text.of("expected each tag once but %s is named twice", tag));
    }
  }

  /**
   * Adds a tag that is written {@code NAME=VALUE}.
   *
   * @throws ParameterException if it is not, or has been named before
   */
  public void put(String tag) {
    int at = tag.indexOf('=');
    if (at <= 0) {
      throw new ParameterException(
          spec.commandLine(), Text.of("expected a tag as NAME=VALUE but got '%s'", tag));
    }
    put(tag.substring(0, at), tag.substring(at + 1));
  }

  /** All tags so far, by name. */
  public Map<String, String> all() {
    return new LinkedHashMap<>(values);
  }
}
