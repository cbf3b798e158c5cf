package org.wardiary.app.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.analytics.study.Question;
import org.wardiary.app.coverage.PlantedFact.Games240;

/** What is planted in games is found in the brief, and only where it is planted. */
class PlantedFactsTest {

  private static final Map<Games240, Map<Question, String>> BRIEFS = new EnumMap<>(Games240.class);

  static Stream<String> facts() {
    return new TreeSet<>(PlantedFact.ALL.keySet()).stream();
  }

  private static String answer(PlantedFact fact, Games240 games) {
    return BRIEFS.computeIfAbsent(games, Games240::brief).get(fact.question());
  }

  @ParameterizedTest
  @MethodSource("facts")
  @Tag("nightly")
  void fact_isFoundWhereItIsPlanted(String name) {
    PlantedFact fact = PlantedFact.ALL.get(name);

    assertThat(answer(fact, fact.planted())).containsPattern(fact.sentence());
  }

  @ParameterizedTest
  @MethodSource("facts")
  @Tag("nightly")
  void fact_isNotFoundWhereItIsNotPlanted(String name) {
    PlantedFact fact = PlantedFact.ALL.get(name);

    assertThat(answer(fact, fact.nothing())).doesNotContainPattern(fact.sentence());
  }

  @Test
  void deadUnit_isFound() {
    PlantedFact fact = PlantedFact.ALL.get("a unit never used");

    assertThat(answer(fact, fact.planted())).containsPattern(fact.sentence());
    assertThat(answer(fact, fact.nothing())).doesNotContainPattern(fact.sentence());
  }
}
