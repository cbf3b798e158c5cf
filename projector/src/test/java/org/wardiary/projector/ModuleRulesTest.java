package org.wardiary.projector;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The arrows between this module's packages, and who knows Kafka. */
class ModuleRulesTest {

  private static final String ROOT = "org.wardiary.projector";
  private static final String FOLD = ROOT + ".fold..";
  private static final String STREAM = ROOT + ".stream..";
  private static final String QUERY = ROOT + ".query..";
  private static final String VIEW = ROOT + ".view..";
  private static final String KAFKA = "org.apache.kafka..";

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(ROOT);

  @ParameterizedTest
  @ValueSource(strings = {"fold", "stream", "query", "view"})
  void packageIsNotEmpty(String name) {
    long inside =
        CLASSES.stream()
            .filter(type -> type.getPackageName().startsWith(ROOT + "." + name))
            .filter(type -> !type.getSimpleName().equals("package-info"))
            .count();
    assertThat(inside).isGreaterThan(1);
  }

  @Test
  void kafkaIsKnown_inStreamAlone() {
    noClasses()
        .that()
        .resideOutsideOfPackage(STREAM)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(KAFKA)
        .check(CLASSES);
    assertThat(CLASSES.get(ROOT + ".stream.GameProcessor").getDirectDependenciesFromSelf())
        .as("the rule would see Kafka")
        .anyMatch(use -> use.getTargetClass().getPackageName().startsWith("org.apache.kafka"));
  }

  @Test
  void foldsAreBuilt_onNothingOfTheStreamsAndTheLog() {
    noClasses()
        .that()
        .resideInAPackage(FOLD)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(STREAM, QUERY, "org.wardiary.events.log..")
        .check(CLASSES);
  }

  @Test
  void foldsHaveNoClockNoChanceNoFiles() {
    noClasses()
        .that()
        .resideInAPackage(FOLD)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.time..", "java.io..", "java.nio.file..", "java.net..")
        .orShould()
        .dependOnClassesThat()
        .belongToAnyOf(java.util.Random.class, Thread.class)
        .orShould()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .check(CLASSES);
  }

  @Test
  void streamsKnowNothing_ofQueries() {
    noClasses()
        .that()
        .resideInAPackage(STREAM)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(QUERY)
        .check(CLASSES);
  }

  @Test
  void viewsAreGenerated_onNothingOfOurs() {
    classes()
        .that()
        .resideInAPackage(VIEW)
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(VIEW, "java..", "org.apache.avro..")
        .check(CLASSES);
  }

  @Test
  void nothingKnows_aGame() {
    noClasses()
        .that()
        .resideInAPackage(ROOT + "..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "org.wardiary.events.game.squares..",
            "org.wardiary.events.game.generalsview..",
            "org.wardiary.events.game.onthesquare..")
        .check(CLASSES);
  }
}
