package org.wardiary.events.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.game.BadMap;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.ScenarioSetup;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.TagRejection;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.Tags.Pair;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.rules.RulesTag;
import org.wardiary.events.referee.LegalTexts;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.referee.PositionJson.Legal;
import org.wardiary.events.referee.Setups.Resolved;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.scenario.Scenario.Step;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.text.Text;

/** Runs one case. The position is made when a line first needs it. */
final class ScenarioRun {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final Set<String> NOT_LISTED =
      Set.of("AnswerGiven", "OpportunityArose", "QuestionAsked", "ScoreChanged");

  private final Game game;
  private final Scenario scenario;
  private final List<Pair> tags = new ArrayList<>();
  private final List<String> played = new ArrayList<>();
  private final List<String> emitted = new ArrayList<>();
  private String first;
  private Optional<MapFile> map = Optional.empty();
  private List<String> setupLines = List.of();
  private Optional<Position> made = Optional.empty();

  ScenarioRun(Game game, Scenario scenario) {
    this.game = game;
    this.scenario = scenario;
    this.first = game.sides().get(0);
  }

  void run() {
    for (Step step : scenario.steps()) {
      try {
        run(step);
      } catch (AssertionError | RuntimeException e) {
        String place =
            Text.of("%s:%d: %s %s", scenario.file(), step.line(), step.keyword(), step.text());
        throw new AssertionError(place + "\n" + e.getMessage(), e);
      }
    }
  }

  private void run(Step step) {
    switch (step.keyword()) {
      case "FIRST" -> first = step.text();
      case "TAG" -> tag(step);
      case "RULES" -> rules(step);
      case "MAP" -> map = Optional.of(new MapFile("case", String.join("\n", step.block())));
      case "SETUP" -> setupLines = step.block();
      case "PLAY" -> play(step.words());
      case "QUESTION" -> question(step);
      case "LEGAL" -> step.words().forEach(this::legal);
      case "ILLEGAL" -> illegal(step);
      case "LIST" ->
          assertThat(LegalTexts.of(position()))
              .containsExactlyElementsOf(step.words().stream().sorted().toList());
      case "EXPECT" -> expect(Viewer.UMPIRE, step.text());
      case "SEEN" -> seen(step);
      case "EVENTS" -> assertThat(emitted).containsExactlyElementsOf(step.words());
      case "RESULT" -> result(step);
      case "REFUSED" -> refused(step);
      case "ENDING" -> ending(step);
      case "BADENDING" -> badEnding(step);
      case "BADTAG" -> badTag(step);
      case "BADMAP" ->
          assertThatThrownBy(() -> game.readMap(map.orElseThrow()))
              .isInstanceOf(BadMap.class)
              .hasMessageContaining(step.text());
      case "WARNS" ->
          assertThat(game.readMap(map.orElseThrow()).warnings())
              .anyMatch(warning -> warning.contains(step.text()));
      default -> throw new IllegalArgumentException("unknown keyword " + step.keyword());
    }
  }

  /** {@code TAG Name value}. */
  private void tag(Step step) {
    String[] parts = step.text().split("\\s+", 2);
    tags.add(new Pair(parts[0], parts[1]));
  }

  /** {@code RULES parameter=value …}, with 1 and 0 for on and off. */
  private void rules(Step step) {
    Map<String, Integer> changed = new LinkedHashMap<>();
    for (String word : step.words()) {
      String[] parts = word.split("=", 2);
      changed.put(parts[0], Integer.valueOf(parts[1]));
    }
    RuleSet rules = RuleSet.of(game.parameters(), "case", changed);
    tags.add(new Pair(RulesTag.NAME, RulesTag.write(rules)));
  }

  private Tags tags() {
    List<Pair> all = new ArrayList<>();
    all.add(new Pair("Game", game.id()));
    all.add(new Pair("First", first));
    all.addAll(tags);
    return new Tags(all);
  }

  private Position position() {
    if (made.isEmpty()) {
      Setup setup = GameData.setup(tags());
      if (map.isPresent()) {
        MapFile file = map.get();
        setup = new Setup(game, setup.first(), file, game.readMap(file), setup.tags());
      }
      made = Optional.of(setupLines.isEmpty() ? start(setup) : laidOut(setup));
    }
    return made.get();
  }

  private Position start(Setup setup) {
    Position position = game.position(setup);
    position.begin(event -> emitted.add(event.getSchema().getName()));
    emitted.removeIf(NOT_LISTED::contains);
    return position;
  }

  private Position laidOut(Setup setup) {
    for (ScenarioSetup reader : ServiceLoader.load(ScenarioSetup.class)) {
      if (reader.games().contains(game.id())) {
        return reader.position(setup, setupLines);
      }
    }
    throw new AssertionError("expected a ScenarioSetup for " + game.id() + " but there is none");
  }

  /**
   * Plays legal answers; checks that the emitted events bring a copy to the same position and that
   * a snapshot restores it.
   */
  private void play(List<String> words) {
    Position position = position();
    emitted.clear();
    for (String word : words) {
      for (String answer : game.split(word)) {
        legal(answer);
        List<SpecificRecord> events = new ArrayList<>();
        Position copy = position.copy();
        Setup setup = position.setup();
        long code = position.read(answer);
        events.add(Events.answer(position, code));
        position.play(code, events::add);
        events.forEach(copy::evolve);
        assertThat(copy.snapshot()).as("evolved after %s", answer).isEqualTo(position.snapshot());
        assertThat(setup.game().restore(setup, position.snapshot()).snapshot())
            .as("restored after %s", answer)
            .isEqualTo(position.snapshot());
        events.forEach(event -> emitted.add(event.getSchema().getName()));
      }
      played.add(word);
    }
    emitted.removeIf(NOT_LISTED::contains);
  }

