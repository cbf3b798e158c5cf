package org.wardiary.app.coverage;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Question;
import org.wardiary.analytics.study.Study;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Player;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.reports.page.ReportGame;
import org.wardiary.reports.page.ReportInput;
import org.wardiary.reports.page.ReportWriter;

/**
 * Games in which something is planted, by their players or by their rules.
 *
 * @param game the game
 * @param rules the tag {@code Rules}; none for the standard rules
 * @param players the players; all pairings play equally often, as far as the number of games goes
 */
record PlantedGames(Game game, Optional<String> rules, List<Player> players) {

  private static final int SEED = 1813;
  private static final Pattern ANSWER = Pattern.compile("(?s)<section id=\"(\\w+)\".*?</section>");
  private static final Pattern SENTENCE = Pattern.compile("<bdi>(.*?)</bdi>");

  /** Games by changed rules, or by the standard ones if nothing is changed. */
  static PlantedGames of(Game game, Map<String, Integer> changed, List<Player> players) {
    return new PlantedGames(game, RulesPower.tag(game, changed), players);
  }

  /** Plays a number of games, with sides and first turns in turn. */
  List<PlayedGame> play(int number) {
    Random random = new Random(SEED);
    List<PlannedGame> planned = new ArrayList<>();
    for (int round = 0; planned.size() < number; round++) {
      for (int one = 0; one < players.size(); one++) {
        for (int other = 0; other < one; other++) {
          List<Player> pair = new ArrayList<>(List.of(players.get(one), players.get(other)));
          Collections.rotate(pair, round);
          planned.add(
              Population.match(
                  game, pair, round / 2 % 2, random.nextInt(Integer.MAX_VALUE), rules));
        }
      }
    }
    return planned.subList(0, number).parallelStream().map(Population::game).toList();
  }

  /** What the brief of a number of games says to each question, as a reader gets it. */
  Map<Question, String> brief(int number) {
    ReportGame known =
        ReportGame.of(game, MapLibrary.bundled().find(game.standardMap()).orElseThrow());
    List<PlayedGame> games = play(number);
    Study study = Studies.of(known.info().under(games.get(0).summary().getRules()));
    study.addAll(games);
    ReportInput input =
        new ReportInput(
            "", List.of(study), "", List.of(), List.of(), List.of(known), List.of(), List.of());
    String page = game.id().replace('/', '-') + "/index.html";
    byte[] html = new ReportWriter(input).files().get(page).get();
    Map<Question, String> answers = new EnumMap<>(Question.class);
    Matcher sections = ANSWER.matcher(new String(html, StandardCharsets.UTF_8));
    while (sections.find()) {
      answers.put(
          Question.valueOf(sections.group(1).toUpperCase(Locale.ROOT)),
          SENTENCE
              .matcher(sections.group())
              .results()
              .map(sentence -> sentence.group(1).replace('\u00A0', ' '))
              .collect(Collectors.joining("\n")));
    }
    return answers;
  }
}
