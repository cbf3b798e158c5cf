package org.wardiary.analytics.estimate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClustersTest {

  private static final Map<String, Double> OTHER = Map.of("b", 1.0, "c", -1.0, "d", 1.0, "e", -1.0);

  private static Clusters<String> ofOneAndFour(double deviation) {
    return new Clusters<>(
        Set.of("a"),
        OTHER.keySet(),
        cluster -> cluster.equals("a") ? deviation : 0,
        cluster -> OTHER.getOrDefault(cluster, 0.0));
  }

  /** A set's only cluster does not deviate; what rounding leaves must not decide. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 1e-17, 1e-170})
  void degreesOfFreedom_areThoseOfTheOtherSet(double deviation) {
    assertThat(ofOneAndFour(deviation).free()).isEqualTo(3);
  }

  @Test
  void variance_isNotFinite_whereASetHasOneCluster() {
    assertThat(Double.isFinite(ofOneAndFour(1e-17).variance())).isFalse();
  }
}
