package org.wardiary.events.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Game;
import org.wardiary.events.identity.Differences;
import org.wardiary.events.law.RandomGames.Sample;
import org.wardiary.events.log.codec.AvroSafety;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.referee.EventEmitter;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.RecordFold;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.AnalysedGames;
import org.wardiary.events.testkit.Extent;
import org.wardiary.events.testkit.GameData;

/** Checks on random games that analysis does not change the game that it annotates. */
final class AnalysisLawsTest {

  private static final int RARITY = 6;

  static {
    AvroSafety.trust(GameEvent.class);
  }

  private static Verdict.Accepted analysed(Sample sample) {
    return GameData.accepted(GameData.one(AnalysedGames.of(sample.game(), sample.seed(), RARITY)));
  }

  private static List<EmittedEvent> events(Verdict.Accepted game) {
    List<EmittedEvent> events = new ArrayList<>();
    new EventEmitter(MapLibrary.bundled()).emit(game, events::add);
    return events;
  }

  @ParameterizedTest
  @MethodSource("org.wardiary.events.testkit.GameData#games")
  void canonical_isAFixedPoint_alsoByWayOfTheEvents(Game game) {
    int variations = 0;
    for (Sample sample : RandomGames.of(game)) {
      Verdict.Accepted analysed = analysed(sample);
      String canonical = analysed.canonical();
      variations += analysed.comments().analysis().variations().size();
      Verdict.Accepted again = GameData.accepted(GameData.one(canonical));
      assertThat(again.canonical()).as(sample.toString()).isEqualTo(canonical);
      assertThat(Differences.between(again.draft(), analysed.draft()).none()).isTrue();
      RecordFold fold = new RecordFold(GameData.SETUPS);
      events(analysed).forEach(fold::fold);
      assertThat(fold.draft().write(Comments.KEPT)).as(sample.toString()).isEqualTo(canonical);
      assertThat(
              canonical
                  .lines()
                  .filter(line -> !line.startsWith("[")) // a tag is never broken
                  .mapToInt(line -> line.codePointCount(0, line.length()))
                  .max()
                  .orElse(0))
          .isLessThanOrEqualTo(79);
    }
    assertThat(variations).isGreaterThan(Extent.of(5, 20));
  }

  @ParameterizedTest
  @MethodSource("org.wardiary.events.testkit.GameData#games")
  void withoutIt_theGameIsThePlainOne(Game game) {
    for (Sample sample : RandomGames.of(game)) {
      Verdict.Accepted analysed = analysed(sample);
      assertThat(analysed.gameId()).as(sample.toString()).isEqualTo(sample.game().gameId());
      assertThat(analysed.draft().write(Comments.LEFT_OUT)).isEqualTo(sample.game().canonical());
      List<EmittedEvent> plain = events(sample.game());
      List<EmittedEvent> all = events(analysed);
      assertThat(all).hasSameSizeAs(plain);
      for (int i = 0; i < all.size(); i++) {
        EmittedEvent event = all.get(i);
        assertThat(new EmittedEvent(event.ply(), event.turn(), event.side(), bare(event.body())))
            .isEqualTo(plain.get(i));
      }
    }
  }

  private static SpecificRecord bare(SpecificRecord body) {
    if (body instanceof GameStarted started) {
      return GameStarted.newBuilder(started).setComments(List.of()).build();
    }
    if (body instanceof GameEnded ended) {
      return GameEnded.newBuilder(ended).setComments(List.of()).build();
    }
    return body instanceof AnswerGiven answer
        ? AnswerGiven.newBuilder(answer)
            .setComments(List.of())
            .setMark("")
            .setVariations(List.of())
            .build()
        : body;
  }

  @ParameterizedTest
  @MethodSource("org.wardiary.events.testkit.GameData#games")
  void answers_cannotBeTakenForAnythingElse(Game game) {
    AnswerList legal = new AnswerList();
    Set<String> answers = new HashSet<>();
    for (Sample sample : RandomGames.of(game)) {
      sample
          .game()
          .sequence()
          .walk(
              position -> {
                legal.clear();
                position.legal(legal);
                for (int i = 0; i < legal.size(); i++) {
                  answers.add(position.write(legal.get(i)));
                }
              });
    }
    assertThat(answers)
        .isNotEmpty()
        .noneMatch(answer -> answer.matches(".*[(){};\\s].*|.*[!?]|\\[.*|[0-9]+\\..*"));
  }
}
