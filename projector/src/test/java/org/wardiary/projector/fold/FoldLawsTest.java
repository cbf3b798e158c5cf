package org.wardiary.projector.fold;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.Sha256;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.projector.game.GameProjections;
import org.wardiary.projector.game.RowKind;
import org.wardiary.projector.testkit.Folded;
import org.wardiary.projector.view.BoardView;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.projector.view.ScorePoint;
import org.wardiary.projector.view.Tally;
import org.wardiary.projector.view.TimelineChunk;

/** The laws of all folds, over all games. */
@Tag("slow")
class FoldLawsTest {

  private static final Sha256 HEAD = new Sha256(new byte[32]);
  private static final int SOME = 4;
  private static final int STRIDE = 61;

  private static Stream<DynamicTest> overGames(Consumer<Game> law) {
    assertThat(Games.all()).isNotEmpty();
    return Games.all().stream()
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> law.accept(game)));
  }

  private static List<Message> messages(PlayedGame game) {
    List<Message> messages = new ArrayList<>();
    for (byte[] bytes : game.messages()) {
      messages.add(new Message(bytes, 1000 + 2 * messages.size()));
    }
    return messages;
  }

  private static TimelineFold begin(PlayedGame game) {
    return TimelineFold.begin(game.first(), messages(game).get(0));
  }

  /** All chunks of a game by first ply. */
  private static NavigableMap<Integer, TimelineChunk> chunks(PlayedGame game) {
    List<Message> messages = messages(game);
    TimelineFold timeline = begin(game);
    NavigableMap<Integer, TimelineChunk> chunks = new TreeMap<>();
    for (int i = 1; i < messages.size(); i++) {
      timeline.fold(game.events().get(i), messages.get(i));
      chunks.put(timeline.firstPly(), timeline.chunk(HEAD));
    }
    return chunks;
  }

  @TestFactory
  Stream<DynamicTest> boardFolds_everyPrefixToThePositionOfTheReferee() {
    return overGames(
        game -> {
          for (PlayedGame played : PlayedGames.of(game)) {
            Position position = played.accepted().sequence().start();
            BoardFold board = BoardFold.begin(played.first());
            for (int ply = 0; ply <= played.plies(); ply++) {
              if (ply > 0) {
                position.play(played.accepted().sequence().code(ply - 1), event -> {});
              }
              foldPly(board, played, ply);
              assertThat(board.position().snapshot())
                  .as("%s at ply %d", played, ply)
                  .isEqualTo(position.snapshot());
            }
            assertThat(board.ended()).isTrue();
          }
        });
  }

  private static void foldPly(BoardFold board, PlayedGame played, int ply) {
    int next = (int) board.seq() + 1;
    while (next < played.events().size() && played.events().get(next).getPly() <= ply) {
      board.fold(played.events().get(next++));
    }
  }

  @TestFactory
  Stream<DynamicTest> everyPlyThroughTheTimeline_isThatOfTheTrace() {
    return overGames(
        game -> {
          PositionJson json = new PositionJson(Viewer.UMPIRE, PositionJson.Legal.LISTED);
          List<String> lines = new ArrayList<>();
          List<String> traced = new ArrayList<>();
          for (PlayedGame played : PlayedGames.of(game)) {
            played.accepted().sequence().walk(position -> traced.add(json.write(position)));
            NavigableMap<Integer, TimelineChunk> chunks = chunks(played);
            for (int ply = 0; ply <= played.plies(); ply++) {
              TimelineChunk chunk = chunks.floorEntry(ply).getValue();
              ChunkReader reader = new ChunkReader(chunk, PlayedGames.CODEC::decode);
              lines.add(json.write(reader.position(ply)));
            }
          }
          assertThat(lines).isEqualTo(traced);
          assertThat(trees(lines)).isEqualTo(trees(PlayedGames.trace(game)));
        });
  }

  // the reference data may have an object's fields in another order
  private static List<JsonNode> trees(List<String> lines) {
    ObjectMapper mapper = new ObjectMapper();
    List<JsonNode> trees = new ArrayList<>();
    for (String line : lines) {
      try {
        trees.add(mapper.readTree(line));
      } catch (JsonProcessingException e) {
        throw new AssertionError(line, e);
      }
    }
    return trees;
  }

  @TestFactory
  Stream<DynamicTest> chunksOfAGame_areItsMessagesCutIntoPieces() {
    return overGames(
        game -> {
          for (PlayedGame played : PlayedGames.of(game)) {
            List<byte[]> joined = new ArrayList<>();
            for (TimelineChunk chunk : chunks(played).values()) {
              assertThat(chunk.getFirstSeq()).isEqualTo(joined.size());
              assertThat(chunk.getFirstOffset()).isEqualTo(1000);
              chunk.getEvents().forEach(event -> joined.add(ChunkReader.bytes(event)));
              assertThat(chunk.getLastOffset()).isEqualTo(1000 + 2 * (joined.size() - 1));
            }
            assertThat(joined)
                .usingElementComparator(java.util.Arrays::compare)
                .containsExactlyElementsOf(played.messages());
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> snapshotAndTail_giveWhatTheWholeGives_cutAnywhere() {
    return overGames(
        game -> {
          PlayedGame played = PlayedGames.of(game).get(0);
          List<Message> messages = messages(played);
          List<TimelineChunk> whole = new ArrayList<>();
          TimelineFold timeline = begin(played);
          whole.add(timeline.chunk(HEAD));
          for (int i = 1; i < messages.size(); i++) {
            timeline.fold(played.events().get(i), messages.get(i));
            whole.add(timeline.chunk(HEAD));
          }
          int tail = 2 * TimelineFold.EVENTS;
          for (int cut = 0; cut < whole.size(); cut++) {
            TimelineFold resumed = TimelineFold.resume(whole.get(cut), PlayedGames.CODEC::decode);
            int end = Math.min(whole.size() - 1, cut + tail);
            for (int i = cut + 1; i <= end; i++) {
              resumed.fold(played.events().get(i), messages.get(i));
            }
            assertThat(resumed.chunk(HEAD)).as("cut at seq %d", cut).isEqualTo(whole.get(end));
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> viewsAreTotalAndAgree_overEveryPrefix() {
    return overGames(
        game -> {
          for (PlayedGame played : PlayedGames.of(game).subList(0, SOME)) {
            BoardFold board = BoardFold.begin(played.first());
            BoardViewFold views = new BoardViewFold(board);
            TallyFold tally = new TallyFold(played.first());
            SummaryFold summary = new SummaryFold(played.first());
            for (GameEvent event : played.events().subList(1, played.events().size())) {
              board.fold(event);
              views.fold(event);
              tally.fold(event);
              summary.fold(event);
              assertThat(views.view().getSeq()).isEqualTo(event.getSeq());
              requireAgreement(event, tally.view(), summary.view());
            }
            requireEnd(played, views.view(), tally.view(), summary.view());
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> rowsAreWholeOverEveryPrefix_andLookingAtThemChangesNothing() {
    assertThat(GameProjections.rows()).hasSizeGreaterThanOrEqualTo(4);
    return overGames(
        game -> {
          for (PlayedGame played : PlayedGames.of(game).subList(0, SOME)) {
            GameProjections.rows(game.id()).forEach(kind -> requireWhole(kind, played));
          }
        });
  }

  private static <V extends SpecificRecord> void requireWhole(RowKind<V> kind, PlayedGame played) {
    MessageCodec<V> codec = new MessageCodec<>(kind.view(), fingerprint -> Optional.empty());
    GameFold<V> fold = kind.begin().apply(played.first());
    List<V> views = new ArrayList<>();
    List<byte[]> encoded = new ArrayList<>();
    for (GameEvent event : played.events().subList(1, played.events().size())) {
      fold.fold(event);
      V view = fold.view();
      byte[] bytes = codec.encode(view); // throws if a field is missing
      if (event.getSeq() % STRIDE == 0) {
        assertThat(codec.decode(bytes)).as("%s, seq %d", kind, event.getSeq()).isEqualTo(view);
        views.add(view);
        encoded.add(bytes);
      }
    }
    assertThat(fold.view()).as("%s of %s", kind, played).isEqualTo(Folded.view(played, kind));
    assertThat(fold.view()).isNotEqualTo(views.get(0));
    for (int i = 0; i < views.size(); i++) {
      assertThat(codec.encode(views.get(i))).as("earlier %s", kind).isEqualTo(encoded.get(i));
    }
  }

  private static void requireAgreement(GameEvent event, Tally tally, GameSummary summary) {
    assertThat(tally.getSeq()).isEqualTo(event.getSeq());
    assertThat(summary.getEvents()).isEqualTo(event.getSeq() + 1);
    assertThat(summary.getPlies()).isEqualTo(event.getPly());
    if (!tally.getPoints().isEmpty()) {
      ScorePoint last = tally.getPoints().get(tally.getPoints().size() - 1);
      assertThat(last.getFirst()).isEqualTo(summary.getFirstLosses());
      assertThat(last.getSecond()).isEqualTo(summary.getSecondLosses());
    }
  }

  private static void requireEnd(
      PlayedGame played, BoardView board, Tally tally, GameSummary summary) {
    assertThat(board.getGameId()).isEqualTo(played.id());
    assertThat(board.getSeq()).isEqualTo(played.events().size() - 1);
    assertThat(board.getPly()).isEqualTo(played.plies());
    assertThat(board.getPosition()).startsWith("{\"game\":").doesNotContain("\"legal\"");
    assertThat(tally.getGame()).isEqualTo(summary.getGame());
    assertThat(summary.getResult()).isEqualTo(played.accepted().result());
    assertThat(summary.getTermination()).isEqualTo(played.accepted().termination());
    assertThat(summary.getCounts().values().stream().mapToLong(Long::longValue).sum())
        .isEqualTo(played.events().size());
  }
}
