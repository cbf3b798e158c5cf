package org.wardiary.events.pack.version1;

import java.io.IOException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Sides;
import org.wardiary.events.pack.coding.SymbolCoder;
import org.wardiary.events.referee.ChanceCheck;

/**
 * Codes the answers of one game. Legal answers are sorted by their texts, so that the order in
 * which the rules list them does not matter. A draw that the record's generator determines takes no
 * space; any other draw is coded by its chance, and every other answer by the model.
 */
final class AnswerCoder {

  private final SymbolCoder coder;
  private final ChoiceModel model;
  private final Setup setup;
  private final Optional<RandomDraws> draws;
  private final History history = new History();
  private final LegalTexts legal = new LegalTexts();

  AnswerCoder(SymbolCoder coder, ChoiceModel model, Setup setup) {
    this.coder = coder;
    this.model = model;
    this.setup = setup;
    this.draws = ChanceCheck.draws(setup.tags());
  }

  /**
   * Codes the answer to the open question.
   *
   * @param answer code of the answer; ignored by a reader
   * @return code of the answer
   */
  long code(Position position, long answer) throws IOException {
    int cases = position.chanceCases();
    long result;
    if (cases > 0) {
      result =
          draws.isPresent()
              ? position.chanceAnswer(draws.get().draw(cases))
              : draw(position, answer, cases);
    } else {
      result = choice(position, answer);
    }
    history.add(model.parts(position.write(result)), position.question());
    return result;
  }

  private long choice(Position position, long answer) throws IOException {
    legal.read(position);
    if (legal.size() == 1) {
      return legal.code(0);
    }
    Question question = position.question();
    String player = setup.tags().get(Sides.of(setup.game()).decider(question.decides())).orElse("");
    AnswerFeatures scene = new AnswerFeatures(question, player, history, legal.size());
    int index = coder.reads() ? 0 : legal.index(answer);
    return legal.code(model.code(index, legal.texts(), scene));
  }

  /**
   * Codes a draw by its chance. A legal answer that no case gives, as real dice may show, keeps a
   * small probability.
   */
  private long draw(Position position, long answer, int cases) throws IOException {
    legal.read(position);
    int[] weights = new int[legal.size()];
    for (int k = 1; k <= cases; k++) {
      weights[legal.index(position.chanceAnswer(k))] += 2;
    }
    int[] bounds = new int[legal.size() + 1];
    for (int i = 0; i < weights.length; i++) {
      bounds[i + 1] = bounds[i] + Math.max(1, weights[i]);
    }
    int index = coder.reads() ? 0 : legal.index(answer);
    return legal.code(coder.code(index, bounds, legal.size()));
  }

  /** The legal answers, sorted by their texts. */
  private static final class LegalTexts {

    private final AnswerList list = new AnswerList();
    private List<String> texts = List.of();
    private List<Option> options = List.of();

    private record Option(String text, long code) {}

    void read(Position position) {
      list.clear();
      position.legal(list);
      Option[] all = new Option[list.size()];
      for (int i = 0; i < all.length; i++) {
        all[i] = new Option(position.write(list.get(i)), list.get(i));
      }
      options = Arrays.stream(all).sorted(Comparator.comparing(Option::text)).toList();
      texts = options.stream().map(Option::text).toList();
    }

    int size() {
      return texts.size();
    }

    List<String> texts() {
      return texts;
    }

    long code(int index) {
      return options.get(index).code();
    }

    int index(long code) {
      for (int i = 0; i < options.size(); i++) {
        if (options.get(i).code() == code) {
          return i;
        }
      }
      throw new IllegalArgumentException("expected a legal answer but got the code " + code);
    }
  }
}
