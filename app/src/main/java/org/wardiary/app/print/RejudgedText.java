package org.wardiary.app.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.wardiary.app.terminal.Columns;
import org.wardiary.events.game.recorded.JudgedGame;
import org.wardiary.events.game.recorded.JudgedGame.Attack;
import org.wardiary.events.game.recorded.JudgedGame.Noted;
import org.wardiary.events.game.recorded.check.DueResult;
import org.wardiary.events.text.Text;

/** What another edition of a game file makes of recorded games, as text. */
public final class RejudgedText {

  private final List<RejudgedGame> games;
  private final int most;

  /**
   * @param games the games, which are listed in this order
   * @param most how many entries each list has
   */
  public RejudgedText(List<RejudgedGame> games, int most) {
    this.games = List.copyOf(games);
    this.most = most;
  }

  /**
   * The games that differ, the breaches that only one of both editions finds, and the attacks with
   * another result; empty if there are none.
   */
  public String lists() {
    List<String> header = new ArrayList<>(WhatIfText.HEADER);
    header.addAll(List.of("score", "by it", "level", "by it", "breaches", "by it", "attacks"));
    return list(
            header, games.stream().filter(RejudgedGame::differs).map(game -> List.of(cells(game))))
        + list(
            List.of("id", "ply", "breach by", "which"), games.stream().map(RejudgedText::breaches))
        + list(
            List.of("id", "ply", "column", "die", "result", "column by it", "result by it"),
            games.stream().map(RejudgedText::attacks));
  }

  private String list(List<String> header, Stream<List<List<String>>> rows) {
    List<List<String>> all = new ArrayList<>();
    all.add(header);
    rows.flatMap(List::stream).limit(most).forEach(all::add);
    return all.size() == 1 ? "" : Columns.text(all) + System.lineSeparator();
  }

  private static List<String> cells(RejudgedGame game) {
    List<String> cells = new ArrayList<>(WhatIfText.cells(game.end()));
    cells.addAll(
        List.of(
            RejudgedGame.text(game.score()),
            RejudgedGame.text(game.scoreThen()),
            game.recorded().getLevel(),
            game.levelThen(),
            Integer.toString(game.own().breaches().size()),
            Integer.toString(game.then().breaches().size()),
            Integer.toString(game.otherResults().size())));
    return cells;
  }

  private static List<List<String>> breaches(RejudgedGame game) {
    return Stream.concat(
            game.goneBreaches().stream().map(breach -> cells(game, breach, "the record's file")),
            game.newBreaches().stream().map(breach -> cells(game, breach, "this edition")))
        .toList();
  }

  private static List<String> cells(RejudgedGame game, Noted breach, String by) {
    String ply = breach.ply() == 0 ? "end" : Integer.toString(breach.ply());
    return List.of(game.recorded().getGameId(), ply, by, breach.note().getWhat());
  }

  private static List<List<String>> attacks(RejudgedGame game) {
    return game.otherResults().stream().map(attack -> cells(game, attack)).toList();
  }

  private static List<String> cells(RejudgedGame game, Attack attack) {
    DueResult found = attack.result();
    return List.of(
        game.recorded().getGameId(),
        Integer.toString(attack.ply()),
        found.column(),
        found.die(),
        found.result(),
        found.dueColumn(),
        found.due());
  }

  /** How often each rule is broken, how many attacks and levels differ, and the ends. */
  public String summary() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("", "recorded", "by this edition"));
    Map<String, long[]> rules = new TreeMap<>();
    count(RejudgedGame::own, 0, rules);
    count(RejudgedGame::then, 1, rules);
    rules.forEach(
        (rule, breaches) ->
            rows.add(List.of(rule, Long.toString(breaches[0]), Long.toString(breaches[1]))));
    for (String level : List.of("recorded", "checked")) {
      rows.add(
          List.of(
              Text.of("games %s", level),
              count(game -> game.recorded().getLevel().equals(level)),
              count(game -> game.levelThen().equals(level))));
    }
    long attacks = games.stream().mapToLong(game -> game.then().attacks().size()).sum();
    long other = games.stream().mapToLong(game -> game.otherResults().size()).sum();
    return Text.of(
        "%s%s of %s that the tables judge %s another result%n%n%s",
        Columns.text(rows),
        other,
        Text.count(attacks, "attack"),
        other == 1 ? "has" : "have",
        new WhatIfText(games.stream().map(RejudgedGame::end).toList()).summary());
  }

  private String count(Predicate<RejudgedGame> which) {
    return Long.toString(games.stream().filter(which).count());
  }

  private void count(Function<RejudgedGame, JudgedGame> by, int place, Map<String, long[]> rules) {
    for (RejudgedGame game : games) {
      for (Noted breach : by.apply(game).breaches()) {
        String rule =
            Text.of("breaches of %s (%s)", breach.note().getRule(), breach.note().getCheck());
        rules.computeIfAbsent(rule, any -> new long[2])[place]++;
      }
    }
  }
}
