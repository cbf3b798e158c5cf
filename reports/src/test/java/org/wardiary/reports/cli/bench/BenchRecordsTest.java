package org.wardiary.reports.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.game.Games;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;

class BenchRecordsTest {

  /** One more game of each kind than one thread plays at once. */
  private static final int EACH = 51;

  @TempDir Path folder;

  @Test
  void everyGameIsAnother_inEqualParts_theSameForTheSameSeed() throws IOException {
    int kinds = Games.all().size();
    Path one = folder.resolve("one.wdr");
    assertThat(BenchRecords.write(one, EACH * kinds + 1, 7)).isEqualTo(EACH * kinds);
    List<String> ids = ids(one);
    assertThat(ids).hasSize(EACH * kinds).doesNotHaveDuplicates();

    Path again = folder.resolve("again.wdr");
    BenchRecords.write(again, EACH * kinds, 7);
    assertThat(again).hasSameTextualContentAs(one);
  }

  private static List<String> ids(Path file) throws IOException {
    Referee referee = new Referee(MapLibrary.bundled());
    List<String> ids = new ArrayList<>();
    try (RecordReader reader = RecordReader.of(Files.readString(file), "bench")) {
      for (Optional<GameText> text = reader.next(); text.isPresent(); text = reader.next()) {
        ids.add(((Verdict.Accepted) referee.judge(text.get())).gameId());
      }
    }
    return ids;
  }
}
