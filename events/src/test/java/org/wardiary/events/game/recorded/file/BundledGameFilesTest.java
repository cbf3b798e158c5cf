package org.wardiary.events.game.recorded.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Resources;

/** The game files that are bundled, and the one to begin with. */
final class BundledGameFilesTest {

  static GameFile bundled(String name) {
    return GameFileReader.read(name, text(name));
  }

  static String text(String name) {
    return Resources.text(GameFile.class, "/games/" + name + ".game.json");
  }

  @ParameterizedTest
  @ValueSource(strings = {"harrow", "salt-towns"})
  void bundledFile_readsAndPlaysEachScenarioWithAllOptions(String name) {
    GameFile file = bundled(name);
    assertThat(file.id()).isEqualTo(name);
    List<String> options = List.copyOf(file.options().keySet());
    assertThat(file.scenario("", options).sideIds()).isEqualTo(file.sideIds());
    file.scenarios().keySet().forEach(scenario -> file.scenario(scenario, options));
  }

  @Test
  void harrow_isAHexGameWithARiver() {
    GameFile file = bundled("harrow");
    assertThat(file.map().layout().spaces()).hasSize(120);
    assertThat(file.map().edges().get("river").at())
        .contains(new SpaceSide("0605", "0705"))
        .allMatch(side -> file.map().layout().adjoin(side.first(), side.second()));
    assertThat(file.forces().units()).hasSize(20);
    assertThat(file.scenario("vanguard", List.of()).forces().units()).hasSize(15);
  }

  @Test
  void saltTowns_isPointToPointWithCards() {
    GameFile file = bundled("salt-towns");
    assertThat(file.map().layout().neighbours("Gate")).containsExactly("Quay", "Brink", "Spire");
    assertThat(file.vocabulary().decks().get("card").size()).isEqualTo(24);
    assertThat(file.vocabulary().decks().get("weather").size()).isEqualTo(10);
  }

  @Test
  void template_readsBack() {
    GameFile file = GameFileReader.read("a", GameFileTemplate.of("iron-cross"));
    assertThat(file.id()).isEqualTo("iron-cross");
    assertThat(file.options()).containsOnlyKeys("noriver");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a b", "a/b", "..", "\"", "a\nb"})
  void template_ofABadName_isRefused(String name) {
    assertThatThrownBy(() -> GameFileTemplate.of(name))
        .isInstanceOf(InputRefused.class)
        .hasMessageStartingWith("expected an id of letters, digits, . _ and -");
  }
}
