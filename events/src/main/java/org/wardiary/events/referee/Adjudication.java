package org.wardiary.events.referee;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.RandomTag;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.Setup;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.LineText;
import org.wardiary.events.record.Place;
import org.wardiary.events.record.Problem;
import org.wardiary.events.text.Text;

/** The adjudication of one record: plays its words and checks its ending. */
final class Adjudication {

  private final Setup setup;
  private final Game game;
  private final GameText text;
  private final Position position;
  private final Optional<RandomDraws> draws;
  private final RecordComments.Builder comments = new RecordComments.Builder(Analysis.NONE);
  private final Analysis.Builder analysis = new Analysis.Builder();
  private final VariationJudge variations;
  private long[] codes;
  private int size;
  // the position before the last answer, if a variation follows that answer
  private Optional<Position> before = Optional.empty();
  // the turns of the last answer and of the answer before it
  private int turn;
  private int turnBefore;
  // the result and its termination, once they have been read and checked
  private String result = "";
  private String termination = "";
  // the generator's draw for the last question that chance decided
  private long drawn;

  Adjudication(Setup setup, GameText text) {
    this.setup = setup;
    this.game = setup.game();
    this.text = text;
    this.position = game.position(setup);
    this.draws = ChanceCheck.draws(setup.tags());
    this.codes = new long[Math.max(text.size(), 1)];
    this.variations = new VariationJudge(setup, text.origin());
  }

  Verdict verdict() {
    position.begin(EventSink.NONE);
    Optional<Problem> problem = answersWhereNone().or(this::takeWords);
    if (problem.isPresent()) {
      return refused(problem.get());
    }
    if (text.problem().isPresent()) {
      return refused(text.problem().get().withGoodAnswers(size));
    }
    if (result.isEmpty()) {
      return refused(problem(text.end(), "", "", missingResult(), List.of()));
    }
    return new Verdict.Accepted(course(), comments.build(analysis.build()), result, termination);
  }

  /** Refuses answers in a game that, as its termination says, has none. */
  private Optional<Problem> answersWhereNone() {
    Optional<String> how = setup.tags().get("Termination").filter(Endings::isWithoutAnswers);
    if (how.isEmpty() || text.size() < 2) {
      return Optional.empty();
    }
    String reason = "expected no answers since the tag Termination is '%s' but got '%s'";
    String word = text.word(0);
    return Optional.of(
        problem(text.place(0), word, "", Text.of(reason, how.get(), word), List.of()));
  }

  private Optional<Problem> takeWords() {
    boolean bare = text.line().isBare();
    Optional<Problem> problem = Optional.empty();
    takeComments(-1);
    for (int word = 0; word < text.size() && problem.isEmpty(); word++) {
      problem = take(word);
      if (!bare && problem.isEmpty()) {
        takeComments(word);
        problem = takeAnalysis(word);
      }
    }
    return problem;
  }

  private void takeComments(int word) {
    for (LineText.Comment comment : text.line().comments(word)) {
      if (result.isEmpty()) {
        comments.after(size, comment.text());
      } else {
        comments.closing(comment.text());
      }
    }
  }

  /** Adds the mark and the variations after a word. */
  private Optional<Problem> takeAnalysis(int word) {
    Optional<LineText.Mark> mark = text.line().mark(word);
    if (mark.isPresent()) {
      if (!result.isEmpty()) {
        return Optional.of(afterResult(mark.get().place(), mark.get().text()));
      }
      analysis.mark(size, mark.get().text());
    }
    for (LineText.Variation variation : text.line().variations(word)) {
      if (!result.isEmpty()) {
        return Optional.of(afterResult(variation.place(), "("));
      }
      VariationJudge.Judged judged =
          variations.judge(variation, size, before.orElseThrow(), turnBefore);
      if (judged.problem().isPresent()) {
        return judged.problem();
      }
      analysis.variation(size, judged.text());
    }
    return Optional.empty();
  }

