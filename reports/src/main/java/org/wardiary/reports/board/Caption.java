package org.wardiary.reports.board;

import java.util.List;
import java.util.Optional;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.text.Text;

/**
 * The line above a board.
 *
 * @param progress how far the game has got, and the last answer
 * @param state who decides what, or how the game ended
 */
public record Caption(String progress, String state) {

  /** The question of games that are recorded only: what happened next. */
  private static final String STATEMENT = "statement";

  /** The line for a position of any game. */
  public static Caption of(DrawnPosition drawn) {
    int turn = drawn.position().required("turn").asInt();
    String simulated = drawn.tags().simulated(drawn.sides()) ? "simulated, " : "";
    // a side's view of a game that hides information has no ply
    String ply =
        drawn.position().has("ply") ? Text.of(", ply %s", drawn.position().get("ply")) : "";
    String progress = Text.of("%sturn %s%s", simulated, turn, ply);
    List<AnswerGiven> answers = drawn.events(AnswerGiven.class);
    if (!answers.isEmpty()) {
      AnswerGiven last = answers.get(answers.size() - 1);
      boolean plain = last.getQuestion().equals("turn") || last.getQuestion().equals(STATEMENT);
      String question = plain ? "" : Text.of("%s ", last.getQuestion());
      progress += Text.of(": %s %s%s", last.getDecides(), question, last.getAnswer());
    }
    return new Caption(progress, state(drawn));
  }

  /** Both parts in one sentence, for people who cannot see the picture. */
  public String title() {
    return Text.of("%s; %s", progress, state);
  }

  private static String state(DrawnPosition drawn) {
    List<GameEnded> ends = drawn.events(GameEnded.class);
    if (!ends.isEmpty()) {
      return ending(ends.get(0).getResult(), ends.get(0).getTermination());
    }
    Optional<String> result = drawn.text("result");
    if (result.isPresent()) {
      return ending(result.get(), drawn.text("termination").orElse(""));
    }
    String decides = drawn.text("decides").orElse("");
    String question = drawn.text("question").orElse("");
    if (question.equals("turn")) {
      return Text.of("%s to act", decides);
    }
    if (question.equals(STATEMENT)) {
      String phase = drawn.text("phase").filter(name -> !name.isEmpty()).orElse("");
      String acts = drawn.text("side").filter(name -> !name.isEmpty()).orElse("all sides");
      return phase.isEmpty() ? Text.of("%s to act", acts) : Text.of("%s: %s", acts, phase);
    }
    String unit = drawn.text("unit").map(value -> Text.of(" of %s", value)).orElse("");
    return Text.of("%s decides: %s%s", decides, question, unit);
  }

  private static String ending(String result, String termination) {
    String how = termination.isEmpty() ? "" : Text.of(" (%s)", termination);
    return switch (result) {
      case "*" -> "unfinished";
      case "draw" -> Text.of("draw%s", how);
      default -> Text.of("%s won%s", result, how);
    };
  }
}
