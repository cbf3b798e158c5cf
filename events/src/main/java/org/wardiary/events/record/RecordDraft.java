package org.wardiary.events.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Tags;

/**
 * A game whose canonical record is being built, in the order in which it was played: opening
 * comments, answers with the comments after them, then the end with the comments after it. Drafts
 * from a refereed record and from the game's events are the same, so both give the same bytes. Not
 * thread-safe.
 */
public final class RecordDraft {

  /** Whether comments, marks and variations are written. */
  public enum Comments {
    /** They are written in their places. */
    KEPT,
    /** They are left out, as for the game's id. */
    LEFT_OUT
  }

  /** The key under which {@link #comments()} lists the comments after the result. */
  public static final int CLOSING = Integer.MAX_VALUE;

  private final Game game;
  private final Tags tags;
  private final Movetext movetext;
  private final List<String> closing = new ArrayList<>(0);
  private boolean ended;
  private String result = "*";
  private String termination = "unfinished";

  /**
   * Begins a draft without answers.
   *
   * @param game the game
   * @param tags its tags; {@code Result} and {@code Termination} are taken from {@link #end}
   */
  public RecordDraft(Game game, Tags tags) {
    this(game, tags, new Movetext(game, tags.get("First").orElse(""), 0));
  }

  private RecordDraft(Game game, Tags tags, Movetext movetext) {
    this.game = game;
    this.tags = tags;
    this.movetext = movetext;
  }

  private RecordDraft(RecordDraft other, Tags tags) {
    this(other.game, tags, new Movetext(other.movetext));
    closing.addAll(other.closing);
    ended = other.ended;
    result = other.result;
    termination = other.termination;
  }

  /** Adds comments after what was added last. */
  public void comments(List<String> texts) {
    if (ended) {
      closing.addAll(texts);
    } else {
      movetext.comments(texts);
    }
  }

  /**
   * Adds an answer.
   *
   * @param text its canonical text
   * @param turn the turn in which it was given, from 1; 0 before the first turn
   * @param side the side whose turn it was or that led the turn; empty before the first turn
   */
  public void answer(String text, int turn, String side) {
    movetext.answer(text, turn, side);
  }

  /**
   * Adds the analysis of the last answer.
   *
   * @param mark one of {@link Marks#ALL}, or {@link Marks#NONE}
   * @param variations each given as the text within its parentheses
   */
  public void analysis(String mark, List<String> variations) {
    movetext.mark(mark);
    movetext.variations(variations);
  }

  /**
   * Ends the game; a draft that is not ended is an unfinished game.
   *
   * @param result a side's name, {@code draw} or {@code *}
   * @param termination the value of the tag {@code Termination}
   */
  public void end(String result, String termination) {
    this.ended = true;
    this.result = result;
    this.termination = termination;
  }

  /** The canonical record; each line ends with LF. */
  public String write(Comments which) {
    return write(tags, which);
  }

  private String write(Tags tags, Comments which) {
    StringBuilder out = new StringBuilder(256 + 8 * movetext.size());
    TagOrder.of(game).write(tags, result, termination, out);
    out.append('\n');
    LineFiller lines = new LineFiller(out);
    movetext.write(which, lines::addAll);
    lines.endLine();
    out.append(result).append('\n');
    if (which == Comments.KEPT) {
      closing.forEach(comment -> lines.addAll("{" + comment + "}"));
      lines.endLine();
    }
    return out.toString();
  }

  /**
   * The game's id ({@code docs/records.md}), 16 hex digits: the value of the tag {@code GameId} if
   * there is one, otherwise {@link #contentId}.
   */
  public String gameId() {
    return tags.gameId().orElseGet(this::contentId);
  }

  /** The id derived from the content: from the record without analysis, id and players' types. */
  public String contentId() {
    Tags content = tags.withoutPlayerTypes(game.sides()).withoutGameId();
    return GameId.of(write(content, Comments.LEFT_OUT));
  }

  /** This draft, with the tag {@code GameId} added if the record does not give the game this id. */
  public RecordDraft identified(String id) {
    return gameId().equals(id) ? this : new RecordDraft(this, tags.withGameId(id));
  }

  /** The tags as they are written, including {@code Result} and {@code Termination}. */
  public Tags writtenTags() {
    return TagOrder.of(game).complete(tags, result, termination);
  }

  /** The answers' texts in order. */
  public List<String> answers() {
    return movetext.answers();
  }

  /** All comments by the number of answers before them, or by {@link #CLOSING}. */
  public Map<Integer, List<String>> comments() {
    Map<Integer, List<String>> all = new TreeMap<>(movetext.comments());
    if (!closing.isEmpty()) {
      all.put(CLOSING, List.copyOf(closing));
    }
    return all;
  }

  /** All marks by the number of the answer, from 1. */
  public Map<Integer, String> marks() {
    return movetext.marks();
  }

  /** All variations by the number of the answer that they replace, from 1. */
  public Map<Integer, List<String>> variations() {
    return movetext.variations();
  }
}
