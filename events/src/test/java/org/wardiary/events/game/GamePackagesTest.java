package org.wardiary.events.game;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How the packages of the games and those common to all games are structured: they form no cycles,
 * and the same role has the same name in every game. Only games of the main sources are checked.
 */
final class GamePackagesTest {

  private static final String CORE = "org.wardiary.events.game";

  /** Classes that every game has, as package and name. */
  private static final Set<String> ROLES =
      Set.of(
          "AggressivePlayer",
          "AnswerCode",
          "AnswerText",
          "Board",
          "KeyFields",
          "Kind",
          "LegalAnswers",
          "MapReader",
          "PositionFields",
          "QuestionKind",
          "SearchPlayer",
          "Steps",
          "Symmetries",
          "TextBoard",
          "TurnSequence");

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(CORE);

  /** Each package is a slice of its own. */
  private static final SliceAssignment PACKAGES =
      new SliceAssignment() {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass javaClass) {
          return SliceIdentifier.of(javaClass.getPackageName());
        }

        @Override
        public String getDescription() {
          return "packages";
        }
      };

  static Set<String> games() {
    return Games.all().stream()
        .map(game -> game.getClass().getPackageName())
        .filter(name -> CLASSES.stream().anyMatch(it -> it.getPackageName().equals(name)))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void packages_haveNoCycles() {
    assertThat(games()).isNotEmpty();
    slices().assignedFrom(PACKAGES).should().beFreeOfCycles().check(CLASSES);
  }

  @ParameterizedTest
  @MethodSource("games")
  void packagesOfAGame_doNotUseItsRoot(String game) {
    noClasses()
        .that()
        .resideInAPackage(game + ".*..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(game)
        .check(CLASSES);
  }

  @ParameterizedTest
  @MethodSource("games")
  void rolesOfAGame_haveTheNamesThatTheyHaveInEveryGame(String game) {
    Set<String> names =
        CLASSES.stream()
            .map(JavaClass::getName)
            .filter(name -> name.startsWith(game + "."))
            .map(name -> name.substring(name.lastIndexOf('.') + 1))
            .collect(Collectors.toSet());
    assertThat(names).containsAll(ROLES);
  }
}
