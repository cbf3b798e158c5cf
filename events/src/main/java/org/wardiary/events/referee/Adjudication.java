package org.wardiary.events.referee;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Level;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.RandomTag;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.Setup;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.LineText;
import org.wardiary.events.record.Marks;
import org.wardiary.events.record.Place;
import org.wardiary.events.record.Problem;
import org.wardiary.events.text.Text;

/**
 * The adjudication of one record: plays its words, has them written down if that is wanted, and
 * checks its ending.
 */
final class Adjudication {

  private final Setup setup;
  private final Game game;
  private final GameText text;
  private final Optional<Transcript> transcript;
  private final Position position;
  private final Optional<RandomDraws> draws;
  private final RecordComments.Builder comments = new RecordComments.Builder(Analysis.NONE);
  private final Analysis.Builder analysis = new Analysis.Builder();
  private final VariationJudge variations;
  // without a transcript, which keeps its own
  private final List<Verdict.Doubt> doubts = new ArrayList<>();
  private long[] codes;
  private int size;
  // the turn of the last answer
  private int turn;
  // the result and its termination, once they have been read and checked
  private String result = "";
  private String termination = "";
  // the generator's draw for the last question that chance decided
  private long drawn;

  /**
   * Prepares the adjudication.
   *
   * @param transcript writes the game down while it is played
   */
  Adjudication(Setup setup, GameText text, Optional<Transcript> transcript) {
    this.setup = setup;
    this.game = setup.game();
    this.text = text;
    this.transcript = transcript;
    this.position = transcript.map(Transcript::position).orElseGet(() -> game.position(setup));
    this.draws = ChanceCheck.draws(setup.tags());
    this.codes = new long[Math.max(text.size(), 1)];
    this.variations = new VariationJudge(setup, text.origin());
  }

  Verdict verdict() {
    Optional<Problem> problem = answersWhereNone().or(this::takeWords);
    if (problem.isPresent()) {
      return refused(problem.get());
    }
    if (text.problem().isPresent()) {
      return refused(text.problem().get().withGoodAnswers(size));
    }
    if (result.isEmpty() && game.level() != Level.REFEREED) {
      setup.tags().get("Result").ifPresent(this::takeTaggedResult);
    }
    if (result.isEmpty()) {
      return refused(problem(text.end(), "", "", missingResult(), List.of()));
    }
    if (transcript.isEmpty() && size > 0) {
      position.settle(doubts(0));
    }
    Verdict.Accepted accepted =
        new Verdict.Accepted(
            sequence(),
            comments.build(analysis.build()),
            result,
            termination,
            doubts,
            Optional.empty());
    return transcript.map(accepted::written).orElse(accepted);
  }

  /** Where the doubts about a statement are kept; 0 for those about the end of the game. */
  private EventSink doubts(int ply) {
    return game.level() != Level.REFEREED
        ? event -> Transcript.note(ply, event, doubts)
        : EventSink.NONE;
  }

  /** Refuses answers in a game that, as its termination says, has none. */
  private Optional<Problem> answersWhereNone() {
    Optional<String> how =
        setup
            .tags()
            .get("Termination")
            .filter(termination -> Endings.isWithoutAnswers(game, termination));
    if (how.isEmpty() || !hasAnswers()) {
      return Optional.empty();
    }
    String reason = "expected no answers since the tag Termination is '%s' but got '%s'";
    String word = text.word(0);
    return Optional.of(
        problem(text.place(0), word, "", Text.of(reason, how.get(), word), List.of()));
  }

  private Optional<Problem> takeWords() {
    Optional<Problem> problem = Optional.empty();
    takeComments(-1);
    begin();
    for (int word = 0; word < text.size() && problem.isEmpty(); word++) {
      problem = take(word);
    }
    return problem;
  }

  /** Begins the game; whether a record without answers begins it is known only at its end. */
  private void begin() {
    if (transcript.isEmpty()) {
      position.begin(EventSink.NONE);
    } else if (hasAnswers()) {
      transcript.get().begin(comments(text, -1));
    }
  }

  private boolean hasAnswers() {
    return text.size() > (endsWithResult(text, game) ? 1 : 0);
  }

  /** Whether the last word is the result, which may be in a tag instead. */
  static boolean endsWithResult(GameText text, Game game) {
    return text.size() > 0 && isResult(game, text.word(text.size() - 1));
  }

