package org.wardiary.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.game.Tags;
import org.wardiary.events.identity.Names;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Characters;

/** Whatever a file of records holds, it is read to its end, and each game accepted or refused. */
class RecordFuzzTest {

  private static final Referee REFEREE = new Referee(new Setups(MapLibrary.bundled()));

  /**
   * An accepted record is accepted in its canonical form, too, which is then written the same
   * again.
   */
  @MethodSource("org.wardiary.app.fuzz.Seeds#records")
  @FuzzTest
  void records(byte[] data) throws IOException {
    try (RecordReader reader = new RecordReader(new ByteArrayInputStream(data), "f.wdr")) {
      for (Optional<GameText> game = reader.next(); game.isPresent(); game = reader.next()) {
        if (REFEREE.judge(game.get()) instanceof Verdict.Accepted accepted) {
          assertThat(canonical(accepted.canonical())).isEqualTo(accepted.canonical());
          assertThat(Characters.fault(accepted.canonical())).isEmpty();
          accepted.sequence().setup().tags().pairs().forEach(RecordFuzzTest::requireOneForm);
        }
      }
    }
  }

  /** However a name is written, its form is the form of itself. */
  private static void requireOneForm(Tags.Pair tag) {
    String form = Names.same(tag.value());
    assertThat(Names.same(form)).isEqualTo(form);
  }

  private static String canonical(String record) throws IOException {
    try (RecordReader reader = RecordReader.of(record, "f.wdr")) {
      Verdict verdict = REFEREE.judge(reader.next().orElseThrow());
      return ((Verdict.Accepted) verdict).canonical();
    }
  }
}
