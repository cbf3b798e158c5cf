package org.wardiary.app.option;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.wardiary.app.sheet.DateOrder;
import org.wardiary.app.sheet.SheetRequest;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** What to know of a sheet of results. */
public final class SheetOptions {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      description =
          "csv: the game that all rows are of: its title, its id or that of its game file")
  private String game = "";

  @Option(
      names = "--sides",
      paramLabel = "A,B",
      description = "csv: the sides of a game that has no game file, two to eight")
  private String sides = "";

  @Option(
      names = "--column",
      paramLabel = "NAME=HEADING",
      description = {
        "csv: the heading of a column whose meaning its heading does not tell, e.g. \"Winner=Who took it\";",
        "NAME may be any tag; without a heading the column is left out"
      })
  private List<String> columns = List.of();

  @Option(
      names = "--tag",
      paramLabel = "NAME=VALUE",
      description = "csv: a tag of all games, e.g. \"Event=Club 2026\"; a row's own comes first")
  private List<String> tags = List.of();

  @Option(
      names = "--dates",
      paramLabel = "ORDER",
      converter = Order.class,
      description = "csv: day-first or month-first, where 03/04/2026 leaves it open")
  private DateOrder dates;

  @Option(
      names = "--preview",
      description = "csv: only show which column is read as what, and what is refused")
  private boolean preview;

  /** Converts the title of an order. */
  static final class Order implements ITypeConverter<DateOrder> {

    @Override
    public DateOrder convert(String title) {
      return Stream.of(DateOrder.values())
          .filter(order -> order.title().equals(title))
          .findFirst()
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "expected day-first or month-first but got '" + title + "'"));
    }
  }

  /** Whether any option is given. */
  public boolean areGiven() {
    return preview
        || dates != null
        || !(game + sides).isEmpty()
        || !columns.isEmpty()
        || !tags.isEmpty();
  }

  /** Whether nothing is to be written. */
  public boolean isPreview() {
    return preview;
  }

  /**
   * What the options say.
   *
   * @throws ParameterException if no game is given, or an option has the wrong form
   */
  public SheetRequest request() {
    if (game.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(), "expected --game with the game of all rows but it is not given");
    }
    return new SheetRequest(
        game,
        Optional.of(sides).filter(named -> !named.isEmpty()),
        values(columns),
        values(tags),
        Optional.ofNullable(dates));
  }

  private Map<String, String> values(List<String> given) {
    TagValues values = new TagValues(spec);
    given.forEach(values::put);
    return values.all();
  }
}
