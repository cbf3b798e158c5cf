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

  /** Whether comments, marks and variations are written. */
  public enum Comments {
    /** Where they stood. */
    KEPT,
    /** Left out, as for the game's id. */
    LEFT_OUT
  }

  /** Where {@link #comments()} has those after the result. */
  public static final int CLOSING = Integer.MAX_VALUE;

  private final Game game;
  private final Tags tags;
  private final Movetext movetext;
  private final List<String> closing = new ArrayList<>(0);
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
    this(game, tags, new Movetext(game, tags.get("First").orElseThrow(), 0));
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
   * @param turn the turn in which it was given, from 1; 0 before the first
   * @param side the side whose turn it was or that led it; empty before the first turn
   */
  public void answer(String text, int turn, String side) {
    movetext.answer(text, turn, side);
  }

  /**
   * Adds the analysis of the last answer.
   *
   * @param mark one of {@link Marks}, or none
   * @param variations each as it is written within its parentheses
   */
  public void analysis(String mark, List<String> variations) {
    movetext.mark(mark);
    movetext.variations(variations);
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
   * The game's id ({@code docs/records.md}), 16 hex digits: that of the tag {@code GameId}, else
   * that of the content.
   */
  public String gameId() {
    return tags.gameId().orElseGet(this::contentId);
  }

  /** The id that the content gives: of the record without analysis, id and players' types. */
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
    return movetext.answers();
  }

  /** All comments by where they stand: after so many answers, or at {@link #CLOSING}. */
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

  /** All variations by the number of the answer that they may replace, from 1. */
  public Map<Integer, List<String>> variations() {
    return movetext.variations();
  }
}
