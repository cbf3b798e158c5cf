package org.wardiary.events.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.events.identity.Occasion;

/** The tag {@code Random} with a seed, with the hash of one, and with both (GV-5). */
class RandomTagTest {

  /** SHA-256 of {@code splitmix64 7 0000000000000001ffffffffffffffff}, as sha256sum prints it. */
  private static final String HASH =
      "splitmix64 sha256:6244cf95812d49f90512b82f50b84b77bd3d510a448c794d65278d966f17e49f";

  private static final String SHOWN = HASH + " 7 0000000000000001ffffffffffffffff";

  private static Tags tags(String random) {
    return new Tags(List.of(new Tags.Pair("Random", random)));
  }

  private static RandomTag read(String random) {
    return RandomTag.of(tags(random)).orElseThrow();
  }

  @Test
  void seedThatIsShown_isThatOfTheHash() {
    RandomTag shown = RandomTag.shown(7, 1, -1);
    assertThat(shown.text()).isEqualTo(SHOWN);
    assertThat(read(SHOWN)).isEqualTo(shown);
    assertThat(shown.draws().orElseThrow().draw(1000)).isEqualTo(new RandomDraws(7).draw(1000));
    RandomTag hidden = read(HASH);
    assertThat(hidden.isCommitted()).isTrue();
    assertThat(hidden.draws()).isEmpty();
    assertThat(hidden.commitment()).contains(HASH).isEqualTo(shown.commitment());
    assertThat(read("splitmix64 7").isCommitted()).isFalse();
    assertThat(read("splitmix64 7").seed()).contains(7L);
    assertThat(RandomTag.of(tags("dice"))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "splitmix64",
        "splitmix64 sha256:12",
        "splitmix64 SHA256:",
        SHOWN + " ",
        HASH + " 8 0000000000000001ffffffffffffffff",
        HASH + " 7 0000000000000001fffffffffffffffe",
        HASH + " 07 0000000000000001ffffffffffffffff",
        HASH + " 7",
        HASH + " "
      })
  void otherSeed_orMalformedTag_isRefused(String random) {
    assertThatThrownBy(() -> read(random))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("expected");
  }

  @Test
  void game_isRecognised_beforeAndAfterItsSeedIsShown() {
    List<String> sides = List.of("Red", "Blue");
    assertThat(Occasion.of(tags(HASH), sides)).isEqualTo(Occasion.of(tags(SHOWN), sides));
    assertThat(Occasion.of(tags("splitmix64 7"), sides))
        .isNotEqualTo(Occasion.of(tags(SHOWN), sides));
  }
}
