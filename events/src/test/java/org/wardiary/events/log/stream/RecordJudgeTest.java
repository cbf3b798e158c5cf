package org.wardiary.events.log.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.Sha256;
import org.wardiary.events.event.SubmitRecord;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.log.Submission;
import org.wardiary.events.log.TestGames;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.ChainCheck;
import org.wardiary.events.log.codec.Codecs;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.referee.GivenMap;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.text.Digest;

class RecordJudgeTest {

  private final MessageCodec<GameEvent> codec = Codecs.events(fingerprint -> Optional.empty());
  private final RecordJudge judge = new RecordJudge(codec, new Adjudicator());

  @Test
  void decideStoresTheMapsText_mapThatTheProgramDoesNotBring() {
    Game game = Games.find("generals-view").orElseThrow();
    MapLibrary bundled = MapLibrary.bundled();
    String text = bundled.find(game.standardMap()).map(MapFile::text).orElseThrow();
    Submission own = TestGames.one(game, 3, new GivenMap(bundled, text), "my-own-map");
    assertThat(own.mapText()).isEqualTo(text);
    assertThat(started(own).getMap()).isEqualTo("my-own-map");
    assertThat(started(own).getMapText()).isEqualTo(text);
    // and the judge does not keep it for the next game
    assertThat(started(TestGames.one(game, 4)).getMapText()).isEmpty();
    Submission missing = new Submission(own.gameId(), own.record(), "");
    assertThat(decide(missing)).isInstanceOf(Decision.Refused.class);
  }

  @Test
  void decideSaysTheSame_askedTwice() {
    Submission game = TestGames.one(Games.find("squares/civil-war").orElseThrow(), 7);
    List<Decision.Event> first = ((Decision.Stored) decide(game)).events();
    List<Decision.Event> second = ((Decision.Stored) decide(game)).events();
    assertThat(second).hasSameSizeAs(first);
    for (int i = 0; i < first.size(); i++) {
      assertThat(second.get(i).message()).isEqualTo(first.get(i).message());
    }
  }

  @Test
  void finishedGameIsKeptWhole_throughItsBytes() {
    Chain chain =
        ((Decision.Stored) decide(TestGames.one(Games.find("squares/civil-war").orElseThrow(), 7)))
            .chain();
    RefereeState finished =
        RefereeState.first(chain, new Sha256(Digest.of("a record")), "a-command-\u00e9")
            .with(
                new Chain(chain.gameId(), 900, chain.head(), 2, Chain.Due.RESTORATION),
                new RefereeState.Edition("c2", "withdrawn", "Ann", RefereeState.NONE, 900));
    assertThat(RefereeState.of(chain.gameId(), finished.bytes())).isEqualTo(finished);
  }

  private GameStarted started(Submission game) {
    Decision decision = decide(game);
    assertThat(decision).isInstanceOf(Decision.Stored.class);
    ChainCheck check = new ChainCheck(codec, Chain.begin(game.gameId()));
    GameEvent first = check.accept(((Decision.Stored) decision).events().get(0).message());
    return (GameStarted) first.getBody();
  }

  private Decision decide(Submission game) {
    return judge.decide(game.gameId(), new SubmitRecord("c", game.record(), game.mapText()));
  }
}
