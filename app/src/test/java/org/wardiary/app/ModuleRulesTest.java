package org.wardiary.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Which packages of this module may depend on what. */
@Tag("slow")
class ModuleRulesTest {

  private static final String ROOT = "org.wardiary.app";
  private static final String COMMAND = ROOT + ".command..";

  /** Those that read and write an archive. */
  private static final String[] OF_THE_LOG =
      Stream.of("archive", "command", "dialog", "file", "job", "live", "option", "resident")
          .map(name -> ROOT + "." + name + "..")
          .toArray(String[]::new);

  private static final String LOG = "org.wardiary.events.log..";

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(ROOT);

  @Test
  void packagesAreNotEmpty() {
    for (String name : List.of("archive", "command", "live", "resident", "web")) {
      assertThat(CLASSES.stream().map(JavaClass::getPackageName)).contains(ROOT + "." + name);
    }
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
  void theLogIsKnown_toThoseThatReadAndWriteAnArchiveAlone() {
    noClasses()
        .that()
        .resideOutsideOfPackages(OF_THE_LOG)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(LOG)
        .check(CLASSES);
    assertThat(CLASSES.get(ROOT + ".archive.Session").getDirectDependenciesFromSelf())
        .as("the rule would see the log")
        .anyMatch(
            use -> use.getTargetClass().getPackageName().startsWith("org.wardiary.events.log"));
  }

  @Test
  void nothingKnowsTheCommands() {
    noClasses()
        .that()
        .resideOutsideOfPackages(COMMAND, ROOT)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(COMMAND)
        .check(CLASSES);
  }

  @Test
  void packages_haveNoCycles() {
    slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(CLASSES);
  }
}
