package org.wardiary.events.game.recorded;

import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.recorded.board.Piece;
import org.wardiary.events.game.recorded.board.RecordedBoard;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.Layout;
import org.wardiary.events.game.recorded.file.Turns.Step;
import org.wardiary.events.game.recorded.statement.Words;

/**
 * How a statement that is being typed may go on: the units, spaces and words that the game file and
 * the position have. What is not known to fit is offered once its beginning is typed.
 */
public final class Completion {

  private static final String SIGNS = ",-@~>:+|=";
  private static final String PATH_SIGNS = "-@~>";

  private final GameFile file;
  private final RecordedBoard board;
  private final Words words;
  private final FactCompletion facts;

  /**
   * @param position a position of a recorded game
   */
  public Completion(Position position) {
    this.file = ((FileMap) position.setup().map()).file();
    this.board = RecordedBoard.of(position);
    this.words = FileWords.of(file);
    this.facts = new FactCompletion(words, board);
  }

  /**
   * What the last word of a line may become, sorted; each begins with what is typed of it.
   *
   * @param line the line so far
   */
  public NavigableSet<String> of(String line) {
    int begin = line.lastIndexOf(' ') + 1;
    String word = line.substring(begin);
    String before = line.substring(0, begin).strip();
    boolean open = line.lastIndexOf('<') > line.lastIndexOf('>');
    Stream<String> all = open ? facts.of(word) : statements(word, before.endsWith(" x"));
    NavigableSet<String> found = new TreeSet<>();
    all.filter(it -> it.startsWith(word)).forEach(found::add);
    return found;
  }

  private Stream<String> statements(String word, boolean attacked) {
    return switch (word.isEmpty() ? ' ' : word.charAt(0)) {
      case ':' -> acting();
      case '%' -> facts.of(word.substring(1)).map("%"::concat);
      case '^' -> facts.cards().map("^"::concat);
      case '#' -> facts.attacks().map(number -> "#" + number + " <");
      case '=' -> plain(word.substring(1), attacked).map("="::concat);
      default -> plain(word, attacked);
    };
  }

  /** Statements that begin with units, a side or a space. */
  private Stream<String> plain(String word, boolean attacked) {
    int cut = word.length() - 1;
    while (cut >= 0 && SIGNS.indexOf(word.charAt(cut)) < 0) {
      cut--;
    }
    if (cut < 0) {
      Stream<String> units = units(word, side -> isActing(side) != attacked);
      return attacked
          ? units
          : Stream.concat(
              units, FactCompletion.joined(words.sides(), List.of(board.turn() + 1 + ".")));
    }
    String kept = word.substring(0, cut + 1);
    String typed = word.substring(cut + 1);
    String target = word.substring(0, cut);
    Stream<String> more =
        switch (word.charAt(cut)) {
          case ',', '+' -> target.indexOf(':') < 0 ? units(typed, side -> true) : Stream.empty();
          case '@' -> spaces(typed, Optional.empty());
          case '|' -> spaces(typed, Optional.of(target.substring(1)));
          case '=' -> values(target.substring(target.indexOf(':') + 1));
          case ':' -> states(target);
          case '-' ->
              target.isEmpty()
                  ? units(typed, side -> true)
                  : target.endsWith(":")
                      ? held(target.substring(0, cut - 1))
                      : spaces(typed, place(target));
          default -> spaces(typed, place(target));
        };
    return more.map(kept::concat);
  }

  private boolean isActing(String side) {
    return side.equals(board.acting());
  }

  /** Units on the board of sides that are likely; all, as soon as a part of one's id is typed. */
  private Stream<String> units(String typed, Predicate<String> likely) {
    return board.units().entrySet().stream()
        .filter(it -> !typed.isEmpty() || it.getValue().stands())
        .filter(it -> !typed.isEmpty() || likely.test(it.getValue().side()))
        .map(Map.Entry::getKey);
  }

  /** Spaces that adjoin another, if that is known; all, as soon as a part of one is typed. */
  private Stream<String> spaces(String typed, Optional<String> from) {
    Layout layout = file.map().layout();
    List<String> near = from.map(layout::neighbours).orElse(List.of());
    if (typed.isEmpty() && !near.isEmpty()) {
      return near.stream();
    }
    Stream<String> used = board.units().values().stream().filter(Piece::stands).map(Piece::space);
    return Stream.concat(FactCompletion.joined(layout.spaces(), file.map().boxes().keySet()), used);
  }

  /** Where what was typed so far leads: the last space that it names, else the first unit's. */
  private Optional<String> place(String target) {
    int cut = target.length() - 1;
    while (cut >= 0 && PATH_SIGNS.indexOf(target.charAt(cut)) < 0) {
      cut--;
    }
    return cut >= 0
        ? Optional.of(target.substring(cut + 1))
        : board.unit(target.split(",", 2)[0]).map(Piece::space);
  }

  private Stream<String> states(String target) {
    return words.states().names().keySet().stream().filter(word -> fits(word, target));
  }

  private boolean fits(String word, String target) {
    return words.states().find(word).stream()
        .flatMap(state -> state.of().stream())
        .anyMatch(
            kind ->
                switch (kind) {
                  case SPACE -> target.startsWith("@") && target.indexOf('|') < 0;
                  case EDGE -> target.startsWith("@") && target.indexOf('|') >= 0;
                  case SIDE -> words.sides().contains(target);
                  case UNIT -> !target.startsWith("@") && !words.sides().contains(target);
                });
  }

  /** The states that a target has, which can end. */
  private Stream<String> held(String target) {
    return target.startsWith("@") || words.sides().contains(target)
        ? Optional.ofNullable(board.marks().get(target)).stream()
            .flatMap(it -> it.keySet().stream())
        : board.unit(target.split(",", 2)[0]).stream().flatMap(it -> it.states().keySet().stream());
  }

  private Stream<String> values(String state) {
    return words.states().find(state).stream().flatMap(word -> word.values().words().stream());
  }

  private Stream<String> acting() {
    Stream<String> steps = file.turns().steps().stream().map(Completion::step);
    return Stream.concat(
            steps,
            FactCompletion.joined(
                FactCompletion.joined(words.sides(), file.turns().phases()).toList(),
                List.of(Words.ALL)))
        .map(":"::concat);
  }

  private static String step(Step step) {
    return step.side().orElse(Words.ALL) + step.phase().map(phase -> "." + phase).orElse("");
  }
}
