package org.wardiary.events.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.wardiary.events.game.Game;
import org.wardiary.events.record.RecordDraft.Comments;

/**
 * The canonical movetext of a game or a variation, gathered in the order of the text: comments
 * before the first answer, then each answer followed by its mark, comments and variations. Not
 * thread-safe.
 */
public final class Movetext {

  private record Answer(
      String text, int number, String mark, List<String> comments, List<String> variations) {

    boolean isBare() {
      return mark.isEmpty() && comments.isEmpty() && variations.isEmpty();
    }
  }

  private static final int NO_NUMBER = 0;

  private final Game game;
  private final String first;
  private final List<String> opening = new ArrayList<>(0);
  private final List<Answer> answers = new ArrayList<>();
  private int lastTurn;

  /**
   * Begins a line of play without answers.
   *
   * @param game the game
   * @param first the side that had the first turn
   * @param lastTurn the turn of the answer before the line, from 1; 0 if there is none
   */
  public Movetext(Game game, String first, int lastTurn) {
    this.game = game;
    this.first = first;
    this.lastTurn = lastTurn;
  }

  /** Creates an independent copy. */
  Movetext(Movetext other) {
    this(other.game, other.first, other.lastTurn);
    opening.addAll(other.opening);
    answers.addAll(other.answers);
  }

  /**
   * Adds an answer.
   *
   * @param text its canonical text
   * @param turn the turn in which it was given, from 1; 0 before the first turn
   * @param side the side whose turn it was or that led the turn; empty before the first turn
   */
  public void answer(String text, int turn, String side) {
    answers.add(new Answer(text, number(turn, side), Marks.NONE, List.of(), List.of()));
    lastTurn = turn;
  }

  private int number(int turn, String side) {
    if (turn == lastTurn) {
      return NO_NUMBER;
    }
    return switch (game.turnNumbers()) {
      case TURNS -> turn;
      case ANSWERS -> NO_NUMBER;
      // the sides alternate, so the first side's Nth turn is turn 2 N - 1
      case FIRST_SIDES_TURNS -> side.equals(first) ? (turn + 1) / 2 : NO_NUMBER;
    };
  }

  /** Adds comments after the last answer, or before the first. */
  public void comments(List<String> texts) {
    if (answers.isEmpty()) {
      opening.addAll(texts);
    } else if (!texts.isEmpty()) {
      Answer last = last();
      List<String> all = and(last.comments, texts);
      replaceLast(new Answer(last.text, last.number, last.mark, all, last.variations));
    }
  }

  /** Marks the last answer; an empty mark leaves it unchanged. */
  public void mark(String mark) {
    if (!mark.isEmpty()) {
      Answer last = last();
      replaceLast(new Answer(last.text, last.number, mark, last.comments, last.variations));
    }
  }

  /** Adds variations to the last answer, each given as the text within its parentheses. */
  public void variations(List<String> texts) {
    if (!texts.isEmpty()) {
      Answer last = last();
      List<String> all = and(last.variations, texts);
      replaceLast(new Answer(last.text, last.number, last.mark, last.comments, all));
    }
  }

  private Answer last() {
    return answers.get(answers.size() - 1);
  }

  private void replaceLast(Answer answer) {
    answers.set(answers.size() - 1, answer);
  }

  private static List<String> and(List<String> texts, List<String> more) {
    if (texts.isEmpty()) {
      return List.copyOf(more);
    }
    List<String> all = new ArrayList<>(texts);
    all.addAll(more);
    return List.copyOf(all);
  }

  /** Number of answers. */
  int size() {
    return answers.size();
  }

  /** The answers' texts in order. */
  List<String> answers() {
    return answers.stream().map(Answer::text).toList();
  }

  /** Comments by the number of answers before them; places without comments are left out. */
  Map<Integer, List<String>> comments() {
    Map<Integer, List<String>> all = new TreeMap<>();
    all.put(0, List.copyOf(opening));
    for (int i = 0; i < answers.size(); i++) {
      all.put(i + 1, answers.get(i).comments);
    }
    all.values().removeIf(List::isEmpty);
    return all;
  }

  /** Marks by the number of the answer, from 1. */
  Map<Integer, String> marks() {
    Map<Integer, String> all = new TreeMap<>();
    for (int i = 0; i < answers.size(); i++) {
      all.put(i + 1, answers.get(i).mark);
    }
    all.values().removeIf(String::isEmpty);
    return all;
  }

  /** Variations by the number of the answer that they replace, from 1. */
  Map<Integer, List<String>> variations() {
    Map<Integer, List<String>> all = new TreeMap<>();
    for (int i = 0; i < answers.size(); i++) {
      all.put(i + 1, answers.get(i).variations);
    }
    all.values().removeIf(List::isEmpty);
    return all;
  }

  /** The line as one text, its words separated by single blanks. */
  public String text() {
    StringJoiner text = new StringJoiner(" ");
    write(Comments.KEPT, text::add);
    return text.toString();
  }

  /**
   * Writes the line.
   *
   * @param which whether marks, comments and variations are written
   * @param out receives words and longer texts; the latter may be broken at each blank
   */
  void write(Comments which, Consumer<String> out) {
    boolean kept = which == Comments.KEPT;
    if (kept) {
      opening.forEach(comment -> out.accept("{" + comment + "}"));
    }
    String word = "";
    for (Answer answer : answers) {
      String joined =
          word.isEmpty() || answer.number != NO_NUMBER ? "" : game.join(word, answer.text);
      if (joined.isEmpty()) {
        addWord(word, out);
        if (answer.number != NO_NUMBER) {
          out.accept(answer.number + ".");
        }
        word = answer.text;
      } else {
        word = joined;
      }
      if (kept && !answer.isBare()) {
        addWord(word + answer.mark, out);
        word = "";
        answer.comments.forEach(comment -> out.accept("{" + comment + "}"));
        answer.variations.forEach(variation -> out.accept("(" + variation + ")"));
      }
    }
    addWord(word, out);
  }

  private static void addWord(String word, Consumer<String> out) {
    if (!word.isEmpty()) {
      out.accept(word);
    }
  }
}
