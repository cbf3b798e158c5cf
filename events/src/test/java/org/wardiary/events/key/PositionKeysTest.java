package org.wardiary.events.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Symmetry;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.game.play.Players;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.referee.PositionJson.Legal;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.text.Text;

/**
 * Compares the keys of positions of random games with the positions' JSON, which shows what the
 * keys must distinguish.
 */
final class PositionKeysTest {

  private static final int GAMES = 4;
  private static final int ANSWERS = 180;
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final Pattern UNIT = Pattern.compile("([A-Z])([1-9][0-9]*)([a-z]?)");

  static Stream<Game> games() {
    return Games.all().stream();
  }

  private static void positions(Game game, BiConsumer<PositionKeys, Position> out) {
    Simulation simulation = new Simulation(GameData.SETUPS);
    Player sense = Players.named("mixed:0.7", game);
    PositionKeys keys = new PositionKeys(GameData.setup(game, 0));
    for (int i = 0; i < GAMES; i++) {
      // each game is played twice, so that the same positions occur in more than one game
      PlannedGame planned =
          new PlannedGame(
              GameData.tags(game, i / 2 % 2), List.of(sense, sense), 77 + i / 2, ANSWERS);
      Verdict.Accepted played = simulation.play(planned);
      played.sequence().walk(position -> out.accept(keys, position));
    }
  }

  private static String json(Position position) {
    return new PositionJson(Viewer.UMPIRE, Legal.LISTED).write(position);
  }

