package org.wardiary.events.pack.version1;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.wardiary.events.game.Question;
import org.wardiary.events.pack.version1.AnswerParts.Part;
import org.wardiary.events.pack.version1.AnswerParts.Token;

/** What the previous answers of a game tell about the next one. */
final class History {

  private static final int DECIDERS = 3;
  private static final int AGES = 12;

  /** Stands for an answer that has not been given yet. */
  static final AnswerParts NONE = AnswerParts.of("");

  /** The last arrival at a place: the first letter of the part that led there, and who decided. */
  private record Arrival(int letter, int decider) {}

  private final Map<Integer, Integer> mentions = new HashMap<>();
  private final Map<Integer, Arrival> arrivals = new HashMap<>();
  private final Map<Integer, Token> places = new HashMap<>();
  private final AnswerParts[] own = new AnswerParts[DECIDERS];
  private final AnswerParts[] ownBefore = new AnswerParts[DECIDERS];
  private AnswerParts last = NONE;
  private AnswerParts before = NONE;
  private int ply;
  private int all;

  History() {
    Arrays.fill(own, NONE);
    Arrays.fill(ownBefore, NONE);
  }

  /** Adds an answer, which was given to a question. */
  void add(AnswerParts answer, Question question) {
    int decider = question.decides();
    ply++;
    all = Hash.of(all, answer.whole());
    for (Part part : answer.parts()) {
      for (Token token : part.tokens()) {
        mentions.put(token.hash(), ply);
        mentions.put(token.tail(), ply);
      }
      arrivals.put(part.last().hash(), new Arrival(part.first().letter(), decider));
      places.put(part.first().hash(), part.last());
    }
    before = last;
    last = answer;
    ownBefore[decider] = own[decider];
    own[decider] = answer;
  }

  AnswerParts last() {
    return last;
  }

  AnswerParts before() {
    return before;
  }

  AnswerParts own(int decider) {
    return own[decider];
  }

  AnswerParts ownBefore(int decider) {
    return ownBefore[decider];
  }

  int ply() {
    return ply;
  }

  /** Hash of all previous answers. */
  int all() {
    return all;
  }

  /** How long ago a token was mentioned, on a logarithmic scale; the highest value means never. */
  int age(int token) {
    Integer at = mentions.get(token);
    if (at == null) {
      return AGES;
    }
    return Math.min(AGES - 1, 32 - Integer.numberOfLeadingZeros(ply - at));
  }

  /**
   * Hash of the last arrival at the place to which a part leads: the letter, and whether the same
   * side decided; 0 if there was none.
   */
  int arrival(Part part, int decider) {
    Arrival arrival = arrivals.get(part.last().hash());
    if (arrival == null) {
      return 0;
    }
    return Hash.of(arrival.letter(), arrival.decider() == decider ? 1 : 2);
  }

  /**
   * Where the last part that began with the same token led; this token itself if there was none.
   */
  Token place(Part part) {
    return places.getOrDefault(part.first().hash(), part.first());
  }
}
