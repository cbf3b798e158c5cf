package org.wardiary.events.game.recorded.statement;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads changes of states from after their {@code :}. */
final class StateReader {

  private final Words words;
  private final FactsReader facts;

  StateReader(Words words, FactsReader facts) {
    this.words = words;
    this.facts = facts;
  }

  Statement.StateChange read(Cursor in, Target target) {
    boolean clears = in.take('-');
    int at = in.at();
    String state = in.id("a word of states");
    AllowedState word = meaning(target.kind(), at, state);
    Change change = clears ? Change.CLEAR : change(in);
    String value = clears ? "" : value(in, change, state, word.values());
    return new Statement.StateChange(target, state, change, value, facts.read(in));
  }

  private AllowedState meaning(Target.Kind kind, int at, String state) {
    Optional<AllowedState> word = words.states().find(state);
    if (word.isEmpty() || !word.get().of().contains(kind)) {
      Set<String> right =
          words.states().names().entrySet().stream()
              .filter(entry -> entry.getValue().of().contains(kind))
              .map(Map.Entry::getKey)
              .collect(Collectors.toSet());
      throw BadStatement.unknown(at, "state of " + kind.plural(), state, right);
    }
    return word.get();
  }

  private static Change change(Cursor in) {
    return switch (in.takeAny("=+-")) {
      case '=' -> Change.ASSIGN;
      case '+' -> Change.ADD;
      case '-' -> Change.SUBTRACT;
      default -> Change.SET;
    };
  }

  private static String value(Cursor in, Change change, String state, AllowedWords values) {
    int at = in.at();
    return switch (change) {
      case ASSIGN -> values.checked(at, "value of ", state, in.value("a value"));
      case ADD, SUBTRACT -> {
        if (!values.has("1")) {
          throw in.expectedAt(at - 1, "no number after " + state);
        }
        yield "" + in.number("a number from 1");
      }
      default -> {
        if (!values.isOptional()) {
          throw in.expected("'=' and a value after " + state);
        }
        yield "";
      }
    };
  }
}
