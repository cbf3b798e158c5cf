package org.wardiary.projector.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.projector.view.Edition;
import org.wardiary.projector.view.RevisionHistory;

/** Which edition is the game as it was recorded, and whether it was changed since. */
class HistoriesTest {

  /** A history of a first edition and what was done then; every edition has some events. */
  private static RevisionHistory history(String... done) {
    List<Edition> editions = new ArrayList<>();
    editions.add(edition(1, "recorded"));
    for (String what : done) {
      editions.add(edition(editions.size() + 1, what));
    }
    return history(editions);
  }

  private static RevisionHistory history(List<Edition> editions) {
    return new RevisionHistory("0123456789abcdef", editions, ByteBuffer.allocate(0));
  }

  private static Edition edition(int number, String what) {
    return edition(number, what, 5);
  }

  private static Edition edition(int number, String what, int events) {
    long first = 10L * number;
    long last = first + events;
    return new Edition(number, what, "", "", 0L, 0, 0, first, last, first, last);
  }

  private static int recorded(RevisionHistory history) {
    return Histories.recorded(history.getEditions()).orElseThrow().getNumber();
  }

  @Test
  void aTakeBack_isNoChange_theEditionAfterItIsTheRecordedOne() {
    RevisionHistory played = history("taken back", "taken back");
    assertThat(recorded(played)).isEqualTo(3);
    assertThat(Histories.isChanged(played)).isFalse();
    RevisionHistory corrected = history("taken back", "taken back", "corrected");
    assertThat(recorded(corrected)).isEqualTo(3);
    assertThat(Histories.isChanged(corrected)).isTrue();
  }

  @Test
  void whateverIsDoneToARecordedGame_changesIt() {
    for (String done : List.of("corrected", "amended", "continued", "withdrawn", "restored")) {
      RevisionHistory history = history(done);
      assertThat(recorded(history)).as(done).isEqualTo(1);
      assertThat(Histories.isChanged(history)).as(done).isTrue();
    }
    assertThat(Histories.isChanged(history())).isFalse();
  }

  @Test
  void aGameInPlay_isNotRecordedYet() {
    List<Edition> editions = List.of(edition(1, "recorded"), edition(2, "taken back", 0));
    assertThat(Histories.recorded(editions)).isEmpty();
    assertThat(Histories.isChanged(history(editions))).isFalse();
  }
}
