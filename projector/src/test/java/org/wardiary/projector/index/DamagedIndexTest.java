package org.wardiary.projector.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.projector.index.IndexUpdate.From;

/** An index whose files fit together no longer is noticed and made anew, never taken as it is. */
class DamagedIndexTest extends IndexedGames {

  private static final String MANIFEST = "manifest.json";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "a flipped bit in a name | \"segments\" | \"segmentr\"",
        "no segments | \"segments\":\\[.*\\],\"offsets\" | \"segments\":[],\"offsets\"",
        "a segment twice | \"segments\":\\[(.*)\\],\"offsets\" | \"segments\":[$1,$1],\"offsets\"",
        "a game revised | \"revised\":\\{\\} | \"revised\":{\"GAME\":[3,2]}",
        "an offset below zero | \"offsets\":\\{\"0\":\\d+ | \"offsets\":{\"0\":-5",
        "a partition that is none | \"offsets\":\\{\"0\" | \"offsets\":{\"x\"",
        "no checksum | ,\"checksum\":-?\\d+ | ``",
      })
  void damagedManifest_isMadeAnew(String what, String pattern, String damaged) throws IOException {
    index(what, log, SMALL_BATCH);
    Path manifest = temp.resolve(what).resolve(MANIFEST);
    String good = Files.readString(manifest);
    String bad = good.replaceAll(pattern, damaged.replace("GAME", games.get(0).id()));
    assertThat(bad).isNotEqualTo(good);
    Files.writeString(manifest, bad);
    assertThat(index(what, log, SMALL_BATCH).games()).as(what).isEqualTo(games.size());
    assertThat(Files.readString(manifest)).as(what).startsWith("{\"version\"").contains("checksum");
  }

  @Test
  void segmentOfAnotherArchive_isNoticedAndMadeAnew() throws IOException {
    MemoryLog grows = new MemoryLog("grows");
    grows.append(games.get(0));
    index("own", grows, SMALL_BATCH);
    MemoryLog other = new MemoryLog("other");
    other.append(games.get(1));
    index("other", other, SMALL_BATCH);
    Path own = temp.resolve("own");
    Path segment = own.resolve("1.segment");
    Files.copy(
        temp.resolve("other").resolve("1.segment"), segment, StandardCopyOption.REPLACE_EXISTING);
    assertThatThrownBy(() -> PositionIndex.open(own))
        .isInstanceOf(IndexDamaged.class)
        .hasMessage("1.segment: expected the segment that the manifest names but got another");
    grows.append(games.get(2));
    PositionIndex index = index("own", grows, SMALL_BATCH);
    assertThat(index.games()).as("rebuilt by an update").isEqualTo(2);
    assertThat(segment).as("its name is not used again").doesNotExist();
    IndexUpdate.run(own, grows, PlayedGames.CODEC, From.BEGINNING, left -> {});
    assertThat(PositionIndex.open(own).games()).isEqualTo(2);
  }
}
