package org.wardiary.analytics.game.recorded;

import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.projector.game.recorded.view.RecordedRows;
import org.wardiary.projector.game.recorded.view.RecordedVisits;

/**
 * How often something was recorded, and how often in a game: {@code
 * docs/statistics/recorded-games.md}.
 *
 * @param id id of the table
 * @param title its title
 * @param columns names of the columns of text
 * @param shown how the last text is shown
 * @param note what is counted, a sentence
 */
record PerGame(
    String id, String title, List<String> columns, UnaryOperator<String> shown, String note) {

  private static final String NUMBER = "number";

  /** Units lost by side and kind. */
  static Statistic losses(GameInfo info) {
    return new PerGame(
            RecordedStudy.LOSSES,
            "Units lost, by side and kind",
            List.of("side", "kind"),
            info::kind,
            "Units lost; those that left the map alive are none.")
        .of(
            rows ->
                rows.getLosses().stream()
                    .filter(loss -> loss.getHow().equals("lost"))
                    .map(loss -> List.of(loss.getSide(), loss.getKind())));
  }

  /** Attacks by space. */
  static Statistic attacks() {
    return bySpace(
            RecordedStudy.ATTACKED, "Attacks, by space", "Attacks on a space or on units there.")
        .of(
            rows ->
                rows.getAttacks().stream()
                    .flatMap(attack -> attack.getSpaces().stream())
                    .map(List::of));
  }

  /** Units lost by space. */
  static Statistic lossesBySpace() {
    return bySpace(
            RecordedStudy.LOST,
            "Units lost, by space",
            "Units that stood on a space when they were lost.")
        .of(
            rows ->
                rows.getLosses().stream()
                    .filter(loss -> loss.getHow().equals("lost"))
                    .filter(loss -> !loss.getSpace().isEmpty())
                    .map(loss -> List.of(loss.getSpace())));
  }

  /** Changes of states of spaces, by space. */
  static Statistic statesBySpace() {
    return bySpace(
            RecordedStudy.CHANGED,
            "States that were set, by space",
            "Statements by which a state of the space began or took another value.")
        .of(
            rows ->
                rows.getStates().stream()
                    .filter(state -> state.getOf().equals("space") && state.getHolds())
                    .map(state -> List.of(state.getTarget())));
  }

  /** Units that were placed on a space or entered it, by side and space. */
  static Statistic visits() {
    return new PerGame(
            RecordedStudy.VISITED,
            "Units on their way, by side and space",
            List.of("side", "space"),
            UnaryOperator.identity(),
            "Units that were placed on the space or entered it; of a move the spaces that were"
                + " recorded.")
        .of(rows -> rows.getVisits().stream().flatMap(PerGame::visits));
  }

  private static Stream<List<String>> visits(RecordedVisits visits) {
    return Stream.of(RecordedStudy.ANY, visits.getSide())
        .flatMap(
            side ->
                Collections.nCopies(visits.getNumber(), List.of(side, visits.getSpace())).stream());
  }

  private static PerGame bySpace(String id, String title, String note) {
    return new PerGame(id, title, List.of("space"), UnaryOperator.identity(), note);
  }

  /** States that were set. */
  static Statistic states() {
    return new PerGame(
            "states-set",
            "States that were set",
            List.of("of", "state"),
            UnaryOperator.identity(),
            "Statements by which a state began or took another value.")
        .of(
            rows ->
                rows.getStates().stream()
                    .filter(state -> state.getHolds())
                    .map(state -> List.of(state.getOf(), state.getState())));
  }

  /** Cards played by side. */
  static Statistic cards() {
    return new PerGame(
            "cards-played",
            "Cards played",
            List.of("side", "card"),
            UnaryOperator.identity(),
            "Cards played, by the side that acted.")
        .of(rows -> rows.getCards().stream().map(card -> List.of(card.getSide(), card.getCard())));
  }

  /** What is counted: a cell of texts for each time. */
  private Statistic of(Function<RecordedRows, Stream<List<String>>> counted) {
    return new Statistic(id, (game, counts) -> count(game, counts, counted), this::table);
  }

  private static void count(
      PlayedGame game, Accumulator counts, Function<RecordedRows, Stream<List<String>>> counted) {
    counts.add(Accumulator.GAMES, 1);
    game.own(RecordedRows.class).stream()
        .flatMap(counted)
        .forEach(
            cell ->
                counts.add(
                    Key.of(cell.toArray(String[]::new)).counted(NUMBER), 1, Accumulator.GAMES));
  }

  private Table table(Totals totals) {
    TableBuilder<RowTotals> table = new TableBuilder<>(id, title);
    int last = columns.size() - 1;
    for (int i = 0; i < last; i++) {
      int column = i;
      table.text(columns.get(column), row -> row.part(column));
    }
    return table
        .text(columns.get(last), row -> shown.apply(row.part(last)))
        .count(NUMBER, "times", row -> row.count(NUMBER))
        .count("games", "games", row -> row.games(NUMBER))
        .estimate("per_game", "times per game", row -> row.rate(NUMBER, Accumulator.GAMES))
        .estimatesNote(note + " Games: those with at least one. Per game: of all games.")
        .definedIn(RecordedStudy.PAGE)
        .of(totals.keys(NUMBER).stream().map(key -> row(totals, key)).toList());
  }

  private static RowTotals row(Totals totals, Key key) {
    return totals.row(IntStream.range(1, key.size()).mapToObj(key::part).toArray(String[]::new));
  }
}
