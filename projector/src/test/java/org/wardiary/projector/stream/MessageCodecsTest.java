package org.wardiary.projector.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Optional;
import org.apache.avro.Schema;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.api.Test;
import org.wardiary.events.log.codec.Fingerprint;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.log.codec.SchemaText;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.projector.game.GameProjections;
import org.wardiary.projector.game.RowKind;
import org.wardiary.projector.testkit.Folded;

class MessageCodecsTest {

  /** Archives made before the games' rows had packages of their own hold such messages. */
  @Test
  void rowsAreRead_writtenUnderAnotherNamespace() {
    PlayedGame game = ProjectionTopologyTest.games().get(0);
    GameProjections.rows("squares/civil-war").forEach(kind -> requireRead(kind, game));
  }

  private static <V extends SpecificRecord> void requireRead(RowKind<V> kind, PlayedGame game) {
    V rows = Folded.view(game, kind);
    MessageCodec<V> codec = TopologyHarness.CODECS.of(kind.view());
    String namespace = kind.view().getPackageName();
    Schema former =
        SchemaText.parse(
            codec.schema().toString().replace(namespace, "org.wardiary.projector.view"));
    byte[] message = codec.encode(rows);
    ByteBuffer.wrap(message).order(ByteOrder.LITTLE_ENDIAN).putLong(2, Fingerprint.of(former));
    MessageCodec<V> reader = new MessageCodecs(fingerprint -> Optional.of(former)).of(kind.view());
    assertThat(former.getNamespace()).isNotEqualTo(namespace);
    assertThat(reader.decode(message)).isEqualTo(rows);
  }
}
