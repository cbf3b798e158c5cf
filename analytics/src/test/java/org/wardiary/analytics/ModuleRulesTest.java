package org.wardiary.analytics;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Statistics are pure: rows in, tables out. */
@Tag("slow")
class ModuleRulesTest {

  private static final String ROOT = "org.wardiary.analytics";
  private static final String GAMES = ROOT + ".game.*..";

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(ROOT);

  @ParameterizedTest
  @ValueSource(strings = {"table", "estimate", "study", "game", "filter", "tournament", "player"})
  void packageIsNotEmpty(String name) {
    long inside =
        CLASSES.stream()
            .filter(type -> type.getPackageName().startsWith(ROOT + "." + name))
            .filter(type -> !type.getSimpleName().equals("package-info"))
            .count();
    assertThat(inside).isGreaterThan(1);
  }

  @Test
  void nothingKnowsKafka_orHowTheReadSideRuns() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "org.apache.kafka..",
            "org.wardiary.events.log..",
            "org.wardiary.projector.stream..",
            "org.wardiary.projector.query..",
            "org.wardiary.reports..")
        .check(CLASSES);
    assertThat(CLASSES.stream().flatMap(type -> type.getDirectDependenciesFromSelf().stream()))
        .as("the rule would see other modules")
        .anyMatch(
            use -> use.getTargetClass().getPackageName().equals("org.wardiary.projector.view"));
  }

  @Test
  void statisticsHaveNoClockNoForeignChanceNoFiles() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.time..", "java.nio.file..", "java.net..")
        .orShould()
        .dependOnClassesThat()
        .belongToAnyOf(java.util.Random.class, Thread.class)
        .orShould()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(Math.class, "random")
        .check(CLASSES);
  }

  @Test
  void packagesAreFreeOfCycles_andNoneUsesTheRoot() {
    slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(CLASSES);
    noClasses()
        .that()
        .resideInAPackage(ROOT + ".*..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(ROOT)
        .check(CLASSES);
  }

  @Test
  void tablesAndEstimates_doNotKnowTheStudies() {
    noClasses()
        .that()
        .resideInAnyPackage(ROOT + ".table..", ROOT + ".estimate..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(ROOT + ".study..", ROOT + ".game..")
        .check(CLASSES);
  }

  @Test
  void aGamesStatistics_areUsedByNoOtherPackage() {
    slices().matching(ROOT + ".game.(*)..").should().notDependOnEachOther().check(CLASSES);
    noClasses()
        .that()
        .resideOutsideOfPackage(GAMES)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(GAMES)
        .check(CLASSES);
    assertThat(CLASSES.stream().map(type -> type.getPackageName()).distinct())
        .as("packages of games")
        .filteredOn(name -> name.startsWith(ROOT + ".game."))
        .hasSizeGreaterThan(2);
  }
}
