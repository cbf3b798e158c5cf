package org.wardiary.events.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.ScoreChanged;
import org.wardiary.events.testkit.GameData;

/** Games that players end in the middle of an action. */
class EndedByPlayersTest {

  private static final String BEFORE_AN_ADVANCE =
      """
      [Game "squares/civil-war"]
      [First "Gray"]
      [Result "%1$s"]
      [Termination "%2$s"]

      CGR-G3C,CGR-G3R CBR-B3L,CBR-B3R AGR-G3L CB3L-B1CL AG3L-G2CL CBR-B2CR IGR-G3L
      CB2CR-B1C,CBR-B3L AG2CL-G1CL CB1CL-G1C,CB3L-B2CL CG3R-G2R,CGR-G3R CG1C+CB1CxG1CL #2 %1$s
      """;

  /** SQ-8.2: units count however they were lost, also before the action is completed. */
  @ParameterizedTest
  @CsvSource({"draw, agreement", "Gray, resignation", "*, unfinished"})
  void unitsLostInTheAction_count(String result, String termination) {
    List<SpecificRecord> emitted = new ArrayList<>();
    new EventEmitter(MapLibrary.bundled())
        .emit(
            GameData.accepted(GameData.one(BEFORE_AN_ADVANCE.formatted(result, termination))),
            event -> emitted.add(event.body()));

    GameEnded end = new GameEnded(result, termination, "players", 1, 2, List.of());
    assertThat(emitted).endsWith(new ScoreChanged(1, 2), end);
  }
}
