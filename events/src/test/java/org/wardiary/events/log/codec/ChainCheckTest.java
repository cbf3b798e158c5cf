package org.wardiary.events.log.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.TurnPassed;

class ChainCheckTest {

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
      chain = chain.after(message);
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

  @Test
  void acceptRefuses_otherGame() {
    byte[] message =
        new EventChain(codec, Chain.begin("fedcba9876543210")).next(0, 0, "", Samples.started());
    assertThatThrownBy(() -> from(0).accept(message)).hasMessageContaining("of fedcba9876543210");
  }

  @Test
  void damageIsFound_anyBitOfAnyMessageFlipped() {
    for (int seq = 0; seq < game.size() - 1; seq++) {
      byte[] message = game.get(seq);
      for (int bit = 0; bit < 8 * message.length; bit++) {
        byte[] damaged = message.clone();
        damaged[bit / 8] ^= (byte) (1 << (bit % 8));
        ChainCheck check = from(seq);
        byte[] next = game.get(seq + 1);
        assertThatThrownBy(
                () -> {
                  check.accept(damaged);
                  check.accept(next);
                })
            .as("seq %d, bit %d", seq, bit)
            .isInstanceOf(CorruptMessage.class);
      }
    }
  }

  private ChainCheck from(int seq) {
    Chain chain = Chain.begin(Samples.GAME);
    for (byte[] message : game.subList(0, seq)) {
      chain = chain.after(message);
    }
    return new ChainCheck(codec, chain);
  }
}