  private Problem afterResult(Place place, String token) {
    String reason = Text.of("expected nothing after the result '%s' but found more", result);
    return problem(place, token, "", reason, List.of());
  }

  /** Takes one word: an answer, several joined answers, or the result. */
  private Optional<Problem> take(int index) {
    String word = text.word(index);
    if (!result.isEmpty()) {
      return Optional.of(afterResult(text.place(index), word));
    }
    if (index == text.size() - 1 && isResult(word)) {
      return takeResult(index);
    }
    List<String> answers = game.split(word);
    int first = size;
    boolean varied = !text.line().variations(index).isEmpty();
    for (String answer : answers) {
      // a variation after joined answers replaces the last of them
      before = varied ? Optional.of(position.copy()) : Optional.empty();
      if (!takeAnswer(answer)) {
        if (isResult(word)) {
          return takeResult(index);
        }
        Optional<Problem> problem = Optional.of(illegal(index, answer, answers.size()));
        size = first;
        return problem.map(found -> found.withGoodAnswers(first));
      }
    }
    return Optional.empty();
  }

  private boolean isResult(String word) {
    return word.equals(Endings.OPEN) || word.equals(Endings.DRAW) || game.sides().contains(word);
  }

  /**
   * Plays an answer if it is legal and, for a draw, if it is the one that the named generator
   * gives.
   */
  private boolean takeAnswer(String answer) {
    if (position.ending() != Ending.NONE) {
      return false;
    }
    long code = position.read(answer);
    if (code == Position.UNREADABLE || !position.isLegal(code)) {
      return false;
    }
    if (draws.isPresent() && !isTheDraw(code)) {
      return false;
    }
    if (size == codes.length) {
      codes = Arrays.copyOf(codes, 2 * size);
    }
    codes[size++] = code;
    turnBefore = turn;
    turn = position.turn();
    position.play(code, EventSink.NONE);
    return true;
  }

  private boolean isTheDraw(long code) {
    int cases = position.chanceCases();
    if (cases == 0) {
      return true;
    }
    drawn = position.chanceAnswer(draws.get().draw(cases));
    return drawn == code;
  }

  private Optional<Problem> takeResult(int index) {
    String word = text.word(index);
    Endings.Checked checked = Endings.check(position, word, setup.tags());
    if (!checked.reason().isEmpty()) {
      return Optional.of(problem(text.place(index), word, "", checked.reason(), List.of()));
    }
    result = word;
    termination = checked.termination();
    return Optional.empty();
  }

  private Problem illegal(int index, String answer, int steps) {
    Rejection rejection = rejection(answer);
    String word = text.word(index);
    String reason =
        steps > 1 ? Text.of("step '%s': %s", answer, rejection.reason()) : rejection.reason();
    return problem(text.place(index), word, rejection.rule(), reason, rejection.nearest());
  }

  private Rejection rejection(String answer) {
    if (position.ending() != Ending.NONE) {
      return Refusal.afterTheEnd(position);
    }
    long code = position.read(answer);
    if (code != Position.UNREADABLE && position.isLegal(code)) {
      String due = position.write(drawn);
      String reason =
          Text.of(
              "expected the draw '%s' of %s but found another",
              due, setup.tags().get(RandomTag.NAME).orElseThrow());
      return new Rejection(ChanceCheck.RULE, reason, List.of(due));
    }
    return Refusal.of(position, answer);
  }

  private String missingResult() {
    String results = String.join(", ", Endings.results(game));
    return Text.of("expected an answer or the result (%s) but the game's text ends", results);
  }

  private Problem problem(
      Place place, String token, String rule, String reason, List<String> nearest) {
    GameText.Origin origin = text.origin();
    return new Problem(origin.file(), origin.game(), place, token, rule, reason, nearest, size);
  }

  private Verdict refused(Problem problem) {
    return new Verdict.Refused(problem, Optional.of(course()));
  }

  private Course course() {
    return new Course(setup, codes, size);
  }
}
