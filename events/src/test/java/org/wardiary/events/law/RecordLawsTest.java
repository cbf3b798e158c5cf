package org.wardiary.events.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.law.RandomGames.Sample;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.referee.EventEmitter;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.RecordFold;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.GameData;

/** Laws that hold for every record of every game, tested on random games. */
final class RecordLawsTest {

  private static final List<String> COMMENTS =
      List.of(
          " {} ",
          "{a comment} ",
          "{[Game \"no tag\"] [x] " + "long ".repeat(30) + "[y]}",
          " ; to the } end\n",
          "{ spread\n\n over\tlines ü😀 }{and another}",
          " {" + "w".repeat(100) + "} ",
          " 17... ");

  @ParameterizedTest
  @MethodSource("org.wardiary.events.testkit.GameData#games")
  void canonical_importedAndExported_isTheSame(Game game) {
    for (Sample sample : RandomGames.of(game)) {
      String canonical = sample.game().canonical();
      Verdict.Accepted again = GameData.accepted(GameData.one(canonical));
      assertThat(again.canonical()).as(sample.toString()).isEqualTo(canonical);
      assertThat(again.gameId()).as(sample.toString()).isEqualTo(sample.game().gameId());
      assertThat(again.sequence().length()).isEqualTo(sample.game().sequence().length());
    }
  }

  @ParameterizedTest
  @MethodSource("org.wardiary.events.testkit.GameData#games")
  void canonical_ofARecordFullOfComments_isImportedAsItselfWithTheSameId(Game game) {
    for (Sample sample : RandomGames.of(game)) {
      RandomDraws draws = new RandomDraws(sample.seed());
      String plain = sample.game().canonical();
      String remarked = withComments(plain, draws);
      Verdict.Accepted accepted = GameData.accepted(GameData.one(remarked));
      String canonical = accepted.canonical();
      assertThat(GameData.accepted(GameData.one(canonical)).canonical())
          .as(sample.toString())
          .isEqualTo(canonical);
      assertThat(accepted.gameId()).as(sample.toString()).isEqualTo(sample.game().gameId());
      assertThat(accepted.draft().write(Comments.LEFT_OUT)).isEqualTo(plain);
      assertThat(canonical.substring(canonical.indexOf("\n\n")).lines())
          .noneMatch(line -> line.startsWith("["));
      assertThat(rewritten(accepted)).as(sample.toString()).isEqualTo(canonical);
    }
  }

  /** Puts comments between words, at the beginning and at the end. */
  private static String withComments(String record, RandomDraws draws) {
    int body = record.indexOf("\n\n") + 2;
    StringBuilder out = new StringBuilder(record.substring(0, body)).append("{first}");
    for (String word : record.substring(body).split("\\s+")) {
      out.append('\n').append(word);
      for (int i = draws.draw(8); i > 6; i--) {
        out.append(COMMENTS.get(draws.draw(COMMENTS.size()) - 1));
      }
    }
    return out.append("{last}").toString();
  }

  private static String rewritten(Verdict.Accepted game) {
    RecordFold scribe = new RecordFold(GameData.SETUPS);
    new EventEmitter(MapLibrary.bundled()).emit(game, scribe::fold);
    return scribe.draft().write(Comments.KEPT);
  }

  @ParameterizedTest
  @MethodSource("org.wardiary.events.testkit.GameData#games")
  void canonical_fromTheEvents_isThatOfTheRecord(Game game) {
    for (Sample sample : RandomGames.of(game)) {
      String canonical = sample.game().canonical();
      assertThat(rewritten(sample.game())).as(sample.toString()).isEqualTo(canonical);
    }
  }

