package org.wardiary.reports.kind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class KindsTest {

  @Test
  void ofUnit_knownLetter_isItsKind() {
    assertThat(Kinds.of("squares/napoleonic").ofUnit("K1"))
        .isEqualTo(new Kind("K", "Heavy Cavalry", "heavy-cavalry"));
  }

  @Test
  void ofUnit_kindOfAnotherGame_namesTheGame() {
    Kinds kinds = Kinds.of("squares/civil-war");
    assertThatThrownBy(() -> kinds.ofUnit("K1"))
        .hasMessage("expected a kind of unit of squares/civil-war but got 'K'");
  }

  @Test
  void of_unknownGame_namesTheFile() {
    assertThatThrownBy(() -> Kinds.of("chess")).hasMessageContaining("/kinds/chess.json");
  }
}
