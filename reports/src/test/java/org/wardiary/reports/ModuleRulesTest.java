package org.wardiary.reports;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which packages of this module may depend on what. */
@Tag("slow")
class ModuleRulesTest {

  private static final String ROOT = "org.wardiary.reports";
  private static final String LOG = "org.wardiary.events.log..";

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(ROOT);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "board", "chart", "csv", "draw", "game", "history", "json", "page", "site", "text", "viewer"
      })
  void packageIsNotEmpty(String name) {
    long inside =
        CLASSES.stream()
            .filter(type -> type.getPackageName().startsWith(ROOT + "." + name))
            .filter(type -> !type.getSimpleName().equals("package-info"))
            .count();
    assertThat(inside).isGreaterThan(1);
  }

  @Test
  void nothingTouchesKafkaItself() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.apache.kafka..")
        .check(CLASSES);
  }

  @Test
  void reports_openNoArchive() {
    noClasses().should().dependOnClassesThat().resideInAPackage(LOG).check(CLASSES);
  }

  @Test
  void whatIsDrawnAndWritten_hasNoClockAndNoChance() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .belongToAnyOf(java.util.Random.class, java.time.Clock.class)
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(Math.class, "random")
        .check(CLASSES);
  }

  @Test
  void packages_haveNoCycles() {
    slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(CLASSES);
  }

  /** Last parts of the names of the games' packages, e.g. {@code squares}. */
  private static List<String> games() {
    return CLASSES.stream()
        .map(JavaClass::getPackageName)
        .filter(name -> name.startsWith(ROOT + ".game."))
        .map(name -> name.substring((ROOT + ".game.").length()).replaceFirst("\\..*", ""))
        .distinct()
        .toList();
  }

  /** The packages of games in all modules. */
  private static String[] packages(List<String> games) {
    return games.stream().map(game -> "org.wardiary.*.game." + game + "..").toArray(String[]::new);
  }

  @Test
  void aGame_isKnownToItsOwnPackagesAlone() {
    assertThat(games()).hasSizeGreaterThan(2);
    noClasses()
        .that()
        .resideOutsideOfPackages(packages(games()))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(packages(games()))
        .check(CLASSES);
  }

  @Test
  void games_doNotUseEachOther() {
    for (String game : games()) {
      List<String> others = games().stream().filter(other -> !other.equals(game)).toList();
      noClasses()
          .that()
          .resideInAPackage(ROOT + ".game." + game + "..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(packages(others))
          .check(CLASSES);
    }
  }
}
