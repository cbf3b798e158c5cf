package org.wardiary.events.log.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.event.TurnPassed;
import org.wardiary.events.revision.Revision;
import org.wardiary.events.testkit.Extent;

@Tag("slow")
class ChainCheckTest {

  /** Every bit under {@code -Pnightly}, otherwise one of each byte or so, another one each time. */
  private static final int STEP = Extent.of(7, 1);

  private final MessageCodec<GameEvent> codec = Codecs.events(fingerprint -> Optional.empty());
  private final List<byte[]> game = Samples.game(codec);

  @Test
  void acceptGivesEventsInOrder_soundGame() {
    ChainCheck check = from(0);
    for (int seq = 0; seq < game.size(); seq++) {
      assertThat(check.accept(game.get(seq)).getSeq()).isEqualTo(seq);
    }
    assertThat(check.chain().nextSeq()).isEqualTo(game.size());
  }

  @Test
  void acceptGoesOn_fromAnyChainBetween() {
    Chain chain = Chain.begin(Samples.GAME);
    for (byte[] message : game) {
      new ChainCheck(codec, chain).accept(message);
      chain = after(chain, message);
    }
  }

  @Test
  void acceptRefuses_gapOrRepeat() {
    for (int next = 0; next < game.size(); next++) {
      if (next != 3) {
        byte[] message = game.get(next);
        assertThatThrownBy(() -> from(3).accept(message))
            .isInstanceOf(CorruptMessage.class)
            .hasMessageStartingWith("game 0123456789abcdef, seq 3: expected");
      }
    }
  }

  @Test
  void acceptRefuses_firstEventThatBeginsNoGame() {
    byte[] message =
        new EventChain(codec, Chain.begin(Samples.GAME)).next(0, 0, "", new TurnPassed("Gray"));
    assertThatThrownBy(() -> from(0).accept(message))
        .hasMessageContaining("expected the message GameStarted but it is TurnPassed");
  }

  private static GameEnded ended() {
    return new GameEnded("Gray", "time", "players", 0, 0, List.of());
  }

  private static GameRevised revised(Revision what) {
    return new GameRevised(what.done(), "Ann", "a slip", 5L, 0, 0);
  }

  /** Checks that the last of these events is refused if they follow the first event of a game. */
  private void requireRefused(String reason, SpecificRecord... bodies) {
    EventChain chain = new EventChain(codec, Chain.begin(Samples.GAME));
    ChainCheck check = from(0);
    check.accept(chain.next(0, 0, "", Samples.started()));
    for (int i = 0; i < bodies.length - 1; i++) {
      check.accept(chain.next(0, 0, "", bodies[i]));
    }
    byte[] last = chain.next(0, 0, "", bodies[bodies.length - 1]);
    assertThatThrownBy(() -> check.accept(last)).hasMessageContaining(reason);
  }

  @Test
  void acceptRefuses_editionsOutOfOrder() {
    SpecificRecord passed = new TurnPassed("Gray");
    requireRefused("expected the message GameRevised but it is TurnPassed", ended(), passed);
    requireRefused("but it is GameRevised", revised(Revision.CORRECTED));
    requireRefused("but it is GameStarted", passed, Samples.started());
    requireRefused(
        "expected the message GameStarted but it is TurnPassed",
        ended(),
        revised(Revision.CORRECTED),
        passed);
    requireRefused(
        "GameRevised that restores it but it is GameStarted",
        ended(),
        revised(Revision.WITHDRAWN),
        Samples.started());
    requireRefused(
        "GameRevised that restores it but it is GameRevised",
        ended(),
        revised(Revision.WITHDRAWN),
        revised(Revision.CORRECTED));
  }

  @Test
  void acceptRefuses_otherEdition() {
    EventChain chain = new EventChain(codec, Chain.begin(Samples.GAME));
    byte[] first = chain.next(0, 0, "", Samples.started());
    Chain claimed = new Chain(Samples.GAME, 1, Chain.hash(first), 2, Chain.Due.EVENT);
    byte[] message = new EventChain(codec, claimed).next(0, 0, "", new TurnPassed("Gray"));
    ChainCheck check = from(0);
    check.accept(first);
    assertThatThrownBy(() -> check.accept(message))
        .hasMessageContaining("expected the message of edition 1 but it is of edition 2");
  }

  @Test
  void acceptRefuses_otherGame() {
    byte[] message =
        new EventChain(codec, Chain.begin("fedcba9876543210")).next(0, 0, "", Samples.started());
    assertThatThrownBy(() -> from(0).accept(message)).hasMessageContaining("of fedcba9876543210");
  }

  @Test
  void damageIsFound_bitsOfAnyMessageFlipped() {
    int late = 0;
    int all = 0;
    for (int seq = 0; seq < game.size() - 1; seq++) {
      byte[] message = game.get(seq);
      for (int bit = 0; bit < 8 * message.length; bit += STEP) {
        byte[] damaged = message.clone();
        damaged[bit / 8] ^= (byte) (1 << (bit % 8));
        int found = foundAt(seq, damaged);
        assertThat(found).as("seq %d, bit %d", seq, bit).isLessThan(game.size());
        late += found > seq + 1 ? 1 : 0;
        all++;
      }
    }
    // the next link holds one byte of the hash and misses one change in 256
    assertThat(late).isBetween(1, all / 128);
  }

  /** The seq at which a damaged message is detected; the game's length if it never is. */
  private int foundAt(int seq, byte[] damaged) {
    ChainCheck check = from(seq);
    for (int at = seq; at < game.size(); at++) {
      try {
        check.accept(at == seq ? damaged : game.get(at));
      } catch (CorruptMessage e) {
        return at;
      }
    }
    return game.size();
  }

  private Chain after(Chain chain, byte[] message) {
    GameEvent event = codec.decode(message);
    return chain.after(message, (SpecificRecord) event.getBody());
  }

  private ChainCheck from(int seq) {
    Chain chain = Chain.begin(Samples.GAME);
    for (byte[] message : game.subList(0, seq)) {
      chain = after(chain, message);
    }
    return new ChainCheck(codec, chain);
  }
}
