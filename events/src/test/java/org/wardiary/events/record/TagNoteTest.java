package org.wardiary.events.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.events.game.Tags;

final class TagNoteTest {

  private static final List<String> SIDES = List.of("Blue", "Gray");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1996",
        "1996.05.17",
        "1996-05-17",
        "1996.??.??",
        "1996.??.17",
        "????.??.??",
        "?",
        ""
      })
  void dateThatFiltersCanUse_hasNoNote(String date) {
    assertThat(notes("Date", date)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "17.05.1996",
        "1996.02.30",
        "1996.2.3",
        "1996.13.01",
        "May 1996",
        "????.05.17",
        " 1996"
      })
  void dateThatNoFilterFinds_hasOne(String date) {
    assertThat(notes("Date", date))
        .singleElement()
        .satisfies(
            note ->
                assertThat(note.reason())
                    .startsWith("expected a date of the calendar such as 1996.05.17")
                    .contains("but Date is '" + date + "'"));
  }

  @Test
  void typeOfAPlayer_isHumanOrProgram() {
    assertThat(notes("BlueType", "human")).isEmpty();
    assertThat(notes("BlueType", "program")).isEmpty();
    assertThat(notes("RedType", "Program")).isEmpty();
    assertThat(notes("GrayType", "Program"))
        .containsExactly(
            new TagNote(
                "GrayType",
                "expected human or program but GrayType is 'Program'; it is kept as it is, and the"
                    + " side counts as a person's"));
  }

  private static List<TagNote> notes(String tag, String value) {
    return TagNote.of(new Tags(List.of(new Tags.Pair(tag, value))), SIDES);
  }
}
