package org.wardiary.app.live;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.app.archive.ArchivedRecords;
import org.wardiary.app.live.LivePosition.Phase;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.CommentAdded;
import org.wardiary.events.event.DoubtNoted;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.RandomTag;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.referee.RecordFold;
import org.wardiary.events.referee.Setups;
import org.wardiary.projector.fold.BoardFold;

/** Folds a game's events, as far as they are read, into its current state. Not thread-safe. */
final class LiveFold implements LiveComments.Reader {

  private Optional<BoardFold> board = Optional.empty();
  private RecordFold record = new RecordFold(Setups.bundled());
  private long seq = -1;
  private long moved = -1;
  private long timed = -1;
  private int edition = 1;
  private int decided;
  private final List<Integer> decisions = new ArrayList<>();
  private final List<Integer> cases = new ArrayList<>();
  private final List<LivePosition.Note> notes = new ArrayList<>();
  private Optional<RandomTag> random = Optional.empty();
  private Phase phase = Phase.OPEN;
  private Optional<TimeControl> control = Optional.empty();
  private List<Duration> left = List.of();
  private final OpenOffer offer = new OpenOffer();
  private Optional<Integer> sideAnswered = Optional.empty();

  /** Folds the next event. */
  void fold(GameEvent event) {
    seq = event.getSeq();
    edition = event.getEdition();
    Object body = event.getBody();
    if (!(body instanceof CommentAdded)) {
      moved = seq;
    }
    if (body instanceof GameRevised) {
      return; // the events of the revised game follow, unless it was withdrawn
    }
    if (body instanceof GameStarted) {
      begin(event);
    } else {
      count(body);
      board.orElseThrow().fold(event);
    }
    ArchivedRecords.emitted(List.of(event)).forEach(record::fold);
    read(body);
  }

  /** Keeps from how many cases a draw was, before it is folded. */
  private void count(Object body) {
    if (body instanceof AnswerGiven && random.filter(RandomTag::isCommitted).isPresent()) {
      int number = position().chanceCases();
      if (number > 0) {
        cases.add(number);
      }
    }
  }

  private void begin(GameEvent event) {
    board = Optional.of(BoardFold.begin(event));
    record = new RecordFold(Setups.bundled());
    phase = Phase.OPEN;
    timed = seq;
    offer.end();
    sideAnswered = Optional.empty();
    control = TimeControl.of(position().setup().tags());
    left = control.map(each -> List.of(each.start(), each.start())).orElse(List.of());
    decided = -1;
    decisions.clear();
    cases.clear();
    notes.clear();
    random = RandomTag.of(position().setup().tags());
  }

  private void read(Object body) {
    if (body instanceof GameStarted started) {
      started.getComments().forEach(this::comment);
    } else if (body instanceof AnswerGiven answer) {
      decided = game().sides().indexOf(answer.getDecides());
      if (decided >= 0) {
        sideAnswered = Optional.of(position().ply() - 1);
      }
      if (decided >= 0 || random.isEmpty()) {
        decisions.add(position().ply() - 1);
      }
      offer.answered(game(), decided);
      answer.getComments().forEach(this::comment);
    } else if (body instanceof CommentAdded comment) {
      comment(comment.getText());
    } else if (body instanceof DoubtNoted doubt) {
      notes.add(new LivePosition.Note(position().ply(), doubt.getWhat()));
    } else if (body instanceof GameEnded) {
      phase = Phase.ENDED;
      offer.end();
    }
  }

  private void comment(String text) {
    LiveComments.read(text, game(), this);
  }

  @Override
  public void clock(Duration time) {
    if (!left.isEmpty() && decided >= 0) {
      left = new Clocks(left, Optional.empty()).with(decided, time).left();
      timed = seq;
    }
  }

  @Override
  public void adjourned(List<Duration> times) {
    phase = Phase.ADJOURNED;
    left = left.isEmpty() || times.isEmpty() ? left : times;
    timed = seq;
  }

  @Override
  public void resumed() {
    phase = Phase.OPEN;
    moved = seq;
    timed = seq;
  }

  @Override
  public void offered(Offer made) {
    offer.made(made);
  }

  @Override
  public void declined() {
    offer.end();
  }

  private Position position() {
    return board.orElseThrow().position();
  }

  private Game game() {
    return position().setup().game();
  }

  /** The seq of the last event; -1 before the first. */
  long seq() {
    return seq;
  }

  /**
   * The seq of the last event other than a mere comment: whoever has seen it has seen the current
   * board.
   */
  long moved() {
    return moved;
  }

  /** The seq of the last event that said what time is left, or let a clock run again. */
  long timed() {
    return timed;
  }

  /** The side that is asked; negative if it is none, and before the first event. */
  int asked() {
    return board.map(it -> it.position().question().decides()).orElse(-1);
  }

  /**
   * Whether whoever has the seed, of which the game has only the hash, has to draw or to show it.
   */
  boolean awaitsSeed() {
    return random.filter(tag -> tag.seed().isEmpty()).isPresent()
        && (phase == Phase.ENDED || phase == Phase.OPEN && asked() == Question.CHANCE);
  }

  /** The time control, if there are clocks. */
  Optional<TimeControl> control() {
    return control;
  }

  /**
   * The current state of the game.
   *
   * @param elapsed how long the clock that runs has been running
   */
  LivePosition position(Duration elapsed) {
    RecordDraft draft = record.draft();
    return new LivePosition(
        board.orElseThrow().gameId(),
        seq,
        edition,
        position(),
        draft.answers(),
        decisions,
        sideAnswered,
        cases,
        draft.write(Comments.KEPT),
        notes,
        offer.at(asked()),
        clocks().map(now -> now.after(elapsed)),
        phase);
  }

  private Optional<Clocks> clocks() {
    int decides = position().question().decides();
    boolean runs = phase == Phase.OPEN && (decides == 0 || decides == 1);
    return left.isEmpty()
        ? Optional.empty()
        : Optional.of(new Clocks(left, runs ? Optional.of(decides) : Optional.empty()));
  }
}