  private static ObjectNode tree(String json) {
    try {
      return (ObjectNode) MAPPER.readTree(json);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** What the key must distinguish, in full. */
  private static String shown(Position position) {
    ObjectNode tree = tree(json(position));
    tree.remove(List.of("ply", "turn", "legal"));
    return tree.toString();
  }

  private static String rights(Position position) {
    StringWriter out = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(out)) {
      json.writeStartObject();
      position.writeKeyFields(json);
      json.writeEndObject();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return out.toString();
  }

  private static String exact(PositionKey key) {
    return Text.of("%x %d %x", key.shape(), key.orientation(), key.label());
  }

  @ParameterizedTest
  @MethodSource("games")
  void keyOfThePosition_isThatOfItsJson(Game game) {
    positions(
        game,
        (keys, position) -> {
          PositionKey own = keys.of(position);
          PositionKey read = keys.read(tree(json(position)));
          assertThat(own.withAnyRights())
              .as(json(position))
              .usingRecursiveComparison()
              .isEqualTo(read);
          assertThat(read.orientations() & own.orientations()).isEqualTo(own.orientations());
          assertThat(read.rights()).isEqualTo(PositionKey.ANY);
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void keysAreEqual_ifAndOnlyIfThePositionsAre(Game game) {
    Map<String, String> keyOf = new HashMap<>();
    Map<String, String> positionOf = new HashMap<>();
    positions(
        game,
        (keys, position) -> {
          PositionKey key = keys.of(position);
          String whole =
              shown(position) + (position.question().decides() < 0 ? "" : rights(position));
          String hash = exact(key) + " " + key.rights();
          assertThat(keyOf.merge(whole, hash, (a, b) -> a)).isEqualTo(hash);
          assertThat(positionOf.merge(hash, whole, (a, b) -> a)).isEqualTo(whole);
        });
    assertThat(keyOf).hasSizeGreaterThan(20);
  }

  @ParameterizedTest
  @MethodSource("games")
  void equalKeys_haveTheSameLegalAnswers(Game game) {
    Map<String, String> legal = new HashMap<>();
    Map<String, Integer> choices = new HashMap<>();
    positions(
        game,
        (keys, position) -> {
          PositionKey key = keys.of(position);
          String hash = exact(key) + " " + key.rights();
          String answers = tree(json(position)).get("legal").toString();
          assertThat(legal.merge(hash, answers, (a, b) -> a)).isEqualTo(answers);
          String alike = key.shape() + " " + key.rights();
          int count = position.choices();
          assertThat(choices.merge(alike, count, (a, b) -> a)).as(answers).isEqualTo(count);
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void mirrorImage_hasTheSameShapeAndIsToldApart(Game game) {
    int[] seen = {0};
    positions(
        game,
        (keys, position) -> {
          PositionKey own = keys.read(tree(json(position)));
          for (int s = 1; s < keys.symmetries().size(); s++) {
            JsonNode image = image(tree(json(position)), keys.symmetries().get(s), game);
            PositionKey mirrored = keys.read(image);
            assertThat(mirrored.shape()).as("%s and %s", position, image).isEqualTo(own.shape());
            assertThat(own.labels()[s]).isEqualTo(mirrored.label());
            if (!own(image).equals(own(tree(json(position)))) && own.orientations() == 1) {
              assertThat(mirrored.orientation()).isNotEqualTo(own.orientation());
              seen[0]++;
            }
          }
        });
    assertThat(seen[0] > 0).isEqualTo(!game.symmetries(GameData.setup(game, 0).map()).isEmpty());
  }

  /** What the key must distinguish, regardless of the order of the fields. */
  private static JsonNode own(JsonNode tree) {
    ObjectNode copy = tree.deepCopy();
    copy.remove(List.of("ply", "turn", "legal"));
    return copy;
  }

  /** The image of a position under a symmetry, computed without keys. */
  private static JsonNode image(JsonNode tree, Symmetry symmetry, Game game) {
    ObjectNode out = MAPPER.createObjectNode();
    tree.properties()
        .forEach(
            field ->
                out.set(
                    field.getKey(),
                    field.getKey().equals("game")
                        ? field.getValue()
                        : imageOf(field.getKey(), field.getValue(), symmetry, game)));
    return out;
  }

  private static JsonNode imageOf(String field, JsonNode node, Symmetry symmetry, Game game) {
    if (node.isObject()) {
      ObjectNode out = MAPPER.createObjectNode();
      node.properties()
          .forEach(
              entry ->
                  out.set(
                      word(field, entry.getKey(), symmetry, game),
                      imageOf(field, entry.getValue(), symmetry, game)));
      return out;
    }
    if (node.isArray()) {
      List<JsonNode> items = new ArrayList<>();
      node.forEach(item -> items.add(imageOf(field, item, symmetry, game)));
      return MAPPER.valueToTree(items);
    }
    if (node.isTextual()) {
      return MAPPER.valueToTree(word(field, node.textValue(), symmetry, game));
    }
    return field.equals("boxes")
        ? MAPPER.valueToTree(Integer.parseInt(symmetry.image(field, node.asText())))
        : node;
  }

  private static String word(String field, String word, Symmetry symmetry, Game game) {
    int side = game.sides().indexOf(word);
    if (side >= 0) {
      return game.sides().get(symmetry.exchangesSides() ? 1 - side : side);
    }
    return UNIT.matcher(word).matches() ? word : symmetry.image(field, word);
  }

  @ParameterizedTest
  @MethodSource("games")
  void numbersOfUnits_areInTheLabelAlone(Game game) {
    int[] seen = {0};
    positions(
        game,
        (keys, position) -> {
          ObjectNode tree = tree(json(position));
          tree.remove("legal");
          String other = renumbered(tree.toString());
          PositionKey own = keys.read(tree);
          PositionKey renumbered = keys.read(tree(other));
          assertThat(renumbered.shape()).as(other).isEqualTo(own.shape());
          if (!other.equals(tree.toString())) {
            seen[0] += renumbered.label() == own.label() ? 0 : 1;
          }
        });
    assertThat(seen[0]).isPositive();
  }

  /** Replaces the number of each unit in quotes by another. */
  private static String renumbered(String json) {
    Matcher units = Pattern.compile("\"" + UNIT.pattern() + "\"").matcher(json);
    return units.replaceAll(
        found ->
            Text.of(
                "\"%s%d%s\"",
                found.group(1), Integer.parseInt(found.group(2)) + 20, found.group(3)));
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsNoPosition_isRefusedWithTheReason(Game game) {
    PositionKeys keys = new PositionKeys(GameData.setup(game, 0));
    Position start = game.position(GameData.setup(game, 0));
    start.begin(EventSink.NONE);
    ObjectNode good = tree(json(start));
    assertRefused(keys, MAPPER.createArrayNode(), "expected a position, a JSON object");
    assertRefused(keys, good.deepCopy().put("game", "chess"), "but got \"chess\"");
    assertRefused(keys, good.deepCopy().putNull("question"), "'question'");
    assertRefused(keys, good.deepCopy().without("units"), "expected a field 'units'");
    ObjectNode boxed = good.deepCopy();
    ObjectNode units = boxed.putObject("units");
    units.putObject(game.sides().get(0)).put("#7", "a1");
    units.putObject(game.sides().get(1));
    assertRefused(keys, boxed, "expected a unit's id, a letter and a number, but got '#7'");
    assertRefused(
        keys, good.deepCopy().without("question"), "'question' to be a text but got nothing");
    assertRefused(
        keys,
        good.deepCopy().put("decides", "Nobody"),
        "expected 'decides' to be one of ["
            + String.join(", ", game.sides())
            + ", chance] but got");
    String bySide =
        "expected 'units' to be an object with [" + String.join(", ", game.sides()) + "]";
    assertRefused(keys, good.deepCopy().putNull("units"), bySide + " but got null");
    assertRefused(keys, good.deepCopy().put("units", 5), bySide + " but got 5");
    ObjectNode third = good.deepCopy();
    third.withObjectProperty("units").putObject("Green");
    assertRefused(keys, third, bySide);
  }

  private static void assertRefused(PositionKeys keys, JsonNode json, String reason) {
    assertThatThrownBy(() -> keys.read(json))
        .isInstanceOf(BadPosition.class)
        .hasMessageContaining(reason);
  }

  @Test
  void symmetries_areFoundWithAndWithoutExchangeOfSides() {
    Set<Boolean> found = new HashSet<>();
    for (Game game : Games.all()) {
      game.symmetries(GameData.setup(game, 0).map())
          .forEach(symmetry -> found.add(symmetry.exchangesSides()));
    }
    assertThat(found).containsExactlyInAnyOrder(true, false);
  }
}
