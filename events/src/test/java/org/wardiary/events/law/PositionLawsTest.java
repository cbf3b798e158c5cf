package org.wardiary.events.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.law.RandomGames.Sample;
import org.wardiary.events.referee.AnswerSequence;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.referee.PositionJson.Legal;
import org.wardiary.events.scenario.Events;
import org.wardiary.events.text.Text;

/** Laws that hold for every position of every game, tested on random games. */
@Tag("slow")
final class PositionLawsTest {

  private static final int UNLISTED = 20;

  private final PositionJson json = new PositionJson(Viewer.UMPIRE, Legal.LISTED);

  @ParameterizedTest
  @MethodSource("org.wardiary.events.testkit.GameData#games")
  void legalList_inEveryPosition_isTheSetOfAcceptedAnswers(Game game) {
    for (Sample sample : RandomGames.of(game)) {
      RandomDraws draws = new RandomDraws(sample.seed());
      List<String> seen = new ArrayList<>(List.of("", "pass", "/", "{", "?", "\u0000", "é"));
      sample.game().sequence().walk(position -> checkList(sample, position, seen, draws));
    }
  }

  private void checkList(Sample sample, Position position, List<String> seen, RandomDraws draws) {
    byte[] before = position.snapshot();
    AnswerList legal = new AnswerList();
    position.legal(legal);
    String where = Text.of("%s ply %d", sample, position.ply());
    assertThat(position.choices()).as("%s choices", where).isEqualTo(legal.size());
    assertThat(legal.size() == 0)
        .as("%s has no answer iff over", where)
        .isEqualTo(position.ending() != Ending.NONE);
    assertThat(position.question().equals(Question.NONE))
        .as("%s has no question iff over", where)
        .isEqualTo(position.ending() != Ending.NONE);
    Set<String> texts = new HashSet<>();
    Set<Long> codes = new HashSet<>();
    for (int i = 0; i < legal.size(); i++) {
      long code = legal.get(i);
      String text = position.write(code);
      assertThat(texts.add(text) && codes.add(code)).as("%s lists %s once", where, text).isTrue();
      assertThat(position.isLegal(code)).as("%s lists %s", where, text).isTrue();
      assertThat(position.read(text)).as("%s reads %s", where, text).isEqualTo(code);
    }
    checkUnlisted(where, position, codes, others(texts, seen, draws));
    checkChance(where, position, codes);
    assertThat(position.snapshot()).as("%s after asking", where).isEqualTo(before);
  }

  /** Answers to earlier questions and spoilt answers to this one, without legal answers. */
  private static Set<String> others(Set<String> texts, List<String> seen, RandomDraws draws) {
    List<String> here = texts.stream().sorted().toList();
    Set<String> others = new HashSet<>();
    for (int i = 0; i < UNLISTED; i++) {
      others.add(seen.get(draws.draw(seen.size()) - 1));
      if (!here.isEmpty()) {
        String text = here.get(draws.draw(here.size()) - 1);
        int at = draws.draw(text.length()) - 1;
        String other = here.get(draws.draw(here.size()) - 1);
        others.add(text.substring(0, at) + text.substring(at + 1));
        others.add(text.substring(0, at) + other.charAt(other.length() - 1) + text.substring(at));
        others.add(text + other);
        seen.add(text);
      }
    }
    others.removeAll(texts);
    return others;
  }

  /**
   * Checks that a text that is not listed is refused with a reason, or is another spelling of a
   * listed answer.
   */
  private static void checkUnlisted(
      String where, Position position, Set<Long> codes, Set<String> texts) {
    for (String text : texts) {
      long code = position.read(text);
      if (code == Position.UNREADABLE || !position.isLegal(code)) {
        Rejection rejection = position.rejection(text);
        assertThat(rejection.reason()).as("%s refuses '%s'", where, text).isNotBlank();
      } else {
        assertThat(codes).as("%s accepts '%s'", where, text).contains(code);
      }
    }
  }

