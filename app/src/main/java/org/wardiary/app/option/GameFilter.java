package org.wardiary.app.option;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.analytics.filter.BadQuery;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.filter.QueryParameter;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.IGetter;
import picocli.CommandLine.Model.ISetter;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Options that select the archived games that a command is about; without them, all games. */
@Command
public final class GameFilter {

  private final Map<String, Values> given = new LinkedHashMap<>();
  private CommandSpec command;

  /** Adds an option to the command for each parameter of a query. */
  @Spec(Spec.Target.MIXEE)
  void mixInto(CommandSpec mixee) {
    command = mixee;
    for (QueryParameter parameter : QueryParameter.values()) {
      mixee.addOption(option(parameter));
    }
  }

  private OptionSpec option(QueryParameter parameter) {
    Values values = new Values();
    given.put(parameter.parameter(), values);
    return OptionSpec.builder("--" + parameter.parameter())
        .type(List.class)
        .auxiliaryTypes(String.class)
        .arity("1")
        .paramLabel(parameter.placeholder())
        .description(
            "only "
                + parameter.description()
                + (parameter.choices().isEmpty() ? "" : ": ${COMPLETION-CANDIDATES}"))
        .completionCandidates(parameter.choices())
        .getter(values)
        .setter(values)
        .build();
  }

  /** The values of an option while the command line is read. */
  private static final class Values implements IGetter, ISetter {

    private List<?> list = List.of();

    @Override
    @SuppressWarnings("TypeParameterUnusedInFormals") // picocli's own signature
    public <T> T get() {
      @SuppressWarnings("unchecked") // picocli adds to the list that it has set
      T same = (T) list;
      return same;
    }

    @Override
    public <T> T set(T value) {
      list = value instanceof List<?> values ? values : List.of();
      return value;
    }

    private List<String> texts() {
      return list.stream().map(Object::toString).toList();
    }
  }

  /**
   * The games that the options name.
   *
   * @throws ParameterException if the value of an option is not valid; an empty one is not, since
   *     it would select all games where a script's variable is not set
   */
  public GameQuery query() {
    try {
      Map<String, List<String>> values = new LinkedHashMap<>();
      given.forEach((name, option) -> values.put(name, filled(name, option.texts())));
      return GameQuery.of(values);
    } catch (BadQuery e) {
      throw new ParameterException(command.commandLine(), "--" + e.getMessage());
    }
  }

  private static List<String> filled(String name, List<String> texts) {
    for (String text : texts) {
      if (!Text.shows(text)) {
        throw new BadQuery(name, Text.of("expected a value but got '%s'", text));
      }
    }
    return texts;
  }
}
