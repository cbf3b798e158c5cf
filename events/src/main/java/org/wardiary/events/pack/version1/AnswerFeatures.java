package org.wardiary.events.pack.version1;

import org.wardiary.events.game.Question;
import org.wardiary.events.pack.version1.AnswerParts.Part;
import org.wardiary.events.pack.version1.AnswerParts.Token;

/**
 * Features that help to predict an answer: the answer itself and its relation to previous answers.
 */
final class AnswerFeatures {

  private static final int OPENING = 24;

  private final int question;
  private final int asked;
  private final int player;
  private final int decider;
  private final History history;
  private final int options;

  /**
   * Prepares the features of the answers to a question.
   *
   * @param question the question
   * @param player name of the player who decides, as in the record
   * @param history the previous answers
   * @param legal number of legal answers
   */
  AnswerFeatures(Question question, String player, History history, int legal) {
    this.decider = question.decides();
    this.question = Hash.of(Hash.of(question.name()), decider);
    this.asked = Hash.of(question.unit());
    this.player = Hash.of(Hash.of(player), this.question);
    this.history = history;
    this.options = 32 - Integer.numberOfLeadingZeros(legal);
  }

  void of(AnswerParts answer, Features out) {
    out.clear();
    int w = answer.whole();
    int s = answer.shape();
    out.add(Hash.of(1, question, s));
    out.add(Hash.of(2, player, s));
    out.add(Hash.of(3, question, w));
    out.add(Hash.of(4, player, w));
    out.add(Hash.of(5, history.last().whole(), w));
    out.add(Hash.of(6, history.own(decider).whole(), w));
    out.add(Hash.of(7, history.last().whole(), history.before().whole(), w));
    out.add(Hash.of(8, Hash.of(question, options), s));
    out.add(Hash.of(9, history.last().shape(), history.own(decider).shape(), s));
    if (history.ply() < OPENING) {
      out.add(Hash.of(10, history.all(), w));
    }
    out.add(Hash.of(11, Hash.of(question, asked), s));
    out.add(Hash.of(12, Hash.of(question, asked), w));
    int turns = 32 - Integer.numberOfLeadingZeros(history.ply());
    out.add(Hash.of(13, question, turns, s));
    for (Part part : answer.parts()) {
      part(part, s, out);
    }
  }

  private void part(Part part, int shape, Features out) {
    int p = part.hash();
    Token first = part.first();
    Token last = part.last();
    int kind = Hash.of(part.shape(), decider);
    out.add(Hash.of(20, question, p));
    out.add(Hash.of(21, player, p));
    out.add(Hash.of(22, history.last().whole(), p));
    out.add(Hash.of(23, history.own(decider).whole(), p));
    out.add(Hash.of(24, question, first.hash()));
    out.add(Hash.of(25, question, last.hash()));
    out.add(Hash.of(26, kind, last.hash()));
    out.add(Hash.of(27, kind, first.hash()));
    for (Token token : part.tokens()) {
      out.add(Hash.of(28, question, token.hash(), shape));
    }
    int firstAge = history.age(first.hash());
    int tailAge = history.age(first.tail());
    int lastAge = history.age(last.hash());
    out.add(Hash.of(30, kind, firstAge));
    out.add(Hash.of(31, kind, tailAge));
    out.add(Hash.of(32, kind, lastAge));
    out.add(Hash.of(33, kind, Hash.of(firstAge, tailAge, lastAge)));
    out.add(Hash.of(34, kind, history.arrival(part, decider)));
    out.add(Hash.of(35, kind, history.arrival(part, decider), lastAge));
    Token place = history.place(part);
    out.add(Hash.of(36, question, Hash.of(place.hash(), last.hash())));
    out.add(Hash.of(37, Hash.of(first.letter(), decider), way(place, last)));
    out.add(Hash.of(38, kind, way(first, last)));
    out.add(Hash.of(39, near(history.last(), part), kind));
    out.add(Hash.of(40, near(history.own(decider), part), kind));
    out.add(Hash.of(41, near(history.ownBefore(decider), part), kind));
    AnswerParts lastAnswer = history.last();
    Part lastPart = lastAnswer.parts().get(0);
    out.add(Hash.of(42, kind, Hash.of(lastPart.last().hash(), last.hash())));
    out.add(Hash.of(43, kind, Hash.of(lastPart.shape(), lastPart.last().hash(), first.hash())));
    out.add(Hash.of(44, player, kind));
    out.add(Hash.of(45, kind, way(lastPart.last(), last)));
    Part ownPart = history.own(decider).parts().get(0);
    out.add(Hash.of(46, kind, way(ownPart.last(), last), ownPart.shape()));
  }

  /** Hash of the difference between two tokens of the same form, such as two squares. */
  private static int way(Token from, Token to) {
    return Hash.of(to.lead() - from.lead(), to.number() - from.number(), to.end() - from.end());
  }

  /** Hash of which tokens of a previous answer recur in a part, and where. */
  private static int near(AnswerParts before, Part part) {
    int h = 0;
    Token first = part.first();
    Token last = part.last();
    for (Part old : before.parts()) {
      for (Token token : old.tokens()) {
        h |= token.hash() == first.hash() ? 1 : 0;
        h |= token.hash() == first.tail() ? 2 : 0;
        h |= token.hash() == last.hash() ? 4 : 0;
        h |= token.tail() == last.hash() ? 8 : 0;
        h |= token.tail() == first.tail() ? 16 : 0;
      }
      h |= old.last().hash() == last.hash() ? 32 : 0;
      h |= old.last().hash() == first.tail() ? 64 : 0;
      h |= old.first().hash() == first.hash() ? 128 : 0;
    }
    return Hash.of(h, before.shape());
  }
}
