package org.wardiary.events.game.squares.exchange;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.events.game.BoardPosition;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.Importer;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.text.Text;

/**
 * Translates one game's moves. The site records whatever its own rules decide; only what the rules
 * here ask for becomes an answer (SQ-9).
 */
final class AbstractPlayMoves implements Importer.Translation {

  private static final String ADVANCE = "advance";
  private static final String STAY = "stay";
  private static final String STAND = "stand";
  private static final String RETREAT = "retreat";
  private static final String OPTION = "option";
  private static final String LOSE = "lose:";

  private final Position position;
  private final Board board;
  private final List<String> answers = new ArrayList<>();
  // spaces that the units named in this action retreat to, by kind and the square that they leave
  private final Map<String, String> retreats = new HashMap<>();
  // spaces that units have retreated to in this action, keyed in the same way
  private final Map<String, String> made = new HashMap<>();

  AbstractPlayMoves(Position start) {
    this.position = start;
    this.board = (Board) ((BoardPosition<?>) start).board();
  }

  @Override
  public List<String> answers() {
    return List.copyOf(answers);
  }

  @Override
  public Ending ending() {
    return position.ending();
  }

  @Override
  public Optional<Rejection> take(String move) {
    for (String part : move.split("/", -1)) {
      if (part.isEmpty()) {
        return Optional.of(new Rejection("", "expected a decision but got nothing"));
      }
      Optional<Rejection> rejection = takePart(part);
      if (rejection.isPresent()) {
        return rejection;
      }
    }
    return Optional.empty();
  }

  @Override
  public Optional<Rejection> end(OptionalInt by) {
    // a side that resigns while it is asked whether to advance has not held
    boolean held =
        board.question() == QuestionKind.ADVANCE
            && !by.equals(OptionalInt.of(position.question().decides()));
    return held ? play("|") : Optional.empty();
  }

  private Optional<Rejection> takePart(String part) {
    if (board.question() == QuestionKind.ADVANCE) {
      // the site records an advance explicitly; anything else means that the attacker holds
      return part.equals(ADVANCE) ? play(">") : play("|").or(() -> rest(part));
    }
    return rest(part);
  }

  private Optional<Rejection> rest(String part) {
    if (part.equals(STAY)) {
      return Optional.empty();
    }
    if (part.equals(ADVANCE)) {
      return unasked("an advance");
    }
    if (part.equals(STAND)) {
      return isAskedToRetreat() ? play("S") : Optional.empty();
    }
    if (part.startsWith(RETREAT)) {
      Map<String, String> named = readRetreats(part);
      return (isAskedToRetreat() ? play("R") : Optional.<Rejection>empty())
          .or(this::retreat)
          .or(() -> notMade(named));
    }
    if (part.startsWith(OPTION)) {
      Map<String, String> named = readRetreats(part);
      return option(part.substring(OPTION.length()).replaceFirst(":.*", ""))
          .or(this::retreat)
          .or(() -> notMade(named));
    }
    if (part.startsWith(LOSE)) {
      return board.question() == QuestionKind.CASUALTY
          ? play("*" + part.substring(LOSE.length()))
          : Optional.empty();
    }
    return order(part);
  }

  private boolean isAskedToRetreat() {
    return board.question() == QuestionKind.RESPONSE
        || board.question() == QuestionKind.SECOND_CHANCE;
  }

  /**
   * Reads the retreats named in a part of a move, e.g. {@code retreat:CB1C-B2CL,IB2CL-BR}: spaces
   * by kind and the square left.
   */
  private Map<String, String> readRetreats(String part) {
    Map<String, String> named = new HashMap<>();
    int colon = part.indexOf(':');
    if (colon >= 0) {
      for (String step : part.substring(colon + 1).split(",", -1)) {
        named.put(step.replaceFirst("-.*", ""), step.replaceFirst(".*-", ""));
      }
    }
    retreats.putAll(named);
    return named;
  }

  /**
   * A rejection if a retreat named by the site was not made here; empty while a retreat is still to
   * be answered.
   */
  private Optional<Rejection> notMade(Map<String, String> named) {
    if (board.question() == QuestionKind.RETREAT) {
      return Optional.empty();
    }
    return named.entrySet().stream()
        .filter(step -> !step.getValue().equals(made.get(step.getKey())))
        .findFirst()
        .map(
            step ->
                new Rejection(
                    "",
                    Text.of(
                        "expected the retreat of %s to %s but by the rules it goes to %s",
                        step.getKey(),
                        step.getValue(),
                        made.getOrDefault(step.getKey(), "no space"))));
  }

  /** Answers where units retreat as long as that is asked and the site has named the space. */
  private Optional<Rejection> retreat() {
    while (board.question() == QuestionKind.RETREAT) {
      int unit = board.questionUnit();
      String leaves = board.kind(unit).letter() + board.map().code(board.space(unit));
      String to = retreats.remove(leaves);
      if (to == null) {
        return Optional.empty();
      }
      Optional<Rejection> rejection = play("@" + to);
      if (rejection.isPresent()) {
        return rejection;
      }
    }
    return Optional.empty();
  }

  private Optional<Rejection> option(String number) {
    return board.question() == QuestionKind.OPTION ? play("#" + number) : Optional.empty();
  }

  private Optional<Rejection> order(String part) {
    if (position.ending() != Ending.NONE) {
      return unasked("a move");
    }
    if (board.question() != QuestionKind.TURN) {
      return open(Text.of("'%s'", part));
    }
    retreats.clear();
    made.clear();
    List<String> writings = AbstractPlayOrder.writings(part);
    for (String writing : writings) {
      long code = position.read(writing);
      if (code != Position.UNREADABLE && position.isLegal(code)) {
        return play(writing);
      }
    }
    return play(writings.stream().filter(this::isReadable).findFirst().orElse(writings.get(0)));
  }

  private boolean isReadable(String writing) {
    return position.read(writing) != Position.UNREADABLE;
  }

  /**
   * Plays an answer, then answers the questions about retreats that follow from what the site has
   * named.
   */
  private Optional<Rejection> play(String answer) {
    long code = position.read(answer);
    if (code == Position.UNREADABLE || !position.isLegal(code)) {
      return Optional.of(position.rejection(answer));
    }
    answers.add(position.write(code));
    position.play(code, this::note);
    return retreat();
  }

  private void note(SpecificRecord event) {
    if (event instanceof UnitRetreated retreated) {
      made.put(retreated.getKind() + retreated.getFrom(), retreated.getTo());
    }
  }

  private Optional<Rejection> unasked(String what) {
    String state =
        position.ending() == Ending.NONE
            ? Text.of("the question is '%s'", board.question().title())
            : "the rules have ended the game";
    return Optional.of(
        new Rejection("", Text.of("expected no such move because %s but got %s", state, what)));
  }

  private Optional<Rejection> open(String found) {
    String reason = "expected an answer to the question '%s' but got %s";
    return Optional.of(new Rejection("", Text.of(reason, board.question().title(), found)));
  }
}
