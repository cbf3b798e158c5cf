package org.wardiary.events;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;

/**
 * Which package of this module may depend on what. Each rule first checks that its packages are not
 * empty, since a rule about an empty package always holds.
 */
@Tag("slow")
final class ModuleRulesTest {

  private static final String ROOT = "org.wardiary.events";
  private static final String GAMES = ROOT + ".game..";
  private static final String GAME_API = ROOT + ".game";
  private static final String RECORD = ROOT + ".record..";
  private static final String REFEREE = ROOT + ".referee..";
  private static final String LOG = ROOT + ".log..";

  /** Files, sockets, processes and the console; in-memory streams are allowed. */
  private static final String OUTSIDE =
      "java\\.io\\.(File.*|RandomAccessFile|Console)|java\\.nio\\.(file|channels)\\..*"
          + "|java\\.net\\..*|java\\.lang\\.Process.*";

  private static final String CHANCE =
      "java\\.util\\.(Random|UUID|SplittableRandom)|java\\.util\\.random\\..*"
          + "|java\\.util\\.concurrent\\.ThreadLocalRandom|java\\.security\\.SecureRandom";

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(ROOT);

  /** Packages of the individual games, e.g. {@code org.wardiary.events.game.squares}. */
  private static List<String> gamePackages() {
    return Games.all().stream()
        .map(Game::getClass)
        .filter(type -> CLASSES.contain(type)) // leaves out games of the tests
        .map(Class::getPackageName)
        .distinct()
        .toList();
  }

  private static String[] below(List<String> packages) {
    return packages.stream().map(name -> name + "..").toArray(String[]::new);
  }

  private static void assertNotEmpty(String... packages) {
    for (String name : packages) {
      DescribedPredicate<JavaClass> inside = resideInAnyPackage(name);
      assertThat(CLASSES.stream().filter(inside)).as(name).hasSizeGreaterThan(2);
    }
  }

  @Test
  void games_areThere() {
    assertNotEmpty(below(gamePackages()));
    assertThat(gamePackages()).hasSizeGreaterThanOrEqualTo(2);
  }

  @Test
  void rules_useNoKafkaAndNothingOutside() {
    assertNotEmpty(GAMES);
    noClasses()
        .that()
        .resideInAPackage(GAMES)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.apache.kafka..", "java.sql..", LOG, RECORD, REFEREE)
        .orShould()
        .dependOnClassesThat()
        .haveNameMatching(OUTSIDE)
        .check(CLASSES);
  }

  @Test
  void rulesRecordsAndReferee_useNoClockAndNoChance() {
    assertNotEmpty(GAMES, RECORD, REFEREE);
    noClasses()
        .that()
        .resideInAnyPackage(GAMES, RECORD, REFEREE)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.time..")
        .orShould()
        .dependOnClassesThat()
        .haveNameMatching(CHANCE)
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(Math.class, "random")
        .check(CLASSES);
  }

  @Test
  void games_doNotUseEachOther() {
    List<String> packages = gamePackages();
    assertNotEmpty(below(packages));
    for (String name : packages) {
      String[] others = below(packages.stream().filter(other -> !other.equals(name)).toList());
      noClasses()
          .that()
          .resideInAPackage(name + "..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(others)
          .check(CLASSES);
    }
  }

  @Test
  void allElse_knowsTheGamesByTheirInterfaceAlone() {
    assertNotEmpty(RECORD, REFEREE, LOG, GAME_API);
    noClasses()
        .that()
        .resideInAnyPackage(RECORD, REFEREE, LOG, GAME_API, GAME_API + ".play")
        .and()
        .doNotHaveFullyQualifiedName(Games.class.getName())
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(below(gamePackages()))
        .check(CLASSES);
  }

  @Test
  void records_knowNeitherRefereeNorLog() {
    assertNotEmpty(RECORD, REFEREE, LOG);
    noClasses()
        .that()
        .resideInAPackage(RECORD)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(REFEREE, LOG)
        .check(CLASSES);
    noClasses()
        .that()
        .resideInAPackage(REFEREE)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(LOG)
        .check(CLASSES);
  }

  @Test
  void kafka_isKnownInTheLogAlone() {
    assertNotEmpty(LOG);
    noClasses()
        .that()
        .resideOutsideOfPackage(LOG)
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.apache.kafka..")
        .check(CLASSES);
  }
}
