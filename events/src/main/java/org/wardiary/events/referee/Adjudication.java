package org.wardiary.events.referee;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.Setup;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.GameText.Comment;
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
  private final RecordComments.Builder comments = new RecordComments.Builder();
  private long[] codes;
  private int size;
  private int nextComment;
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
  }

  Verdict verdict() {
    position.begin(EventSink.NONE);
    takeComments(-1);
    for (int word = 0; word < text.size(); word++) {
      Optional<Problem> problem = take(word);
      if (problem.isPresent()) {
        return refused(problem.get());
      }
      takeComments(word);
    }
    if (text.problem().isPresent()) {
      return refused(text.problem().get().withGoodAnswers(size));
    }
    if (result.isEmpty()) {
      return refused(problem(text.end(), "", "", missingResult(), List.of()));
    }
    return new Verdict.Accepted(course(), comments.build(), result, termination);
  }

  private void takeComments(int word) {
    List<Comment> all = text.comments();
    while (nextComment < all.size() && all.get(nextComment).after() == word) {
      String comment = all.get(nextComment++).text();
      if (result.isEmpty()) {
        comments.after(size, comment);
      } else {
        comments.closing(comment);
      }
    }
  }

  /** Takes one word: an answer or several joined ones, or the result. */
  private Optional<Problem> take(int index) {
    String word = text.word(index);
    if (!result.isEmpty()) {
      String reason = Text.of("expected nothing after the result '%s' but found more", result);
      return Optional.of(problem(text.place(index), word, "", reason, List.of()));
    }
    if (index == text.size() - 1 && isResult(word)) {
      return takeResult(index);
    }
    List<String> answers = game.split(word);
    answers = answers.isEmpty() ? List.of(word) : answers;
    int before = size;
    for (String answer : answers) {
      if (!takeAnswer(answer)) {
        if (isResult(word)) {
          return takeResult(index);
        }
        Optional<Problem> problem = Optional.of(illegal(index, answer, answers.size()));
        size = before;
        return problem.map(found -> found.withGoodAnswers(before));
      }
    }
    return Optional.empty();
  }

  private boolean isResult(String word) {
    return word.equals(Endings.OPEN) || word.equals(Endings.DRAW) || game.sides().contains(word);
  }

  /** Plays an answer if it is legal and, for a draw, the one that the named generator gives. */
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
    Endings.Checked checked = Endings.check(game, position.ending(), word, setup.tags());
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
    Ending ending = position.ending();
    if (ending != Ending.NONE) {
      String reason =
          "expected the result '%s' because the rules ended the game (%s) but found more";
      return new Rejection("", Text.of(reason, ending.result(game), ending.termination()));
    }
    long code = position.read(answer);
    if (code != Position.UNREADABLE && position.isLegal(code)) {
      String due = position.write(drawn);
      String reason =
          Text.of(
              "expected the draw '%s' of %s but found another",
              due, setup.tags().get(ChanceCheck.TAG).orElseThrow());
      return new Rejection(ChanceCheck.RULE, reason, List.of(due));
    }
    Rejection rejection = position.rejection(answer);
    return rejection.nearest().isEmpty()
        ? new Rejection(rejection.rule(), rejection.reason(), Nearest.of(answer, legal()))
        : rejection;
  }

  private Stream<String> legal() {
    AnswerList list = new AnswerList();
    position.legal(list);
    return IntStream.range(0, list.size()).mapToObj(i -> position.write(list.get(i)));
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
