package org.wardiary.analytics.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.estimate.Ratio;

/** Which claims of a report survive among all of them, and how much the main ones weigh. */
class CertaintyTest {

  /** 64 of 100 games, which happens by chance in 0.5 % of cases. */
  private static final Ratio UNEVEN = Ratio.counted(64, 100);

  private static List<Claim> even(int number) {
    return IntStream.range(0, number)
        .mapToObj(i -> new Claim("even", Integer.toString(i), Ratio.counted(50, 100)))
        .toList();
  }

  private static List<Claim> with(Claim claim, List<Claim> others) {
    return Stream.concat(Stream.of(claim), others.stream()).toList();
  }

  @Test
  void mainClaim_survivesAmongManyOthers_anotherOneDoesNot() {
    Claim main = Claim.main("balance", "side", UNEVEN);
    Claim further = new Claim("even", "side", UNEVEN);
    assertThat(Certainty.of(with(main, even(99))).holds(main)).isTrue();
    assertThat(Certainty.of(with(further, even(99))).holds(further)).isFalse();
  }

  @Test
  void mainClaims_haveHalfOfTheWeight_orMoreWhereTheyAreMore() {
    Claim main = Claim.main("balance", "side", UNEVEN);
    Claim further = new Claim("balance", "side, first", UNEVEN);
    Certainty few = new Certainty(2, Map.of("balance", 8), 0);
    assertThat(few.alone(main)).isEqualTo(0.0125, within(1e-12));
    assertThat(few.alone(further)).isEqualTo(0.003125, within(1e-12));
    Certainty most = new Certainty(8, Map.of("balance", 2), 0);
    assertThat(most.alone(main)).isEqualTo(0.005, within(1e-12));
    assertThat(most.alone(further)).isEqualTo(0.005, within(1e-12));
    assertThat(new Certainty(3, Map.of(), 0).alone(main)).isEqualTo(0.05 / 3, within(1e-12));
    assertThat(new Certainty(0, Map.of("balance", 4), 0).alone(further))
        .isEqualTo(0.0125, within(1e-12));
  }

  @Test
  void allClaimsTogether_haveTheRateOfFalseOnes_thatOneHas() {
    for (int main = 0; main <= 6; main++) {
      for (int further = main == 0 ? 1 : 0; further <= 6; further++) {
        Map<String, Integer> families = further == 0 ? Map.of() : Map.of("a", further, "c", 2);
        Certainty certainty = new Certainty(main, families, 0);
        double all =
            main * certainty.alone(Claim.main("a", "b", UNEVEN))
                + further * certainty.alone(new Claim("a", "b", UNEVEN))
                + families.getOrDefault("c", 0) * certainty.alone(new Claim("c", "b", UNEVEN));
        assertThat(all).isEqualTo(Certainty.RATE, within(1e-12));
      }
    }
  }

  @Test
  void eachFamilyHasTheSameWeight_howeverManyClaimsItHas() {
    Claim few = new Claim("attacks", "flank", UNEVEN);
    Claim many = new Claim("even", "flank", UNEVEN);
    Certainty certainty = Certainty.of(with(few, even(99)));

    assertThat(certainty.alone(few)).isEqualTo(0.025, within(1e-12));
    assertThat(certainty.alone(many)).isEqualTo(0.025 / 99, within(1e-12));
    assertThat(certainty.holds(few)).isTrue();
    assertThat(Certainty.of(with(many, even(99))).holds(many)).isFalse();
  }

  @Test
  void claimsThatAreNotShown_countForNothing() {
    List<Claim> claims = new ArrayList<>(even(9));
    claims.add(Claim.main("balance", "side", Ratio.counted(5, 5)));
    assertThat(Certainty.of(claims).claims()).isEqualTo(9);
    assertThat(Certainty.of(List.of())).isEqualTo(new Certainty(0, Map.of(), 0));
  }
}
