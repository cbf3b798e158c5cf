package org.wardiary.reports.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.analytics.study.Archive;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.squares.SquaresGame;
import org.wardiary.events.referee.MapLibrary;

class ReportWriterTest {

  @TempDir Path folder;

  private static ReportInput sample() {
    Archive.Builder archive = new Archive.Builder();
    SampleRows.civilWar(1).addTo(archive, 240);
    SampleRows.napoleonic(2).addTo(archive, 240);
    MapFile map = MapLibrary.bundled().find("squares").orElseThrow();
    return new ReportInput(
        "A tournament of SQUARES",
        archive.build(),
        List.of(
            ReportGame.of(SquaresGame.CIVIL_WAR, map), ReportGame.of(SquaresGame.NAPOLEONIC, map)),
        List.of(
            new SampleGame("squares/civil-war", "Game 1", "1. Blue moves.\n", Optional.empty())),
        List.of(new Fact("games", "240")),
        OpeningPictures.NONE);
  }

  /** Writes the sample report where it can be looked at: {@code java … ReportWriterTest FOLDER}. */
  public static void main(String[] args) {
    new ReportWriter(sample()).write(Path.of(args[0]));
  }

  @Test
  void files_ofTwoRuns_areEqualByteForByte() throws IOException {
    List<Path> one = new ReportWriter(sample()).write(folder.resolve("one"));
    List<Path> two = new ReportWriter(sample()).write(folder.resolve("two"));

    assertThat(one).hasSameSizeAs(two).allSatisfy(file -> assertThat(file).isNotEmptyFile());
    for (int i = 0; i < one.size(); i++) {
      assertThat(Files.mismatch(one.get(i), two.get(i))).as(one.get(i).toString()).isEqualTo(-1);
    }
  }

  @Test
  void page_ofAnyReport_loadsNothing() throws IOException {
    new ReportWriter(sample()).write(folder);

    assertThat(Files.readString(folder.resolve("index.html")))
        .doesNotContain("<script")
        .doesNotContain("src=\"http")
        .doesNotContain("url(http")
        .contains("all simulated");
  }
}
