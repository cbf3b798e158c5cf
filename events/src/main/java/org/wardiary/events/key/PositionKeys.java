package org.wardiary.events.key;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Level;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Sides;
import org.wardiary.events.game.Symmetry;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.key.KeyFold.Part;
import org.wardiary.events.record.Problem;
import org.wardiary.events.text.Text;

/**
 * Computes the keys of positions of one game on one map under one set of rules. A key covers what
 * the umpire sees: the position's JSON ({@code records.md}) without {@code ply}, {@code turn} and
 * {@code legal}, and what {@link Position#writeKeyFields} adds to it. Not thread-safe.
 */
public final class PositionKeys {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private static final String QUESTION = "question";
  private static final String DECIDES = "decides";
  private static final String RESULT = "result";
  private static final String TERMINATION = "termination";

  private final Game game;
  private final List<Symmetry> symmetries;
  private final Set<String> fields;
  private final Set<String> fieldsBySide;
  private final long seed;
  private final KeyFold fold;

  /**
   * Computes keys for games with a setup's game, map and rules; it does not matter who has the
   * first turn.
   *
   * @throws IllegalArgumentException if the map has more symmetries than a key can tell apart
   */
  public PositionKeys(Setup setup) {
    game = setup.game();
    symmetries = new ArrayList<>(List.of(Symmetry.IDENTITY));
    symmetries.addAll(game.symmetries(setup.map()));
    if (symmetries.size() > PositionKey.MOST_SYMMETRIES) {
      throw new IllegalArgumentException(
          Text.of("expected at most %d symmetries", PositionKey.MOST_SYMMETRIES));
    }
    long kind = Mix.of(Mix.of(game.id()), Mix.of(setup.mapFile().text()));
    RuleSet rules = game.rules();
    seed = rules.isStandard() ? kind : Mix.of(kind, Mix.of(rules.digest()));
    fold = new KeyFold(game, symmetries);
    JsonNode start = start(setup);
    fields = names(start);
    fieldsBySide =
        fields.stream()
            .filter(name -> isBySide(start.get(name)))
            .collect(Collectors.toUnmodifiableSet());
  }

  private static JsonNode start(Setup setup) {
    try (JsonParser in = shown(setup.start())) {
      return MAPPER.readTree(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Set<String> names(JsonNode object) {
    Set<String> names = new LinkedHashSet<>();
    object.fieldNames().forEachRemaining(names::add);
    return names;
  }

  private boolean isBySide(JsonNode value) {
    return value.isObject() && names(value).equals(Set.copyOf(game.sides()));
  }

  /** The map's symmetries, the identity first; the indices and bits in keys refer to this order. */
  public List<Symmetry> symmetries() {
    return List.copyOf(symmetries);
  }

  /**
   * The key of a position in which a question is open or which a rule has ended.
   *
   * @param position a position of this game on this map
   */
  public PositionKey of(Position position) {
    Question question = position.question();
    Ending ending = position.ending();
    boolean over = ending != Ending.NONE;
    fold.begin(seed, over ? -1 : question.decides());
    if (over) {
      fold.word(RESULT, ending.result(game));
      fold.word(TERMINATION, ending.termination());
    } else {
      fold.word(QUESTION, question.name());
      fold.word(DECIDES, question.decider(game));
    }
    try (JsonParser in = shown(position);
        JsonParser more = notShown(position)) {
      addAll(in, Part.SHOWN);
      if (!over) {
        addAll(more, Part.RIGHTS);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return fold.key(KeyFold.Given.ALL);
  }

  private static JsonParser shown(Position position) throws IOException {
    TokenBuffer out = new TokenBuffer(null, false);
    out.writeStartObject();
    position.writeFields(out, Viewer.UMPIRE);
    out.writeEndObject();
    return out.asParser();
  }

  private static JsonParser notShown(Position position) throws IOException {
    TokenBuffer out = new TokenBuffer(null, false);
    out.writeStartObject();
    position.writeKeyFields(out);
    out.writeEndObject();
    return out.asParser();
  }

  private void addAll(JsonParser in, Part part) throws IOException {
    in.nextToken();
    while (in.nextToken() != JsonToken.END_OBJECT) {
      String name = in.currentName();
      in.nextToken();
      fold.value(name, in, part);
    }
  }

  /**
   * The key of a position in the JSON of the umpire's view. Other fields are ignored: {@code ply},
   * {@code turn}, {@code legal} and those that this game does not have.
   *
   * @throws BadPosition if the JSON is not a position of this game; the message says why
   */
  public PositionKey read(JsonNode json) {
    require(json.isObject(), "expected a position, a JSON object, but got %s", json);
    require(
        json.path("game").asText("").equals(game.id()),
        "expected a position of %s but got %s",
        game.id(),
        json.path("game"));
    boolean over = json.path(RESULT).isTextual();
    List<String> words = over ? List.of(RESULT, TERMINATION) : List.of(QUESTION, DECIDES);
    for (String name : words) {
      JsonNode word = json.path(name);
      require(word.isTextual(), "expected '%s' to be a text but got %s", name, shown(word));
    }
    fold.begin(seed, over ? -1 : decider(json));
    words.forEach(name -> fold.word(name, json.path(name).textValue()));
    for (String name : fields) {
      add(name, json);
    }
    return fold.key(KeyFold.Given.SHOWN);
  }

  private int decider(JsonNode json) {
    String decides = json.path(DECIDES).asText("");
    int last = game.level() == Level.RECORDED ? Question.ANYBODY : Question.CHANCE;
    List<String> deciders =
        IntStream.rangeClosed(0, last).mapToObj(Sides.of(game)::decider).toList();
    int decider = deciders.indexOf(decides);
    require(
        decider >= 0,
        "expected '%s' to be one of %s but got %s",
        DECIDES,
        deciders,
        shown(json.path(DECIDES)));
    return decider;
  }

  private void add(String name, JsonNode json) {
    JsonNode value = json.get(name);
    require(value != null, "expected a field '%s' but there is none", name);
    require(
        !fieldsBySide.contains(name) || isBySide(value),
        "expected '%s' to be an object with %s but got %s",
        name,
        game.sides(),
        shown(value));
    try (JsonParser in = value.traverse()) {
      in.nextToken();
      fold.value(name, in, Part.SHOWN);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String shown(JsonNode value) {
    return value.isMissingNode() ? "nothing" : Problem.shown(value.toString());
  }

  private static void require(boolean holds, String format, Object... arguments) {
    if (!holds) {
      throw new BadPosition(Text.of(format, arguments));
    }
  }
}
