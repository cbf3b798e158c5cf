package org.wardiary.app.resident;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.tally.CountedArchive;

/** How the program in the background keeps the views up to date. */
@Tag("slow")
class LingeringArchiveTest {

  @TempDir Path folder;

  @Test
  @Timeout(120)
  void viewsAreMadeHere_untilACallerIsToMakeThem() {
    try (CountedArchive played = CountedArchive.open(folder)) {
      played.play("generals-view", 3, 1);
      try (LingeringArchive archive = new LingeringArchive(played.data())) {
        archive.open(played.broker().lent());
        archive.keepUp();
        assertThat(archive.isFolding()).isTrue();
        archive.leaveCatchUp();
        assertThat(archive.isFolding()).isFalse();
        archive.keepUp();
        assertThat(archive.isFolding()).as("while the caller starts").isFalse();
        assertThat(archive.session().upkeep().isReading()).isFalse();
      }
    }
  }
}
