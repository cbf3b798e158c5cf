package org.wardiary.analytics.choice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.Summaries;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.OwnRows;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.projector.view.DecisionCount;
import org.wardiary.projector.view.DecisionRows;
import org.wardiary.projector.view.FirstAnswer;

/** The worked examples of docs/statistics/choices.md. */
class ChoicesTest {

  private static final String GAME = "squares/civil-war";
  private static final Offset<Double> NEAR = within(1e-6);
  private static final List<Phase> PHASES =
      List.of(
          Phase.always("turn", "which order is given"),
          Phase.unforced("retreat", "where a unit retreats", "SQ-9"));

  private static DecisionCount count(String side, String question, int turn, int... legal) {
    return new DecisionCount(
        side,
        question,
        turn,
        legal.length,
        (int) IntStream.of(legal).filter(one -> one == 1).count(),
        IntStream.of(legal).asLongStream().sum(),
        IntStream.of(legal).mapToDouble(Math::log).sum());
  }

  private static PlayedGame game(int id, List<DecisionCount> rows, FirstAnswer... first) {
    String player = String.valueOf((char) ('a' + id % 7));
    return new PlayedGame(
        Summaries.game(id, player, player + player, "Blue").build(),
        List.of(),
        OwnRows.NONE.with(DecisionRows.class, new DecisionRows("", GAME, rows, List.of(first))));
  }

  private static Study study(int games, IntFunction<PlayedGame> game) {
    Study study = new Study(GameInfo.plain(GAME), Choices.statistics(PHASES));
    IntStream.range(0, games).mapToObj(game).forEach(study::add);
    Studies.judge(List.of(study));
    return study;
  }

  private static Study worked(int games) {
    return study(
        games,
        id ->
            game(
                id,
                id % 2 == 0
                    ? List.of(
                        count("Blue", "turn", 1, 1, 4),
                        count("Blue", "turn", 3, 4, 16),
                        count("Gray", "turn", 1, 2, 2))
                    : List.of(count("Blue", "turn", 1, 4, 4), count("Gray", "turn", 1, 2, 2))));
  }

  private static Table table(Study study, String id) {
    return study.tables().stream().filter(table -> table.id().equals(id)).findFirst().orElseThrow();
  }

  private static double number(Row row, String column) {
    return row.number(column).orElseThrow();
  }

  @Test
  void blue_ofTheWorkedExample_hasTwiceAsMuchToChooseFrom() {
    List<Row> rows = table(worked(20), Choices.SIDES).rows();

    assertThat(rows).extracting(row -> row.text("side")).containsExactly("Blue", "Gray");
    Row blue = rows.get(0);
    assertThat(blue.count("decisions")).isEqualTo(60);
    assertThat(number(blue, "forced")).isCloseTo(10.0 / 60, NEAR);
    assertThat(number(blue, "legal")).isCloseTo(5.5, NEAR);
    assertThat(number(blue, "branching")).isCloseTo(4, NEAR);
    assertThat(number(blue, "times_the_other")).isCloseTo(2, NEAR);
    assertThat(blue.text("verdict")).isEqualTo("more than chance");
    assertThat(number(rows.get(1), "branching")).isCloseTo(2, NEAR);
    assertThat(number(rows.get(1), "times_the_other")).isCloseTo(0.5, NEAR);
  }

  @Test
  void bothSidesTogether_areByQuestion() {
    Row turn = table(worked(20), Choices.ID).rows().get(0);
    assertThat(turn.text("about")).isEqualTo("which order is given");
    assertThat(number(turn, "per_game")).isCloseTo(5, NEAR);
    assertThat(number(turn, "branching")).isCloseTo(Math.exp(Math.log(2) * 160 / 100), NEAR);
    assertThat(table(worked(19), Choices.ID).rows().get(0).number("legal")).isEmpty();
  }

  @Test
  void questionThatIsOnlyAskedWithAChoice_hasNoShareOfForcedOnes() {
    Study study = study(20, id -> game(id, List.of(count("Blue", "retreat", 5, 2, 3))));
    Row retreat = table(study, Choices.ID).rows().get(0);
    assertThat(retreat.number("forced")).isEmpty();
    assertThat(number(retreat, "legal")).isCloseTo(2.5, NEAR);
  }

