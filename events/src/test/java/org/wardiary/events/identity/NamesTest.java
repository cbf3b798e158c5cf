package org.wardiary.events.identity;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class NamesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Zoë Lee",
        "Zoe\u0308 Lee",
        " Zoë Lee",
        "Zoë Lee ",
        "Zoë\u00A0Lee",
        "Zoë  Lee\u00A0",
        "\u200BZoë \u2003Lee\u200E",
        "\tZoë\tLee\n",
      })
  void same_sharesAFormAmongAllWaysOfWritingAName(String written) {
    assertThat(Names.same(written)).isEqualTo("Zoë Lee");
  }

  @Test
  void same_keepsWhatDiffers() {
    assertThat(List.of("Ann", "ann", "Änn", "A nn", "An\u200Dn", "?", "", "-"))
        .allMatch(name -> Names.same(name).equals(name));
    assertThat(Names.same(" \u00A0\u200B")).isEmpty();
    String spaced = "a" + " ".repeat(1 << 20) + "b";
    assertThat(Names.same(spaced)).isEqualTo("a b");
  }

  @Test
  void contains_ignoresCaseAndWaysOfWriting() {
    assertThat(Names.contains("Zoe\u0308\u00A0Lee", " zOË lee")).isTrue();
    assertThat(Names.contains("Straße", "STRASSE")).isTrue();
    assertThat(Names.contains("Zoe Lee", "zoë")).isFalse();
  }

  @Test
  void alikeNames_areThoseThatDifferInCaseOrAccents_andOfThemOnlyWhatIsAskedAbout() {
    AlikeNames names = new AlikeNames();
    names.addStored(occasion("Open", "Zoë", "Ann"));
    names.addStored(occasion("Open", "Ann ", "Carl"));
    names.addStored(occasion("", "CARL", "?"));
    names.add(occasion("OPEN", "Zoe\u0308", "ANN"));
    names.add(occasion("?", "zoe", "?"));
    assertThat(names.notes())
        .containsExactly(
            "note: 'OPEN' and 'Open' differ only in case or accents, and count as 2 events",
            "note: 'ANN' and 'Ann' differ only in case or accents, and count as 2 players",
            "note: 'Zoë' and 'zoe' differ only in case or accents, and count as 2 players");
  }

  @Test
  void newNames_nearKnownOnes_areNoted() {
    AlikeNames names = new AlikeNames();
    for (int i = 0; i < 14; i++) {
      names.addStored(occasion("Open", "John Smith", "Player 1"));
    }
    names.addStored(occasion("Open", "Jom Smith", "Ann"));
    names.removeStored(occasion("Open", "Jom Smith", "?"));
    names.add(occasion("Open", "Jon Smith", "Player 2"));
    names.add(occasion("Open", "Dan", "John Smith"));
    names.add(new Occasion("Open", "", "", List.of("John Smit", "Bob"), "", true));
    assertThat(names.notes())
        .containsExactly(
            "note: player 'Jon Smith' is new; is 'John Smith' meant, who has 14 games?");
  }

  @Test
  void namesOfOneFile_areComparedWithThoseOfMoreGames() {
    AlikeNames names = new AlikeNames();
    names.add(occasion("", "Margaret", "Zoe Lee"));
    names.add(occasion("", "Margret", "Zoë Lee"));
    names.add(occasion("", "Margaret", "Paul"));
    assertThat(names.notes())
        .containsExactly(
            "note: 'Zoe Lee' and 'Zoë Lee' differ only in case or accents, and count as 2 players",
            "note: player 'Margret' is new; is 'Margaret' meant, who has 2 games?");
  }

  private static Occasion occasion(String event, String one, String other) {
    return new Occasion(event, "", "", List.of(one, other), "", false);
  }
}