  private static void checkChance(String where, Position position, Set<Long> codes) {
    int cases = position.chanceCases();
    boolean chance = position.question().decides() == Question.CHANCE;
    assertThat(cases > 0).as("%s chance cases", where).isEqualTo(chance);
    assertThat(!chance || position.setup().game().hasChance()).as("%s has chance", where).isTrue();
    Set<Long> drawn = new HashSet<>();
    for (int k = 1; k <= cases; k++) {
      drawn.add(position.chanceAnswer(k));
    }
    if (chance) {
      assertThat(drawn).as("%s what chance may draw", where).isEqualTo(codes);
    }
  }

  @ParameterizedTest
  @MethodSource("org.wardiary.events.testkit.GameData#games")
  void evolve_byWhatWasTold_givesTheSamePosition(Game game) {
    for (Sample sample : RandomGames.of(game)) {
      AnswerSequence sequence = sample.game().sequence();
      Setup setup = sequence.setup();
      Position played = setup.position();
      Position evolved = setup.position();
      played.begin(evolved::evolve);
      for (int i = 0; i < sequence.length(); i++) {
        same(sample, evolved, played);
        List<SpecificRecord> emitted = new ArrayList<>();
        emitted.add(Events.answer(played, sequence.code(i)));
        Position silent = played.copy();
        played.play(sequence.code(i), emitted::add);
        silent.play(sequence.code(i), EventSink.NONE);
        emitted.forEach(evolved::evolve);
        assertThat(silent.snapshot()).as("%s untold", sample).isEqualTo(played.snapshot());
      }
      same(sample, evolved, played);
    }
  }

  private void same(Sample sample, Position actual, Position expected) {
    String where = Text.of("%s ply %d", sample, expected.ply());
    assertThat(json.write(actual)).as(where).isEqualTo(json.write(expected));
    assertThat(actual.snapshot()).as(where).isEqualTo(expected.snapshot());
    for (Viewer viewer : Viewer.values()) {
      assertThat(actual.text(viewer)).as(where).isEqualTo(expected.text(viewer));
    }
  }

  @ParameterizedTest
  @MethodSource("org.wardiary.events.testkit.GameData#games")
  void restore_atEveryCut_goesOnToTheSameEnd(Game game) {
    for (Sample sample : RandomGames.of(game)) {
      AnswerSequence sequence = sample.game().sequence();
      Map<Integer, Position> cuts = new HashMap<>();
      sequence.walk(
          position -> {
            Position restored =
                sequence.setup().game().restore(sequence.setup(), position.snapshot());
            same(sample, restored, position);
            // continuing from every cut would take quadratic time: only from each of the first,
            // then from some
            if (position.ply() < 8 || position.ply() % 29 == 0) {
              cuts.put(position.ply(), restored);
            }
          });
      Position end = sequence.at(sequence.length());
      cuts.forEach(
          (ply, position) -> {
            for (int i = ply; i < sequence.length(); i++) {
              position.play(sequence.code(i), EventSink.NONE);
            }
            same(sample, position, end);
          });
    }
  }

  @ParameterizedTest
  @MethodSource("org.wardiary.events.testkit.GameData#games")
  void copy_playedOn_leavesTheOriginalAlone(Game game) {
    for (Sample sample : RandomGames.of(game)) {
      RandomDraws draws = new RandomDraws(sample.seed());
      AnswerList legal = new AnswerList();
      sample
          .game()
          .sequence()
          .walk(
              position -> {
                byte[] before = position.snapshot();
                Position copy = position.copy();
                assertThat(copy.snapshot()).as(sample.toString()).isEqualTo(before);
                for (int i = 0; i < 3 && copy.ending() == Ending.NONE; i++) {
                  legal.clear();
                  copy.legal(legal);
                  copy.play(legal.get(draws.draw(legal.size()) - 1), EventSink.NONE);
                }
                assertThat(position.snapshot()).as(sample.toString()).isEqualTo(before);
              });
    }
  }
}