  @ParameterizedTest
  @MethodSource("org.wardiary.events.testkit.GameData#games")
  void telling_ofAGame_isInOrderAndLeadsToItsEnd(Game game) {
    for (Sample sample : RandomGames.of(game)) {
      List<EmittedEvent> emitted = new ArrayList<>();
      new EventEmitter(MapLibrary.bundled()).emit(sample.game(), emitted::add);
      GameStarted started = (GameStarted) emitted.get(0).body();
      Position evolved = GameData.SETUPS.of(started).position();
      int ply = 0;
      for (EmittedEvent event : emitted.subList(1, emitted.size())) {
        if (event.body() instanceof AnswerGiven answer) {
          ply++;
          assertThat(answer.getChoices()).isEqualTo(evolved.choices());
          assertThat(event.turn()).isEqualTo(evolved.turn());
        }
        assertThat(event.ply()).as("%s %s", sample, event.body()).isEqualTo(ply);
        evolved.evolve(event.body());
        assertThat(event.turn()).as("%s %s", sample, event.body()).isEqualTo(evolved.turn());
      }
      checkRuns(sample, emitted);
      Position end = sample.game().sequence().at(sample.game().sequence().length());
      assertThat(evolved.snapshot()).as(sample.toString()).isEqualTo(end.snapshot());
    }
  }

  /**
   * Checks that the last event before each answer is a question, and that the game's end is the
   * last event and occurs once.
   */
  private static void checkRuns(Sample sample, List<EmittedEvent> emitted) {
    Object last = emitted.get(0).body();
    int ends = 0;
    for (EmittedEvent event : emitted) {
      if (event.body() instanceof AnswerGiven) {
        assertThat(last).as("%s before %s", sample, event).isInstanceOf(QuestionAsked.class);
      }
      ends += event.body() instanceof GameEnded ? 1 : 0;
      last = event.body();
    }
    assertThat(last).as(sample.toString()).isInstanceOf(GameEnded.class);
    assertThat(ends).as(sample.toString()).isEqualTo(1);
  }

  @ParameterizedTest
  @MethodSource("org.wardiary.events.testkit.GameData#games")
  void check_ofOneSpoiltWordAmongGames_refusesThatGameAlone(Game game) {
    List<Sample> samples = RandomGames.of(game);
    String good = samples.get(0).game().canonical();
    String spoilt = samples.get(1).game().canonical();
    int body = spoilt.indexOf("\n\n") + 2;
    String[] words = spoilt.substring(body).split("\\s+");
    for (int at = 0; at < words.length - 1; at += Math.max(1, words.length / 40)) {
      String word = words[at];
      words[at] = word.toLowerCase(Locale.ROOT) + "?x";
      String bad = spoilt.substring(0, body) + String.join(" ", words) + "\n";
      words[at] = word;
      var games =
          GameData.read(
              new java.io.ByteArrayInputStream(
                  (good + "\n" + bad + "\n" + good)
                      .getBytes(java.nio.charset.StandardCharsets.UTF_8)),
              "f.wdr");
      assertThat(games).hasSize(3);
      GameData.accepted(games.get(0));
      GameData.accepted(games.get(2));
      Verdict verdict = GameData.REFEREE.judge(games.get(1));
      assertThat(verdict).isInstanceOf(Verdict.Refused.class);
      var refused = (Verdict.Refused) verdict;
      assertThat(refused.problem().token()).endsWith("?x");
      assertThat(refused.problem().goodAnswers())
          .isEqualTo(refused.goodPrefix().orElseThrow().length());
    }
  }

  @ParameterizedTest
  @MethodSource("org.wardiary.events.testkit.GameData#games")
  void simulation_ofTheSameMatch_givesTheSameRecord(Game game) {
    Simulation simulation = new Simulation(GameData.SETUPS);
    Player player = game.aggressive();
    PlannedGame planned =
        new PlannedGame(GameData.tags(game, 1), List.of(player, player), RandomGames.SEED, 300);
    String record = simulation.play(planned).canonical();
    assertThat(simulation.play(planned).canonical()).isEqualTo(record);
    GameData.accepted(GameData.one(record));
    PlannedGame other =
        new PlannedGame(
            GameData.tags(game, 1), List.of(player, player), RandomGames.SEED + 99, 300);
    assertThat(simulation.play(other).canonical()).isNotEqualTo(record);
  }
}
