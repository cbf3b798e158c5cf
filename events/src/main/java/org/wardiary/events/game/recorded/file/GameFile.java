package org.wardiary.events.game.recorded.file;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wardiary.events.text.Digest;
import org.wardiary.events.text.Text;

/**
 * What a game file says of a game. Whatever it does not say is open: without a map every word is a
 * space, without an order of battle a unit exists from where a record first names it. Immutable.
 */
public final class GameFile {

  /** What the name of a game file ends with. */
  public static final String EXTENSION = ".game.json";

  private final Cursor source;
  private final Parts parts;

  /**
   * The parts of a file.
   *
   * @param sides the sides, first-named side first
   * @param turns its turns
   * @param map its map
   * @param forces its order of battle
   * @param vocabulary words of states and of chance
   * @param goals scores and ways to win
   * @param flank what counts as a flank attack
   * @param rules the rules by which games are judged
   */
  record Parts(
      List<GameSide> sides,
      Turns turns,
      MapPlan map,
      Forces forces,
      Vocabulary vocabulary,
      Goals goals,
      Flank flank,
      List<Rule> rules) {

    Parts with(List<Rule> stated) {
      return new Parts(sides, turns, map, forces, vocabulary, goals, flank, stated);
    }
  }

  GameFile(Cursor source, Parts parts) {
    this.source = source;
    this.parts = parts;
  }

  /**
   * The file that a record without one implies: everything is open.
   *
   * @param title the game's title, as the tag {@code Game} gives it; also its id
   * @param sides ids of two to eight sides
   * @throws BadGameFile if these cannot be sides of a game
   */
  public static GameFile implied(String title, List<String> sides) {
    return ImpliedFile.of(title, sides);
  }

  private Optional<String> header(String key) {
    return source.inside("game").text(key);
  }

  /** The game's id. */
  public String id() {
    return header("id").orElseThrow();
  }

  /** The game's title; its id if the file gives none. */
  public String title() {
    return header("title").orElseGet(this::id);
  }

  /** Which edition of the file it is, in words; may be empty. */
  public String edition() {
    return header("edition").orElse("");
  }

  /** The sides, first-named side first; two to eight. */
  public List<GameSide> sides() {
    return parts.sides;
  }

  /** The ids of the sides, first-named side first. */
  public List<String> sideIds() {
    return parts.sides.stream().map(GameSide::id).toList();
  }

  /** Turns and phases. */
  public Turns turns() {
    return parts.turns;
  }

  /** The map. */
  public MapPlan map() {
    return parts.map;
  }

  /** The order of battle. */
  public Forces forces() {
    return parts.forces;
  }

  /** Words of states and of chance. */
  public Vocabulary vocabulary() {
    return parts.vocabulary;
  }

  /** Scores and ways to win. */
  public Goals goals() {
    return parts.goals;
  }

  /** What counts as a flank attack. */
  public Flank flank() {
    return parts.flank;
  }

  /** The rules that the file states, in its order. */
  public List<Rule> rules() {
    return parts.rules;
  }

  /** What the file states by a rule, as JSON; empty if it states no rule of this id. */
  public Optional<String> stated(String rule) {
    return Optional.ofNullable(source.entries("checks").get(rule))
        .map(check -> CanonicalJson.part(check.node(), Schema.FILE));
  }

  /** Whether a published site shows the order of battle. */
  public boolean publishesUnits() {
    return publishes("units");
  }

  /** Whether a published site shows the picture of the map. */
  public boolean publishesPicture() {
    return publishes("picture");
  }

  private boolean publishes(String what) {
    return source.words("publish").stream().anyMatch(word -> word.text().equals(what));
  }

  /** The file as a published site shows it: without units and picture unless it allows them. */
  public GameFile published() {
    Forces forces = publishesUnits() ? parts.forces : Forces.OPEN;
    MapPlan map = publishesPicture() ? parts.map : parts.map.withoutPicture();
    return new GameFile(
        source,
        new Parts(
            parts.sides,
            parts.turns,
            map,
            forces,
            parts.vocabulary,
            parts.goals,
            parts.flank,
            parts.rules));
  }

  /** The scenarios: what people call them, by the word of the tag {@code Scenario}. */
  public Map<String, String> scenarios() {
    return names("scenarios");
  }

  /** The options: what people call them, by the word of the tag {@code Options}. */
  public Map<String, String> options() {
    return names("options");
  }

  private Map<String, String> names(String key) {
    Map<String, String> names = new LinkedHashMap<>();
    source.entries(key).forEach((id, change) -> names.put(id, change.name()));
    return Copies.of(names);
  }

  /**
   * This file with the changes of a scenario, then of options in the order of the file.
   *
   * @param scenario the scenario's word; empty for none
   * @param options the options' words
   * @return a file without scenarios and options
   * @throws BadGameFile if the file has no such scenario or option, or they contradict one another
   */
  public GameFile scenario(String scenario, List<String> options) {
    return Scenarios.applied(source, parts.map, scenario, options);
  }

  /** What the file allows but probably does not mean, one line each. */
  public List<String> warnings() {
    Set<String> changed = new HashSet<>();
    for (String key : List.of("scenarios", "options")) {
      source
          .entries(key)
          .values()
          .forEach(change -> changed.addAll(change.inside("units").entries().keySet()));
    }
    return new Warnings(this, changed).all();
  }

  /** The file in canonical form: without comments and blanks, keys sorted except those of sides. */
  public String canonical() {
    return CanonicalJson.whole(source.node());
  }

  /** The SHA-256 of the canonical form in hex. */
  public String digest() {
    return Digest.hex(canonical());
  }

  /**
   * The SHA-256, in hex, of the canonical form without titles, names, colours, pictures and
   * symbols: games by files with the same are counted together.
   */
  public String commonDigest() {
    return Digest.hex(CanonicalJson.withoutLooks(source.node()));
  }

  /** What this file and another say differently of the game, this one first; sorted by keys. */
  public List<Difference> differences(GameFile other) {
    return Difference.between(source.node(), other.source.node());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GameFile file && canonical().equals(file.canonical());
  }

  @Override
  public int hashCode() {
    return canonical().hashCode();
  }

  @Override
  public String toString() {
    return Text.of("%s %s", id(), digest());
  }
}
