package org.wardiary.app.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.terminal.Progress;
import org.wardiary.events.text.Text;

class RecordFilesTest {

  private static final int GAMES = 3000;
  private static final String GAME =
      "[Game \"squares/civil-war\"]\n[Round \"%d\"]\n[First \"Gray\"]\n\n*\n\n";

  @TempDir Path folder;

  private Path records(String name, int first) throws IOException {
    StringBuilder text = new StringBuilder();
    for (int game = first; game < first + GAMES; game++) {
      text.append(Text.of(GAME, game));
    }
    Path file = folder.resolve(name);
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    try (OutputStream out =
        name.endsWith(".gz")
            ? new GZIPOutputStream(Files.newOutputStream(file))
            : Files.newOutputStream(file)) {
      out.write(bytes);
    }
    return file;
  }

  private static List<Long> expected(List<Path> files, List<String> rounds) {
    List<Long> expected = new ArrayList<>();
    Progress progress =
        new Progress() {
          @Override
          public void to(long done) {}

          @Override
          public void expect(long total) {
            expected.add(total);
          }
        };
    RecordFiles.each(
        new ReadSoFar(files),
        progress,
        16,
        text -> text.tags().get(1).value(),
        (text, round) -> rounds.add(round));
    return expected;
  }

  @Test
  void games_comeInTheirOrder_andTheirNumberIsToldByTheBytesRead() throws IOException {
    List<String> rounds = new ArrayList<>();
    List<Long> expected =
        expected(List.of(records("one.wdr", 0), records("two.wdr", GAMES)), rounds);
    assertThat(rounds).hasSize(2 * GAMES);
    for (int game = 0; game < rounds.size(); game++) {
      assertThat(rounds.get(game)).isEqualTo(Integer.toString(game));
    }
    assertThat(expected.get(expected.size() - 1)).isEqualTo(2 * GAMES);
    // the reader's buffer is ahead of the games, so that the estimates are not exact
    assertThat(expected.subList(expected.size() * 3 / 4, expected.size()))
        .allMatch(games -> Math.abs(games - 2 * GAMES) < GAMES / 2);
  }

  @Test
  void compressedBytes_countAsTheyAreRead() throws IOException {
    List<Long> expected = expected(List.of(records("one.wdr.gz", 0)), new ArrayList<>());
    assertThat(expected.get(expected.size() - 1)).isEqualTo(GAMES);
  }
}
