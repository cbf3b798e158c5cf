package org.wardiary.events.game.recorded.proof;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.play.Players;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.rules.RulesTag;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.testkit.RandomRules;

/** The games with complete rules that are told as recorded ones, one a line. */
public enum ToldGames {
  CIVIL_WAR(
      "squares/civil-war",
      SquaresTranslation::new,
      Optional.of(Map.of("points-guns", 1, "horse-doubled-from", 17))),
  NAPOLEONIC(
      "squares/napoleonic",
      SquaresTranslation::new,
      Optional.of(Map.of("points-guard", 1, "points-guns", 1, "horse-doubled-from", 17))),
  GENERALS_VIEW(
      "generals-view",
      GeneralsViewTranslation::new,
      Optional.of(Map.of()),
      tag("Map", "generals-view"),
      tag("Map", "generals-view-valley")),
  ON_THE_SQUARE(
      "wargaming-on-the-square",
      OnTheSquareTranslation::new,
      Optional.empty(),
      tag("Cards", "shuffled"),
      tag("Cards", "alternating"));

  private static final List<String> PEOPLE = List.of("Ann", "Ben", "Cy", "Dee", "Eve", "Flo");
  private static final int LONGEST = 1_000;
  private static final int MOST_CHANGES = 6;
  private static final Simulation SIMULATION = new Simulation(GameData.SETUPS);

  private final Game game;
  private final Function<Setup, Translation> language;
  private final Optional<Map<String, Integer>> unitScores;
  private final List<Tags> variants;

  /**
   * @param unitScores changes of rules that make each lost unit a point; empty if none do
   * @param variants tags of what can be played, such as other maps; none where it is all the same
   */
  ToldGames(
      String game,
      Function<Setup, Translation> language,
      Optional<Map<String, Integer>> unitScores,
      Tags... variants) {
    this.game = Games.refereed(game).orElseThrow();
    this.language = language;
    this.unitScores = unitScores;
    this.variants = variants.length == 0 ? List.of(new Tags(List.of())) : List.of(variants);
  }

  private static Tags tag(String name, String value) {
    return new Tags(List.of(new Tags.Pair(name, value)));
  }

  /** Id of the game. */
  public String id() {
    return game.id();
  }

  /**
   * Plays the game with a number, from 0, which is its seed too: sides, players and variants take
   * turns.
   */
  public Verdict.Accepted played(int number) {
    return SIMULATION.play(planned(number));
  }

  /** As {@link #played}, under random rules. */
  Verdict.Accepted ruled(int number) {
    RandomDraws draws = new RandomDraws(number);
    return under(number, RulesTag.write(RandomRules.of(game, draws, MOST_CHANGES)));
  }

  /** As {@link #played}, under the rules of a tag, which is empty for those of the rulebook. */
  public Verdict.Accepted under(int number, String rules) {
    return rules.isEmpty() ? played(number) : SIMULATION.play(planned(number).under(rules));
  }

  /**
   * The tag of rules by which the score is the number of lost units, if there are some; empty where
   * those of the rulebook are.
   */
  public Optional<String> unitScores() {
    return unitScores.map(
        changes ->
            changes.isEmpty()
                ? ""
                : RulesTag.write(RuleSet.of(game.parameters(), "units", changes)));
  }

  private PlannedGame planned(int number) {
    Tags tags = GameData.tags(game, number % 2).with("Round", String.valueOf(number / 8 + 1));
    for (int side = 0; side < 2; side++) {
      int other = side * (1 + number % 5); // of six people, each against each other
      tags = tags.with(game.sides().get(side), PEOPLE.get((number / 5 + other) % 6));
    }
    for (Tags.Pair more : variants.get(number / 8 % variants.size()).pairs()) {
      tags = tags.with(more.name(), more.value());
    }
    List<Player> players = List.of(player(number / 2 % 2), player(number / 4 % 2));
    return new PlannedGame(tags, players, number, LONGEST);
  }

  /** One that answers by chance, or one that mostly attacks, which both reach rare positions. */
  private Player player(int number) {
    return Players.named(number == 0 ? Players.UNIFORM : "mixed:0.8", game);
  }

  /** The kinds of events that only this game has. */
  List<Class<? extends SpecificRecord>> events() {
    return game.events();
  }

  /** Tells a game as a recorded one. */
  public ToldGame told(Verdict.Accepted played) {
    return ToldGame.of(played, language);
  }
}
