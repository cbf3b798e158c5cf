package org.wardiary.events.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Tags;

/**
 * A game while its canonical record is built, gathered in the order in which it was played: opening
 * comments, answers with the comments after them, the end with the comments after it. The same from
 * a refereed record and from a game's events, so both give the same bytes. For one thread.
 */
public final class RecordDraft {

  /** Whether comments are written. */
  public enum Comments {
    /** Where they stood. */
    KEPT,
    /** Left out, as for the game's id. */
    LEFT_OUT
  }

  private record Answer(String text, int number, List<String> comments) {}

  /** Where {@link #comments()} has those after the result. */
  public static final int CLOSING = Integer.MAX_VALUE;

  private static final int NO_NUMBER = 0;

  private final Game game;
  private final Tags tags;
  private final String first;
  private final List<String> opening = new ArrayList<>(0);
  private final List<String> closing = new ArrayList<>(0);
  private final List<Answer> answers = new ArrayList<>();
  private int lastTurn;
  private boolean ended;
  private String result = "*";
  private String termination = "unfinished";

  /**
   * A draft without answers.
   *
   * @param game the game
   * @param tags its tags; {@code Result} and {@code Termination} are taken from {@link #end}
   */
  public RecordDraft(Game game, Tags tags) {
    this.game = game;
    this.tags = tags;
    this.first = tags.get("First").orElseThrow();
  }

  private RecordDraft(RecordDraft other, Tags tags) {
    this(other.game, tags);
    opening.addAll(other.opening);
    answers.addAll(other.answers);
    closing.addAll(other.closing);
    ended = other.ended;
    result = other.result;
    termination = other.termination;
  }

  /** Adds comments after what was added last. */
  public void comments(List<String> texts) {
    if (texts.isEmpty()) {
      return;
    }
    if (ended) {
      closing.addAll(texts);
    } else if (answers.isEmpty()) {
      opening.addAll(texts);
    } else {
      int last = answers.size() - 1;
      Answer answer = answers.get(last);
      List<String> all = new ArrayList<>(answer.comments());
      all.addAll(texts);
      answers.set(last, new Answer(answer.text(), answer.number(), all));
    }
  }

  /**
   * Adds an answer.
   *
   * @param text its canonical text
   * @param turn the turn in which it was given, from 1; 0 before the first
   * @param side the side whose turn it was or that led it; empty before the first turn
   */
  public void answer(String text, int turn, String side) {
    answers.add(new Answer(text, number(turn, side), List.of()));
    lastTurn = turn;
  }

  private int number(int turn, String side) {
    if (turn == lastTurn) {
      return NO_NUMBER;
    }
    return switch (game.turnNumbers()) {
      case TURNS -> turn;
      // the sides alternate, so the first side's N-th turn is turn 2 N - 1
      case FIRST_SIDES_TURNS -> side.equals(first) ? (turn + 1) / 2 : NO_NUMBER;
    };
  }

  /**
   * Ends the game; without it the game is unfinished.
   *
   * @param result a side's name, {@code draw} or {@code *}
   * @param termination as the tag writes it
   */
  public void end(String result, String termination) {
    this.ended = true;
    this.result = result;
    this.termination = termination;
  }

  /** The canonical record, each line ended by LF. */
  public String write(Comments which) {
    return write(tags, which);
  }

  private String write(Tags tags, Comments which) {
    StringBuilder out = new StringBuilder(256 + 8 * answers.size());
    TagOrder.of(game).write(tags, result, termination, out);
    out.append('\n');
    LineFiller lines = new LineFiller(out);
    movetext(which, lines);
    lines.endLine();
    out.append(result).append('\n');
    if (which == Comments.KEPT) {
      closing.forEach(lines::addComment);
      lines.endLine();
    }
    return out.toString();
  }

  /**
   * The game's id ({@code docs/records.md}), 16 hex digits: that of the tag {@code GameId}, else
   * that of the content.
   */
  public String gameId() {
    return tags.gameId().orElseGet(this::contentId);
  }

  /** The id that the content gives: of the record without comments, id and players' types. */
  public String contentId() {
    Tags content = tags.withoutPlayerTypes(game.sides()).withoutGameId();
    return GameId.of(write(content, Comments.LEFT_OUT));
  }

  /** This draft, with the tag {@code GameId} if the record did not give the game this id. */
  public RecordDraft identified(String id) {
    return gameId().equals(id) ? this : new RecordDraft(this, tags.withGameId(id));
  }

  /** The tags as they are written, those of the end among them. */
  public Tags writtenTags() {
    return TagOrder.of(game).complete(tags, result, termination);
  }

  /** The answers' texts in order. */
  public List<String> answers() {
    return answers.stream().map(Answer::text).toList();
  }

  /** All comments by where they stand: after so many answers, or at {@link #CLOSING}. */
  public Map<Integer, List<String>> comments() {
    Map<Integer, List<String>> all = new TreeMap<>();
    all.put(0, List.copyOf(opening));
    for (int i = 0; i < answers.size(); i++) {
      all.put(i + 1, answers.get(i).comments());
    }
    all.put(CLOSING, List.copyOf(closing));
    all.values().removeIf(List::isEmpty);
    return all;
  }

  private void movetext(Comments which, LineFiller lines) {
    boolean kept = which == Comments.KEPT;
    if (kept) {
      opening.forEach(lines::addComment);
    }
    String word = "";
    for (Answer answer : answers) {
      String joined =
          word.isEmpty() || answer.number() != NO_NUMBER ? "" : game.join(word, answer.text());
      if (joined.isEmpty()) {
        addWord(word, lines);
        if (answer.number() != NO_NUMBER) {
          lines.add(answer.number() + ".");
        }
        word = answer.text();
      } else {
        word = joined;
      }
      if (kept && !answer.comments().isEmpty()) {
        addWord(word, lines);
        word = "";
        answer.comments().forEach(lines::addComment);
      }
    }
    addWord(word, lines);
  }

  private static void addWord(String word, LineFiller lines) {
    if (!word.isEmpty()) {
      lines.add(word);
    }
  }
}
