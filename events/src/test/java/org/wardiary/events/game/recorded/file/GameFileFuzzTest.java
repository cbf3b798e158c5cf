package org.wardiary.events.game.recorded.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Whatever is wrong in a file, it is read, or refused with one error that names the place. */
final class GameFileFuzzTest {

  private static final int STEP = 7;

  private static Optional<BadGameFile> fault(String text) {
    try {
      GameFileReader.read("a", text);
      return Optional.empty();
    } catch (BadGameFile e) {
      assertThat(e).hasMessageMatching("a:\\d+:\\d+: .*expected .*");
      assertThat(e.getMessage()).hasSizeLessThan(600).doesNotContain("JsonReadFeature");
      return Optional.of(e);
    }
  }

  @Test
  void eachKeyMisspelt_isRefusedWithItsPlaceAndTheRightKey() {
    List<Mutants.Mutant> mutants = Mutants.misspelt();
    assertThat(mutants).hasSizeGreaterThan(200);
    for (Mutants.Mutant mutant : mutants) {
      BadGameFile bad = fault(mutant.text()).orElseThrow(() -> new AssertionError(mutant));
      assertThat(bad.path()).as("%s", bad.getMessage()).isEqualTo(mutant.path());
      assertThat(bad.nearest()).as("%s", bad.getMessage()).isEqualTo(mutant.was());
    }
  }

  @Test
  void eachValueOfAnotherType_isReadOrRefused() {
    List<Mutants.Mutant> mutants = Mutants.changed();
    List<String> elsewhere = new ArrayList<>();
    int refused = 0;
    for (Mutants.Mutant mutant : mutants) {
      Optional<BadGameFile> bad = fault(mutant.text());
      refused += bad.isPresent() ? 1 : 0;
      boolean byItself = !Mutants.fits(mutant.file());
      if (byItself && bad.filter(b -> b.path().startsWith(mutant.path())).isEmpty()) {
        elsewhere.add(mutant + ": " + bad.map(Throwable::getMessage).orElse("read"));
      }
    }
    assertThat(elsewhere).isEmpty();
    assertThat(refused).isGreaterThan(mutants.size() * 3 / 4);
  }

  @Test
  void eachLineDeleted_isReadOrRefused() {
    int refused = 0;
    List<String> texts = new ArrayList<>(Mutants.texts());
    texts.add(BundledGameFilesTest.text("harrow"));
    for (String text : texts) {
      List<String> lines = text.lines().toList();
      for (int i = 0; i < lines.size(); i++) {
        List<String> rest = new ArrayList<>(lines);
        rest.remove(i);
        refused += fault(String.join("\n", rest)).isPresent() ? 1 : 0;
      }
    }
    assertThat(refused).isGreaterThan(60);
  }

  @Test
  void aCharacterDeletedOrTheRestCutOff_isReadOrRefused() {
    for (String text : Mutants.texts()) {
      for (int i = 0; i < text.length(); i += STEP) {
        fault(text.substring(0, i) + text.substring(i + 1));
        boolean whole = i > text.lastIndexOf('}');
        assertThat(fault(text.substring(0, i)).isPresent() || whole).isTrue();
      }
    }
  }

  @Test
  void hugeFiles_areRefusedWithOneError() {
    String head = "{\"game\": {\"id\": \"a\"}, \"sides\": {\"A\": {}, \"B\": {}}, ";
    String row = "\"" + ".".repeat(2000) + "\",";
    assertThat(fault(head + "\"map\": {\"grid\": \"hex\", \"rows\": [" + row.repeat(51) + "]}}"))
        .hasValueSatisfying(
            bad ->
                assertThat(bad)
                    .hasMessageEndingWith("expected at most 100000 spaces but got 102000"));
    StringBuilder units = new StringBuilder(head + "\"units\": {");
    for (int i = 0; i <= 2000; i++) {
      units.append("\"u").append(i).append("\": \"A\",");
    }
    assertThat(fault(units + "}}"))
        .hasValueSatisfying(bad -> assertThat(bad.path()).isEqualTo("units"));
    assertThat(fault("[".repeat(900_000))).isPresent();
    assertThat(fault(head + "\"x\": " + "{\"x\": ".repeat(900))).isPresent();
    assertThat(fault(head + "\"turns\": {\"count\": 1" + "0".repeat(5000) + "}}")).isPresent();
    assertThat(fault(head + "\"turns\": {\"count\": 1e999999999}}")).isPresent();
    assertThat(fault(head + "\"" + "k".repeat(60_000) + "\": 1}")).isPresent();
    assertThat(fault(head + "\"units\": {\"u\": \"" + "A ".repeat(400) + "\"}}")).isPresent();
  }
}
