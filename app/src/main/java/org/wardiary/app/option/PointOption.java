package org.wardiary.app.option;

import java.util.Optional;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.GamePoint;
import org.wardiary.reports.history.View;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Option that names a point of a game. */
public final class PointOption {

  @Option(
      names = "--at",
      paramLabel = "POINT",
      converter = Converter.class,
      description =
          "after N answers: N; the start of a turn: 'turn N'; after the answer that caused an event:"
              + " 'event N' (the event's seq, from 0); N answers before the end: end-N (default:"
              + " end)")
  private GamePoint point;

  /** Whether a point is given. */
  public boolean isGiven() {
    return point != null;
  }

  /** Reads a point. */
  static final class Converter implements ITypeConverter<GamePoint> {
    @Override
    public GamePoint convert(String value) {
      try {
        return GamePoint.parse(value);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(e.getMessage());
      }
    }
  }

  /**
   * The ply of the point in a game.
   *
   * @param game what the message of an exception calls the game
   * @throws InputRefused if the game has no such point
   */
  public int ply(String game, GameHistory history, View view) {
    try {
      return Optional.ofNullable(point).orElse(new GamePoint.BeforeEnd(0)).in(history, view);
    } catch (InputRefused e) {
      // the reason why a record was refused names the file itself
      throw history.problem().isPresent()
          ? e
          : new InputRefused(Text.of("%s: %s", game, e.getMessage()));
    }
  }
}
