package org.wardiary.projector;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.projector.game.GameProjections;

/** Which packages of this module may depend on each other, and which may use Kafka. */
@Tag("slow")
class ModuleRulesTest {

  private static final String ROOT = "org.wardiary.projector";
  private static final String FOLD = ROOT + ".fold..";
  private static final String GAME = ROOT + ".game..";
  private static final String GAMES = ROOT + ".game.*";
  private static final String STREAM = ROOT + ".stream..";
  private static final String QUERY = ROOT + ".query..";
  private static final String VIEW = ROOT + ".view..";
  private static final String KAFKA = "org.apache.kafka..";

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(ROOT);

  @ParameterizedTest
  @ValueSource(strings = {"fold", "game", "game.squares", "index", "stream", "query", "view"})
  void packageIsNotEmpty(String name) {
    long inside =
        CLASSES.stream()
            .filter(type -> type.getPackageName().equals(ROOT + "." + name))
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
        .resideInAnyPackage(FOLD, GAME)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(STREAM, QUERY, "org.wardiary.events.log..")
        .check(CLASSES);
  }

  @Test
  void foldsHaveNoClockNoChanceNoFiles() {
    noClasses()
        .that()
        .resideInAnyPackage(FOLD, GAME)
        .and()
        .resideOutsideOfPackage(GAMES + ".view..")
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
    for (String views : List.of(VIEW, GAMES + ".view..")) {
      classes()
          .that()
          .resideInAPackage(views)
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(views, "java..", "org.apache.avro..")
          .check(CLASSES);
    }
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(CLASSES);
  }

  /** Names of the packages of the individual games, e.g. {@code squares}. */
  private static List<String> games() {
    List<String> names =
        GameProjections.all().stream()
            .map(projection -> projection.getClass().getPackageName())
            .filter(name -> CLASSES.stream().anyMatch(type -> type.getPackageName().equals(name)))
            .map(name -> name.substring(name.lastIndexOf('.') + 1))
            // any game may be one that is recorded only
            .filter(name -> !name.equals("recorded"))
            .toList();
    assertThat(names).hasSizeGreaterThanOrEqualTo(3);
    return names;
  }

  @Test
  void gameIsKnown_inItsOwnPackagesAlone() {
    for (String game : games()) {
      noClasses()
          .that()
          .resideOutsideOfPackage(ROOT + ".game." + game + "..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              ROOT + ".game." + game + "..", "org.wardiary.events.game." + game + "..")
          .check(CLASSES);
    }
  }

  @Test
  void eventsOfAGameAreKnown_inItsOwnPackagesAlone() {
    Set<String> all = new HashSet<>();
    for (Game game : Games.all()) {
      Set<String> events = game.events().stream().map(Class::getName).collect(Collectors.toSet());
      all.addAll(events);
      noClasses()
          .that()
          .resideOutsideOfPackage(ROOT + ".game." + packageOf(game) + "..")
          .should()
          .dependOnClassesThat(
              describe("are events of " + game.id(), type -> events.contains(type.getName())))
          .check(CLASSES);
    }
    assertThat(all).as("events of single games").hasSizeGreaterThan(50);
  }

  private static String packageOf(Game game) {
    String name = game.getClass().getPackageName();
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
