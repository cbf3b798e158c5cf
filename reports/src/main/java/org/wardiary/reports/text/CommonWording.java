package org.wardiary.reports.text;

import java.util.List;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.CommentAdded;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.event.ScoreChanged;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.referee.Endings;
import org.wardiary.events.text.Text;

/** The wording of the events that mean the same in all games. */
public final class CommonWording {

  /**
   * For games without a wording of their own: turns, answers, comments, score and ending; other
   * events are left out.
   */
  public static final Phrases PLAIN =
      phrases("a game without a wording of its own")
          .on(TurnBegan.class, CommonWording::turn)
          .on(AnswerGiven.class, CommonWording::plainAnswer)
          .on(GameEnded.class, ending("it reached its goal"))
          .silentElse();

  private CommonWording() {}

  private static void plainAnswer(Narration story, AnswerGiven answer) {
    actionOrReply(story, answer);
    String question =
        answer.getQuestion().equals("turn") ? "" : Text.of("%s ", answer.getQuestion());
    story.clause(Text.of("%s answers %s%s", answer.getDecides(), question, answer.getAnswer()));
  }

  /**
   * A table of the phrases that are the same in every game: those of all common events except
   * {@link AnswerGiven}, {@link TurnBegan}, {@link GameEnded} and those of units and chance.
   *
   * @param game the game that the table is for
   */
  public static Phrases phrases(String game) {
    return new Phrases(game)
        .on(GameStarted.class, (story, started) -> story.remarks(started.getComments()))
        .silent(QuestionAsked.class)
        .on(ScoreChanged.class, CommonWording::score)
        .on(CommentAdded.class, (story, added) -> story.remarks(List.of(added.getText())));
  }

  /**
   * For games in which an answer to {@code turn} is a whole action: finishes the story of the
   * action before it, with its score.
   */
  public static void actionOrReply(Narration story, AnswerGiven answer) {
    if (answer.getQuestion().equals("turn")) {
      story.pause();
    } else {
      story.pauseForRemarks();
    }
    story.remarks(answer.getComments());
  }

  /** For games in which a turn has many small answers: only comments interrupt the story. */
  public static void step(Narration story, AnswerGiven answer) {
    story.pauseForRemarks();
    story.remarks(answer.getComments());
  }

  /** Begins a turn, for games in which a turn is one side's. */
  public static void turn(Narration story, TurnBegan turn) {
    String twice = turn.getActions() == 2 ? ", a double turn" : "";
    story.part(Text.of("Turn %s, %s%s", turn.getTurn(), turn.getSide(), twice));
  }

  private static void score(Narration story, ScoreChanged score) {
    story.score(losses("Losses now", story, score.getFirst(), score.getSecond()));
  }

  private static String losses(String what, Narration story, int first, int second) {
    return Text.of(
        "%s: %s %s, %s %s.",
        what, story.game().getSides().get(0), first, story.game().getSides().get(1), second);
  }

  /**
   * The ending, for games that count losses.
   *
   * @param strategic how a side won where the termination is {@code strategic}, e.g. {@code one of
   *     its units entered the enemy's reserve}
   */
  public static Phrases.Phrase<GameEnded> endingWithLosses(String strategic) {
    return (story, ended) -> {
      end(story, ended, strategic);
      story.score(
          losses("Losses at the end", story, ended.getFirstLosses(), ended.getSecondLosses()));
    };
  }

  /** The ending, for games that count no losses. */
  public static Phrases.Phrase<GameEnded> ending(String strategic) {
    return (story, ended) -> end(story, ended, strategic);
  }

  private static void end(Narration story, GameEnded ended, String strategic) {
    story.part("The end");
    story.sentence(
        "",
        switch (ended.getResult()) {
          case "*" ->
              Endings.isPlayed(ended.getTermination())
                  ? "the game is unfinished"
                  : Text.of("the game was not played%s", how(story, ended, strategic));
          case "draw" -> Text.of("the game is drawn%s", how(story, ended, strategic));
          default -> Text.of("%s wins%s", ended.getResult(), how(story, ended, strategic));
        });
    story.pause();
    story.remarks(ended.getComments());
  }

  private static String how(Narration story, GameEnded ended, String strategic) {
    return switch (ended.getTermination()) {
      case "strategic" -> Text.of(": %s", strategic);
      case "attrition" -> " by attrition";
      case "no-legal-order" -> Text.of(": %s had no legal order", loser(story, ended));
      case "limit" -> " at the limit of turns";
      case "resignation" -> Text.of(": %s resigned", loser(story, ended));
      case "agreement" -> " by agreement";
      case "time" -> " on time";
      case "adjudication" -> " by adjudication";
      case "forfeit" -> Text.of(": %s did not play", loser(story, ended));
      case "unknown" -> "; how is not known";
      default -> Text.of(" (%s)", ended.getTermination());
    };
  }

  private static String loser(Narration story, GameEnded ended) {
    boolean firstWon = story.game().getSides().get(0).equals(ended.getResult());
    return story.game().getSides().get(firstWon ? 1 : 0);
  }
}
