package org.wardiary.events.game.recorded.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which files are the same, and which are counted together. */
final class DigestTest {

  private static final GameFile FORD = read(GameFileReaderTest.FORD);

  private static GameFile read(String text) {
    return GameFileReader.read("ford.game.json", text);
  }

  private static GameFile with(String part, String instead) {
    assertThat(GameFileReaderTest.FORD).contains(part);
    return read(GameFileReaderTest.FORD.replace(part, instead));
  }

  @Test
  void canonicalForm_readsBackAsItself_withTheSameDigests() {
    GameFile again = read(FORD.canonical());
    assertThat(again.canonical()).isEqualTo(FORD.canonical());
    assertThat(again.digest()).isEqualTo(FORD.digest()).matches("[0-9a-f]{64}");
    assertThat(again.commonDigest()).isEqualTo(FORD.commonDigest());
    assertThat(FORD.canonical())
        .startsWith("{\"checks\":{\"5.1\":\"stack 2\",")
        .doesNotContain("//");
  }

  @Test
  void orderOfKeysAndComments_doNotCount() {
    assertThat(
            with(
                "\"id\": \"ford\", \"title\": \"The Ford\"",
                "/* a */ \"title\": \"The Ford\",\n \"id\": \"ford\""))
        .isEqualTo(FORD);
    assertThat(with("\"cost\": 2", "\"cost\": 2.0")).isEqualTo(FORD);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"The Ford\" | \"Another Ford\"",
        "\"edition\": \"1\" | \"edition\": \"2\"",
        "\"The Blues\" | \"The Greens\"",
        "\"#4070c0\" | \"#40c070\"",
        "\"name\": \"wood\" | \"name\": \"forest\"",
        "\"symbol\": \"infantry\" | \"symbol\": \"militia\"",
        "\"name\": \"2/7\" | \"name\": \"3/7\"",
        "\"boxes\" | \"names\": {\"0101\": \"Rome\"}, \"boxes\"",
        "\"boxes\" | \"picture\": {\"file\": \"map.png\"}, \"boxes\"",
        "\"checks\" | \"publish\": \"units\", \"checks\"",
      })
  void whatDoesNotTouchTheGame_changesOnlyTheFirstDigest(String part, String instead) {
    GameFile other = with(part, instead);
    assertThat(other.digest()).isNotEqualTo(FORD.digest());
    assertThat(other.commonDigest()).isEqualTo(FORD.commonDigest());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"count\": 8 | \"count\": 9",
        "\"Red\": {}, \"Blue\": {\"name\": \"The Blues\", \"color\": \"#4070c0\"} | \"Blue\": {}, \"Red\": {}",
        "\"cwtc\" | \"ccwt\"",
        "Red Inf 4 3 @0101 | Red Inf 4 3 @0102",
        "\"cost\": 2 | \"cost\": 3",
        "\"stack 2\" | \"stack 3\"",
      })
  void whatTouchesTheGame_changesBoth(String part, String instead) {
    GameFile other = with(part, instead);
    assertThat(other.digest()).isNotEqualTo(FORD.digest());
    assertThat(other.commonDigest()).isNotEqualTo(FORD.commonDigest());
  }

  @Test
  void aUnitThatIsCalledName_isNoName() {
    GameFile other = with("\"R\": \"Red", "\"name\": \"Red");
    assertThat(other.commonDigest()).isNotEqualTo(FORD.commonDigest());
  }
}
