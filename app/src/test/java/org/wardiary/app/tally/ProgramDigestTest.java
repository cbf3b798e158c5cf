package org.wardiary.app.tally;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.Studies;
import org.wardiary.events.event.GameEvent;

/** Other classes have another digest. */
class ProgramDigestTest {

  @Test
  void mark_isThatOfTheClassesBeside() {
    String studies = ProgramDigest.of(List.of(Studies.class)).orElseThrow();
    assertThat(ProgramDigest.of(List.of(Studies.class, Studies.class))).contains(studies);
    assertThat(ProgramDigest.of(List.of(GameEvent.class)).orElseThrow()).isNotEqualTo(studies);
    assertThat(ProgramDigest.of(List.of(GameEvent.class, Studies.class)).orElseThrow())
        .isNotEqualTo(studies);
    assertThat(ProgramDigest.text()).isPresent();
  }

  @Test
  void classesOfNoPlace_haveNone() {
    assertThat(ProgramDigest.of(List.of(String.class))).isEmpty();
  }
}
