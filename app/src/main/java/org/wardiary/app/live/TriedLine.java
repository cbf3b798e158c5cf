package org.wardiary.app.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AssaultDeclared;
import org.wardiary.events.event.DoubtNoted;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.text.InputRefused;

/**
 * A line of a recorded game as it would be stored.
 *
 * @param statements its statements in order, as far as they can be read
 * @param end the result that ends the game, with what is noted then; empty if it goes on
 * @param problem why the line cannot be read; empty if it can
 */
public record TriedLine(List<Noted> statements, Optional<Noted> end, Optional<Rejection> problem) {

  /**
   * A statement.
   *
   * @param text its canonical text
   * @param events what it does
   */
  public record Noted(String text, List<SpecificRecord> events) {

    /** Copies the list. */
    public Noted {
      events = List.copyOf(events);
    }

    /** What is doubtful in it. */
    public List<DoubtNoted> notes() {
      return events.stream()
          .filter(DoubtNoted.class::isInstance)
          .map(DoubtNoted.class::cast)
          .toList();
    }

    /** Whether it attacks, so that facts may say how that went. */
    public boolean attacks() {
      return events.stream().anyMatch(AssaultDeclared.class::isInstance);
    }
  }

  /** Copies the list. */
  public TriedLine {
    statements = List.copyOf(statements);
  }

  /**
   * Tries a line.
   *
   * @param now a recorded game as it stands, which stays as it is
   */
  public static TriedLine of(LivePosition now, String line) {
    List<Noted> statements = new ArrayList<>();
    Optional<Noted> end = Optional.empty();
    Game game = now.setup().game();
    try {
      Position position = now.position();
      for (TypedAnswers group : TypedAnswers.of(game, line)) {
        if (end.isPresent()) {
          throw new InputRefused("expected nothing after the result but got more");
        }
        if (group.isResult(game)) {
          end = Optional.of(noted(group.words().get(0), position::settle));
          continue;
        }
        for (String word : group.words()) {
          long code = position.read(word);
          if (code == Position.UNREADABLE) {
            return new TriedLine(statements, end, Optional.of(position.rejection(word)));
          }
          statements.add(noted(position.write(code), events -> position.play(code, events)));
        }
      }
      return new TriedLine(statements, end, Optional.empty());
    } catch (InputRefused e) {
      return new TriedLine(
          statements, end, Optional.of(new Rejection("", e.getMessage(), List.of())));
    }
  }

  private static Noted noted(String text, Consumer<EventSink> happening) {
    List<SpecificRecord> events = new ArrayList<>();
    happening.accept(events::add);
    return new Noted(text, events);
  }
}
