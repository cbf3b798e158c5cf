package org.wardiary.events.referee;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Tags;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.Marks;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.record.TagOrder;
import org.wardiary.events.text.Text;

/**
 * A game in progress: emits each answer with its consequences, as {@link EventEmitter} does for the
 * same answers of a record. Draws of the generator that the tag {@code Random} names are made at
 * once. Not thread-safe.
 */
public final class LiveGame {

  private final EventEmitter emitter;
  private final Setup setup;
  private final Optional<RandomDraws> draws;
  private final List<EmittedEvent> emitted = new ArrayList<>();
  private final Transcript transcript;
  private final RecordComments.Builder comments;
  private long[] codes = new long[64];
  private int size;

  private LiveGame(EventEmitter emitter, Verdict.Accepted soFar, int ply) {
    this.emitter = emitter;
    Setup recorded = soFar.sequence().setup();
    this.setup =
        new Setup(
            recorded.game(),
            recorded.first(),
            recorded.mapFile(),
            recorded.map(),
            TagOrder.beforeTheEnd(recorded.tags()));
    this.draws = ChanceCheck.draws(setup.tags());
    RecordComments kept = soFar.comments().upTo(ply);
    this.comments = new RecordComments.Builder(kept.analysis());
    kept.after(0).forEach(text -> comments.after(0, text));
    this.transcript =
        new Transcript(setup, List.of(), Optional.of(new Transcript.Events(emitter, emitted::add)));
    transcript.begin(kept.after(0));
    for (int i = 0; i < ply; i++) {
      draw();
      Analysis analysis = kept.analysis();
      play(
          soFar.sequence().code(i),
          kept.after(i + 1),
          analysis.mark(i + 1),
          analysis.variations(i + 1));
    }
    drawAll();
  }

  /**
   * Resumes a game from its unfinished record; emits the events from the beginning again.
   *
   * @param soFar a record of a game that has not ended
   */
  public static LiveGame of(EventEmitter emitter, Verdict.Accepted soFar) {
    return new LiveGame(emitter, soFar, soFar.sequence().length());
  }

  /**
   * The game as it was after its first {@code ply} answers; draws of the generator that are due
   * then are made again. Emits the events from the beginning again.
   *
   * @param ply 0 to the number of answers
   */
  public LiveGame backTo(int ply) {
    return new LiveGame(emitter, soFar(), ply);
  }

  /** Removes and returns the events emitted since the last call. */
  public List<EmittedEvent> takeEmitted() {
    List<EmittedEvent> all = List.copyOf(emitted);
    emitted.clear();
    return all;
  }

  /**
   * Gives answers.
   *
   * @param words each an answer, or several that a record joins in one word
   * @param texts comments after the last of them, before any draws of the generator
   * @return why an answer is refused, with the rule and the nearest legal answers; this game must
   *     then not be used any more
   */
  public Optional<Rejection> answer(List<String> words, List<String> texts) {
    List<String> answers =
        words.stream().flatMap(word -> setup.game().split(word).stream()).toList();
    for (int i = 0; i < answers.size(); i++) {
      boolean last = i == answers.size() - 1;
      Optional<Rejection> refused = single(answers.get(i), last ? texts : List.of());
      if (refused.isPresent()) {
        return refused;
      }
    }
    return Optional.empty();
  }

  private Optional<Rejection> single(String answer, List<String> texts) {
    Position position = transcript.position();
    if (position.ending() != Ending.NONE) {
      String reason = Text.of("expected no answer but '%s' follows the end of the game", answer);
      return Optional.of(new Rejection("", reason));
    }
    long code = position.read(answer);
    if (code == Position.UNREADABLE || !position.isLegal(code)) {
      return Optional.of(Refusal.of(position, answer));
    }
    play(code, texts.stream().map(GameText::comment).toList(), Marks.NONE, List.of());
    drawAll();
    return Optional.empty();
  }

  private void drawAll() {
    Optional<Long> due = draw();
    while (due.isPresent()) {
      play(due.get(), List.of(), Marks.NONE, List.of());
      due = draw();
    }
  }

  /** The generator's draw for the open question; empty if it is not decided by the generator. */
  private Optional<Long> draw() {
    Position position = transcript.position();
    int cases = position.ending() == Ending.NONE ? position.chanceCases() : 0;
    return cases == 0
        ? Optional.empty()
        : draws.map(generator -> position.chanceAnswer(generator.draw(cases)));
  }

  private void play(long code, List<String> texts, String mark, List<String> variations) {
    if (size == codes.length) {
      codes = Arrays.copyOf(codes, 2 * size);
    }
    codes[size++] = code;
    texts.forEach(text -> comments.after(size, text));
    transcript.answer(code, texts, mark, variations);
  }

  /** Adds a comment, in its canonical form, after the last answer. */
  public void comment(String text) {
    String canonical = GameText.comment(text);
    comments.after(size, canonical);
    transcript.comment(canonical);
  }

  /**
   * Ends a game that no rule has ended.
   *
   * @return why the ending is refused, in which case nothing has changed; empty if it is accepted
   */
  public Optional<String> end(String result, String termination) {
    Optional<Setups.Resolved> bad = Endings.badTags(setup.game(), tagsWith(result, termination));
    if (bad.orElse(null) instanceof Setups.Resolved.Bad refused) {
      return Optional.of(refused.rejection().reason());
    }
    if (size == 0 && !Endings.isByPlayers(termination)) {
      return Optional.of(
          Text.of("expected an ending that players decide or cause but got '%s'", termination));
    }
    Endings.Checked checked = Endings.check(position(), result, tagsWith(result, termination));
    if (!checked.reason().isEmpty()) {
      return Optional.of(checked.reason());
    }
    transcript.end(result, termination);
    return Optional.empty();
  }

  private Tags tagsWith(String result, String termination) {
    return setup.tags().with("Result", result).with("Termination", termination);
  }

  /** Number of answers given, including draws. */
  public int ply() {
    return size;
  }

  /** The current position; callers must not change it. */
  public Position position() {
    return transcript.position();
  }

  /** The game's record, which is unfinished until the game ends. */
  public RecordDraft draft() {
    return transcript.draft();
  }

  /** The setup. */
  public Setup setup() {
    return setup;
  }

  /** The game so far as an unfinished game. */
  private Verdict.Accepted soFar() {
    return new Verdict.Accepted(
        new AnswerSequence(setup, codes, size), comments.build(), Endings.OPEN, Endings.UNFINISHED);
  }
}
