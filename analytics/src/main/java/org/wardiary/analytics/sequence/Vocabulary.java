package org.wardiary.analytics.sequence;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.wardiary.analytics.game.GameStudies;
import org.wardiary.analytics.sequence.Field.Sort;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Level;
import org.wardiary.events.game.recorded.board.RecordedSteps;
import org.wardiary.events.text.Text;

/**
 * The meaning of names in queries for one kind of game: kinds of events and their fields, as in the
 * schemas of its events, and short words for events, common to all games or specific to this one.
 * Immutable.
 */
public final class Vocabulary {

  private static final Map<String, String> COMMON_WORDS =
      Map.of(
          "start", "GameStarted",
          "end", "GameEnded",
          "answer", "AnswerGiven",
          "question", "QuestionAsked",
          "turn", "TurnBegan",
          "move", "UnitMoved",
          "loss", "UnitEliminated",
          "retreat", "UnitRetreated",
          "draw", "ChanceDrawn",
          "score", "ScoreChanged");

  private static final Map<String, String> RECORDED_WORDS =
      Map.of(
          "attack", "AssaultDeclared",
          "resolved", "AssaultResolved",
          "move", "UnitsMarched",
          "loss", "UnitsGone",
          "place", "UnitPlaced",
          "state", "StateChanged",
          "phase", "PhaseBegan",
          "card", "CardPlayed",
          "note", "DoubtNoted");

  private static final String KIND = "kind";
  private static final Set<String> SIDES =
      Set.of(Field.SIDE, Field.MOVER, "attackerSide", "defenderSide");

  private final Game game;
  private final Map<String, Schema> events = new LinkedHashMap<>();
  private final Map<String, String> words = new TreeMap<>();

  private Vocabulary(Game game) {
    this.game = game;
    Set<String> own = names(game);
    Set<String> others =
        Stream.concat(Games.all().stream().map(Game::events), Stream.of(RecordedSteps.EVENTS))
            .flatMap(List::stream)
            .map(Class::getSimpleName)
            .filter(name -> !own.contains(name))
            .collect(Collectors.toSet());
    for (Schema event : GameEvent.getClassSchema().getField("body").schema().getTypes()) {
      if (!others.contains(event.getName())) {
        events.put(event.getName(), event);
      }
    }
    words.putAll(COMMON_WORDS);
    if (game.level() == Level.RECORDED) {
      words.putAll(RECORDED_WORDS);
    }
    GameStudies.of(game.id()).forEach(study -> words.putAll(study.eventWords()));
    words.values().removeIf(event -> !events.containsKey(event));
  }

  /** The vocabulary of a kind of game. */
  public static Vocabulary of(Game game) {
    return new Vocabulary(game);
  }

  private static Set<String> names(Game game) {
    return game.events().stream().map(Class::getSimpleName).collect(Collectors.toSet());
  }

  /** Names of kinds of events, by their short words; a copy. */
  public Map<String, String> words() {
    return new TreeMap<>(words);
  }

  /** Names of the fields of each kind of event, by the name of the kind. */
  public Map<String, List<String>> fields() {
    Map<String, List<String>> fields = new TreeMap<>();
    events.forEach((name, event) -> fields.put(name, List.copyOf(fields(event).keySet())));
    return fields;
  }

  /** The game. */
  Game game() {
    return game;
  }

  /**
   * The schema of the kind of event that a word names.
   *
   * @throws BadSequence if the game has no such kind of event
   */
  Schema event(Word word) {
    String plain = Word.plain(word.text());
    String name = words.getOrDefault(plain, word.text());
    return events.values().stream()
        .filter(event -> Word.plain(event.getName()).equals(Word.plain(name)))
        .findFirst()
        .orElseThrow(() -> Spelling.unknown(Text.of("an event of %s", game.title()), all(), word));
  }

  /** All names, the short words first. */
  private List<String> all() {
    List<String> all = new ArrayList<>(words.keySet());
    events.keySet().stream().filter(name -> !words.containsValue(name)).sorted().forEach(all::add);
    return all;
  }

  /**
   * The field of an event that a word names.
   *
   * @throws BadSequence if the event has no such field
   */
  Field field(Schema event, Word word) {
    Map<String, Field> fields = fields(event);
    return fields.values().stream()
        .filter(field -> Word.plain(field.name()).equals(Word.plain(word.text())))
        .findFirst()
        .orElseThrow(
            () ->
                Spelling.unknown(Text.of("a field of %s", event.getName()), fields.keySet(), word));
  }

  /** The field with the kind of the unit whose id is in field {@code unit}, if there is one. */
  Optional<Field> kindBeside(Schema event, Field unit) {
    String name = unit.name().equals("unit") ? KIND : unit.name().replaceAll("Unit$", "") + "Kind";
    return Optional.ofNullable(fields(event).get(name)).filter(field -> field.sort() == Sort.KIND);
  }

  /** An error for a word that names no kind of unit of the game. */
  BadSequence unknownKind(String expected, Word word) {
    List<String> names = game.kinds().values().stream().sorted().toList();
    return Spelling.unknown(Text.of("%s of %s", expected, game.title()), names, word);
  }

  /** The fields of an event that a query can name. */
  static Map<String, Field> fields(Schema event) {
    Map<String, Field> fields = new LinkedHashMap<>();
    for (Schema.Field own : event.getFields()) {
      sort(own).ifPresent(sort -> fields.put(own.name(), new Field(own.name(), sort)));
    }
    for (String side : List.of(Field.SIDE, Field.MOVER)) {
      fields.putIfAbsent(side, new Field(side, Sort.SIDE));
    }
    for (String name : List.of(Field.PLAYER, Field.OPPONENT)) {
      fields.putIfAbsent(name, new Field(name, Sort.TEXT));
    }
    for (String number : List.of(Field.TURN, Field.PLY, Field.SEQ)) {
      fields.putIfAbsent(number, new Field(number, Sort.NUMBER));
    }
    return fields;
  }

  private static Optional<Sort> sort(Schema.Field field) {
    String name = field.name();
    boolean texts =
        field.schema().getType() == Schema.Type.ARRAY
            && field.schema().getElementType().getType() == Schema.Type.STRING;
    if (texts) {
      return Optional.of(Sort.TEXT);
    }
    return switch (field.schema().getType()) {
      case INT, LONG -> Optional.of(Sort.NUMBER);
      case BOOLEAN -> Optional.of(Sort.FLAG);
      case STRING ->
          Optional.of(
              SIDES.contains(name)
                  ? Sort.SIDE
                  : name.equals(KIND) || name.endsWith("Kind") ? Sort.KIND : Sort.TEXT);
      default -> Optional.empty();
    };
  }
}
