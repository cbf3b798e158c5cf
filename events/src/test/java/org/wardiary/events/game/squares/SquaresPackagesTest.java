package org.wardiary.events.game.squares;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The sub-packages of SQUARES depend on each other in one direction only. */
final class SquaresPackagesTest {

  private static final String ROOT = SquaresPackagesTest.class.getPackageName();

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(ROOT);

  @Test
  void subPackages_areFreeOfCycles() {
    assertThat(CLASSES.stream().map(type -> type.getPackageName()).distinct())
        .contains(ROOT, ROOT + ".board", ROOT + ".players");
    slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(CLASSES);
    slices().matching("org.wardiary.events.game.(**)").should().beFreeOfCycles().check(CLASSES);
  }
}