  /** The comments that follow a word, or precede the first if {@code word} is -1. */
  static List<String> comments(GameText text, int word) {
    return text.line().comments(word).stream().map(LineText.Comment::text).toList();
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

  /** What follows an answer in the record. */
  private record Notes(
      List<String> comments, String mark, List<String> variations, Optional<Problem> problem) {

    static final Notes NONE = new Notes(List.of(), Marks.NONE, List.of(), Optional.empty());
  }

  /** Judges what follows a word whose last answer is about to be played. */
  private Notes notes(int word) {
    if (text.line().isBare()) {
      return Notes.NONE;
    }
    String mark = text.line().mark(word).map(LineText.Mark::text).orElse(Marks.NONE);
    List<String> judged = new ArrayList<>(0);
    for (LineText.Variation variation : text.line().variations(word)) {
      // a variation after joined answers replaces the last of them
      VariationJudge.Judged found = variations.judge(variation, size + 1, position, turn);
      if (found.problem().isPresent()) {
        return new Notes(List.of(), mark, judged, found.problem());
      }
      judged.add(found.text());
    }
    return new Notes(comments(text, word), mark, judged, Optional.empty());
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
    if (index == text.size() - 1 && isResult(game, word)) {
      return takeResult(index);
    }
    List<String> answers = game.split(word);
    int first = size;
    for (int i = 0; i < answers.size(); i++) {
      OptionalLong code = legal(answers.get(i));
      if (code.isEmpty()) {
        if (isResult(game, word)) {
          return takeResult(index);
        }
        Problem problem = illegal(index, answers.get(i), answers.size());
        size = first;
        return Optional.of(problem.withGoodAnswers(first));
      }
      Notes notes = i == answers.size() - 1 ? notes(index) : Notes.NONE;
      play(code.getAsLong(), notes);
      if (notes.problem().isPresent()) {
        return notes.problem();
      }
    }
    return Optional.empty();
  }

  private static boolean isResult(Game game, String word) {
    return word.equals(Endings.OPEN) || word.equals(Endings.DRAW) || game.sides().contains(word);
  }

  /**
   * The code of an answer if it is legal and, for a draw, if it is the one that the named generator
   * gives.
   */
  private OptionalLong legal(String answer) {
    if (position.ending() != Ending.NONE) {
      return OptionalLong.empty();
    }
    long code = position.read(answer);
    boolean legal =
        code != Position.UNREADABLE
            && position.isLegal(code)
            && (draws.isEmpty() || isTheDraw(code));
    return legal ? OptionalLong.of(code) : OptionalLong.empty();
  }

  private void play(long code, Notes notes) {
    if (size == codes.length) {
      codes = Arrays.copyOf(codes, 2 * size);
    }
    codes[size++] = code;
    notes.comments().forEach(comment -> comments.after(size, comment));
    analysis.mark(size, notes.mark());
    analysis.variations(size, notes.variations());
    turn = position.turn();
    if (transcript.isPresent()) {
      transcript.get().answer(code, notes.comments(), notes.mark(), notes.variations());
    } else {
      position.play(code, doubts(size));
    }
  }

  private boolean isTheDraw(long code) {
    int cases = position.chanceCases();
    if (cases == 0) {
      return true;
    }
    drawn = position.chanceAnswer(draws.get().draw(cases));
    return drawn == code;
  }

  /** Takes the result from its tag, where a record of a game without rules need not repeat it. */
  private void takeTaggedResult(String tagged) {
    Endings.Checked checked = Endings.check(position, tagged, setup.tags());
    if (checked.reason().isEmpty()) {
      result = tagged;
      termination = checked.termination();
    }
  }

  private Optional<Problem> takeResult(int index) {
    String word = text.word(index);
    Endings.Checked checked = Endings.check(position, word, setup.tags());
    if (!checked.reason().isEmpty()) {
      return Optional.of(problem(text.place(index), word, "", checked.reason(), List.of()));
    }
    result = word;
    termination = checked.termination();
    takeComments(index);
    return text.line()
        .mark(index)
        .map(mark -> afterResult(mark.place(), mark.text()))
        .or(
            () ->
                text.line().variations(index).stream()
                    .findFirst()
                    .map(variation -> afterResult(variation.place(), "(")));
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
    return new Verdict.Refused(problem, Optional.of(sequence()));
  }

  private AnswerSequence sequence() {
    return new AnswerSequence(setup, codes, size);
  }
}