  private static PlayedGame opening(int id, String answer, String second) {
    List<DecisionCount> rows = List.of(count("Blue", "turn", 1, 9));
    return game(
        id,
        rows,
        new FirstAnswer("Blue", "turn", 9, answer),
        new FirstAnswer("chance", "battle", 6, "%" + id),
        new FirstAnswer("Gray", "turn", 9, second));
  }

  private static PlayedGame beginning(int id, String side, String answer) {
    List<DecisionCount> rows = List.of(count(side, "turn", 1, 9));
    FirstAnswer first = new FirstAnswer(side, "turn", 9, answer);
    return new PlayedGame(
        Summaries.game(id, "a", "b", "Blue").setFirstMover(side).build(),
        List.of(),
        OwnRows.NONE.with(DecisionRows.class, new DecisionRows("", GAME, rows, List.of(first))));
  }

  @Test
  void answersGiven_ofTheWorkedExample() {
    String answers = "aaaaaaaaaaaabbbbbbcd";
    Study study = study(20, id -> opening(id, answers.substring(id, id + 1), "x"));
    List<Row> rows = table(study, AnswersGiven.ID).rows();

    assertThat(rows).hasSize(1); // chance has made the games differ
    Row first = rows.get(0);
    assertThat(first.count("answer")).isEqualTo(1);
    assertThat(first.count("shared")).isEqualTo(20);
    assertThat(first.count("positions")).isEqualTo(1);
    assertThat(number(first, "legal")).isCloseTo(9, NEAR);
    assertThat(number(first, "distinct")).isCloseTo(4, NEAR);
    assertThat(number(first, "effective")).isCloseTo(3.1602888, NEAR);
    assertThat(number(first, "effective_low")).isBetween(1.0, 3.0);
    assertThat(number(first, "effective_high")).isBetween(3.3, 9.0);
    assertThat(number(first, "most_frequent")).isCloseTo(0.6, NEAR);
    assertThat(study(19, id -> opening(id, "a", "x")).tables())
        .noneMatch(table -> table.id().equals(AnswersGiven.ID));
  }

  @Test
  void mostFrequent_isOneOfTheAnswers_thatAreGivenEquallyOften() {
    String answers = "aaaaaaaabbbbbbbbcdef";
    Study study = study(20, id -> opening(id, answers.substring(id, id + 1), "x"));

    assertThat(number(table(study, AnswersGiven.ID).rows().get(0), "most_frequent"))
        .isCloseTo(0.4, NEAR);
  }

  @Test
  void answersGiven_inSeveralPositions_areSaidToBeThoseOfOne() {
    // Blue begins in 20 games, with a; Gray in 40, with b or c
    Study study =
        study(
            60,
            id ->
                id < 20 ? beginning(id, "Blue", "a") : beginning(id, "Gray", id < 40 ? "b" : "c"));
    Row first = table(study, AnswersGiven.ID).rows().get(0);

    assertThat(first.count("shared")).isEqualTo(60);
    assertThat(first.count("positions")).isEqualTo(2);
    assertThat(number(first, "distinct")).isCloseTo(5.0 / 3, NEAR);
  }

  @Test
  void oneAnswerAlone_isOne_andAsManyAsAreLegal_areNotMore() {
    Row one = table(study(40, id -> opening(id, "a", "x")), AnswersGiven.ID).rows().get(0);
    assertThat(number(one, "effective")).isEqualTo(1);

    List<String> letters = new ArrayList<>();
    IntStream.range(0, 9).forEach(i -> letters.add("abcdefghi".substring(i, i + 1)));
    Row all =
        table(study(900, id -> opening(id, letters.get(id % 9), "x")), AnswersGiven.ID)
            .rows()
            .get(0);
    assertThat(number(all, "effective")).isCloseTo(9, within(1e-6));
    assertThat(number(all, "effective_high")).isLessThanOrEqualTo(9 + 1e-9);
  }
}