  private void question(Step step) {
    assertThat(position().question().name()).isEqualTo(step.words().get(0));
    assertThat(position().question().decider(game)).isEqualTo(step.words().get(1));
  }

  private void legal(String answer) {
    Position position = position();
    long code = position.read(answer);
    assertThat(code != Position.UNREADABLE && position.isLegal(code))
        .as("'%s' is legal; the list is %s", answer, LegalTexts.of(position))
        .isTrue();
    assertThat(LegalTexts.of(position)).contains(position.write(code));
  }

  /** {@code ILLEGAL answer rule}. */
  private void illegal(Step step) {
    String answer = step.words().get(0);
    Position position = position();
    long code = position.read(answer);
    assertThat(code != Position.UNREADABLE && position.isLegal(code))
        .as("'%s' is legal", answer)
        .isFalse();
    assertThat(LegalTexts.of(position)).doesNotContain(answer);
    assertThat(position.rejection(answer).rule())
        .as("rule that refuses it: %s", position.rejection(answer).reason())
        .isEqualTo(rule(step));
  }

  /**
   * The rule that the second word names; empty for {@code -}, where no rule refuses the answer or
   * tag.
   */
  private static String rule(Step step) {
    String rule = step.words().get(1);
    return rule.equals("-") ? "" : rule;
  }

  /** {@code SEEN side path value}: as one side or the umpire sees it. */
  private void seen(Step step) {
    String[] parts = step.text().split("\\s+", 2);
    expect(Viewer.named(parts[0], game), parts[1]);
  }

  /** {@code path value}; the value {@code absent} for a path that leads nowhere. */
  private void expect(Viewer viewer, String text) {
    String[] parts = text.split("\\s+", 2);
    JsonNode node = json(new PositionJson(viewer, Legal.LISTED).write(position())).orElseThrow();
    for (String key : parts[0].split("\\.")) {
      node = node.isArray() ? node.path(Integer.parseInt(key)) : node.path(key);
    }
    JsonNode due =
        parts[1].equals("absent")
            ? MissingNode.getInstance()
            : json(parts[1]).orElse(new TextNode(parts[1]));
    assertThat(node).as(parts[0]).isEqualTo(due);
  }

  private static Optional<JsonNode> json(String text) {
    try {
      return Optional.of(
          MAPPER
              .readerFor(JsonNode.class)
              .with(com.fasterxml.jackson.databind.DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
              .readTree(text));
    } catch (JsonProcessingException e) {
      return Optional.empty();
    }
  }

  /** {@code RESULT side termination}: a rule has ended the game. */
  private void result(Step step) {
    assertThat(position().ending().result(game)).isEqualTo(step.words().get(0));
    assertThat(position().ending().termination()).isEqualTo(step.words().get(1));
  }

  private Verdict judge(String more) {
    assertThat(setupLines).as("lines about records need the start position").isEmpty();
    StringBuilder record = new StringBuilder();
    for (Pair pair : tags().pairs()) {
      record.append(Text.of("[%s \"%s\"]\n", pair.name(), pair.value()));
    }
    return GameData.judge(record + "\n" + String.join(" ", played) + " " + more + "\n");
  }

  /** {@code REFUSED word RULE}: a record that continues with this word is refused at it. */
  private void refused(Step step) {
    Verdict verdict = judge(step.words().get(0) + " *");
    assertThat(verdict).isInstanceOf(Verdict.Refused.class);
    var problem = ((Verdict.Refused) verdict).problem();
    assertThat(problem.token()).as(problem.message()).isEqualTo(step.words().get(0));
    assertThat(problem.rule()).as(problem.message()).isEqualTo(rule(step));
    long answers = played.stream().mapToLong(word -> game.split(word).size()).sum();
    assertThat(problem.goodAnswers()).isEqualTo((int) answers);
  }

  /** {@code ENDING result termination}: a record may end in this way; {@code -} for no tag. */
  private void ending(Step step) {
    Verdict verdict = ended(step);
    assertThat(verdict)
        .as("%s", verdict instanceof Verdict.Refused r ? r.problem().message() : "")
        .isInstanceOf(Verdict.Accepted.class);
  }

  /** {@code BADENDING result termination}: a record may not end in this way. */
  private void badEnding(Step step) {
    assertThat(ended(step)).isInstanceOf(Verdict.Refused.class);
  }

  private Verdict ended(Step step) {
    String termination = step.words().get(1);
    int size = tags.size();
    if (!termination.equals("-")) {
      tags.add(new Pair("Termination", termination));
    }
    try {
      return judge(step.words().get(0));
    } finally {
      tags.subList(size, tags.size()).clear();
    }
  }

  /**
   * {@code BADTAG tag RULE}: the case's tags are refused because of this one; {@code -} for no
   * rule.
   */
  private void badTag(Step step) {
    Resolved resolved = GameData.SETUPS.of(tags());
    assertThat(resolved).isInstanceOf(Resolved.Bad.class);
    TagRejection rejection = ((Resolved.Bad) resolved).rejection();
    assertThat(rejection.tag()).isEqualTo(step.words().get(0));
    assertThat(rejection.rule()).isEqualTo(rule(step));
  }
}
