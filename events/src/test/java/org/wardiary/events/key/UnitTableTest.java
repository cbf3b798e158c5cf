package org.wardiary.events.key;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Units and their parts, however many ids came before. */
class UnitTableTest {

  @ParameterizedTest
  @ValueSource(ints = {0, 10, 62, 63, 64, 126, 127})
  void partsOfAUnit_areKeptTogether_whereTheTableGrows(int before) {
    UnitTable table = new UnitTable(1, UnitTable.Ids.LETTERED);
    table.begin();
    for (int i = 0; i < before; i++) {
      table.name(0, "C" + (i + 1));
    }
    table.begin();
    table.addShown(table.name(0, "I1a"), 0, 3);
    table.addShown(table.name(0, "I1b"), 0, 5);

    UnitTable named = new UnitTable(1, UnitTable.Ids.LETTERED);
    named.begin();
    named.name(0, "I1");
    named.begin();
    named.addShown(named.name(0, "I1a"), 0, 3);
    named.addShown(named.name(0, "I1b"), 0, 5);
    assertThat(table.sums(0, 0)).isEqualTo(named.sums(0, 0));
  }
}
