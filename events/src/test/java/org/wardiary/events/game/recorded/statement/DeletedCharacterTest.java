package org.wardiary.events.game.recorded.statement;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.wardiary.events.testkit.Goldens;

/**
 * Leaves out each character of a game once. Which of these texts still read, and as what, is in
 * {@code games/recorded/deleted-character.txt}; the lists of the game refuse what syntax cannot.
 */
final class DeletedCharacterTest {

  /** A game of statements of all kinds. */
  private static final List<String> GAME =
      List.of(
          "1. :Red.Move GdHvyCav-0913 2Cav@0111-0112-0113 5Inf,Art-1013 Fort@1012",
          ":Combat 6Inf,Art,9Inf,GdHvyCav x Infantry <6-1 d6=5 DE> -Infantry GdHvyCav>1014",
          "Art+GdArt x 3Inf,Cav@0815+2Art <2-1 d6=3 EX by=Blue> -GdArt,3Inf Cav~0814-0714 <of=2>",
          ":Blue Cav-0815 2Inf-0814 =3Inf@0813 =2Inf:step=1 :Combat 2Inf x @0913 Red x 2Cav",
          "#1 <1-2 d6=6 AE> #2 <3-1 Ar ruling=\"both agreed\"> Cav~0714 <by=Red> 2Inf>0913",
          "2. :all.Orders %d6=5 %card=17 ^Storm ^31 5Inf:disrupted 5Inf:-disrupted",
          "Art:kind=Inf Art:step-1 @0913:control=Blue @0913|1013:blown @0913|1013:-blown",
          "Blue:demoralised Red:vp+3 Blue:vp=12 -2Inf,Cav <terrain=wood>",
          "3. :Red.Move 5Inf,6Inf@1013-1012-1011 9Inf@ExitN =-9Inf :Combat GdHvyCav,2Cav x Cav",
          "#1 <4-1 d6=2 De> -Cav <by=Red> 2Cav>0814 %event=Truce Red:vp-1 @ExitN:control=Red",
          "4. :all 5Inf,Art,Fort-0913 :Blue.Combat +Art x @1012 <5-1 d6=1 AE>");

  private static final int TEXTS = 800;

  private static final Set<String> SPACES =
      Set.of(
          "0111", "0112", "0113", "0714", "0813", "0814", "0815", "0913", "1011", "1012", "1013",
          "1014", "ExitN");

  private static final Set<String> UNITS =
      Set.of(
          "GdHvyCav",
          "2Cav",
          "5Inf",
          "6Inf",
          "9Inf",
          "Art",
          "Fort",
          "GdArt",
          "2Inf",
          "3Inf",
          "Cav",
          "2Art",
          "Infantry");

  private final StatementReader reader = reader(AllowedWords.ANY);
  private final StatementReader readerOfKnownUnits = reader(AllowedWords.of(UNITS));

  private static StatementReader reader(AllowedWords units) {
    return new StatementReader(FordWords.on(SPACES, units));
  }

  @Test
  void theGame_reads() {
    String game = String.join(" ", GAME);
    List<String> statements = StatementWordsTest.statements(game);
    assertThat(statements).hasSizeGreaterThan(55).allMatch(it -> reader.read(it).text().equals(it));
    assertThat(game.length()).isGreaterThanOrEqualTo(TEXTS);
  }

  @Test
  void textsWithoutOneCharacter_thatStillRead() throws IOException {
    String game = String.join(" ", GAME);
    List<String> intended = StatementWordsTest.statements(game);
    List<String> silent = new ArrayList<>();
    List<String> unknown = new ArrayList<>();
    int refused = 0;
    for (int at = 0; at < TEXTS; at++) {
      String text = game.substring(0, at) + game.substring(at + 1);
      List<String> read = read(reader, text);
      if (read.isEmpty()) {
        refused++;
      } else {
        List<String> known = read(readerOfKnownUnits, text);
        (known.isEmpty() ? unknown : silent).add(difference(intended, read));
      }
    }
    Goldens.check(
        "games/recorded/deleted-character.txt",
        heading(refused, "are refused")
            + heading(silent.size(), "read as something else:")
            + lines(silent)
            + heading(unknown.size(), "read with a unit that the game does not have:")
            + lines(unknown));
  }

  private static String heading(int texts, String what) {
    return texts + " of " + TEXTS + " texts " + what + "\n";
  }

  private static String lines(List<String> texts) {
    return texts.stream()
        .collect(Collectors.groupingBy(it -> it, LinkedHashMap::new, Collectors.counting()))
        .entrySet()
        .stream()
        .map(
            it -> it.getKey() + (it.getValue() > 1 ? "  (" + it.getValue() + " times)" : "") + "\n")
        .collect(Collectors.joining());
  }

  /** The canonical texts of the statements; empty if one of them is refused. */
  private static List<String> read(StatementReader reader, String movetext) {
    try {
      return StatementWordsTest.statements(movetext).stream()
          .map(it -> reader.read(it).text())
          .toList();
    } catch (BadStatement e) {
      return List.of();
    }
  }

  /** What differs between two lists of statements, as {@code these => those}. */
  private static String difference(List<String> intended, List<String> read) {
    int first = 0;
    while (first < Math.min(intended.size(), read.size())
        && intended.get(first).equals(read.get(first))) {
      first++;
    }
    int last = 0;
    while (last < Math.min(intended.size(), read.size()) - first
        && intended.get(intended.size() - 1 - last).equals(read.get(read.size() - 1 - last))) {
      last++;
    }
    return intended.equals(read)
        ? "the same"
        : part(intended, first, last) + "  =>  " + part(read, first, last);
  }

  private static String part(List<String> statements, int first, int last) {
    return String.join(" | ", statements.subList(first, statements.size() - last));
  }
}
