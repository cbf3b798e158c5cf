package org.wardiary.app.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.text.Text;

/** One round; more, and of other kinds, by {@code -Dwardiary.faults}: {@code docs/testing.md}. */
@Tag("nightly")
class FaultsTest {

  @TempDir Path folder;

  @Test
  @Tag("slow")
  void nothingIsLost_theBrokerOfAServerKilled() throws Exception {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8);

    Row row = new Rounds(Kind.BROKER, folder.resolve("broker"), out).run(1, new Random(1));

    assertThat(row.isSound()).as(printed.toString(StandardCharsets.UTF_8)).isTrue();
    assertThat(row.acknowledged()).isPositive();
    assertThat(row.line()).startsWith("| `kill -9` of the broker of `serve` | 1 | ");
  }

  @Test
  @EnabledIfSystemProperty(named = "wardiary.faults", matches = ".+")
  void nothingIsLost_asAsked() {
    assertThat(Faults.run(System.getProperty("wardiary.faults").split(" ", -1))).isZero();
  }

  @Test
  void whatIsMissing_isCounted() throws Exception {
    GameBook book = new GameBook();
    Path file = folder.resolve("games.wdr");
    GameBook.Batch batch = book.next(3, file);
    String line = "{\"game\":%d,\"outcome\":\"%s\",\"id\":\"%d\"}\n";
    StringBuilder said = new StringBuilder();
    for (int game = 1; game <= 3; game++) {
      said.append(Text.of(line, game, "stored", game));
    }
    assertThat(book.acknowledge(batch, said + "{\"game\":4,\"outc")).isEmpty();
    assertThat(book.acknowledge(batch, "{\"game\":1,\"outcome\":\"refused\"}")).hasSize(1);
    assertThat(book.acknowledged()).isEqualTo(3);

    String records = Files.readString(file);
    List<String> games = List.of(records.split("(?m)^(?=\\[Game )"));
    Path export = folder.resolve("export.wdr");
    String damaged = games.get(2).replace("[First ", "[Event \"Another\"]\n[First ");
    Files.writeString(export, games.get(1) + games.get(1) + damaged);

    Difference difference = Difference.between(book, export);
    assertThat(difference.lost()).containsExactly(0);
    assertThat(difference.doubled()).containsExactly(1);
    assertThat(difference.damaged()).containsExactly(2);
  }
}
